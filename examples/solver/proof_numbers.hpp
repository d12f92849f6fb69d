#ifndef ALQUERQUE_SOLVER_PROOF_NUMBERS_HPP
#define ALQUERQUE_SOLVER_PROOF_NUMBERS_HPP

#include <algorithm>
#include <cstdint>

namespace alquerque::solver {

/// How hard a node still is, seen from the side to move there, so that one rule serves both sides:
/// `reach` grows with the work to show that the mover gets what he wants, `refute` with the work to
/// show that he does not. For the attacker these are the proof and the disproof number, for the
/// defender the other way round.
struct ProofNumbers {
  std::uint32_t reach;
  std::uint32_t refute;

  /// The number of what is impossible. Narrow, so that two of them leave room in an entry.
  static constexpr std::uint32_t infinite = (std::uint32_t{1} << 28) - 1;

  [[nodiscard]] static constexpr ProofNumbers reached() noexcept { return {0, infinite}; }
  [[nodiscard]] static constexpr ProofNumbers refuted() noexcept { return {infinite, 0}; }

  /// A finite number; sums over a graph may pass every bound.
  [[nodiscard]] static constexpr std::uint32_t finite(std::uint64_t sum) noexcept {
    return static_cast<std::uint32_t>(std::min<std::uint64_t>(sum, infinite - 1));
  }

  [[nodiscard]] constexpr bool is_reached() const noexcept { return reach == 0; }
  [[nodiscard]] constexpr bool is_refuted() const noexcept { return refute == 0; }
  [[nodiscard]] constexpr bool is_decided() const noexcept { return is_reached() || is_refuted(); }
};

}  // namespace alquerque::solver

#endif  // ALQUERQUE_SOLVER_PROOF_NUMBERS_HPP
