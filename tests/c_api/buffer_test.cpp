// Lists and texts in a buffer of the caller's: what fits is written, what does not is announced.

#include <array>
#include <cstddef>
#include <cstring>
#include <string_view>
#include <vector>

#include <catch2/catch_test_macros.hpp>

#include <alquerque/alquerque.h>

#include "refusal.hpp"

using namespace c_api;

TEST_CASE("A buffer that is too small is left alone, and the size it takes is told") {
  const alq_position position = start();
  const alq_rules rules = ALQ_BRAINKING;

  SECTION("the text of a position") {
    std::size_t needed = 0;
    REQUIRE(alq_position_text(rules, &position, nullptr, 0, &needed, nullptr) == ALQ_OK);
    CHECK(needed == std::string_view{"bbbbb/bbbbb/bb1ww/wwwww/wwwww w -"}.size() + 1);
    for (std::size_t capacity = 0; capacity < needed; ++capacity) {
      std::array<char, ALQ_POSITION_TEXT_SIZE> text;
      std::size_t size = 0;
      refused(
          ALQ_BUFFER_TOO_SMALL,
          [&](alq_error* error) {
            return alq_position_text(rules, &position, text.data(), capacity, &size, error);
          },
          text);
      CHECK(size == needed);
      refused(
          ALQ_BUFFER_TOO_SMALL,
          [&](alq_error* error) {
            return alq_position_text(rules, &position, text.data(), capacity, nullptr, error);
          },
          text);
    }
    std::vector<char> text(needed);
    CHECK(alq_position_text(rules, &position, text.data(), needed, nullptr, nullptr) == ALQ_OK);
    CHECK(std::strlen(text.data()) + 1 == needed);
  }

  SECTION("the text of a move") {
    const alq_move move = move_of("d3-c3", position);
    std::size_t needed = 0;
    REQUIRE(alq_move_text(rules, &position, &move, nullptr, 0, &needed, nullptr) == ALQ_OK);
    CHECK(needed == 6);
    for (std::size_t capacity = 0; capacity < needed; ++capacity) {
      std::array<char, ALQ_MOVE_TEXT_SIZE> text;
      std::size_t size = 0;
      refused(
          ALQ_BUFFER_TOO_SMALL,
          [&](alq_error* error) {
            return alq_move_text(rules, &position, &move, text.data(), capacity, &size, error);
          },
          text);
      CHECK(size == needed);
    }
  }

  SECTION("the text of a refusal") {
    const std::array<std::uint8_t, 2> backward{ALQ_POINT(3, 2), ALQ_POINT(3, 1)};
    const auto explain = [&](char* text, std::size_t capacity, std::size_t* size, alq_refusal* why,
                             alq_error* error) {
      return alq_explain(rules, &position, backward.data(), backward.size(), why, text, capacity,
                         size, error);
    };
    std::size_t needed = 0;
    alq_refusal refusal = ALQ_REFUSAL_NONE;
    REQUIRE(explain(nullptr, 0, &needed, &refusal, nullptr) == ALQ_OK);
    CHECK(refusal == ALQ_REFUSAL_OCCUPIED);
    CHECK(needed == std::string_view{"a man stands on d2 already"}.size() + 1);
    for (std::size_t capacity = 0; capacity < needed; ++capacity) {
      std::array<char, ALQ_REFUSAL_TEXT_SIZE> text;
      std::size_t size = 0;
      refused(
          ALQ_BUFFER_TOO_SMALL,
          [&](alq_error* error) { return explain(text.data(), capacity, &size, &refusal, error); },
          text);
      CHECK(size == needed);
    }
  }

  SECTION("the text of a game") {
    alq_game* game = nullptr;
    REQUIRE(alq_game_create(rules, nullptr, nullptr, &game, nullptr) == ALQ_OK);
    std::size_t needed = 0;
    REQUIRE(alq_game_text(game, nullptr, 0, &needed, nullptr) == ALQ_OK);
    for (std::size_t capacity = 0; capacity < needed; ++capacity) {
      std::array<char, 200> text;
      REQUIRE(needed <= text.size());
      std::size_t size = 0;
      refused(
          ALQ_BUFFER_TOO_SMALL,
          [&](alq_error* error) {
            return alq_game_text(game, text.data(), capacity, &size, error);
          },
          text);
      CHECK(size == needed);
    }
    alq_game_destroy(game);
  }

  SECTION("the legal moves") {
    std::size_t needed = 0;
    REQUIRE(alq_legal_moves(rules, &position, nullptr, 0, &needed, nullptr) == ALQ_OK);
    CHECK(needed == 4);
    for (std::size_t capacity = 0; capacity < needed; ++capacity) {
      std::array<alq_move, 4> moves;
      std::size_t count = 0;
      refused(
          ALQ_BUFFER_TOO_SMALL,
          [&](alq_error* error) {
            return alq_legal_moves(rules, &position, moves.data(), capacity, &count, error);
          },
          moves);
      CHECK(count == needed);
    }
    // Nothing beyond the moves is touched where there is more room.
    std::array<alq_move, 6> moves;
    fill_with_rubbish(moves);
    const alq_move rubbish = moves[5];
    REQUIRE(alq_legal_moves(rules, &position, moves.data(), 6, &needed, nullptr) == ALQ_OK);
    CHECK(bytes_of(moves[4]) == bytes_of(rubbish));
    CHECK(bytes_of(moves[5]) == bytes_of(rubbish));
  }

  SECTION("the routes of a move") {
    const alq_position windmill = position_of("bbbbb/bbb1b/bb2w/wwwww/ww1w1 b -");
    const alq_move move = move_of("a3xc1xe1xc3xc1", windmill);
    std::size_t needed = 0;
    REQUIRE(alq_routes(rules, &windmill, &move, nullptr, 0, &needed, nullptr) == ALQ_OK);
    CHECK(needed == 2);
    for (std::size_t capacity = 0; capacity < needed; ++capacity) {
      std::array<alq_route, 2> routes;
      std::size_t count = 0;
      refused(
          ALQ_BUFFER_TOO_SMALL,
          [&](alq_error* error) {
            return alq_routes(rules, &windmill, &move, routes.data(), capacity, &count, error);
          },
          routes);
      CHECK(count == needed);
    }
    std::array<alq_route, 3> routes;
    fill_with_rubbish(routes);
    const alq_route rubbish = routes[2];
    REQUIRE(alq_routes(rules, &windmill, &move, routes.data(), 3, &needed, nullptr) == ALQ_OK);
    CHECK(bytes_of(routes[2]) == bytes_of(rubbish));
    const auto main_route = got<alq_route>(
        [&](alq_route* out) { return alq_main_route(rules, &windmill, &move, out, nullptr); });
    CHECK(main_route.size == 4);
    CHECK(main_route.landings[0] == ALQ_POINT(2, 0));
    CHECK(main_route.landings[3] == ALQ_POINT(2, 0));
    CHECK(main_route.landings[4] == 0);
    const bool first = bytes_of(routes[0]) == bytes_of(main_route);
    CHECK(bytes_of(routes[first ? 0 : 1]) == bytes_of(main_route));
    CHECK(bytes_of(routes[first ? 1 : 0]) != bytes_of(main_route));
  }
}
