#ifndef ALQUERQUE_SOLVER_SOLVER_RULES_HPP
#define ALQUERQUE_SOLVER_SOLVER_RULES_HPP

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

#include <alquerque/alquerque.hpp>

namespace alquerque::solver {

/// The other two readings of B11, everything else as at BrainKing.
inline constexpr RuleSet brainking_until_moved{.no_return = NoReturn::until_moved};
inline constexpr RuleSet brainking_no_ban{.no_return = NoReturn::none};

/// The names that `with_solver_rules` knows, for people.
[[nodiscard]] inline std::string solver_rule_names() {
  std::string names;
  for (const NamedRuleSet& known : named_rule_sets) {
    names += std::string{known.name} + ", ";
  }
  return names + "brainking-until-moved, brainking-no-ban";
}

/// The one place where a name becomes rules: calls `visit.operator()<rules>()`.
/// @return whether the name is known
template <class Visit>
bool with_solver_rules(std::string_view name, Visit&& visit) {
  if (name == "brainking-until-moved") {
    visit.template operator()<brainking_until_moved>();
    return true;
  }
  if (name == "brainking-no-ban") {
    visit.template operator()<brainking_no_ban>();
    return true;
  }
  return [&]<std::size_t... indices>(std::index_sequence<indices...>) {
    return ((name == named_rule_sets[indices].name
                 ? (visit.template operator()<named_rule_sets[indices].rules>(), true)
                 : false) ||
            ...);
  }
  (std::make_index_sequence<named_rule_sets.size()>{});
}

}  // namespace alquerque::solver

#endif  // ALQUERQUE_SOLVER_SOLVER_RULES_HPP
