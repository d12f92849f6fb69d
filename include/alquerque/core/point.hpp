#ifndef ALQUERQUE_CORE_POINT_HPP
#define ALQUERQUE_CORE_POINT_HPP

#include "base/language.hpp"

#include <cassert>
#include <cstddef>
#include <cstdint>

#include "base/target.hpp"

namespace alquerque::inline v0_1 {

/// A file, left to right as White sees the board.
enum class File : std::uint8_t { a, b, c, d, e };

/// A rank, bottom to top as White sees the board.
enum class Rank : std::uint8_t { first, second, third, fourth, fifth };

/// One of the 25 points, row by row from a1 (0) to e5 (24).
/// The order of points, everywhere in the library, is the order of these values.
// clang-format off
enum class Point : std::uint8_t {
  a1, b1, c1, d1, e1,
  a2, b2, c2, d2, e2,
  a3, b3, c3, d3, e3,
  a4, b4, c4, d4, e4,
  a5, b5, c5, d5, e5,
};
// clang-format on

/// The measures of the board: 5 files, 5 ranks, 25 points.
/// @{
inline constexpr std::size_t file_count = 5;
inline constexpr std::size_t rank_count = 5;
inline constexpr std::size_t point_count = file_count * rank_count;
/// @}

inline namespace ALQ_TARGET {

/// The place of a point in arrays of `point_count` entries: 0 for a1, 24 for e5.
[[nodiscard]] constexpr std::size_t index_of(Point point) noexcept {
  return static_cast<std::size_t>(point);
}

/// The point at a place; the inverse of `index_of`.
/// @pre `index < point_count`
[[nodiscard]] constexpr Point point_at(std::size_t index) noexcept {
  assert(index < point_count);
  return static_cast<Point>(index);
}

/// The point where a file and a rank meet.
[[nodiscard]] constexpr Point make_point(File file, Rank rank) noexcept {
  return static_cast<Point>(static_cast<unsigned>(rank) * file_count + static_cast<unsigned>(file));
}

/// The file a point lies on.
[[nodiscard]] constexpr File file_of(Point point) noexcept {
  return static_cast<File>(index_of(point) % file_count);
}

/// The rank a point lies on.
[[nodiscard]] constexpr Rank rank_of(Point point) noexcept {
  return static_cast<Rank>(index_of(point) / file_count);
}

}  // namespace ALQ_TARGET

}  // namespace alquerque::inline v0_1

#endif  // ALQUERQUE_CORE_POINT_HPP
