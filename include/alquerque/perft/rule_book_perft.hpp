#ifndef ALQUERQUE_PERFT_RULE_BOOK_PERFT_HPP
#define ALQUERQUE_PERFT_RULE_BOOK_PERFT_HPP

#include "../core/base/language.hpp"

#include <cstdint>

#include "../core/base/target.hpp"
#include "../core/move.hpp"
#include "../core/position.hpp"
#include "../core/rule_book.hpp"
#include "../core/rule_set.hpp"
#include "detail/named_rules.hpp"
#include "perft.hpp"
#include "perft_count.hpp"

namespace alquerque::inline v0_1::detail {

/// `RuleBook::perft` and `FixedRules::perft`.
struct PerftDoor {
  template <RuleSet rules>
  ALQ_FN static constexpr std::uint64_t perft(const Position& position, unsigned depth) noexcept {
    return alquerque::perft<rules>(position, depth);
  }

  ALQ_FN static std::uint64_t perft(RuleBook book, const Position& position, unsigned depth) {
    std::uint64_t leaves = 0;
    const bool named = with_named_rules(
        book.rules(), [&]<RuleSet rules>() { leaves = alquerque::perft<rules>(position, depth); });
    return named ? leaves : visited(book, position, depth);
  }

 private:
  ALQ_FN static std::uint64_t visited(RuleBook book, const Position& position, unsigned depth) {
    if (depth == 0) {
      return 1;
    }
    if (depth == 1) {
      return book.count_moves(position);
    }
    std::uint64_t leaves = 0;
    book.for_each_successor(position, [&](const Move&, const Position& after) {
      leaves = sum_of_counts(leaves, visited(book, after, depth - 1));
    });
    return leaves;
  }
};

}  // namespace alquerque::inline v0_1::detail

#endif  // ALQUERQUE_PERFT_RULE_BOOK_PERFT_HPP
