// A sequence of calls of the C library, each a byte that names the function and bytes for its
// arguments. Pointers may be NULL, numbers, positions and moves may be anything.

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <string>
#include <vector>

#include <alquerque/alquerque.h>

#include "input.hpp"

namespace {

using fuzz::check;
using fuzz::Input;

class Calls {
 public:
  Calls(const std::uint8_t* data, std::size_t size) : input_{data, size} {
    for (alq_position& position : positions_) {
      check(alq_start(&position, nullptr) == ALQ_OK);
    }
  }
  Calls(const Calls&) = delete;
  Calls& operator=(const Calls&) = delete;
  ~Calls() {
    for (alq_game* game : games_) {
      alq_game_destroy(game);
    }
  }

  void run() {
    // So that an input is done in time.
    for (int calls = 0; calls < 200 && !input_.at_end(); ++calls) {
      call();
    }
  }

 private:
  void call() {
    switch (input_.below(12)) {
      case 0:
        rules_ = input_.below(8) == 0 ? input_.take<alq_rules>()
                                      : static_cast<alq_rules>(input_.below(4));
        return check((alq_rules_name(rules_) != nullptr) ==
                     (rules_ >= 0 && rules_ < alq_rules_count()));
      case 1:
        positions_[input_.below(positions_.size())] = input_.take<alq_position>();
        return;
      case 2:
        moves_[input_.below(moves_.size())] = input_.take<alq_move>();
        return;
      case 3:
        return ask_position();
      case 4:
        return list_moves();
      case 5:
        return ask_move();
      case 6:
        return read_text();
      case 7:
        return write_text();
      case 8:
        return make_game();
      case 9:
      case 10:
        return change_game();
      default:
        return ask_game();
    }
  }

  void ask_position() {
    const alq_position* at = position();
    alq_setup setup = input_.take<alq_setup>();
    std::uint64_t number = 0;
    std::size_t count = 0;
    std::int32_t answer = 0;
    std::uint32_t men = 0;
    alq_result result;
    switch (input_.below(8)) {
      case 0:
        return done(alq_position_from(rules_, pointer(&setup), position(), error()));
      case 1:
        return done(alq_setup_of(rules_, at, pointer(&setup), error()));
      case 2:
        return done(alq_hash(rules_, at, pointer(&number), error()));
      case 3:
        return done(alq_count_moves(rules_, at, pointer(&count), error()));
      case 4:
        return done(alq_has_legal_move(rules_, at, pointer(&answer), error()));
      case 5:
        return done(alq_capturing_men(rules_, at, pointer(&men), error()));
      case 6:
        return done(alq_outcome(rules_, at, pointer(&result), error()));
      default: {
        const std::uint32_t depth = input_.byte();
        return done(alq_perft(rules_, at, depth > ALQ_MAX_DEPTH ? depth : depth % 3,
                              pointer(&number), error()));
      }
    }
  }

  void list_moves() {
    const alq_position* at = position();
    const std::size_t capacity = input_.byte();
    // Exactly as large as it is said to be, so that a write beyond it is found.
    std::vector<alq_move> moves(capacity);
    std::size_t count = 0;
    const alq_status status = alq_legal_moves(rules_, at, capacity == 0 ? nullptr : moves.data(),
                                              capacity, &count, error());
    done(status);
    if (status != ALQ_OK || capacity == 0) {
      return;
    }
    check(count <= capacity);
    for (std::size_t i = 0; i < count; ++i) {
      std::int32_t legal = 0;
      check(alq_is_legal(rules_, at, &moves[i], &legal, nullptr) == ALQ_OK && legal == 1);
      moves_[i % moves_.size()] = moves[i];
    }
  }

  void ask_move() {
    const alq_position* at = position();
    const alq_move* asked = move();
    std::int32_t answer = 0;
    std::size_t count = 0;
    alq_route route;
    switch (input_.below(4)) {
      case 0:
        return done(alq_is_legal(rules_, at, asked, pointer(&answer), error()));
      case 1:
        return done(alq_after(rules_, at, asked, position(), error()));
      case 2:
        return done(alq_main_route(rules_, at, asked, pointer(&route), error()));
      default: {
        std::vector<alq_route> routes(input_.below(20));
        return done(alq_routes(rules_, at, asked, pointer(routes.data()), routes.size(),
                               pointer(&count), error()));
      }
    }
  }

  void read_text() {
    const std::string text{input_.text(input_.byte())};
    const char* given = pointer(text.c_str());
    switch (input_.below(3)) {
      case 0:
        return done(alq_parse_position(rules_, given, position(), error()));
      case 1:
        return done(alq_parse_move(rules_, position(), given, move(), error()));
      default:
        return done(alq_rules_find(given, pointer(&rules_), error()));
    }
  }

  void write_text() {
    const std::size_t capacity = input_.byte();
    std::vector<char> text(capacity);
    std::size_t size = 0;
    char* buffer = pointer(text.data());
    std::size_t* told = pointer(&size);
    const alq_status status = write_any_text(buffer, capacity, told);
    done(status);
    if (status == ALQ_OK && buffer != nullptr && told != nullptr) {
      check(std::strlen(buffer) + 1 == size && size <= capacity);
    }
  }

  alq_status write_any_text(char* buffer, std::size_t capacity, std::size_t* told) {
    switch (input_.below(4)) {
      case 0:
        return alq_position_text(rules_, position(), buffer, capacity, told, error());
      case 1:
        return alq_move_text(rules_, position(), move(), buffer, capacity, told, error());
      case 2: {
        alq_refusal refusal = ALQ_REFUSAL_NONE;
        std::vector<std::uint8_t> points(input_.below(16));
        for (std::uint8_t& point : points) {
          point = static_cast<std::uint8_t>(input_.below(26));
        }
        return alq_explain(rules_, position(), pointer(points.data()), points.size(),
                           pointer(&refusal), buffer, capacity, told, error());
      }
      default:
        return alq_game_text(game(), buffer, capacity, told, error());
    }
  }

  void make_game() {
    alq_game*& slot = games_[input_.below(games_.size())];
    alq_game* made = nullptr;
    const alq_adjudication adjudication = input_.take<alq_adjudication>();
    const alq_status status =
        input_.below(2) == 0
            ? alq_game_create(rules_, position(), pointer(&adjudication), &made, error())
            : alq_game_copy(game(), &made, error());
    done(status);
    check((made != nullptr) == (status == ALQ_OK));
    if (made != nullptr) {
      alq_game_destroy(slot);
      slot = made;
    }
  }

  void change_game() {
    alq_game* changed = game();
    switch (input_.below(6)) {
      case 0:
        return done(alq_game_undo(changed, error()));
      case 1:
        return done(alq_game_redo(changed, error()));
      case 2:
        return done(alq_game_resign(changed, static_cast<alq_side>(input_.below(3)) - 1, error()));
      case 3:
        return done(alq_game_agree_draw(changed, error()));
      case 4:
        return done(alq_game_play(changed, move(), error()));
      default:
        return play_any(changed);
    }
  }

  /// Plays one of the legal moves, so that games get somewhere.
  void play_any(alq_game* played) {
    if (played == nullptr) {
      return;
    }
    alq_rules rules = 0;
    alq_position at;
    std::array<alq_move, ALQ_MAX_MOVES> moves;
    std::size_t count = 0;
    check(alq_game_rules(played, &rules, nullptr) == ALQ_OK);
    check(alq_game_position(played, &at, nullptr) == ALQ_OK);
    check(alq_legal_moves(rules, &at, moves.data(), moves.size(), &count, nullptr) == ALQ_OK);
    alq_result result;
    check(alq_game_result(played, &result, nullptr) == ALQ_OK);
    if (count == 0) {
      return check(result.end != ALQ_END_NONE);
    }
    const alq_status status = alq_game_play(played, &moves[input_.below(count)], error());
    done(status);
    check(status == (result.end == ALQ_END_NONE ? ALQ_OK : ALQ_GAME_OVER));
  }

  void ask_game() {
    const alq_game* asked = game();
    const std::size_t ply = input_.below(8) == 0 ? input_.take<std::size_t>() : input_.below(16);
    alq_rules rules = 0;
    alq_adjudication adjudication;
    std::size_t count = 0;
    std::int32_t answer = 0;
    alq_result result;
    switch (input_.below(11)) {
      case 0:
        return done(alq_game_rules(asked, pointer(&rules), error()));
      case 1:
        return done(alq_game_adjudication(asked, pointer(&adjudication), error()));
      case 2:
        return done(alq_game_position(asked, position(), error()));
      case 3:
        return done(alq_game_ply_count(asked, pointer(&count), error()));
      case 4:
        return done(alq_game_move_at(asked, ply, move(), error()));
      case 5:
        return done(alq_game_position_at(asked, ply, position(), error()));
      case 6:
        return done(alq_game_can_undo(asked, pointer(&answer), error()));
      case 7:
        return done(alq_game_can_redo(asked, pointer(&answer), error()));
      case 8:
        return done(alq_game_result(asked, pointer(&result), error()));
      case 9:
        return done(alq_game_repetitions(asked, pointer(&count), error()));
      default:
        return done(alq_game_quiet_turns(asked, pointer(&count), error()));
    }
  }

  // ---- Arguments ----

  /// The pointer, or NULL now and then.
  template <class Object>
  Object* pointer(Object* object) {
    return input_.below(16) == 0 ? nullptr : object;
  }
  alq_position* position() { return pointer(&positions_[input_.below(positions_.size())]); }
  alq_move* move() { return pointer(&moves_[input_.below(moves_.size())]); }
  alq_game* game() { return games_[input_.below(games_.size())]; }

  alq_error* error() {
    std::memset(&error_, 0xa5, sizeof error_);
    return pointer(&error_);
  }

  /// What holds after every call.
  void done(alq_status status) {
    check(status >= ALQ_OK && status <= ALQ_COUNT_TOO_LARGE);
    alq_error untouched;
    std::memset(&untouched, 0xa5, sizeof untouched);
    if (std::memcmp(&error_, &untouched, sizeof error_) != 0) {
      check(status != ALQ_OK && error_.status == status);
      check(std::memchr(error_.message, '\0', sizeof error_.message) != nullptr);
    }
  }

  Input input_;
  alq_rules rules_ = ALQ_BRAINKING;
  std::array<alq_position, 3> positions_{};
  std::array<alq_move, 6> moves_{};
  std::array<alq_game*, 3> games_{};
  alq_error error_{};
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Calls{data, size}.run();
  return 0;
}
