#ifndef ALQUERQUE_PERFT_RULE_BOOK_PERFT_HPP
#define ALQUERQUE_PERFT_RULE_BOOK_PERFT_HPP

#include "../core/base/language.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>

#include "../core/base/target.hpp"
#include "../core/move.hpp"
#include "../core/movegen.hpp"
#include "../core/position.hpp"
#include "../core/route.hpp"
#include "../core/rule_book.hpp"
#include "../core/rule_set.hpp"
#include "detail/count_leaves.hpp"
#include "detail/perft_entries.hpp"
#include "detail/watch.hpp"
#include "perft.hpp"
#include "perft_count.hpp"
#include "perft_table.hpp"

namespace alquerque::inline v0_1::detail {

/// The way to what the other rooms and the users of this one do not see.
struct PerftDoor {
  /// `FixedRules::perft`.
  template <RuleSet rules>
  ALQ_FN static constexpr std::uint64_t perft(const Position& position, unsigned depth) noexcept {
    return alquerque::perft<rules>(position, depth);
  }

  /// `RuleBook::perft`.
  ALQ_FN static std::uint64_t perft(RuleBook book, const Position& position, unsigned depth) {
    auto go_on = [](std::uint64_t) { return Visit::go_on; };
    return count(book, {position, depth}, go_on).value();
  }

  /// Counts by the book's own counter, or else that of its rule set; where there is none, by
  /// visiting every move but the last.
  ALQ_FN static std::optional<std::uint64_t> count(RuleBook book, const CountRequest& request,
                                                   LeavesVisitor visitor) {
    if (CountFunction* const counter = counter_of(book)) {
      return counter(request, visitor);
    }
    Watch watch{visitor};
    const std::uint64_t leaves =
        visited(book, request.position, request.depth, request.routes, watch);
    return watch.stopped() ? std::nullopt : std::optional{leaves};
  }

  /// What a table holds, for counters; null for no table, or one of other rules.
  ALQ_FN static PerftEntries* entries_of(PerftTable* table, const RuleSet& rules) noexcept {
    return table != nullptr && table->rules_ == rules ? &table->entries_ : nullptr;
  }

 private:
  /// Null for rules without a name, if the book has no counter of its own.
  ALQ_FN static CountFunction* counter_of(RuleBook book) noexcept {
    constexpr auto counters = []<std::size_t... indices>(std::index_sequence<indices...>) {
      return std::array{&count_leaves<named_rule_sets[indices].rules>...};
    }
    (std::make_index_sequence<named_rule_sets.size()>{});
    CountFunction* counter = book.answers_->count;
    for (std::size_t i = 0; counter == nullptr && i < counters.size(); ++i) {
      counter = named_rule_sets[i].rules == book.rules() ? counters[i] : nullptr;
    }
    return counter;
  }

  ALQ_FN static std::uint64_t visited(RuleBook book, const Position& position, unsigned depth,
                                      bool routes, Watch& watch) {
    if (depth == 0) {
      return 1;
    }
    if (watch.stopped()) {
      return 0;
    }
    std::uint64_t leaves = 0;
    const auto go_on = [&](const Position& after) {
      leaves = sum_of_counts(leaves, visited(book, after, depth - 1, routes, watch));
      return watch.stopped() ? Visit::stop : Visit::go_on;
    };
    if (routes) {
      book.for_each_route(
          position, [&](const Route& route) { return go_on(book.after(position, route.move())); });
    } else if (depth == 1) {
      leaves = book.count_moves(position);
    } else {
      book.for_each_successor(position,
                              [&](const Move&, const Position& after) { return go_on(after); });
    }
    if (depth == 1) {
      watch.expanded(leaves);
    }
    return leaves;
  }
};

}  // namespace alquerque::inline v0_1::detail

#endif  // ALQUERQUE_PERFT_RULE_BOOK_PERFT_HPP
