#ifndef ALQUERQUE_CLI_SELFPLAY_COMMAND_HPP
#define ALQUERQUE_CLI_SELFPLAY_COMMAND_HPP

#include <CLI/App.hpp>

namespace alquerque::cli {

/// Adds the subcommand that writes random games.
CLI::App& add_selfplay_command(CLI::App& app);

}  // namespace alquerque::cli

#endif  // ALQUERQUE_CLI_SELFPLAY_COMMAND_HPP
