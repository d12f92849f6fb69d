#ifndef ALQUERQUE_PERFT_DETAIL_COUNT_LEAVES_HPP
#define ALQUERQUE_PERFT_DETAIL_COUNT_LEAVES_HPP

#include "../../core/base/language.hpp"

#include <cstdint>
#include <optional>

#include "../../core/base/target.hpp"
#include "../../core/generator/traverse.hpp"
#include "../../core/position.hpp"
#include "../../core/rule_set.hpp"
#include "../perft.hpp"
#include "../perft_count.hpp"
#include "bulk_perft.hpp"
#include "hashed_perft.hpp"
#include "perft_entries.hpp"
#include "watch.hpp"

namespace alquerque::inline v0_1::detail {

/// What is to be counted.
struct CountRequest {
  /// The root of the tree.
  Position position;
  /// Its plies.
  unsigned depth;
  /// Where counts are remembered; null for nowhere. Routes are counted without.
  PerftEntries* table = nullptr;
  /// Whether each route of a move is a line of its own.
  bool routes = false;
};

/// Counts under one rule set: nothing if the visitor stopped it.
using CountFunction = std::optional<std::uint64_t>(const CountRequest&, LeavesVisitor);

inline namespace ALQ_TARGET {

/// The one `CountFunction` of each rule set that is known at compile time.
template <RuleSet rules>
std::optional<std::uint64_t> count_leaves(const CountRequest& request, LeavesVisitor visitor) {
  const auto& [position, depth, table, routes] = request;
  Watch watch{visitor};
  std::uint64_t leaves = 0;
  if (depth < 2) {
    leaves = routes ? leaves_below<rules, Unit::route>(position, depth)
                    : leaves_below<rules, Unit::move>(position, depth);
    watch.expanded(leaves);
  } else if (routes) {
    using Counter = BulkPerft<rules, Unit::route, LastPly::counted, perft_overflow, Watch>;
    leaves = Counter::count(position, depth, watch);
  } else if (table != nullptr) {
    leaves = HashedPerft<rules>{*table, watch}.count(position, depth);
  } else {
    using Counter = BulkPerft<rules, Unit::move, LastPly::counted, perft_overflow, Watch>;
    leaves = Counter::count(position, depth, watch);
  }
  return watch.stopped() ? std::nullopt : std::optional{leaves};
}

}  // namespace ALQ_TARGET

}  // namespace alquerque::inline v0_1::detail

#endif  // ALQUERQUE_PERFT_DETAIL_COUNT_LEAVES_HPP
