// Games of the C library: how they end, and bad input to every function that takes one.

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include <catch2/catch_test_macros.hpp>

#include <alquerque/alquerque.h>

#include "owned_game.hpp"
#include "refusal.hpp"

using namespace c_api;

namespace {

Game new_game(alq_rules rules = ALQ_BRAINKING, const alq_position* start = nullptr,
              const alq_adjudication* adjudication = nullptr) {
  return Game{got<alq_game*>(
      [&](alq_game** out) { return alq_game_create(rules, start, adjudication, out, nullptr); })};
}

alq_position position_in(const Game& game) {
  return got<alq_position>(
      [&](alq_position* out) { return alq_game_position(game.get(), out, nullptr); });
}

alq_result result_of(const Game& game) {
  return got<alq_result>(
      [&](alq_result* out) { return alq_game_result(game.get(), out, nullptr); });
}

void play(const Game& game, const char* text) {
  const auto rules =
      got<alq_rules>([&](alq_rules* out) { return alq_game_rules(game.get(), out, nullptr); });
  const alq_move move = move_of(text, position_in(game), rules);
  REQUIRE(alq_game_play(game.get(), &move, nullptr) == ALQ_OK);
}

/// Everything that can be asked about a game.
auto state_of(const Game& game) {
  const alq_game* g = game.get();
  const auto size = [&](auto function) {
    return got<std::size_t>([&](std::size_t* out) { return function(g, out, nullptr); });
  };
  const auto answer = [&](auto function) {
    return got<std::int32_t>([&](std::int32_t* out) { return function(g, out, nullptr); });
  };
  return std::tuple{bytes_of(position_in(game)), bytes_of(result_of(game)),
                    size(alq_game_ply_count),    size(alq_game_repetitions),
                    size(alq_game_quiet_turns),  answer(alq_game_can_undo),
                    answer(alq_game_can_redo)};
}

/// A call that must fail and leave the game as it is.
template <class Call>
void refused_in(const Game& game, alq_status expected, Call&& call) {
  const auto before = state_of(game);
  refused(expected, call);
  CHECK(state_of(game) == before);
}

}  // namespace

TEST_CASE("A game counts, tells and takes back its moves") {
  const Game game = new_game(ALQ_QIRKAT);
  const alq_position at_start = position_in(game);
  play(game, "d3-c3");
  play(game, "b3xd3");
  const alq_game* g = game.get();
  CHECK(got<std::size_t>([&](auto* out) { return alq_game_ply_count(g, out, nullptr); }) == 2);
  const auto second =
      got<alq_move>([&](alq_move* out) { return alq_game_move_at(g, 1, out, nullptr); });
  CHECK(second.captured == 1U << ALQ_POINT(2, 2));
  CHECK(second.from == ALQ_POINT(1, 2));
  CHECK(second.to == ALQ_POINT(3, 2));
  const auto first =
      got<alq_position>([&](auto* out) { return alq_game_position_at(g, 0, out, nullptr); });
  CHECK(bytes_of(first) == bytes_of(at_start));
  const auto last =
      got<alq_position>([&](auto* out) { return alq_game_position_at(g, 2, out, nullptr); });
  CHECK(bytes_of(last) == bytes_of(position_in(game)));
  CHECK(got<alq_rules>([&](auto* out) { return alq_game_rules(g, out, nullptr); }) == ALQ_QIRKAT);

  REQUIRE(alq_game_undo(game.get(), nullptr) == ALQ_OK);
  const Game copy{got<alq_game*>([&](alq_game** out) { return alq_game_copy(g, out, nullptr); })};
  CHECK(state_of(copy) == state_of(game));
  REQUIRE(alq_game_redo(copy.get(), nullptr) == ALQ_OK);
  CHECK(bytes_of(position_in(copy)) == bytes_of(last));
  CHECK(bytes_of(position_in(game)) != bytes_of(last));
}

TEST_CASE("A game ends as its players or its adjudication say") {
  SECTION("resignation, which is taken back like a move") {
    const Game game = new_game();
    REQUIRE(alq_game_resign(game.get(), ALQ_WHITE, nullptr) == ALQ_OK);
    CHECK(result_of(game).end == ALQ_END_RESIGNATION);
    CHECK(result_of(game).winner == ALQ_BLACK);
    REQUIRE(alq_game_undo(game.get(), nullptr) == ALQ_OK);
    CHECK(result_of(game).end == ALQ_END_NONE);
    CHECK(result_of(game).winner == ALQ_NOBODY);
  }
  SECTION("agreement") {
    const Game game = new_game();
    REQUIRE(alq_game_agree_draw(game.get(), nullptr) == ALQ_OK);
    CHECK(result_of(game).end == ALQ_END_AGREEMENT);
    CHECK(result_of(game).winner == ALQ_NOBODY);
  }
  SECTION("repetition") {
    const alq_position start = position_of("4b/5/5/5/w4 w -", ALQ_FREESTYLE);
    const alq_adjudication twice{2, 0};
    const Game game = new_game(ALQ_FREESTYLE, &start, &twice);
    const auto said = got<alq_adjudication>(
        [&](auto* out) { return alq_game_adjudication(game.get(), out, nullptr); });
    CHECK(bytes_of(said) == bytes_of(twice));
    for (const char* move : {"a1-b1", "e5-d5", "b1-a1", "d5-e5"}) {
      CHECK(result_of(game).end == ALQ_END_NONE);
      play(game, move);
    }
    CHECK(result_of(game).end == ALQ_END_REPETITION);
    CHECK(got<std::size_t>(
              [&](auto* out) { return alq_game_repetitions(game.get(), out, nullptr); }) == 2);
  }
  SECTION("quiet turns") {
    const alq_position start = position_of("4b/5/5/5/w4 w -", ALQ_FREESTYLE);
    const alq_adjudication two{0, 2};
    const Game game = new_game(ALQ_FREESTYLE, &start, &two);
    play(game, "a1-b1");
    CHECK(result_of(game).end == ALQ_END_NONE);
    play(game, "e5-d5");
    CHECK(result_of(game).end == ALQ_END_QUIET_TURNS);
    CHECK(got<std::size_t>(
              [&](auto* out) { return alq_game_quiet_turns(game.get(), out, nullptr); }) == 2);
  }
}

TEST_CASE("The text of a game holds the moves played and how it ended") {
  const Game game = new_game(ALQ_QIRKAT);
  play(game, "d3-c3");
  play(game, "b3xd3");
  play(game, "e3xc3");
  REQUIRE(alq_game_undo(game.get(), nullptr) == ALQ_OK);
  REQUIRE(alq_game_resign(game.get(), ALQ_WHITE, nullptr) == ALQ_OK);
  std::array<char, 400> text;
  std::size_t size = 0;
  REQUIRE(alq_game_text(game.get(), text.data(), text.size(), &size, nullptr) == ALQ_OK);
  CHECK(std::string_view{text.data()} ==
        "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n"
        "[Black \"?\"]\n[Result \"0-1\"]\n[Variant \"Alquerque\"]\n[Rules \"qirkat\"]\n\n"
        "1. d3-c3 b3xd3 0-1\n");
  CHECK(size == std::string_view{text.data()}.size() + 1);
}

TEST_CASE("A NULL game, and a NULL place for its answer, are refused") {
  const Game game = new_game();
  alq_game* g = game.get();
  const alq_position position = start();
  const alq_move move = move_of("d3-c3", position);
  alq_game* made;
  alq_rules rules;
  alq_adjudication adjudication;
  alq_position found;
  std::size_t size;
  alq_move found_move;
  std::int32_t answer;
  alq_result result;
  std::array<char, 200> text;

  struct Case {
    const char* name;
    std::function<alq_status(alq_error*)> call;
  };
  const std::vector<Case> cases{
      {"game", [&](alq_error* e) { return alq_game_create(0, nullptr, nullptr, nullptr, e); }},
      {"game", [&](alq_error* e) { return alq_game_copy(nullptr, &made, e); }},
      {"copy", [&](alq_error* e) { return alq_game_copy(g, nullptr, e); }},
      {"game", [&](alq_error* e) { return alq_game_rules(nullptr, &rules, e); }},
      {"rules", [&](alq_error* e) { return alq_game_rules(g, nullptr, e); }},
      {"game", [&](alq_error* e) { return alq_game_adjudication(nullptr, &adjudication, e); }},
      {"adjudication", [&](alq_error* e) { return alq_game_adjudication(g, nullptr, e); }},
      {"game", [&](alq_error* e) { return alq_game_position(nullptr, &found, e); }},
      {"position", [&](alq_error* e) { return alq_game_position(g, nullptr, e); }},
      {"game", [&](alq_error* e) { return alq_game_ply_count(nullptr, &size, e); }},
      {"count", [&](alq_error* e) { return alq_game_ply_count(g, nullptr, e); }},
      {"game", [&](alq_error* e) { return alq_game_move_at(nullptr, 0, &found_move, e); }},
      {"move", [&](alq_error* e) { return alq_game_move_at(g, 0, nullptr, e); }},
      {"game", [&](alq_error* e) { return alq_game_position_at(nullptr, 0, &found, e); }},
      {"position", [&](alq_error* e) { return alq_game_position_at(g, 0, nullptr, e); }},
      {"game", [&](alq_error* e) { return alq_game_play(nullptr, &move, e); }},
      {"move", [&](alq_error* e) { return alq_game_play(g, nullptr, e); }},
      {"game", [&](alq_error* e) { return alq_game_resign(nullptr, ALQ_WHITE, e); }},
      {"game", [&](alq_error* e) { return alq_game_agree_draw(nullptr, e); }},
      {"game", [&](alq_error* e) { return alq_game_can_undo(nullptr, &answer, e); }},
      {"answer", [&](alq_error* e) { return alq_game_can_undo(g, nullptr, e); }},
      {"game", [&](alq_error* e) { return alq_game_can_redo(nullptr, &answer, e); }},
      {"answer", [&](alq_error* e) { return alq_game_can_redo(g, nullptr, e); }},
      {"game",
       [&](alq_error* e) { return alq_game_text(nullptr, text.data(), text.size(), &size, e); }},
      {"buffer", [&](alq_error* e) { return alq_game_text(g, nullptr, 50, &size, e); }},
      {"size", [&](alq_error* e) { return alq_game_text(g, nullptr, 0, nullptr, e); }},
      {"game", [&](alq_error* e) { return alq_game_undo(nullptr, e); }},
      {"game", [&](alq_error* e) { return alq_game_redo(nullptr, e); }},
      {"game", [&](alq_error* e) { return alq_game_result(nullptr, &result, e); }},
      {"result", [&](alq_error* e) { return alq_game_result(g, nullptr, e); }},
      {"game", [&](alq_error* e) { return alq_game_repetitions(nullptr, &size, e); }},
      {"count", [&](alq_error* e) { return alq_game_repetitions(g, nullptr, e); }},
      {"game", [&](alq_error* e) { return alq_game_quiet_turns(nullptr, &size, e); }},
      {"count", [&](alq_error* e) { return alq_game_quiet_turns(g, nullptr, e); }},
  };
  const auto before = state_of(game);
  for (const Case& test : cases) {
    const alq_error error = refused(ALQ_NULL_ARGUMENT, test.call, made, rules, adjudication, found,
                                    size, found_move, answer, result, text);
    CHECK(std::string_view{error.message} == "'" + std::string{test.name} + "' is NULL");
  }
  CHECK(state_of(game) == before);
  alq_game_destroy(nullptr);
}

TEST_CASE("A move or position that a game does not have is refused") {
  const Game game = new_game();
  play(game, "d3-c3");
  REQUIRE(alq_game_undo(game.get(), nullptr) == ALQ_OK);
  for (const std::size_t ply : {std::size_t{0}, std::size_t{1}, ~std::size_t{0}}) {
    alq_move move;
    refused(
        ALQ_OUT_OF_RANGE,
        [&](alq_error* error) { return alq_game_move_at(game.get(), ply, &move, error); }, move);
  }
  for (const std::size_t ply : {std::size_t{1}, ~std::size_t{0}}) {
    alq_position position;
    refused(
        ALQ_OUT_OF_RANGE,
        [&](alq_error* error) { return alq_game_position_at(game.get(), ply, &position, error); },
        position);
  }
}

TEST_CASE("A game refuses what cannot be played, taken back or declared, and stays as it is") {
  const Game game = new_game();
  const alq_move legal = move_of("d3-c3", position_in(game));
  refused_in(game, ALQ_NOTHING_TO_UNDO,
             [&](alq_error* error) { return alq_game_undo(game.get(), error); });
  refused_in(game, ALQ_NOTHING_TO_REDO,
             [&](alq_error* error) { return alq_game_redo(game.get(), error); });
  for (const alq_side side : {-1, 2}) {
    refused_in(game, ALQ_OUT_OF_RANGE,
               [&](alq_error* error) { return alq_game_resign(game.get(), side, error); });
  }

  // With something to redo, which a refused move must not forget.
  play(game, "d3-c3");
  REQUIRE(alq_game_undo(game.get(), nullptr) == ALQ_OK);
  std::vector<alq_move> wrong(4, legal);
  wrong[0].captured = 1;
  wrong[1].from = 200;
  wrong[2].reserved[1] = 1;
  wrong[3].to = ALQ_POINT(0, 0);
  for (const alq_move& move : wrong) {
    refused_in(game, ALQ_ILLEGAL_MOVE,
               [&](alq_error* error) { return alq_game_play(game.get(), &move, error); });
  }
  REQUIRE(alq_game_redo(game.get(), nullptr) == ALQ_OK);

  REQUIRE(alq_game_agree_draw(game.get(), nullptr) == ALQ_OK);
  for (const alq_move& move : {legal, wrong[1]}) {
    refused_in(game, ALQ_GAME_OVER,
               [&](alq_error* error) { return alq_game_play(game.get(), &move, error); });
  }
  refused_in(game, ALQ_GAME_OVER,
             [&](alq_error* error) { return alq_game_resign(game.get(), ALQ_BLACK, error); });
  refused_in(game, ALQ_GAME_OVER,
             [&](alq_error* error) { return alq_game_agree_draw(game.get(), error); });
}
