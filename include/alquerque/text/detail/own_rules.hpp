#ifndef ALQUERQUE_TEXT_DETAIL_OWN_RULES_HPP
#define ALQUERQUE_TEXT_DETAIL_OWN_RULES_HPP

#include "../../core/base/language.hpp"

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include "../../core/heading.hpp"
#include "../../core/rule_book.hpp"
#include "../../core/rule_set.hpp"

namespace alquerque::inline v0_1::detail {

/// A letter for each heading, in the order of their bits: forward, diagonally forward, sideways,
/// and the same two in reverse.
inline std::string letters_of(Headings headings) {
  constexpr std::string_view letters = "fdsrb";
  std::string text;
  for (std::size_t i = 0; i < letters.size(); ++i) {
    if ((static_cast<unsigned>(headings) >> i & 1U) != 0) {
      text += letters[i];
    }
  }
  return text.empty() ? "none" : text;
}

/// Tells all of a rule set on one line: `own: quiet fds, first jump fds, later jumps fdsrb, capture
/// compulsory, chain goes on, far rank still, return next turn`. No two rule sets have the same
/// text, and none is the name of one.
inline std::string own_rules(const RuleSet& rules) {
  constexpr std::array<std::string_view, 3> bans{"free", "next turn", "until moved"};
  std::string text = "own: quiet " + letters_of(rules.quiet_steps);
  text += ", first jump " + letters_of(rules.first_jump);
  text += ", later jumps " + letters_of(rules.later_jumps);
  text += rules.capture_compulsory ? ", capture compulsory" : ", capture free";
  text += rules.chain_must_go_on ? ", chain goes on" : ", chain free";
  text += rules.quiet_on_far_rank ? ", far rank free" : ", far rank still";
  text += ", return ";
  text += bans[static_cast<std::size_t>(rules.no_return)];
  return text;
}

/// What stands for rules in a game text.
inline std::string name_or_own_rules(RuleBook book) {
  return book.name().empty() ? own_rules(book.rules()) : std::string{book.name()};
}

}  // namespace alquerque::inline v0_1::detail

#endif  // ALQUERQUE_TEXT_DETAIL_OWN_RULES_HPP
