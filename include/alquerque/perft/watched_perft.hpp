#ifndef ALQUERQUE_PERFT_WATCHED_PERFT_HPP
#define ALQUERQUE_PERFT_WATCHED_PERFT_HPP

#include "../core/base/language.hpp"

#include <cassert>
#include <cstdint>
#include <optional>

#include "../core/base/target.hpp"
#include "../core/generator/traverse.hpp"
#include "../core/position.hpp"
#include "../core/rule_set.hpp"
#include "detail/bulk_perft.hpp"
#include "detail/hashed_perft.hpp"
#include "detail/watch.hpp"
#include "perft.hpp"
#include "perft_count.hpp"
#include "perft_table.hpp"

namespace alquerque::inline v0_1 {

namespace detail {

inline namespace ALQ_TARGET {

/// @param count called as `count(watch)` where there is more to do than a glance
template <RuleSet rules, Unit unit, class Visitor, class Count>
[[nodiscard]] std::optional<std::uint64_t> watched(const Position& position, unsigned depth,
                                                   Visitor& visitor, Count&& count) {
  Watch<Visitor> watch{visitor};
  std::uint64_t leaves = 0;
  if (depth < 2) {
    leaves = leaves_below<rules, unit>(position, depth);
    watch.expanded(leaves);
  } else {
    leaves = count(watch);
  }
  return watch.stopped() ? std::nullopt : std::optional{leaves};
}

template <RuleSet rules, Unit unit, class Visitor>
[[nodiscard]] std::optional<std::uint64_t> watched(const Position& position, unsigned depth,
                                                   Visitor& visitor) {
  return watched<rules, unit>(position, depth, visitor, [&](Watch<Visitor>& watch) {
    using Counter = BulkPerft<rules, unit, LastPly::counted, perft_overflow, Watch<Visitor>>;
    return Counter::count(position, depth, watch);
  });
}

}  // namespace ALQ_TARGET

}  // namespace detail

inline namespace ALQ_TARGET {

/// `perft` of a tree that may take too long, as fast as the other.
/// @param position where the tree begins
/// @param depth its plies
/// @param watch called as `watch(leaves)` whenever a batch of positions was expanded, a hundred or
///   so in microseconds, with the leaves found since the last call; it returns nothing, or `Visit`
///   and can end the count, and may throw
/// @return the leaves, or nothing if stopped
template <RuleSet rules = rules::brainking, class Watch>
  requires SupportedRules<rules>
[[nodiscard]] std::optional<std::uint64_t> watched_perft(const Position& position, unsigned depth,
                                                         Watch&& watch) {
  return detail::watched<rules, detail::Unit::move>(position, depth, watch);
}

/// The same for `perft_routes`.
template <RuleSet rules = rules::brainking, class Watch>
  requires SupportedRules<rules>
[[nodiscard]] std::optional<std::uint64_t> watched_perft_routes(const Position& position,
                                                                unsigned depth, Watch&& watch) {
  return detail::watched<rules, detail::Unit::route>(position, depth, watch);
}

/// The same for `perft` with a table; leaves that the table knows are not found again. What a
/// stopped count has found stays in the table.
/// @pre `depth <= PerftTable<rules>::max_depth`
template <RuleSet rules = rules::brainking, class Watch>
  requires SupportedRules<rules>
[[nodiscard]] std::optional<std::uint64_t> watched_perft(const Position& position, unsigned depth,
                                                         PerftTable<rules>& table, Watch&& watch) {
  assert(depth <= PerftTable<rules>::max_depth);
  return detail::watched<rules, detail::Unit::move>(
      position, depth, watch, [&]<class Watching>(Watching& watching) {
        return detail::HashedPerft<rules, Watching>{table, watching}.count(position, depth);
      });
}

}  // namespace ALQ_TARGET

}  // namespace alquerque::inline v0_1

#endif  // ALQUERQUE_PERFT_WATCHED_PERFT_HPP
