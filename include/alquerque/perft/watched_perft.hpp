#ifndef ALQUERQUE_PERFT_WATCHED_PERFT_HPP
#define ALQUERQUE_PERFT_WATCHED_PERFT_HPP

#include "../core/base/language.hpp"

#include <cassert>
#include <cstdint>
#include <optional>

#include "../core/base/target.hpp"
#include "../core/position.hpp"
#include "../core/rule_book.hpp"
#include "../core/rule_set.hpp"
#include "detail/count_leaves.hpp"
#include "perft_table.hpp"
#include "rule_book_perft.hpp"

namespace alquerque::inline v0_1 {

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
  auto stopping = detail::stopping<std::uint64_t>(watch);
  return detail::count_leaves<rules>({position, depth}, stopping);
}

/// The same for `perft_routes`.
template <RuleSet rules = rules::brainking, class Watch>
  requires SupportedRules<rules>
[[nodiscard]] std::optional<std::uint64_t> watched_perft_routes(const Position& position,
                                                                unsigned depth, Watch&& watch) {
  auto stopping = detail::stopping<std::uint64_t>(watch);
  return detail::count_leaves<rules>({position, depth, nullptr, true}, stopping);
}

/// The same for `perft` with a table; leaves that the table knows are not found again. What a
/// stopped count has found stays in the table.
/// @pre `depth <= PerftTable::max_depth`
template <RuleSet rules = rules::brainking, class Watch>
  requires SupportedRules<rules>
[[nodiscard]] std::optional<std::uint64_t> watched_perft(const Position& position, unsigned depth,
                                                         PerftTable& table, Watch&& watch) {
  assert(depth <= PerftTable::max_depth);
  auto stopping = detail::stopping<std::uint64_t>(watch);
  return detail::count_leaves<rules>(
      {position, depth, detail::PerftDoor::entries_of(&table, rules)}, stopping);
}

/// The same under rules chosen at run time, as fast where these have a name.
/// @param rules the rules
/// @param position where the tree begins
/// @param depth its plies; with a table at most `PerftTable::max_depth`
/// @param table null for none
/// @param watch see above
template <class Watch>
[[nodiscard]] std::optional<std::uint64_t> watched_perft(RuleBook rules, const Position& position,
                                                         unsigned depth, PerftTable* table,
                                                         Watch&& watch) {
  auto stopping = detail::stopping<std::uint64_t>(watch);
  return detail::PerftDoor::count(
      rules, {position, depth, detail::PerftDoor::entries_of(table, rules)}, stopping);
}

/// The same without a table, and for `perft_routes`.
/// @{
template <class Watch>
[[nodiscard]] std::optional<std::uint64_t> watched_perft(RuleBook rules, const Position& position,
                                                         unsigned depth, Watch&& watch) {
  return watched_perft(rules, position, depth, nullptr, watch);
}
template <class Watch>
[[nodiscard]] std::optional<std::uint64_t> watched_perft_routes(RuleBook rules,
                                                                const Position& position,
                                                                unsigned depth, Watch&& watch) {
  auto stopping = detail::stopping<std::uint64_t>(watch);
  return detail::PerftDoor::count(rules, {position, depth, nullptr, true}, stopping);
}
/// @}

}  // namespace ALQ_TARGET

}  // namespace alquerque::inline v0_1

#endif  // ALQUERQUE_PERFT_WATCHED_PERFT_HPP
