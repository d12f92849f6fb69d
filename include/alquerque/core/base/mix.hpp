#ifndef ALQUERQUE_CORE_BASE_MIX_HPP
#define ALQUERQUE_CORE_BASE_MIX_HPP

#include "language.hpp"

#include <cstdint>

#include "target.hpp"

namespace alquerque::inline v0_1::detail {

inline namespace ALQ_TARGET {

/// A bijection of 64-bit numbers in which every input bit changes about half of the output bits:
/// the finaliser of SplitMix64 (Steele, Lea, Flood 2014, with Stafford's constants).
constexpr std::uint64_t mixed(std::uint64_t x) noexcept {
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
  x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
  return x ^ (x >> 31);
}

/// The same for two numbers, in this order; different first numbers with equal second ones, and the
/// other way round, never give the same.
constexpr std::uint64_t mixed(std::uint64_t x, std::uint64_t y) noexcept {
  return mixed(x ^ mixed(y + 0x9e3779b97f4a7c15));
}

}  // namespace ALQ_TARGET

}  // namespace alquerque::inline v0_1::detail

#endif  // ALQUERQUE_CORE_BASE_MIX_HPP
