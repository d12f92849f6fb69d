#include "books.hpp"

#include <cstddef>
#include <cstdint>

#include <alquerque/perft.hpp>
#include "small_rule_book.hpp"

namespace alquerque::c_api {
namespace {

std::uint64_t leaves_below(RuleBook book, const Position& position, unsigned depth) {
  if (depth == 0) {
    return 1;
  }
  if (depth == 1) {
    return book.count_moves(position);
  }
  std::uint64_t leaves = 0;
  book.for_each_move(position, [&](const Move& move) {
    leaves = sum_of_counts(leaves, leaves_below(book, book.after(position, move), depth - 1));
  });
  return leaves;
}

}  // namespace

RuleBook book_of(alq_rules rules) noexcept {
  return named_small_rule_books[static_cast<std::size_t>(rules)];
}

std::uint64_t count_leaves(alq_rules rules, const Position& position, unsigned depth) noexcept {
  return leaves_below(book_of(rules), position, depth);
}

}  // namespace alquerque::c_api
