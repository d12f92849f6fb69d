#ifndef ALQUERQUE_CORE_HEADING_HPP
#define ALQUERQUE_CORE_HEADING_HPP

#include "base/language.hpp"

#include <cstdint>

#include "base/target.hpp"
#include "geometry.hpp"
#include "point.hpp"
#include "side.hpp"

namespace alquerque::inline v0_1 {

/// A set of headings: where a step or jump points as the side that makes it sees the board. Rules
/// speak of headings (B3, B5, B6); the lines of the board have directions.
enum class Headings : std::uint8_t {
  none = 0,
  forward = 1,
  diagonally_forward = 2,
  sideways = 4,
  diagonally_backward = 8,
  backward = 16,
  /// Forward, diagonally forward and sideways: the moving direction of B3.
  ahead = forward | diagonally_forward | sideways,
  any = ahead | diagonally_backward | backward
};

inline namespace ALQ_TARGET {

/// The headings that are in either set.
[[nodiscard]] constexpr Headings operator|(Headings a, Headings b) noexcept {
  return static_cast<Headings>(static_cast<unsigned>(a) | static_cast<unsigned>(b));
}

/// The headings that are in both sets.
[[nodiscard]] constexpr Headings operator&(Headings a, Headings b) noexcept {
  return static_cast<Headings>(static_cast<unsigned>(a) & static_cast<unsigned>(b));
}

/// The rank on which a side's men have nowhere further forward to go (B4, B10).
[[nodiscard]] constexpr Rank far_rank(Side side) noexcept {
  return side == Side::white ? Rank::fifth : Rank::first;
}

}  // namespace ALQ_TARGET

namespace detail {

inline namespace ALQ_TARGET {

/// The one heading of a way along a line for a side. White's forward is north, Black's south.
constexpr Headings heading_by(Displacement step, Side side) noexcept {
  const int ahead = side == Side::white ? step.ranks : -step.ranks;
  if (ahead == 0) {
    return Headings::sideways;
  }
  if (step.files == 0) {
    return ahead > 0 ? Headings::forward : Headings::backward;
  }
  return ahead > 0 ? Headings::diagonally_forward : Headings::diagonally_backward;
}

constexpr Headings heading_of(Direction direction, Side side) noexcept {
  return heading_by(displacement_of(direction), side);
}

/// Whether a side's step or jump in a direction has one of the headings.
constexpr bool includes(Headings headings, Direction direction, Side side) noexcept {
  return (headings & heading_of(direction, side)) != Headings::none;
}

}  // namespace ALQ_TARGET

}  // namespace detail

}  // namespace alquerque::inline v0_1

#endif  // ALQUERQUE_CORE_HEADING_HPP
