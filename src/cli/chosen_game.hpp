#ifndef ALQUERQUE_CLI_CHOSEN_GAME_HPP
#define ALQUERQUE_CLI_CHOSEN_GAME_HPP

#include <optional>
#include <string_view>

#include <alquerque/alquerque.hpp>

#include "game_options.hpp"

namespace alquerque::cli {

/// What the user asks about: a position under a rule set.
struct ChosenGame {
  RuleBook rules;
  Position position;
};

/// The rules of a name as compiled for this machine, or nothing if there are none.
/// @throws BadArguments if the environment asks for a kind of processor that this machine is not
[[nodiscard]] std::optional<RuleBook> find_rules(std::string_view name);

/// The game of the options.
/// @throws BadArguments if they say nothing sensible
[[nodiscard]] ChosenGame chosen_game(const GameOptions& options);

}  // namespace alquerque::cli

#endif  // ALQUERQUE_CLI_CHOSEN_GAME_HPP
