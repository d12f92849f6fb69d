#ifndef ALQUERQUE_CLI_GAME_OPTIONS_HPP
#define ALQUERQUE_CLI_GAME_OPTIONS_HPP

#include <optional>
#include <string>

#include <CLI/App.hpp>
#include <alquerque/alquerque.hpp>
#include <alquerque/perft.hpp>

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

/// Calls `visit.operator()<rules>(position)` with what the options say.
/// @throws BadArguments if they say nothing sensible
template <class Visit>
void with_game(const GameOptions& game, Visit&& visit) {
  const std::optional<RuleBook> book = find_rule_book(game.rules);
  if (!book) {
    refuse_rules(game.rules);
  }
  detail::with_named_rules(
      *book, [&]<RuleSet rules>() { visit.template operator()<rules>(position_of(game, rules)); });
}

}  // namespace alquerque::cli

#endif  // ALQUERQUE_CLI_GAME_OPTIONS_HPP
