// Memory that runs out: at whichever allocation it does, the call fails and nothing has changed.

#include <array>
#include <cstddef>
#include <cstdlib>
#include <functional>
#include <new>
#include <string_view>
#include <vector>

#include <catch2/catch_test_macros.hpp>

#include <alquerque/alquerque.h>

#include "refusal.hpp"

using namespace c_api;

namespace {

// How many allocations succeed before one fails; none fails while it is negative.
int allocations_left = -1;

bool runs_out() {
  if (allocations_left < 0) {
    return false;
  }
  return allocations_left-- == 0;
}

}  // namespace

// NOLINTBEGIN(cppcoreguidelines-no-malloc)
void* operator new(std::size_t size) {
  if (runs_out()) {
    throw std::bad_alloc{};
  }
  if (void* memory = std::malloc(size)) {
    return memory;
  }
  throw std::bad_alloc{};
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
// NOLINTEND(cppcoreguidelines-no-malloc)

namespace {

/// Makes a call over and over, with memory running out one allocation later each time, until it
/// gets all it wants.
/// @return how often memory ran out
template <class Call, class Kept>
int failures(alq_status without_failure, Call&& call, Kept&& kept) {
  for (int count = 0;; ++count) {
    REQUIRE(count < 1000);
    alq_error error;
    error.status = ALQ_OK;
    allocations_left = count;
    const alq_status status = call(&error);
    const bool ran_out = allocations_left < 0;
    allocations_left = -1;
    if (!ran_out) {
      REQUIRE(status == without_failure);
      return count;
    }
    REQUIRE(status == ALQ_OUT_OF_MEMORY);
    REQUIRE(error.status == ALQ_OUT_OF_MEMORY);
    REQUIRE(std::string_view{error.message} == "memory has run out");
    REQUIRE(kept());
  }
}

}  // namespace

TEST_CASE("Text fails where memory runs out") {
  const alq_position many = position_of("5/1bbb1/1b1b1/bbbbb/1bwb1 w -");
  alq_position position;
  fill_with_rubbish(position);
  const auto rubbish = bytes_of(position);
  CHECK(failures(
            ALQ_BAD_TEXT,
            [&](alq_error* error) {
              return alq_parse_position(ALQ_BRAINKING, "5/5/5/5/wwwwww w -", &position, error);
            },
            [&] { return bytes_of(position) == rubbish; }) > 0);
  alq_move move;
  fill_with_rubbish(move);
  const auto rubbish_move = bytes_of(move);
  CHECK(failures(
            ALQ_AMBIGUOUS_MOVE,
            [&](alq_error* error) {
              return alq_parse_move(ALQ_BRAINKING, &many, "c1xc1", &move, error);
            },
            [&] { return bytes_of(move) == rubbish_move; }) > 0);
  std::array<char, ALQ_POSITION_TEXT_SIZE> text;
  fill_with_rubbish(text);
  const auto rubbish_text = bytes_of(text);
  CHECK(failures(
            ALQ_OK,
            [&](alq_error* error) {
              return alq_position_text(ALQ_BRAINKING, &many, text.data(), text.size(), nullptr,
                                       error);
            },
            [&] { return bytes_of(text) == rubbish_text; }) > 0);
}

TEST_CASE("The texts of a refusal and of a game fail where memory runs out") {
  const alq_position position = start();
  const std::array<std::uint8_t, 2> step{ALQ_POINT(3, 2), ALQ_POINT(3, 1)};
  alq_game* game = nullptr;
  REQUIRE(alq_game_create(ALQ_BRAINKING, &position, nullptr, &game, nullptr) == ALQ_OK);
  std::array<char, 200> text;
  alq_refusal refusal;
  fill_with_rubbish(text);
  fill_with_rubbish(refusal);
  const auto rubbish_text = bytes_of(text);
  const auto rubbish_refusal = bytes_of(refusal);
  CHECK(failures(
            ALQ_OK,
            [&](alq_error* error) {
              return alq_explain(ALQ_BRAINKING, &position, step.data(), step.size(), &refusal,
                                 text.data(), text.size(), nullptr, error);
            },
            [&] {
              return bytes_of(text) == rubbish_text && bytes_of(refusal) == rubbish_refusal;
            }) > 0);
  fill_with_rubbish(text);
  CHECK(failures(
            ALQ_OK,
            [&](alq_error* error) {
              return alq_game_text(game, text.data(), text.size(), nullptr, error);
            },
            [&] { return bytes_of(text) == rubbish_text; }) > 0);
  alq_game_destroy(game);
}

TEST_CASE("A game's text is read and its tags are set whole or not at all") {
  const std::string_view text = "[Event \"an event whose name is long\"]\n1. d3-c3 {so} *";
  const std::string_view wrong = "1. d3-c3 b3-b2 a long word that is no move *";
  alq_text_place place = {0, 0, 0, 0};
  alq_game* game = nullptr;
  CHECK(failures(
            ALQ_ILLEGAL_MOVE,
            [&](alq_error* error) {
              return alq_game_from_text(ALQ_BRAINKING, wrong.data(), wrong.size(), &place, &game,
                                        error);
            },
            [&] { return game == nullptr && place.offset == 0; }) > 1);
  place = {0, 0, 0, 0};
  CHECK(failures(
            ALQ_OK,
            [&](alq_error* error) {
              return alq_game_from_text(ALQ_BRAINKING, text.data(), text.size(), &place, &game,
                                        error);
            },
            [&] { return game == nullptr && place.offset == 0; }) > 1);
  const auto has_tag = [&game] {
    std::size_t size = 0;
    return alq_game_tag(game, "White", nullptr, 0, &size, nullptr) == ALQ_OK;
  };
  CHECK(failures(
            ALQ_OK,
            [&](alq_error* error) {
              return alq_game_set_tag(game, "White", "a name that is long enough", error);
            },
            [&] { return !has_tag(); }) > 0);
  CHECK(has_tag());
  alq_game_destroy(game);
}

TEST_CASE("A game is made, copied and played on whole or not at all") {
  const alq_position start_position = start();
  const alq_move move = move_of("d3-c3", start_position);
  alq_game* const nothing = nullptr;
  alq_game* game = nullptr;
  CHECK(failures(
            ALQ_OK,
            [&](alq_error* error) {
              return alq_game_create(ALQ_BRAINKING, nullptr, nullptr, &game, error);
            },
            [&] { return game == nothing; }) > 0);
  CHECK(failures(
            ALQ_OK, [&](alq_error* error) { return alq_game_play(game, &move, error); },
            [&] {
              const auto position = got<alq_position>(
                  [&](alq_position* out) { return alq_game_position(game, out, nullptr); });
              return bytes_of(position) == bytes_of(start_position);
            }) > 0);
  alq_game* copy = nullptr;
  CHECK(failures(
            ALQ_OK, [&](alq_error* error) { return alq_game_copy(game, &copy, error); },
            [&] { return copy == nothing; }) > 1);
  alq_game_destroy(copy);
  alq_game_destroy(game);
}
