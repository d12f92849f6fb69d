#ifndef ALQUERQUE_STRATEGY_LITTLE_ENDIAN_HPP
#define ALQUERQUE_STRATEGY_LITTLE_ENDIAN_HPP

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace alquerque::solver {

/// A number in four bytes, the low one first.
inline constexpr std::size_t number_size = 4;

inline void add_number(std::string& bytes, std::uint32_t number) {
  for (std::size_t i = 0; i < number_size; ++i) {
    bytes += static_cast<char>(number >> (8 * i) & 0xffU);
  }
}

/// @pre there are four bytes from `offset` on
[[nodiscard]] inline std::uint32_t number_at(std::string_view bytes, std::size_t offset) {
  std::uint32_t number = 0;
  for (std::size_t i = 0; i < number_size; ++i) {
    number |= std::uint32_t{static_cast<unsigned char>(bytes[offset + i])} << (8 * i);
  }
  return number;
}

}  // namespace alquerque::solver

#endif  // ALQUERQUE_STRATEGY_LITTLE_ENDIAN_HPP
