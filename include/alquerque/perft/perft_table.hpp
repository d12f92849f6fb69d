#ifndef ALQUERQUE_PERFT_PERFT_TABLE_HPP
#define ALQUERQUE_PERFT_PERFT_TABLE_HPP

#include "../core/base/language.hpp"

#include <cstddef>

#include "../core/base/target.hpp"
#include "../core/rule_set.hpp"
#include "detail/perft_entries.hpp"

namespace alquerque::inline v0_1 {

namespace detail {
struct PerftDoor;  // IWYU pragma: keep
}  // namespace detail

/// A transposition table for perft: how many leaves lie so many plies below a position. Exact: an
/// entry holds its whole position and is used only for that position and that depth, so there are
/// no collisions. Threads may share a table.
///
/// Replacement: a position has one bucket of two entries for each depth, so that the many depths at
/// which men that step to and fro meet a position again do not push each other out. The first
/// entry keeps what took most work: it is replaced only by a count of the same depth or more, and
/// then moves to the second, which takes everything else. The memory is taken once and never grows.
///
/// Threads never wait for each other: what one of them has in hand another does not find, and does
/// not change.
class PerftTable {
 public:
  /// @param bytes how much memory to use at most; rounded down to whole buckets of 64 bytes, at
  ///   least one
  /// @param rules the rules of the counts that use the table; counts of others leave it alone
  /// @throws std::bad_alloc if there is not so much
  ALQ_FN explicit PerftTable(std::size_t bytes, const RuleSet& rules = rules::brainking)
      : rules_{rules}, entries_{bytes} {}

  /// Counters and other threads hold on to a table: it is neither copied nor moved.
  PerftTable(const PerftTable&) = delete;
  PerftTable& operator=(const PerftTable&) = delete;

  /// The memory the entries take.
  ALQ_FN [[nodiscard]] std::size_t bytes() const noexcept { return entries_.bytes(); }

  /// The most plies an entry can tell of.
  static constexpr unsigned max_depth = detail::PerftEntries::max_depth;

 private:
  friend struct detail::PerftDoor;

  RuleSet rules_;
  detail::PerftEntries entries_;
};

}  // namespace alquerque::inline v0_1

#endif  // ALQUERQUE_PERFT_PERFT_TABLE_HPP
