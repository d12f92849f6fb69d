#ifndef ALQUERQUE_CORE_GENERATOR_MIDDLES_HPP
#define ALQUERQUE_CORE_GENERATOR_MIDDLES_HPP

#include "../base/language.hpp"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "../base/target.hpp"
#include "../bitboard.hpp"
#include "../geometry.hpp"
#include "../heading.hpp"
#include "../point.hpp"
#include "../side.hpp"

namespace alquerque::inline v0_1::detail {

inline namespace ALQ_TARGET {

/// A set of lines that one man may jump along, each known by the point in its middle. A man keeps
/// the parities of its file and rank when it jumps, so for one man a middle belongs either to one
/// orthogonal line or to two diagonal ones: bit `over` is the orthogonal or rising (south-west to
/// north-east) line, bit `over + 32` the falling one.
using Middles = std::uint64_t;

inline constexpr unsigned falling_shift = 32;

/// The point in the middle of the first line of a set.
/// @pre the set is not empty
constexpr Point first_middle(Middles middles) noexcept {
  return point_at(static_cast<std::size_t>(std::countr_zero(middles)) % falling_shift);
}

/// The middles as points, whichever line is meant.
constexpr Bitboard middle_points(Middles middles) noexcept {
  return Bitboard::from_bits(static_cast<std::uint32_t>(middles | middles >> falling_shift));
}

/// Both lines over a point.
constexpr Middles both_over(Point over) noexcept {
  return (Middles{1} << falling_shift | 1) << index_of(over);
}

constexpr bool is_falling(Direction direction) noexcept {
  return direction == Direction::north_west || direction == Direction::south_east;
}

/// For each point, the lines by which a side's man there may jump with some headings.
template <Headings headings, Side side>
inline constexpr std::array<Middles, point_count> middles_from = [] {
  std::array<Middles, point_count> table{};
  for (const Point from : Bitboard::all()) {
    for (const Jump& jump : jumps_from(from)) {
      if (includes(headings, jump.direction, side)) {
        const unsigned half = is_falling(jump.direction) ? falling_shift : 0;
        table[index_of(from)] |= (Middles{1} << half) << index_of(jump.over);
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
inline constexpr std::array<std::uint32_t, point_count> middles_along = [] {
  std::array<std::uint32_t, point_count> table{};
  for (const Point from : Bitboard::all()) {
    for (const Point origin : jump_origins(direction)) {
      if (same_parities(from, origin)) {
        table[index_of(from)] |=
            Bitboard{middle_of(origin, *jump_target(origin, direction))}.bits();
      }
    }
  }
  return table;
}();

/// The lines open to a man from `from` in its capture: an enemy in the middle, both ends free (B5,
/// B7).
constexpr Middles open_middles(Point from, std::uint32_t enemy, std::uint32_t free) noexcept {
  const std::size_t index = index_of(from);
  const auto along = [&]<Direction direction>() {
    return shift(free, direction, 1) & shift(free, direction, -1) & middles_along<direction>[index];
  };
  const std::uint32_t straight_or_rising = along.template operator()<Direction::north>() |
                                           along.template operator()<Direction::east>() |
                                           along.template operator()<Direction::north_east>();
  const std::uint32_t falling = along.template operator()<Direction::north_west>();
  return Middles{falling & enemy} << falling_shift | (straight_or_rising & enemy);
}

}  // namespace ALQ_TARGET

}  // namespace alquerque::inline v0_1::detail

#endif  // ALQUERQUE_CORE_GENERATOR_MIDDLES_HPP
