// The lines of RULES that have caught other programs, each from the start position.

#include <algorithm>
#include <cstddef>

#include <catch2/catch_test_macros.hpp>

#include <alquerque/core/movegen.hpp>
#include <alquerque/core/position.hpp>
#include <alquerque/core/routes.hpp>
#include <alquerque/core/rule_set.hpp>

#include "support.hpp"

namespace alquerque::test {
namespace {

using enum Point;

TEST_CASE("a capture may end where the man stood before", "[lines][B11]") {
  const Position position = play(Position::start(), "d3-c3 b3-d3 e3-c3 d4-d3");
  CHECK(move_texts(position) == Texts{"c3xe3", "d2xd4"});
}

TEST_CASE("two ways round a cycle are one move with two routes", "[lines][bad-case-2]") {
  const Position position = play(Position::start(), "d2-c3 b4-d2 e1-c3 d4-d2-b4 c1-d2");
  CHECK(move_texts(position) == Texts{"a3xc1xe1xc3xc1"});
  CHECK(count_moves(position) == 1);
  CHECK(detail::count_routes(position) == 2);

  const Move move{a3, c1, Bitboard{d1, b2, c2, d2}};
  CHECK(is_legal(position, move));
  CHECK(move_of(position, "a3-c1-c3-e1-c1") == move);
  CHECK(move_of(position, "a3-c1-e1-c3-c1") == move);

  Texts routes;
  for_each_route(position, move, [&](const Route& route) { routes.push_back(to_text(route)); });
  std::sort(routes.begin(), routes.end());
  CHECK(routes == Texts{"a3xc1xc3xe1xc1", "a3xc1xe1xc3xc1"});
}

// How many lines of `plies` moves end with a capture that ends where it began.
std::size_t count_circular(const Position& position, int plies) {
  std::size_t count = 0;
  for_each_move(position, [&](const Move& move) {
    if (plies == 1) {
      count += move.from() == move.to() ? 1U : 0U;
    } else {
      count += count_circular(position.after(move), plies - 1);
    }
  });
  return count;
}

TEST_CASE("a chain that ends where it began comes first at ply 6", "[lines][bad-case-3]") {
  for (const int plies : {1, 2, 3, 4, 5}) {
    CHECK(count_circular(Position::start(), plies) == 0);
  }
  CHECK(count_circular(Position::start(), 6) == 1);
}

TEST_CASE("a chain that ends where it began takes men and keeps its own", "[lines][bad-case-3]") {
  const Position position = play(Position::start(), "d2-c3 b4-d2 b2-b4 b5-b3 e1-c3");
  CHECK(position == position_of("b1bbb/b1bbb/bbwww/w1w1w/wwww1 b -"));
  CHECK(move_texts(position) == Texts{"d4xb2xd2xd4", "d4xd2xb4"});

  const Move move{d4, d4, Bitboard{c2, c3, d3}};
  CHECK(move_of(position, "d4-b2-d2-d4") == move);
  CHECK(move_of(position, "d4-d2-b2-d4") == move);
  CHECK(position.after(move) == position_of("b1bbb/b1bbb/bb2w/w3w/wwww1 w -"));
}

TEST_CASE("qirkat: a ban does not pass to another man on the point", "[lines][B11][bad-case-10]") {
  constexpr RuleSet rule_set = rules::qirkat;
  const Position before =
      play<rule_set>(Position::start(), "d2-c3 b4-d2 e1-c3 d4-d2-b4 e3-d3 b3-c3");
  CHECK(before == position_of<rule_set>("bbbbb/bbb1b/b1bw1/www1w/wwww1 w c3<,d3>"));

  const Position position = play<rule_set>(before, "b2-d4 c5-e3-c3 a2-b2");
  CHECK(position == position_of<rule_set>("bb1bb/bbb1b/b1b2/1ww1w/wwww1 b b2<"));
  CHECK(move_texts<rule_set>(position) == Texts{"a3-a2", "a3-b3", "b4-b3", "b5-c5", "c3-b3",
                                                "c3-d2", "c3-d3", "c4-d4", "d5-c5", "d5-d4",
                                                "e4-d4", "e4-e3", "e5-d4"});
}

TEST_CASE("qirkat: a circular capture clears the ban of its man",
          "[lines][B11][bad-case-3][bad-case-10]") {
  constexpr RuleSet rule_set = rules::qirkat;
  const Position before =
      play<rule_set>(Position::start(), "d2-c3 b4-d2 e1-c3 d4-d2-b4 e3-d3 c4-d4 b2-c3");
  CHECK(before == position_of<rule_set>("bbbbb/bb1bb/bbww1/w1w1w/wwww1 b d3>,d4<"));

  const Position position = play<rule_set>(before, "d4-b2-d2-d4 a2-b2");
  CHECK(position == position_of<rule_set>("bbbbb/bb1bb/bb3/1w2w/wwww1 b b2<"));
  CHECK(move_texts<rule_set>(position) == Texts{"a3-a2", "b3-c3", "b4-c3", "b4-c4", "c5-c4",
                                                "d4-c3", "d4-c4", "d4-d3", "d4-e3", "e4-e3"});
}

}  // namespace
}  // namespace alquerque::test
