#ifndef ALQUERQUE_PERFT_DETAIL_NAMED_RULES_HPP
#define ALQUERQUE_PERFT_DETAIL_NAMED_RULES_HPP

#include "../../core/base/language.hpp"

#include <array>
#include <cstddef>
#include <utility>

#include "../../core/base/target.hpp"
#include "../../core/rule_set.hpp"

namespace alquerque::inline v0_1::detail {

inline namespace ALQ_TARGET {

/// Turns a value of run time into a constant where it is one of the named rule sets: calls
/// `visit.operator()<rules>()` with it.
/// @return whether the rule set has a name; if not, nothing was called
template <class Visitor>
constexpr bool with_named_rules(const RuleSet& rules, Visitor&& visit) {
  return [&]<std::size_t... indices>(std::index_sequence<indices...>) {
    return ((rules == named_rule_sets[indices].rules
                 ? (visit.template operator()<named_rule_sets[indices].rules>(), true)
                 : false) ||
            ...);
  }
  (std::make_index_sequence<named_rule_sets.size()>{});
}

}  // namespace ALQ_TARGET

}  // namespace alquerque::inline v0_1::detail

#endif  // ALQUERQUE_PERFT_DETAIL_NAMED_RULES_HPP
