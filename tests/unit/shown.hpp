#ifndef ALQUERQUE_TESTS_SHOWN_HPP
#define ALQUERQUE_TESTS_SHOWN_HPP

#include <string>
#include <string_view>

namespace alquerque::test {

// A text with its unprintable bytes made visible.
inline std::string shown(std::string_view text) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string result = "[";
  for (const char character : text) {
    if (character >= 0x20 && character <= 0x7e) {
      result += character;
    } else {
      const auto byte = static_cast<unsigned char>(character);
      result += {'<', digits[byte / 16U], digits[byte % 16U], '>'};
    }
  }
  return result + "]";
}

}  // namespace alquerque::test

#endif  // ALQUERQUE_TESTS_SHOWN_HPP
