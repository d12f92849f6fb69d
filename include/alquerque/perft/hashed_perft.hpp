#ifndef ALQUERQUE_PERFT_HASHED_PERFT_HPP
#define ALQUERQUE_PERFT_HASHED_PERFT_HPP

#include "../core/base/language.hpp"

#include <cassert>
#include <cstdint>

#include "../core/base/target.hpp"
#include "../core/position.hpp"
#include "../core/rule_set.hpp"
#include "detail/hashed_perft.hpp"
#include "detail/watch.hpp"
#include "perft.hpp"  // IWYU pragma: keep
#include "perft_table.hpp"

namespace alquerque::inline v0_1 {

inline namespace ALQ_TARGET {

/// `perft`, with a transposition table that remembers the counts below positions three plies or
/// more from the end. The same number, whatever the size of the table and whatever it holds; it
/// pays in deep trees, where the same positions come up by many orders of moves.
/// @pre `depth <= PerftTable<rules>::max_depth`
template <RuleSet rules = rules::brainking>
  requires SupportedRules<rules>
[[nodiscard]] std::uint64_t perft(const Position& position, unsigned depth,
                                  PerftTable<rules>& table) noexcept {
  assert(depth <= PerftTable<rules>::max_depth);
  if (depth < 2) {
    return perft<rules>(position, depth);
  }
  detail::Unwatched unwatched;
  return detail::HashedPerft<rules>{table, unwatched}.count(position, depth);
}

}  // namespace ALQ_TARGET

}  // namespace alquerque::inline v0_1

#endif  // ALQUERQUE_PERFT_HASHED_PERFT_HPP
