#ifndef ALQUERQUE_CLI_GAME_OPTIONS_HPP
#define ALQUERQUE_CLI_GAME_OPTIONS_HPP

#include <optional>
#include <string>

#include <CLI/App.hpp>
#include <alquerque/alquerque.hpp>

namespace alquerque::cli {

/// What every subcommand asks about: a position under a rule set.
struct GameOptions {
  std::string rules;
  std::optional<std::string> position;
};

/// Adds `--rules` and `--position`, which write to `game` while arguments are read.
void add_game_options(CLI::App& command, GameOptions& game);

/// @throws BadArguments if the text is not a position of the rule set
[[nodiscard]] Position position_of(const GameOptions& game, const RuleSet& rules);

[[noreturn]] void refuse_rules(const std::string& name);

}  // namespace alquerque::cli

#endif  // ALQUERQUE_CLI_GAME_OPTIONS_HPP
