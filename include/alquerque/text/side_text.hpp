#ifndef ALQUERQUE_TEXT_SIDE_TEXT_HPP
#define ALQUERQUE_TEXT_SIDE_TEXT_HPP

#include "../core/base/language.hpp"

#include <string_view>

#include "../core/side.hpp"

namespace alquerque::inline v0_1 {

/// `White` or `Black`, to begin a sentence or within one.
[[nodiscard]] constexpr std::string_view to_text(Side side) noexcept {
  return side == Side::white ? "White" : "Black";
}

}  // namespace alquerque::inline v0_1

#endif  // ALQUERQUE_TEXT_SIDE_TEXT_HPP
