#ifndef ALQUERQUE_CLI_MOVES_COMMAND_HPP
#define ALQUERQUE_CLI_MOVES_COMMAND_HPP

#include <CLI/App.hpp>

namespace alquerque::cli {

/// Adds the subcommand that lists legal moves.
CLI::App& add_moves_command(CLI::App& app);

}  // namespace alquerque::cli

#endif  // ALQUERQUE_CLI_MOVES_COMMAND_HPP
