#ifndef ALQUERQUE_HASHED_PERFT_HPP
#define ALQUERQUE_HASHED_PERFT_HPP

#include "detail/language.hpp"

#include <cassert>
#include <cstdint>

#include "detail/hashed_perft.hpp"
#include "detail/target.hpp"
#include "detail/watch.hpp"
#include "perft.hpp"  // IWYU pragma: keep
#include "perft_table.hpp"
#include "position.hpp"
#include "rule_set.hpp"

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

#endif  // ALQUERQUE_HASHED_PERFT_HPP
