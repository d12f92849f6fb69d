#ifndef ALQUERQUE_CORE_BITBOARD_HPP
#define ALQUERQUE_CORE_BITBOARD_HPP

#include "base/language.hpp"

#include <bit>
#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <string_view>  // std::hash

#include "base/target.hpp"
#include "point.hpp"

namespace alquerque::inline v0_1 {

namespace detail {

/// A forward iterator over the points of a set, lowest first.
class PointIterator {
 public:
  /// What the standard library asks of an iterator.
  /// @{
  using value_type = Point;
  using difference_type = std::ptrdiff_t;
  using reference = Point;
  using pointer = void;
  using iterator_category = std::input_iterator_tag;
  using iterator_concept = std::forward_iterator_tag;
  /// @}

  /// The end of every set.
  ALQ_FN constexpr PointIterator() noexcept = default;
  /// An iterator that has the points of these bits before it.
  ALQ_FN constexpr explicit PointIterator(std::uint32_t rest) noexcept : rest_{rest} {}

  /// The point the iterator stands at.
  ALQ_FN [[nodiscard]] constexpr Point operator*() const noexcept {
    return static_cast<Point>(std::countr_zero(rest_));
  }
  /// Goes on to the next point.
  ALQ_FN constexpr PointIterator& operator++() noexcept {
    rest_ &= rest_ - 1;
    return *this;
  }
  /// Goes on to the next point.
  /// @return the iterator as it was before
  ALQ_FN constexpr PointIterator operator++(int) noexcept {
    const PointIterator before = *this;
    ++*this;
    return before;
  }
  ALQ_FN [[nodiscard]] friend constexpr bool operator==(PointIterator,
                                                        PointIterator) noexcept = default;

 private:
  std::uint32_t rest_ = 0;
};

}  // namespace detail

/// A set of points: a regular value of four bytes, one bit a point, with the algebra of sets.
/// Every operation is O(1) but for iteration, which is O(points in the set).
class Bitboard {
 public:
  /// The empty set.
  ALQ_FN constexpr Bitboard() noexcept = default;

  /// The set of one point. Implicit, so that a point can stand where a set is asked for.
  ALQ_FN constexpr Bitboard(Point point) noexcept : bits_{std::uint32_t{1} << index_of(point)} {}

  /// The set of the points listed; a point may be listed twice.
  ALQ_FN constexpr Bitboard(std::initializer_list<Point> points) noexcept {
    for (const Point point : points) {
      *this |= point;
    }
  }

  /// All 25 points.
  ALQ_FN [[nodiscard]] static constexpr Bitboard all() noexcept { return from_bits(all_bits); }

  /// The set whose bit i stands for the point of index i.
  /// @pre no bit beyond the 25th is set
  ALQ_FN [[nodiscard]] static constexpr Bitboard from_bits(std::uint32_t bits) noexcept {
    assert((bits & ~all_bits) == 0);
    Bitboard board;
    board.bits_ = bits;
    return board;
  }

  /// The bits of the set; the inverse of `from_bits`.
  ALQ_FN [[nodiscard]] constexpr std::uint32_t bits() const noexcept { return bits_; }

  /// Whether the set holds no point.
  ALQ_FN [[nodiscard]] constexpr bool empty() const noexcept { return bits_ == 0; }

  /// How many points the set holds: 0 to 25.
  ALQ_FN [[nodiscard]] constexpr std::size_t size() const noexcept {
    return static_cast<std::size_t>(std::popcount(bits_));
  }

  /// Whether a point is in the set.
  ALQ_FN [[nodiscard]] constexpr bool contains(Point point) const noexcept {
    return ((bits_ >> index_of(point)) & 1U) != 0;
  }

  /// Whether each point of this set is in the other; true for equal sets.
  ALQ_FN [[nodiscard]] constexpr bool is_subset_of(Bitboard other) const noexcept {
    return (bits_ & ~other.bits_) == 0;
  }

  /// Whether the two sets share a point.
  ALQ_FN [[nodiscard]] constexpr bool intersects(Bitboard other) const noexcept {
    return (bits_ & other.bits_) != 0;
  }

  /// The lowest point of the set.
  /// @pre the set is not empty
  ALQ_FN [[nodiscard]] constexpr Point front() const noexcept {
    assert(!empty());
    return static_cast<Point>(std::countr_zero(bits_));
  }

  /// Iterates over the points, in order: a forward iterator.
  ALQ_FN [[nodiscard]] constexpr detail::PointIterator begin() const noexcept {
    return detail::PointIterator{bits_};
  }
  /// The end of that iteration.
  ALQ_FN [[nodiscard]] constexpr detail::PointIterator end() const noexcept { return {}; }

  /// Adds the points of the other set.
  ALQ_FN constexpr Bitboard& operator|=(Bitboard other) noexcept {
    bits_ |= other.bits_;
    return *this;
  }
  /// Keeps only the points that are in the other set too.
  ALQ_FN constexpr Bitboard& operator&=(Bitboard other) noexcept {
    bits_ &= other.bits_;
    return *this;
  }
  /// Keeps the points that are in exactly one of the two sets.
  ALQ_FN constexpr Bitboard& operator^=(Bitboard other) noexcept {
    bits_ ^= other.bits_;
    return *this;
  }
  /// Takes away the points of the other set.
  ALQ_FN constexpr Bitboard& operator-=(Bitboard other) noexcept {
    bits_ &= ~other.bits_;
    return *this;
  }

  /// The points that are in either set.
  ALQ_FN [[nodiscard]] friend constexpr Bitboard operator|(Bitboard a, Bitboard b) noexcept {
    return a |= b;
  }
  /// The points that are in both sets.
  ALQ_FN [[nodiscard]] friend constexpr Bitboard operator&(Bitboard a, Bitboard b) noexcept {
    return a &= b;
  }
  /// The points that are in exactly one of the sets.
  ALQ_FN [[nodiscard]] friend constexpr Bitboard operator^(Bitboard a, Bitboard b) noexcept {
    return a ^= b;
  }
  /// The points of the first set that are not in the second.
  ALQ_FN [[nodiscard]] friend constexpr Bitboard operator-(Bitboard a, Bitboard b) noexcept {
    return a -= b;
  }
  /// The points of the board that are not in the set.
  ALQ_FN [[nodiscard]] constexpr Bitboard operator~() const noexcept { return all() - *this; }

  /// An arbitrary but fixed total order, for sorted containers; it is not inclusion.
  ALQ_FN [[nodiscard]] friend constexpr std::strong_ordering operator<=>(
      Bitboard, Bitboard) noexcept = default;
  ALQ_FN [[nodiscard]] friend constexpr bool operator==(Bitboard, Bitboard) noexcept = default;

 private:
  static constexpr std::uint32_t all_bits = (std::uint32_t{1} << point_count) - 1;

  std::uint32_t bits_ = 0;
};

inline namespace ALQ_TARGET {

/// The points of one rank.
[[nodiscard]] constexpr Bitboard points_of(Rank rank) noexcept {
  constexpr std::uint32_t first_rank = (std::uint32_t{1} << file_count) - 1;
  return Bitboard::from_bits(first_rank << (static_cast<unsigned>(rank) * file_count));
}

/// The points of one file.
[[nodiscard]] constexpr Bitboard points_of(File file) noexcept {
  Bitboard points;
  for (std::size_t rank = 0; rank < rank_count; ++rank) {
    points |= make_point(file, static_cast<Rank>(rank));
  }
  return points;
}

}  // namespace ALQ_TARGET

}  // namespace alquerque::inline v0_1

template <>
struct std::hash<alquerque::Bitboard> {
  ALQ_FN [[nodiscard]] constexpr std::size_t operator()(alquerque::Bitboard board) const noexcept {
    return board.bits();
  }
};

#endif  // ALQUERQUE_CORE_BITBOARD_HPP
