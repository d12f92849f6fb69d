#ifndef ALQUERQUE_TEXT_DETAIL_CHARACTERS_HPP
#define ALQUERQUE_TEXT_DETAIL_CHARACTERS_HPP

#include "../../core/base/language.hpp"

namespace alquerque::inline v0_1::detail {

/// What kind a character is, in ASCII, whatever the locale.
/// @{
[[nodiscard]] constexpr bool is_letter(char character) noexcept {
  return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z');
}
[[nodiscard]] constexpr bool is_digit(char character) noexcept {
  return character >= '0' && character <= '9';
}
[[nodiscard]] constexpr bool is_blank(char character) noexcept {
  return character == ' ' || (character >= '\t' && character <= '\r');
}
[[nodiscard]] constexpr bool is_line_end(char character) noexcept {
  return character == '\n' || character == '\r';
}
/// @}

}  // namespace alquerque::inline v0_1::detail

#endif  // ALQUERQUE_TEXT_DETAIL_CHARACTERS_HPP
