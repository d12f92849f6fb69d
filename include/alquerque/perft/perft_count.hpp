#ifndef ALQUERQUE_PERFT_PERFT_COUNT_HPP
#define ALQUERQUE_PERFT_PERFT_COUNT_HPP

#include "../core/base/language.hpp"

#include <cstdint>
#include <limits>

#include "../core/base/target.hpp"

namespace alquerque::inline v0_1 {

/// What every count of leaves and lines of this library is where the number does not fit: at least
/// so many. All smaller counts are exact. It stays what it is through tables, sums and products.
/// The number 2^64 - 1 itself counts as one that does not fit.
inline constexpr std::uint64_t perft_overflow = (std::numeric_limits<std::uint64_t>::max)();

inline namespace ALQ_TARGET {

/// The sum of two counts, or `limit` if that is less.
/// @tparam limit for tests, which cannot wait for 2^64 leaves
/// @pre `a <= limit`
template <std::uint64_t limit = perft_overflow>
[[nodiscard]] constexpr std::uint64_t sum_of_counts(std::uint64_t a, std::uint64_t b) noexcept {
  return b > limit - a ? limit : a + b;
}

/// The product of two counts, or `perft_overflow` if that is less: the leaves below so many lines
/// that lead to one position.
[[nodiscard]] constexpr std::uint64_t product_of_counts(std::uint64_t a, std::uint64_t b) noexcept {
  return a != 0 && b > perft_overflow / a ? perft_overflow : a * b;
}

}  // namespace ALQ_TARGET

}  // namespace alquerque::inline v0_1

#endif  // ALQUERQUE_PERFT_PERFT_COUNT_HPP
