// The board from its definition (RULES, "Board"), in coordinates and with no help from the library.

#include <alquerque/core/geometry.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <vector>

#include <catch2/catch_test_macros.hpp>

#include <alquerque/core/heading.hpp>

#include "random_positions.hpp"
#include "support.hpp"

namespace alquerque::test {
namespace {

using enum Point;

// A point as two numbers from 0 to 4.
struct Coordinates {
  int file;
  int rank;
};

constexpr Coordinates coordinates_of(Point point) {
  return {static_cast<int>(point) % 5, static_cast<int>(point) / 5};
}

constexpr bool on_board(Coordinates at) {
  return at.file >= 0 && at.file < 5 && at.rank >= 0 && at.rank < 5;
}

constexpr Point point_of(Coordinates at) { return static_cast<Point>(5 * at.rank + at.file); }

// Where `steps` steps along a line lead: nowhere if the board ends or there is no line.
constexpr std::optional<Point> defined_target(Point from, Coordinates step, int steps) {
  const Coordinates start = coordinates_of(from);
  const Coordinates end{start.file + steps * step.file, start.rank + steps * step.rank};
  const bool diagonal = step.file != 0 && step.rank != 0;
  if (!on_board(end) || (diagonal && (start.file + start.rank) % 2 != 0)) {
    return std::nullopt;
  }
  return point_of(end);
}

constexpr Coordinates step_of(Direction direction) {
  switch (direction) {
    case Direction::north:
      return {0, 1};
    case Direction::north_east:
      return {1, 1};
    case Direction::east:
      return {1, 0};
    case Direction::south_east:
      return {1, -1};
    case Direction::south:
      return {0, -1};
    case Direction::south_west:
      return {-1, -1};
    case Direction::west:
      return {-1, 0};
    case Direction::north_west:
      return {-1, 1};
  }
  return {0, 0};
}

constexpr bool is_diagonal(Direction direction) {
  return step_of(direction).file != 0 && step_of(direction).rank != 0;
}

constexpr std::size_t count_lines(bool diagonal, int steps) {
  std::size_t count = 0;
  for (const Direction direction : all_directions) {
    if (is_diagonal(direction) == diagonal) {
      count += steps == 1 ? step_origins(direction).size() : detail::jump_origins(direction).size();
    }
  }
  return count;
}

// 20 segments along the ranks, 20 along the files and one diagonal in each of the 16 squares, all
// of them walked both ways.
static_assert(count_lines(false, 1) == 80);
static_assert(count_lines(true, 1) == 32);
static_assert(count_lines(false, 1) + count_lines(true, 1) == 112);
static_assert(count_lines(false, 2) + count_lines(true, 2) == 80);

constexpr bool lines_are_as_defined() {
  for (const Point from : Bitboard::all()) {
    for (const Direction direction : all_directions) {
      const Coordinates step = step_of(direction);
      const auto target = defined_target(from, step, 1);
      const auto landing = defined_target(from, step, 2);
      if (step_target(from, direction) != target ||
          detail::jump_target(from, direction) != landing ||
          step_origins(direction).contains(from) != target.has_value() ||
          detail::jump_origins(direction).contains(from) != landing.has_value()) {
        return false;
      }
    }
  }
  return true;
}
static_assert(lines_are_as_defined());

TEST_CASE("the lines of the board are exactly those of the definition", "[geometry][bad-case-9]") {
  CHECK(lines_are_as_defined());

  std::size_t steps = 0;
  std::size_t jumps = 0;
  for (const Point from : Bitboard::all()) {
    for (const Direction direction : all_directions) {
      steps += step_target(from, direction).has_value() ? 1U : 0U;
      jumps += detail::jump_target(from, direction).has_value() ? 1U : 0U;
    }
  }
  CHECK(steps == 112);
  CHECK(jumps == 80);
}

TEST_CASE("diagonal lines meet in the 13 even points only", "[geometry][bad-case-9]") {
  const Bitboard even{a1, c1, e1, b2, d2, a3, c3, e3, b4, d4, a5, c5, e5};
  Bitboard with_diagonal;
  for (const Direction direction : all_directions) {
    if (is_diagonal(direction)) {
      with_diagonal |= step_origins(direction) | detail::jump_origins(direction);
    }
  }
  CHECK(with_diagonal == even);
  CHECK(with_diagonal.size() == 13);
}

TEST_CASE("no line leaves the board or goes round its edge", "[geometry][bad-case-9]") {
  CHECK_FALSE(step_origins(Direction::west).intersects(points_of(File::a)));
  CHECK_FALSE(step_origins(Direction::east).intersects(points_of(File::e)));
  CHECK_FALSE(step_origins(Direction::north).intersects(points_of(Rank::fifth)));
  CHECK_FALSE(step_origins(Direction::south).intersects(points_of(Rank::first)));
  CHECK_FALSE(
      detail::jump_origins(Direction::west).intersects(points_of(File::a) | points_of(File::b)));
  CHECK_FALSE(
      detail::jump_origins(Direction::east).intersects(points_of(File::d) | points_of(File::e)));
  CHECK(step_target(a2, Direction::west) == std::nullopt);
  CHECK(step_target(e1, Direction::east) == std::nullopt);
  CHECK(detail::jump_target(b2, Direction::north_west) == std::nullopt);
  CHECK(detail::jump_target(d3, Direction::east) == std::nullopt);
  for (const Point from : Bitboard::all()) {
    for (const Direction direction : all_directions) {
      for (const int steps : {1, 2}) {
        // As if every point had its diagonals.
        const Coordinates step = step_of(direction);
        const int file = static_cast<int>(file_of(from)) + step.file * steps;
        const int rank = static_cast<int>(rank_of(from)) + step.rank * steps;
        const bool on_board = 0 <= file && file <= 4 && 0 <= rank && rank <= 4;
        CHECK(detail::point_beyond(from, direction, steps).has_value() == on_board);
      }
    }
  }
}

TEST_CASE("adjacency is the definition's, and mutual", "[geometry]") {
  for (const Point from : Bitboard::all()) {
    Bitboard expected;
    for (int file = -1; file <= 1; ++file) {
      for (int rank = -1; rank <= 1; ++rank) {
        if (file != 0 || rank != 0) {
          if (const auto target = defined_target(from, {file, rank}, 1)) {
            expected |= *target;
          }
        }
      }
    }
    CHECK(neighbours(from) == expected);
    for (const Point other : Bitboard::all()) {
      CHECK(neighbours(from).contains(other) == neighbours(other).contains(from));
    }
  }
}

TEST_CASE("adjacency of some points, as one sees it on a board", "[geometry]") {
  CHECK(neighbours(a1) == Bitboard{b1, a2, b2});
  CHECK(neighbours(b1) == Bitboard{a1, c1, b2});
  CHECK(neighbours(e5) == Bitboard{d4, e4, d5});
  CHECK(neighbours(a3) == Bitboard{a2, b2, b3, a4, b4});
  CHECK(neighbours(b2) == Bitboard{a1, b1, c1, a2, c2, a3, b3, c3});
  CHECK(neighbours(c2) == Bitboard{c1, b2, d2, c3});
  CHECK(neighbours(c3) == Bitboard{b2, c2, d2, b3, d3, b4, c4, d4});
}

TEST_CASE("the jump list of a point holds each jump of the definition once", "[geometry]") {
  std::size_t jumps = 0;
  for (const Point from : Bitboard::all()) {
    std::set<Direction> seen;
    for (const detail::Jump& jump : detail::jumps_from(from)) {
      CHECK(seen.insert(jump.direction).second);
      CHECK(defined_target(from, step_of(jump.direction), 1) == jump.over);
      CHECK(defined_target(from, step_of(jump.direction), 2) == jump.landing);
      CHECK(detail::middle_of(from, jump.landing) == jump.over);
      CHECK(detail::landing_beyond(from, jump.over) == jump.landing);
    }
    std::size_t expected = 0;
    for (const Direction direction : all_directions) {
      expected += defined_target(from, step_of(direction), 2).has_value() ? 1U : 0U;
    }
    CHECK(seen.size() == expected);
    CHECK(detail::jumps_from(from).size() == expected);
    jumps += expected;
  }
  CHECK(jumps == 80);
}

TEST_CASE("one jump leads from point to point, or none", "[geometry]") {
  for (const Point from : Bitboard::all()) {
    for (const Point to : Bitboard::all()) {
      std::optional<Point> over;
      for (const Direction direction : all_directions) {
        if (defined_target(from, step_of(direction), 2) == to) {
          over = defined_target(from, step_of(direction), 1);
        }
      }
      const auto jump = detail::jump_between(from, to);
      REQUIRE(jump.has_value() == over.has_value());
      CHECK((!jump || (jump->over == *over && jump->landing == to)));
    }
  }
}

TEST_CASE("there are eight directions, and each is what its name says", "[geometry]") {
  std::set<Direction> seen;
  for (std::size_t i = 0; i < direction_count; ++i) {
    const Direction direction = all_directions[i];
    CHECK(seen.insert(direction).second);
    CHECK(index_of(direction) == i);
    CHECK(detail::displacement_of(direction).files == step_of(direction).file);
    CHECK(detail::displacement_of(direction).ranks == step_of(direction).rank);
  }
  CHECK(seen.size() == 8);
}

/// The direction that leads back.
constexpr Direction opposite(Direction direction) {
  return static_cast<Direction>((index_of(direction) + direction_count / 2) % direction_count);
}

constexpr bool opposites_undo_each_other() {
  for (const Direction direction : all_directions) {
    const Direction back = opposite(direction);
    if (opposite(back) != direction || step_of(back).file != -step_of(direction).file ||
        step_of(back).rank != -step_of(direction).rank) {
      return false;
    }
    for (const Point from : Bitboard::all()) {
      if (const auto target = step_target(from, direction)) {
        if (step_target(*target, back) != from) {
          return false;
        }
      }
      if (const auto landing = detail::jump_target(from, direction)) {
        if (detail::jump_target(*landing, back) != from) {
          return false;
        }
      }
    }
  }
  return true;
}
static_assert(opposites_undo_each_other());

TEST_CASE("a line is walked back in the opposite direction", "[geometry]") {
  CHECK(opposites_undo_each_other());
}

// Directions are template arguments of the library here, as they are constants in move generation.
template <Direction... directions>
constexpr std::array origins_onto_table{
    +[](Bitboard targets) { return detail::step_origins_onto<directions>(targets.bits()); }...};
template <Direction... directions>
constexpr std::array origins_over_table{+[](Bitboard jumped, Bitboard landings) {
  return detail::jump_origins_over<directions>(jumped.bits(), landings.bits());
}...};

Bitboard origins_onto(Bitboard targets, Direction direction) {
  using enum Direction;
  constexpr auto table =
      origins_onto_table<north, north_east, east, south_east, south, south_west, west, north_west>;
  return Bitboard::from_bits(table[index_of(direction)](targets));
}

Bitboard origins_over(Bitboard jumped, Bitboard landings, Direction direction) {
  using enum Direction;
  constexpr auto table =
      origins_over_table<north, north_east, east, south_east, south, south_west, west, north_west>;
  return Bitboard::from_bits(table[index_of(direction)](jumped, landings));
}

TEST_CASE("origins of steps onto a set of points", "[geometry]") {
  sampling::Random random{1};
  std::vector<Bitboard> sets{Bitboard{}, Bitboard::all()};
  for (const Point point : Bitboard::all()) {
    sets.emplace_back(point);
  }
  for (int i = 0; i < 500; ++i) {
    sets.push_back(sampling::random_board(random));
  }
  for (const Direction direction : all_directions) {
    for (const Bitboard targets : sets) {
      Bitboard expected;
      for (const Point from : Bitboard::all()) {
        const auto target = defined_target(from, step_of(direction), 1);
        if (target && targets.contains(*target)) {
          expected |= from;
        }
      }
      REQUIRE(origins_onto(targets, direction) == expected);
    }
  }
}

TEST_CASE("origins of jumps over a set of points onto another", "[geometry][bad-case-9]") {
  const auto check = [](Bitboard jumped, Bitboard landings, Direction direction) {
    Bitboard expected;
    for (const Point from : Bitboard::all()) {
      const auto over = defined_target(from, step_of(direction), 1);
      const auto landing = defined_target(from, step_of(direction), 2);
      if (landing && jumped.contains(*over) && landings.contains(*landing)) {
        expected |= from;
      }
    }
    if (origins_over(jumped, landings, direction) != expected) {
      CAPTURE(index_of(direction), jumped, landings);
      CHECK(origins_over(jumped, landings, direction) == expected);
    }
  };
  sampling::Random random{2};
  for (const Direction direction : all_directions) {
    for (const Point over : Bitboard::all()) {
      for (const Point landing : Bitboard::all()) {
        check(over, landing, direction);
      }
    }
    for (int i = 0; i < 500; ++i) {
      check(sampling::random_board(random), sampling::random_board(random), direction);
    }
    check(Bitboard::all(), Bitboard::all(), direction);
  }
}

Bitboard moved(Bitboard origins, Direction direction, int steps) {
  return Bitboard::from_bits(detail::shift(origins.bits(), direction, steps));
}

TEST_CASE("a set of points moves along a direction", "[geometry]") {
  for (const Direction direction : all_directions) {
    for (const int steps : {1, 2}) {
      const Bitboard origins =
          steps == 1 ? step_origins(direction) : detail::jump_origins(direction);
      Bitboard expected;
      for (const Point from : origins) {
        const Point target = *defined_target(from, step_of(direction), steps);
        CHECK(moved(from, direction, steps) == Bitboard{target});
        expected |= target;
      }
      CHECK(moved(origins, direction, steps) == expected);
      CHECK(moved(expected, opposite(direction), steps) == origins);
    }
  }
  CHECK(moved(Bitboard{}, Direction::north, 1).empty());
}

// The image of a direction under a symmetry that sends (file, rank) steps to (+-file, +-rank).
constexpr Direction direction_of(Coordinates step) {
  for (const Direction direction : all_directions) {
    if (step_of(direction).file == step.file && step_of(direction).rank == step.rank) {
      return direction;
    }
  }
  return Direction::north;
}

constexpr bool symmetries_keep_the_lines() {
  for (const Point from : Bitboard::all()) {
    const auto [file, rank] = coordinates_of(from);
    if (mirrored(from) != point_of({4 - file, rank}) ||
        rotated(from) != point_of({4 - file, 4 - rank}) || mirrored(mirrored(from)) != from ||
        rotated(rotated(from)) != from || mirrored(rotated(from)) != rotated(mirrored(from))) {
      return false;
    }
    for (const Direction direction : all_directions) {
      const Coordinates step = step_of(direction);
      const Direction in_mirror = direction_of({-step.file, step.rank});
      const Direction turned = direction_of({-step.file, -step.rank});
      const auto target = step_target(from, direction);
      const auto landing = detail::jump_target(from, direction);
      const auto image = [](std::optional<Point> point, auto symmetry) {
        return point ? std::optional{symmetry(*point)} : std::nullopt;
      };
      const auto mirror = [](Point point) { return mirrored(point); };
      const auto turn = [](Point point) { return rotated(point); };
      if (step_target(mirrored(from), in_mirror) != image(target, mirror) ||
          detail::jump_target(mirrored(from), in_mirror) != image(landing, mirror) ||
          step_target(rotated(from), turned) != image(target, turn) ||
          detail::jump_target(rotated(from), turned) != image(landing, turn)) {
        return false;
      }
    }
  }
  return true;
}
static_assert(symmetries_keep_the_lines());

TEST_CASE("mirroring and rotating keep the lines and undo themselves", "[geometry]") {
  CHECK(symmetries_keep_the_lines());
  CHECK(mirrored(a1) == e1);
  CHECK(mirrored(b4) == d4);
  CHECK(rotated(a1) == e5);
  CHECK(rotated(b4) == d2);
  CHECK(rotated(c3) == c3);
}

TEST_CASE("the image of a set is the set of the images", "[geometry]") {
  sampling::Random random{3};
  for (int i = 0; i < 2000; ++i) {
    const auto board = sampling::random_board(random);
    Bitboard in_mirror;
    Bitboard turned;
    for (const Point point : board) {
      in_mirror |= mirrored(point);
      turned |= rotated(point);
    }
    REQUIRE(mirrored(board) == in_mirror);
    REQUIRE(rotated(board) == turned);
  }
}

TEST_CASE("every direction has one heading, and Black's are White's turned round", "[geometry]") {
  CHECK(detail::heading_of(Direction::north, Side::white) == Headings::forward);
  CHECK(detail::heading_of(Direction::north_east, Side::white) == Headings::diagonally_forward);
  CHECK(detail::heading_of(Direction::east, Side::white) == Headings::sideways);
  CHECK(detail::heading_of(Direction::south_east, Side::white) == Headings::diagonally_backward);
  CHECK(detail::heading_of(Direction::south, Side::white) == Headings::backward);
  CHECK(detail::heading_of(Direction::south_west, Side::white) == Headings::diagonally_backward);
  CHECK(detail::heading_of(Direction::west, Side::white) == Headings::sideways);
  CHECK(detail::heading_of(Direction::north_west, Side::white) == Headings::diagonally_forward);
  for (const Direction direction : all_directions) {
    CHECK(detail::heading_of(opposite(direction), Side::black) ==
          detail::heading_of(direction, Side::white));
    for (const Side side : {Side::white, Side::black}) {
      CHECK(detail::includes(Headings::any, direction, side));
      CHECK_FALSE(detail::includes(Headings::none, direction, side));
      for (const Headings heading :
           {Headings::forward, Headings::diagonally_forward, Headings::sideways,
            Headings::diagonally_backward, Headings::backward}) {
        CHECK(detail::includes(heading, direction, side) ==
              (detail::heading_of(direction, side) == heading));
      }
    }
    CHECK(detail::includes(Headings::ahead, direction, Side::white) ==
          (step_of(direction).rank >= 0));
    CHECK(detail::includes(Headings::ahead, direction, Side::black) ==
          (step_of(direction).rank <= 0));
  }
}

TEST_CASE("the far rank is the one with nothing further forward", "[geometry]") {
  CHECK(far_rank(Side::white) == Rank::fifth);
  CHECK(far_rank(Side::black) == Rank::first);
}

}  // namespace
}  // namespace alquerque::test
