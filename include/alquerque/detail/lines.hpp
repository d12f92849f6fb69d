#ifndef ALQUERQUE_DETAIL_LINES_HPP
#define ALQUERQUE_DETAIL_LINES_HPP

#include "language.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

#include "../bitboard.hpp"
#include "../geometry.hpp"
#include "../heading.hpp"
#include "../point.hpp"
#include "../side.hpp"
#include "target.hpp"

namespace alquerque::inline v0_1::detail {

inline namespace ALQ_TARGET {

/// A set of lines that one man may jump along, each known by the point in its middle. A man keeps
/// the parities of its file and rank when it jumps, so for one man a middle belongs either to one
/// orthogonal line or to two diagonal ones: bit `over` is the orthogonal or rising (south-west to
/// north-east) line, bit `over + 32` the falling one.
using Lines = std::uint64_t;

inline constexpr unsigned falling_shift = 32;

/// Both lines over a point.
constexpr Lines lines_over(std::size_t over) noexcept {
  return (Lines{1} << falling_shift | 1) << over;
}

constexpr bool is_falling(Direction direction) noexcept {
  return direction == Direction::north_west || direction == Direction::south_east;
}

/// For each point, the lines by which a side's man there may jump with some headings.
template <Headings headings, Side side>
inline constexpr std::array<Lines, point_count> lines_from = [] {
  std::array<Lines, point_count> table{};
  for (const Point from : Bitboard::all()) {
    for (const Jump& jump : jumps_from(from)) {
      if (includes(headings, jump.direction, side)) {
        const unsigned half = is_falling(jump.direction) ? falling_shift : 0;
        table[index_of(from)] |= (Lines{1} << half) << index_of(jump.over);
      }
    }
  }
  return table;
}();

constexpr bool same_parities(Point a, Point b) noexcept {
  const auto files = static_cast<unsigned>(file_of(a)) + static_cast<unsigned>(file_of(b));
  const auto ranks = static_cast<unsigned>(rank_of(a)) + static_cast<unsigned>(rank_of(b));
  return files % 2 == 0 && ranks % 2 == 0;
}

/// For each point, the middles of the lines along one axis (a direction and its opposite) that a
/// man can use which stands there or gets there by jumps.
template <Direction direction>
inline constexpr std::array<std::uint32_t, point_count> middles = [] {
  std::array<std::uint32_t, point_count> table{};
  for (const Point from : Bitboard::all()) {
    for (const Point origin : jump_origins(direction)) {
      if (same_parities(from, origin)) {
        table[index_of(from)] |= moved(origin, direction, 1).bits();
      }
    }
  }
  return table;
}();

/// The lines open to a man from `from` in its capture: an enemy in the middle, both ends free.
constexpr Lines open_lines(Point from, std::uint32_t enemy, std::uint32_t free) noexcept {
  const std::size_t index = index_of(from);
  const auto along = [&]<Direction direction>() {
    return shift(free, direction, 1) & shift(free, direction, -1) & middles<direction>[index];
  };
  const std::uint32_t straight_or_rising = along.template operator()<Direction::north>() |
                                           along.template operator()<Direction::east>() |
                                           along.template operator()<Direction::north_east>();
  const std::uint32_t falling = along.template operator()<Direction::north_west>();
  return Lines{falling & enemy} << falling_shift | (straight_or_rising & enemy);
}

}  // namespace ALQ_TARGET

}  // namespace alquerque::inline v0_1::detail

#endif  // ALQUERQUE_DETAIL_LINES_HPP
