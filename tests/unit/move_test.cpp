#include <alquerque/core/move.hpp>

#include <algorithm>
#include <array>
#include <compare>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <set>
#include <tuple>
#include <type_traits>
#include <unordered_set>
#include <utility>
#include <vector>

#include <catch2/catch_test_macros.hpp>

#include "random_positions.hpp"
#include "support.hpp"

namespace alquerque::test {
namespace {

using enum Point;

static_assert(sizeof(Move) == 8);
static_assert(std::regular<Move>);
static_assert(std::totally_ordered<Move>);
static_assert(std::three_way_comparable<Move, std::strong_ordering>);
static_assert(std::is_trivially_copyable_v<Move>);
// Lists of moves are made without touching their storage.
static_assert(std::is_trivially_default_constructible_v<Move>);
static_assert(Move{a1, b1} < Move{a1, a2});
static_assert(!Move{a1, a2}.is_capture());
static_assert(Move{a1, a3, Bitboard{a2}}.is_capture());

TEST_CASE("a move gives back its parts", "[move]") {
  const Move quiet{c2, c3};
  CHECK(quiet.from() == c2);
  CHECK(quiet.to() == c3);
  CHECK(quiet.captured().empty());
  CHECK_FALSE(quiet.is_capture());

  const Move capture{e5, e1, Bitboard{e4, e2}};
  CHECK(capture.from() == e5);
  CHECK(capture.to() == e1);
  CHECK(capture.captured() == Bitboard{e2, e4});
  CHECK(capture.is_capture());

  const Move circle{d2, d2, Bitboard{c2, b3, d3, c4}};
  CHECK(circle.from() == circle.to());
  CHECK(circle.is_capture());

  CHECK(Move{} == Move{a1, a1});
}

TEST_CASE("a move keeps every origin, end and captured point", "[move]") {
  for (const Point from : Bitboard::all()) {
    for (const Point to : Bitboard::all()) {
      const Move move{from, to, Bitboard{from} | to};
      REQUIRE(move.from() == from);
      REQUIRE(move.to() == to);
      REQUIRE(move.captured() == (Bitboard{from} | to));
    }
  }
  CHECK(Move{a1, e5, Bitboard::all()}.captured() == Bitboard::all());
}

// Moves that differ in one part or another, by little or by much.
std::vector<Move> sample() {
  const std::array<Bitboard, 7> sets{Bitboard{}, a1, b1, e5, {a1, e5}, {d5, e4}, Bitboard::all()};
  std::vector<Move> moves;
  for (const Point from : {a1, b1, c3, e5}) {
    for (const Point to : {a1, a2, c3, d5, e5}) {
      for (const Bitboard captured : sets) {
        moves.emplace_back(from, to, captured);
      }
    }
  }
  return moves;
}

TEST_CASE("moves are ordered by origin, end and captured points", "[move]") {
  const auto parts = [](const Move& move) {
    return std::tuple{move.from(), move.to(), move.captured()};
  };
  const std::vector<Move> moves = sample();
  for (const Move& a : moves) {
    for (const Move& b : moves) {
      REQUIRE((a <=> b) == (parts(a) <=> parts(b)));
      REQUIRE((a == b) == (parts(a) == parts(b)));
      REQUIRE((a.key() <=> b.key()) == (a <=> b));
    }
  }
}

TEST_CASE("bad case 13: sorting compares all of a move, and equal ones meet",
          "[move][bad-case-13]") {
  const std::vector<Move> distinct = sample();
  // Such a difference vanishes in an int.
  CHECK(Move{a1, b1}.key() - Move{a1, a1}.key() == std::uint64_t{1} << 32U);

  std::vector<Move> moves;
  for (int round = 0; round < 3; ++round) {
    moves.insert(moves.end(), distinct.begin(), distinct.end());
  }
  sampling::Random random{13};
  for (std::size_t i = 1; i < moves.size(); ++i) {
    std::swap(moves[i], moves[random.below(i + 1)]);
  }
  std::sort(moves.begin(), moves.end());
  moves.erase(std::unique(moves.begin(), moves.end()), moves.end());
  CHECK(moves.size() == distinct.size());
  CHECK(std::set<Move>(distinct.begin(), distinct.end()).size() == distinct.size());
  CHECK(std::is_sorted(moves.begin(), moves.end()));
}

TEST_CASE("moves are keys of hashed containers", "[move]") {
  const std::vector<Move> moves = sample();
  std::unordered_set<Move> keys(moves.begin(), moves.end());
  keys.insert(moves.begin(), moves.end());
  CHECK(keys.size() == moves.size());
  CHECK(keys.contains(Move{c3, d5, Bitboard{a1, e5}}));
  CHECK_FALSE(keys.contains(Move{c3, d5, Bitboard{a1, e4}}));

  std::set<std::size_t> hashes;
  for (const Move& move : moves) {
    hashes.insert(std::hash<Move>{}(move));
  }
  CHECK(hashes.size() == moves.size());
}

TEST_CASE("the image of a move is made of the images of its points", "[move]") {
  const Move move{a1, e1, Bitboard{b2, d2}};
  CHECK(mirrored(move) == Move{e1, a1, Bitboard{b2, d2}});
  CHECK(rotated(move) == Move{e5, a5, Bitboard{b4, d4}});
  for (const Move& sampled : sample()) {
    REQUIRE(mirrored(mirrored(sampled)) == sampled);
    REQUIRE(rotated(rotated(sampled)) == sampled);
  }
}

// ---- Routes ------------------------------------------------------------------------------------

static_assert(std::copyable<Route>);
static_assert(std::totally_ordered<Route>);

Route route_of(Point from, const std::vector<Point>& landings, Bitboard captured = {}) {
  return {from, landings.data(), landings.size(), captured};
}

TEST_CASE("a route that has not begun ends where it is", "[move][route]") {
  const Route route{c3};
  CHECK(route.from() == c3);
  CHECK(route.to() == c3);
  CHECK(route.size() == 0);
  CHECK(route.begin() == route.end());
  CHECK(route.captured().empty());
}

TEST_CASE("a quiet step is a route of one point", "[move][route]") {
  const Route route = route_of(c2, {c3});
  CHECK(route.size() == 1);
  CHECK(route[0] == c3);
  CHECK(route.move() == Move{c2, c3});
}

TEST_CASE("a route keeps its landings in order and its captured men", "[move][route]") {
  const Route route = route_of(d2, {d4, b4, b2, d2}, {c2, b3, d3, c4});
  CHECK(route.from() == d2);
  CHECK(route.to() == d2);
  CHECK(route.size() == 4);
  CHECK(std::ranges::equal(route, std::array{d4, b4, b2, d2}));
  CHECK(route[2] == b2);
  CHECK(route.captured() == Bitboard{c2, b3, d3, c4});
  CHECK(route.move() == Move{d2, d2, Bitboard{c2, b3, d3, c4}});
}

TEST_CASE("a route has room for a chain over twelve men", "[move][route]") {
  const std::vector<Point> landings{a1, c1, e1, a3, c3, e3, a5, c5, e5, a1, c1, e1};
  const Route route = route_of(a3, landings, {b1, d1, b2, d2, a2, c2, e2, b3, d3, b4, d4, c4});
  CHECK(Route::max_landings == 12);
  CHECK(route.size() == 12);
  CHECK(route.to() == e1);
  CHECK(std::ranges::equal(route, landings));
  CHECK(route.captured().size() == 12);
}

TEST_CASE("routes are ordered by origin and by landings, the shorter first", "[move][route]") {
  const std::vector<Route> ascending{
      Route{a1},
      route_of(a1, {c1}, b1),
      route_of(a1, {c1, a1}, {b1, b2}),
      route_of(a1, {c1, e1}, {b1, d1}),
      route_of(a1, {c1, e1, c3}, {b1, d1, d2}),
      route_of(a1, {c3}, b2),
      Route{b1},
      route_of(b1, {a1}),
  };
  for (std::size_t i = 0; i < ascending.size(); ++i) {
    for (std::size_t j = 0; j < ascending.size(); ++j) {
      CAPTURE(i, j);
      CHECK((ascending[i] <=> ascending[j]) == (i <=> j));
      CHECK((ascending[i] == ascending[j]) == (i == j));
    }
  }
}

TEST_CASE("a quiet move has the heading of its step, for either side", "[move]") {
  CHECK(heading_of(Move{c3, c4}, Side::white) == Headings::forward);
  CHECK(heading_of(Move{c3, c4}, Side::black) == Headings::backward);
  CHECK(heading_of(Move{c3, d3}, Side::white) == Headings::sideways);
  CHECK(heading_of(Move{c3, b3}, Side::black) == Headings::sideways);
  for (const Side side : {Side::white, Side::black}) {
    for (const Direction direction : all_directions) {
      for (const Point from : step_origins(direction)) {
        REQUIRE(heading_of(Move{from, step_target(from, direction).value()}, side) ==
                detail::heading_of(direction, side));
      }
    }
  }
}

}  // namespace
}  // namespace alquerque::test
