#ifndef ALQUERQUE_PERFT_HASHED_PERFT_HPP
#define ALQUERQUE_PERFT_HASHED_PERFT_HPP

#include "../core/base/language.hpp"

#include <cassert>
#include <cstdint>

#include "../core/base/target.hpp"
#include "../core/movegen.hpp"
#include "../core/position.hpp"
#include "../core/rule_set.hpp"
#include "detail/count_leaves.hpp"
#include "perft.hpp"  // IWYU pragma: keep
#include "perft_table.hpp"
#include "rule_book_perft.hpp"

namespace alquerque::inline v0_1 {

inline namespace ALQ_TARGET {

/// `perft`, with a transposition table that remembers the counts below positions three plies or
/// more from the end. The same number, whatever the size of the table and whatever it holds; it
/// pays in deep trees, where the same positions come up by many orders of moves.
/// @pre `depth <= PerftTable::max_depth`
template <RuleSet rules = rules::brainking>
  requires SupportedRules<rules>
[[nodiscard]] std::uint64_t perft(const Position& position, unsigned depth,
                                  PerftTable& table) noexcept {
  assert(depth <= PerftTable::max_depth);
  auto go_on = [](std::uint64_t) { return Visit::go_on; };
  return detail::count_leaves<rules>(
             {position, depth, detail::PerftDoor::entries_of(&table, rules)}, go_on)
      .value();
}

}  // namespace ALQ_TARGET

}  // namespace alquerque::inline v0_1

#endif  // ALQUERQUE_PERFT_HASHED_PERFT_HPP
