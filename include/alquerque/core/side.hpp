#ifndef ALQUERQUE_CORE_SIDE_HPP
#define ALQUERQUE_CORE_SIDE_HPP

#include "base/language.hpp"

#include <cstdint>

#include "base/target.hpp"

namespace alquerque::inline v0_1 {

/// One of the two players. White starts on ranks 1 and 2, moves first and moves towards rank 5.
enum class Side : std::uint8_t { white, black };

inline namespace ALQ_TARGET {

/// The other side.
[[nodiscard]] constexpr Side opponent(Side side) noexcept {
  return side == Side::white ? Side::black : Side::white;
}

}  // namespace ALQ_TARGET

}  // namespace alquerque::inline v0_1

#endif  // ALQUERQUE_CORE_SIDE_HPP
