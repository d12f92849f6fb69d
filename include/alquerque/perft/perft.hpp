#ifndef ALQUERQUE_PERFT_PERFT_HPP
#define ALQUERQUE_PERFT_PERFT_HPP

#include "../core/base/language.hpp"

#include <cassert>
#include <cstdint>
#include <type_traits>

#include "../core/base/target.hpp"
#include "../core/generator/traverse.hpp"
#include "../core/move.hpp"
#include "../core/movegen.hpp"
#include "../core/position.hpp"
#include "../core/route.hpp"
#include "../core/routes.hpp"
#include "../core/rule_set.hpp"
#include "detail/bulk_perft.hpp"
#include "detail/watch.hpp"
#include "perft_count.hpp"

namespace alquerque::inline v0_1 {

namespace detail {

inline namespace ALQ_TARGET {

/// The leaves `depth` plies below a position, `limit` if there are as many or more.
template <RuleSet rules, Unit unit, LastPly last_ply = LastPly::counted,
          std::uint64_t limit = perft_overflow>
constexpr std::uint64_t leaves_below(const Position& position, unsigned depth) noexcept {
  if (depth == 0) {
    return 1;
  }
  if (last_ply == LastPly::counted && depth == 1) {
    return unit == Unit::move ? count_moves<rules>(position) : count_routes<rules>(position);
  }
  if (!std::is_constant_evaluated()) {
    Unwatched unwatched;
    return BulkPerft<rules, unit, last_ply, limit>::count(position, depth, unwatched);
  }
  std::uint64_t leaves = 0;
  const auto go_on = [&](const Move& move) {
    leaves = sum_of_counts<limit>(
        leaves, leaves_below<rules, unit, last_ply, limit>(position.after<rules>(move), depth - 1));
  };
  if constexpr (unit == Unit::move) {
    for_each_move<rules>(position, go_on);
  } else {
    for_each_route<rules>(position, [&](const Route& route) { go_on(route.move()); });
  }
  return leaves;
}

}  // namespace ALQ_TARGET

}  // namespace detail

inline namespace ALQ_TARGET {

/// The number of ways to play `depth` plies, counted as moves. The last ply is counted in bulk,
/// without making its moves. A line that ends early counts for nothing.
/// Memory: 48 KiB of stack, and about 3 KiB a ply.
/// @return the number, or `perft_overflow` if it does not fit
template <RuleSet rules = rules::brainking>
  requires SupportedRules<rules>
[[nodiscard]] constexpr std::uint64_t perft(const Position& position, unsigned depth) noexcept {
  return detail::leaves_below<rules, detail::Unit::move>(position, depth);
}

/// The same number, but with every move of the last ply made as well: the measure for programs that
/// need the positions and not only their number.
/// @return the number, or `perft_overflow` if it does not fit
template <RuleSet rules = rules::brainking>
  requires SupportedRules<rules>
[[nodiscard]] constexpr std::uint64_t perft_made(const Position& position,
                                                 unsigned depth) noexcept {
  return detail::leaves_below<rules, detail::Unit::move, detail::LastPly::made>(position, depth);
}

/// Perft with every route of a move counted as a line of its own.
/// @return the number, or `perft_overflow` if it does not fit
template <RuleSet rules = rules::brainking>
  requires SupportedRules<rules>
[[nodiscard]] constexpr std::uint64_t perft_routes(const Position& position,
                                                   unsigned depth) noexcept {
  return detail::leaves_below<rules, detail::Unit::route>(position, depth);
}

/// Perft move by move: calls `visitor(move, leaves)` for every legal move with the leaves below it.
/// By `sum_of_counts` they add up to `perft(position, depth)`.
/// @pre `depth >= 1`
template <RuleSet rules = rules::brainking, class Visitor>
  requires SupportedRules<rules>
constexpr void divide(const Position& position, unsigned depth, Visitor&& visitor) {
  assert(depth >= 1);
  for_each_move<rules>(position, [&](const Move& move) {
    visitor(move, perft<rules>(position.after<rules>(move), depth - 1));
  });
}

}  // namespace ALQ_TARGET

}  // namespace alquerque::inline v0_1

#endif  // ALQUERQUE_PERFT_PERFT_HPP
