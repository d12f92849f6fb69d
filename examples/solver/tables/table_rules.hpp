#ifndef ALQUERQUE_SOLVER_TABLES_TABLE_RULES_HPP
#define ALQUERQUE_SOLVER_TABLES_TABLE_RULES_HPP

#include <string_view>

#include <alquerque/alquerque.hpp>

namespace alquerque::solver {

/// Why endgame tables cannot be made under some rules; nothing if they can.
template <RuleSet rules>
[[nodiscard]] constexpr std::string_view refusal_of_tables() noexcept {
  constexpr Headings back = Headings::diagonally_backward | Headings::backward;
  if ((rules.quiet_steps & back) != Headings::none) {
    return "quiet steps that go backward leave no order to make them in";
  }
  if (rules.no_return == NoReturn::until_moved) {
    return "with a ban on each man there are too many positions";
  }
  if (rules.quiet_on_far_rank) {
    return "they number no bans on the far rank";
  }
  return {};
}

template <RuleSet rules>
inline constexpr bool has_tables = refusal_of_tables<rules>().empty();

}  // namespace alquerque::solver

#endif  // ALQUERQUE_SOLVER_TABLES_TABLE_RULES_HPP
