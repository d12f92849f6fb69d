#include "game_options.hpp"

#include <string>

#include <alquerque/text.hpp>

#include "failure.hpp"
#include "file.hpp"
#include "line_reader.hpp"

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

constexpr const char* standard_input = "-";

/// The first line of standard input, whose line end may be missing.
std::string line_of_input() {
  File file = File::to_read(standard_input);
  LineReader in{file};
  if (!in.next() && !in.torn()) {
    in.refuse("a position");
  }
  std::string line = in.line();
  if (line.ends_with('\r')) {
    line.pop_back();
  }
  return line;
}

}  // namespace

void add_game_options(CLI::App& command, GameOptions& game) {
  game.rules = named_rule_sets.front().name;
  command.add_option("--rules", game.rules, known_rules() + "\n(default: " + game.rules + ")")
      ->option_text("NAME")
      ->take_last();
  command
      .add_option("--position", game.position,
                  "as `alquerque show` prints it, in quotes,\nor `-` for a line of standard "
                  "input\n(default: the start position)")
      ->option_text("TEXT")
      ->take_last();
}

Position position_of(const GameOptions& game, const RuleSet& rules) {
  if (!game.position) {
    return Position::start();
  }
  const bool is_input = *game.position == standard_input;
  const std::string text = is_input ? line_of_input() : *game.position;
  const auto position = parse_position(text, rules);
  if (!position) {
    throw BadArguments{(is_input ? "standard input:1: " : "") +
                       ("bad position " + position.error().message())};
  }
  return *position;
}

void refuse_rules(const std::string& name) {
  throw BadArguments{"unknown rule set '" + name + "', known are " + known_rules()};
}

}  // namespace alquerque::cli
