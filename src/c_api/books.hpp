#ifndef ALQUERQUE_C_API_BOOKS_HPP
#define ALQUERQUE_C_API_BOOKS_HPP

#include <cstddef>
#include <cstdint>
#include <string_view>

#include <alquerque/alquerque.h>
#include <alquerque/alquerque.hpp>

namespace alquerque::c_api {

/// What the C library does with code made for one rule set. There are two implementations, and the
/// build chooses: books.cpp is fast, small_books.cpp is small.

/// The book of a rule set, by its number.
/// @pre `is_known(rules)`
[[nodiscard]] RuleBook book_of(alq_rules rules) noexcept;

/// As `perft`: `perft_overflow` where the number does not fit.
/// @pre `is_known(rules)`
[[nodiscard]] std::uint64_t count_leaves(alq_rules rules, const Position& position,
                                         unsigned depth) noexcept;

[[nodiscard]] constexpr bool is_known(alq_rules rules) noexcept {
  return rules >= 0 && static_cast<std::size_t>(rules) < named_rule_sets.size();
}

/// The rule set of a name; `named_rule_sets.size()` if there is none.
[[nodiscard]] constexpr alq_rules rules_named(std::string_view name) noexcept {
  alq_rules rules = 0;
  while (is_known(rules) && named_rule_sets[static_cast<std::size_t>(rules)].name != name) {
    ++rules;
  }
  return rules;
}

}  // namespace alquerque::c_api

#endif  // ALQUERQUE_C_API_BOOKS_HPP
