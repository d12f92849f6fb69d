#ifndef ALQUERQUE_PERFT_HPP
#define ALQUERQUE_PERFT_HPP

#include <cstdint>
#include <type_traits>

#include "movegen.hpp"
#include "position.hpp"
#include "route.hpp"
#include "rule_set.hpp"
#include "side.hpp"

namespace alquerque::inline v0_1 {

/// The number of ways to play `depth` plies, counted as moves. The last ply is counted in bulk,
/// without making its moves. A line that ends early counts for nothing.
/// Memory: one position a ply. Exact below 2^64.
template <RuleSet rules = rules::brainking>
  requires SupportedRules<rules>
[[nodiscard]] constexpr std::uint64_t perft(const Position& position, unsigned depth) noexcept {
  if (depth == 0) {
    return 1;
  }
  if (depth == 1) {
    return count_moves<rules>(position);
  }
  std::uint64_t leaves = 0;
  for_each_move<rules>(position, [&](const Move& move) {
    leaves += perft<rules>(position.after<rules>(move), depth - 1);
  });
  return leaves;
}

/// The same, with every route of a move counted as a line of its own.
template <RuleSet rules = rules::brainking>
  requires SupportedRules<rules>
[[nodiscard]] constexpr std::uint64_t perft_routes(const Position& position,
                                                   unsigned depth) noexcept {
  if (depth == 0) {
    return 1;
  }
  if (depth == 1) {
    return count_routes<rules>(position);
  }
  std::uint64_t leaves = 0;
  for_each_route<rules>(position, [&](const Route& route) {
    leaves += perft_routes<rules>(position.after<rules>(route.move()), depth - 1);
  });
  return leaves;
}

/// Perft move by move: calls `visitor(move, leaves)` for every legal move with the leaves below it.
/// They add up to `perft(position, depth)`.
/// @pre `depth >= 1`
template <RuleSet rules = rules::brainking, class Visitor>
  requires SupportedRules<rules>
constexpr void divide(const Position& position, unsigned depth, Visitor&& visitor) {
  for_each_move<rules>(position, [&](const Move& move) {
    visitor(move, perft<rules>(position.after<rules>(move), depth - 1));
  });
}

}  // namespace alquerque::inline v0_1

#endif  // ALQUERQUE_PERFT_HPP
