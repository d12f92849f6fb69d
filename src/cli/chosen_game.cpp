#include "chosen_game.hpp"

#include <string>

#include "../targets/targets.hpp"
#include "failure.hpp"

namespace alquerque::cli {

namespace {

/// @throws BadArguments if the environment asks for a target that cannot be had
const targets::Target& wanted_target() {
  const std::string wanted{targets::wanted_target()};
  if (!wanted.empty() && targets::find_target(wanted) == nullptr) {
    std::string names;
    for (const targets::Target& target : targets::targets()) {
      names += names.empty() ? "" : ", ";
      names += target.name;
    }
    throw BadArguments{"ALQUERQUE_TARGET must be one of " + names + " on this machine, not '" +
                       wanted + "'"};
  }
  return targets::chosen_target();
}

}  // namespace

std::optional<RuleBook> find_rules(std::string_view name) {
  for (const RuleBook rules : wanted_target().books) {
    if (rules.name() == name) {
      return rules;
    }
  }
  return std::nullopt;
}

ChosenGame chosen_game(const GameOptions& options) {
  const std::optional<RuleBook> rules = find_rules(options.rules);
  if (!rules) {
    refuse_rules(options.rules);
  }
  return {*rules, position_of(options, *rules)};
}

}  // namespace alquerque::cli
