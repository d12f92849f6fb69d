#ifndef ALQUERQUE_SIDE_TEXT_HPP
#define ALQUERQUE_SIDE_TEXT_HPP

#include "detail/language.hpp"

#include <string_view>

#include "side.hpp"

namespace alquerque::inline v0_1 {

/// `White` or `Black`, to begin a sentence or within one.
[[nodiscard]] constexpr std::string_view to_text(Side side) noexcept {
  return side == Side::white ? "White" : "Black";
}

}  // namespace alquerque::inline v0_1

#endif  // ALQUERQUE_SIDE_TEXT_HPP
