#include "game_options.hpp"

#include <string>

#include <alquerque/position_text.hpp>

#include "failure.hpp"

namespace alquerque::cli {
namespace {

std::string known_rules() {
  std::string names;
  for (const NamedRuleSet& known : named_rule_sets) {
    names += names.empty() ? "" : ", ";
    names += known.name;
  }
  return names;
}

}  // namespace

void add_game_options(CLI::App& command, GameOptions& game) {
  game.rules = named_rule_sets.front().name;
  command.add_option("--rules", game.rules, known_rules() + "\n(default: " + game.rules + ")")
      ->option_text("NAME")
      ->take_last();
  command
      .add_option("--position", game.position,
                  "as `alquerque show` prints it, in quotes\n(default: the start position)")
      ->option_text("TEXT")
      ->take_last();
}

Position position_of(const GameOptions& game, const RuleSet& rules) {
  if (!game.position) {
    return Position::start();
  }
  const auto position = parse_position(*game.position, rules);
  if (!position) {
    throw BadArguments{"bad position " + position.error().message()};
  }
  return *position;
}

void refuse_rules(const std::string& name) {
  throw BadArguments{"unknown rule set '" + name + "', known are " + known_rules()};
}

}  // namespace alquerque::cli
