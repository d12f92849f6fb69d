#ifndef ALQUERQUE_CORE_GENERATOR_DIRECTIONS_HPP
#define ALQUERQUE_CORE_GENERATOR_DIRECTIONS_HPP

#include "../base/language.hpp"

#include <array>
#include <cstddef>
#include <utility>

#include "../base/target.hpp"
#include "../geometry.hpp"
#include "../heading.hpp"
#include "../side.hpp"

namespace alquerque::inline v0_1::detail {

inline namespace ALQ_TARGET {

/// Calls `visit.operator()<direction>()` for every direction that has one of the headings, until a
/// call returns true. Directions are constants, so every shift and mask is one too.
template <Headings headings, Side side, class Visit>
constexpr bool any_direction(Visit&& visit) {
  return [&]<std::size_t... indices>(std::index_sequence<indices...>) {
    return ([&] {
      if constexpr (includes(headings, all_directions[indices], side)) {
        return visit.template operator()<all_directions[indices]>();
      } else {
        return false;
      }
    }() || ...);
  }
  (std::make_index_sequence<direction_count>{});
}

/// The same for all of them.
template <Headings headings, Side side, class Visit>
constexpr void each_direction(Visit&& visit) {
  any_direction<headings, side>([&]<Direction direction>() {
    visit.template operator()<direction>();
    return false;
  });
}

}  // namespace ALQ_TARGET

}  // namespace alquerque::inline v0_1::detail

#endif  // ALQUERQUE_CORE_GENERATOR_DIRECTIONS_HPP
