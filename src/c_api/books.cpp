#include "books.hpp"

#include <cstddef>
#include <cstdint>
#include <utility>

#include <alquerque/perft.hpp>

namespace alquerque::c_api {

const RuleBook& book_of(alq_rules rules) noexcept {
  return *named_rule_books[static_cast<std::size_t>(rules)];
}

std::uint64_t count_leaves(alq_rules rules, const Position& position, unsigned depth) noexcept {
  std::uint64_t leaves = 0;
  with_rule_set(
      book_of(rules).name(), [&]<RuleSet chosen>() { leaves = perft<chosen>(position, depth); },
      [] {});
  return leaves;
}

}  // namespace alquerque::c_api
