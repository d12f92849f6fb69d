#ifndef ALQUERQUE_CORE_ROUTE_HPP
#define ALQUERQUE_CORE_ROUTE_HPP

#include "base/language.hpp"

#include <array>
#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>

#include "base/target.hpp"
#include "bitboard.hpp"
#include "geometry.hpp"
#include "move.hpp"
#include "point.hpp"

namespace alquerque::inline v0_1 {

/// One way to play a move: the points the man touches down on, in order. Several routes may be the
/// same move.
class Route {
 public:
  /// A chain takes at most every enemy man (B1).
  static constexpr std::size_t max_landings = 12;

  /// The route that has not left its origin.
  ALQ_FN constexpr explicit Route(Point from) noexcept : from_{from} {}

  /// A route from its parts.
  /// @param from where the man starts
  /// @param landings where the man touches down, `size` points in order
  /// @param size how many points that are
  /// @param captured the men jumped over; none for a quiet step
  /// @pre `size <= max_landings`
  ALQ_FN constexpr Route(Point from, const Point* landings, std::size_t size,
                         Bitboard captured) noexcept
      : from_{from}, size_{static_cast<std::uint8_t>(size)}, captured_{captured} {
    assert(size <= max_landings);
    for (std::size_t i = 0; i < size; ++i) {
      landings_[i] = landings[i];
    }
  }

  /// Where the man starts.
  ALQ_FN [[nodiscard]] constexpr Point from() const noexcept { return from_; }
  /// The last landing; the origin, while there is none.
  ALQ_FN [[nodiscard]] constexpr Point to() const noexcept {
    return size_ == 0 ? from_ : landings_[size_ - 1];
  }
  /// The men jumped over.
  ALQ_FN [[nodiscard]] constexpr Bitboard captured() const noexcept { return captured_; }
  /// The move that this is a route of.
  ALQ_FN [[nodiscard]] constexpr Move move() const noexcept { return {from_, to(), captured_}; }

  /// How many points the man touches down on: 1 for a quiet move, else one a jump.
  ALQ_FN [[nodiscard]] constexpr std::size_t size() const noexcept { return size_; }
  /// The landings in order, as a contiguous range.
  /// @{
  ALQ_FN [[nodiscard]] constexpr const Point* begin() const noexcept { return landings_.data(); }
  ALQ_FN [[nodiscard]] constexpr const Point* end() const noexcept {
    return landings_.data() + size_;
  }
  /// @}

  /// @pre `index < size()`
  ALQ_FN [[nodiscard]] constexpr Point operator[](std::size_t index) const noexcept {
    assert(index < size_);
    return landings_[index];
  }

  /// By origin, then by landings in order.
  ALQ_FN [[nodiscard]] friend constexpr bool operator==(const Route& a, const Route& b) noexcept {
    return (a <=> b) == 0;
  }
  /// By origin, then by landings in order.
  ALQ_FN [[nodiscard]] friend constexpr std::strong_ordering operator<=>(const Route& a,
                                                                         const Route& b) noexcept {
    if (const auto order = a.from_ <=> b.from_; order != 0) {
      return order;
    }
    for (std::size_t i = 0; i < a.size_ && i < b.size_; ++i) {
      if (const auto order = a.landings_[i] <=> b.landings_[i]; order != 0) {
        return order;
      }
    }
    return a.size_ <=> b.size_;
  }

 private:
  std::array<Point, max_landings> landings_{};
  Point from_;
  std::uint8_t size_ = 0;
  Bitboard captured_;
};

inline namespace ALQ_TARGET {

/// The route as the other side sees it, turned by 180 degrees.
[[nodiscard]] constexpr Route rotated(const Route& route) noexcept {
  std::array<Point, Route::max_landings> landings{};
  for (std::size_t i = 0; i < route.size(); ++i) {
    landings[i] = rotated(route[i]);
  }
  return {rotated(route.from()), landings.data(), route.size(), rotated(route.captured())};
}

}  // namespace ALQ_TARGET

}  // namespace alquerque::inline v0_1

#endif  // ALQUERQUE_CORE_ROUTE_HPP
