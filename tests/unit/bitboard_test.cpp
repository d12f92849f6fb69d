#include <alquerque/core/bitboard.hpp>

#include <algorithm>
#include <array>
#include <compare>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <iterator>
#include <ranges>
#include <set>
#include <type_traits>
#include <unordered_set>
#include <vector>

#include <catch2/catch_test_macros.hpp>

#include <alquerque/core/point.hpp>
#include <alquerque/core/side.hpp>

#include "random_positions.hpp"
#include "support.hpp"

namespace alquerque::test {
namespace {

using enum Point;

static_assert(sizeof(Bitboard) == 4);
static_assert(std::regular<Bitboard>);
static_assert(std::totally_ordered<Bitboard>);
static_assert(std::three_way_comparable<Bitboard, std::strong_ordering>);
static_assert(std::is_trivially_copyable_v<Bitboard>);
static_assert(std::ranges::forward_range<Bitboard>);
static_assert(std::ranges::forward_range<const Bitboard>);
static_assert(std::ranges::common_range<Bitboard>);
static_assert(std::forward_iterator<std::ranges::iterator_t<Bitboard>>);
static_assert(std::same_as<std::ranges::range_value_t<Bitboard>, Point>);
// A point stands where a set is asked for; a number does not.
static_assert(std::convertible_to<Point, Bitboard>);
static_assert(!std::convertible_to<std::uint32_t, Bitboard>);
static_assert(!std::constructible_from<Bitboard, std::uint32_t>);

static_assert(Bitboard{} == Bitboard::from_bits(0));
static_assert(Bitboard::all().size() == 25);
static_assert((Bitboard{a1} | e5).bits() == 0x1000001);
static_assert(~Bitboard{} == Bitboard::all());

TEST_CASE("a point's index counts row by row from a1", "[point]") {
  for (std::size_t index = 0; index < point_count; ++index) {
    const Point point = point_at(index);
    CHECK(index_of(point) == index);
    CHECK(static_cast<std::size_t>(file_of(point)) == index % 5);
    CHECK(static_cast<std::size_t>(rank_of(point)) == index / 5);
    CHECK(make_point(file_of(point), rank_of(point)) == point);
  }
  CHECK(point_count == 25);
  CHECK(index_of(a1) == 0);
  CHECK(index_of(e1) == 4);
  CHECK(index_of(a2) == 5);
  CHECK(index_of(c3) == 12);
  CHECK(index_of(e5) == 24);
  CHECK(file_of(d2) == File::d);
  CHECK(rank_of(d2) == Rank::second);
  CHECK(make_point(File::b, Rank::fourth) == b4);
}

TEST_CASE("each side's opponent is the other", "[side]") {
  CHECK(opponent(Side::white) == Side::black);
  CHECK(opponent(Side::black) == Side::white);
}

// The set of points as the standard library has it.
using Model = std::set<Point>;

Model model_of(Bitboard board) { return {board.begin(), board.end()}; }

// Every operation, against the model.
void check_pair(Bitboard a, Bitboard b) {
  const Model x = model_of(a);
  const Model y = model_of(b);
  Model expected;
  const auto into = [&expected] {
    expected.clear();
    return std::inserter(expected, expected.end());
  };
  std::ranges::set_union(x, y, into());
  REQUIRE(model_of(a | b) == expected);
  std::ranges::set_intersection(x, y, into());
  REQUIRE(model_of(a & b) == expected);
  REQUIRE(a.intersects(b) == !expected.empty());
  std::ranges::set_symmetric_difference(x, y, into());
  REQUIRE(model_of(a ^ b) == expected);
  std::ranges::set_difference(x, y, into());
  REQUIRE(model_of(a - b) == expected);
  REQUIRE(a.is_subset_of(b) == std::ranges::includes(y, x));
  REQUIRE((a == b) == (x == y));
  REQUIRE((a <=> b == 0) == (x == y));
  REQUIRE((a < b) == (b > a));

  Bitboard changed = a;
  REQUIRE((changed |= b) == (a | b));
  REQUIRE((changed &= a) == a);
  REQUIRE((changed ^= b) == (a ^ b));
  REQUIRE((changed -= b) == (a - b));
}

TEST_CASE("the algebra of sets, on all pairs of subsets of five points", "[bitboard]") {
  const std::array<Point, 5> points{a1, e1, c3, a5, e5};
  std::vector<Bitboard> subsets;
  for (unsigned choice = 0; choice < 32; ++choice) {
    Bitboard subset;
    for (std::size_t i = 0; i < points.size(); ++i) {
      if ((choice >> i & 1U) != 0) {
        subset |= points[i];
      }
    }
    subsets.push_back(subset);
  }
  for (const Bitboard a : subsets) {
    for (const Bitboard b : subsets) {
      check_pair(a, b);
    }
  }
}

TEST_CASE("the algebra of sets, on random sets", "[bitboard]") {
  sampling::Random random{4};
  for (int i = 0; i < 300; ++i) {
    const auto a = sampling::random_board(random);
    const auto b = sampling::random_board(random);
    check_pair(a, b);
    REQUIRE((a | ~a) == Bitboard::all());
    REQUIRE((a & ~a).empty());
    REQUIRE(~~a == a);
  }
}

TEST_CASE("one point, no point, every point", "[bitboard]") {
  CHECK(Bitboard{}.empty());
  CHECK(Bitboard{}.size() == 0);
  CHECK(Bitboard{}.begin() == Bitboard{}.end());
  CHECK(Bitboard::all().size() == 25);
  for (const Point point : Bitboard::all()) {
    const Bitboard board = point;
    CHECK(board.size() == 1);
    CHECK_FALSE(board.empty());
    CHECK(board.front() == point);
    CHECK(board.bits() == std::uint32_t{1} << index_of(point));
    CHECK(Bitboard::from_bits(board.bits()) == board);
    CHECK((~board).size() == 24);
    CHECK_FALSE((~board).contains(point));
    for (const Point other : Bitboard::all()) {
      CHECK(board.contains(other) == (point == other));
    }
  }
}

TEST_CASE("a point given twice is in the set once", "[bitboard]") {
  CHECK(Bitboard{c3, a1, c3}.size() == 2);
  CHECK(Bitboard{c3, a1} == Bitboard{a1, c3});
}

TEST_CASE("iteration gives the points in order, each once", "[bitboard]") {
  CHECK(std::ranges::equal(Bitboard{e5, a2, b1, c3}, std::array{b1, a2, c3, e5}));
  sampling::Random random{5};
  for (int i = 0; i < 1000; ++i) {
    const auto bits = sampling::random_board(random).bits();
    const Bitboard board = Bitboard::from_bits(bits);
    std::vector<Point> expected;
    for (std::size_t index = 0; index < point_count; ++index) {
      if ((bits >> index & 1U) != 0) {
        expected.push_back(point_at(index));
      }
    }
    REQUIRE(std::ranges::equal(board, expected));
    REQUIRE(std::vector<Point>(board.begin(), board.end()) == expected);
    REQUIRE(board.size() == expected.size());
    if (!expected.empty()) {
      REQUIRE(board.front() == expected.front());
    }
  }
}

TEST_CASE("an iterator can be copied and goes on by itself", "[bitboard]") {
  const Bitboard board{b2, d4};
  auto first = board.begin();
  const auto kept = first++;
  CHECK(*kept == b2);
  CHECK(*first == d4);
  CHECK(kept != first);
  CHECK(++first == board.end());
  CHECK(std::ranges::iterator_t<Bitboard>{} == board.end());
}

TEST_CASE("the standard algorithms take a set of points", "[bitboard]") {
  const Bitboard board{a1, b2, c3, e4};
  CHECK(std::ranges::distance(board) == 4);
  CHECK(std::ranges::find(board, c3) != board.end());
  CHECK(std::ranges::find(board, d3) == board.end());
  CHECK(std::ranges::count_if(board, [](Point p) { return rank_of(p) > Rank::second; }) == 2);
  CHECK(std::ranges::max(board) == e4);
}

TEST_CASE("ranks and files part the board", "[bitboard]") {
  Bitboard ranks;
  Bitboard files;
  for (std::size_t i = 0; i < 5; ++i) {
    const Bitboard rank = points_of(static_cast<Rank>(i));
    const Bitboard file = points_of(static_cast<File>(i));
    CHECK(rank.size() == 5);
    CHECK(file.size() == 5);
    CHECK_FALSE(ranks.intersects(rank));
    CHECK_FALSE(files.intersects(file));
    ranks |= rank;
    files |= file;
  }
  CHECK(ranks == Bitboard::all());
  CHECK(files == Bitboard::all());
  CHECK(points_of(Rank::second) == Bitboard{a2, b2, c2, d2, e2});
  CHECK(points_of(File::d) == Bitboard{d1, d2, d3, d4, d5});
}

TEST_CASE("equal sets hash equal and sets are keys", "[bitboard]") {
  const std::hash<Bitboard> hash;
  CHECK(hash(Bitboard{a1, c3}) == hash(Bitboard{c3} | a1));

  std::unordered_set<Bitboard> keys;
  std::set<std::size_t> hashes;
  std::set<Bitboard> sorted;
  for (std::uint32_t bits = 0; bits < 4096; ++bits) {
    const Bitboard board = Bitboard::from_bits(bits | (bits << 13U));
    keys.insert(board);
    keys.insert(board);
    hashes.insert(hash(board));
    sorted.insert(board);
  }
  CHECK(keys.size() == 4096);
  CHECK(hashes.size() == 4096);
  CHECK(sorted.size() == 4096);
}

}  // namespace
}  // namespace alquerque::test
