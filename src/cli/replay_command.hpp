#ifndef ALQUERQUE_CLI_REPLAY_COMMAND_HPP
#define ALQUERQUE_CLI_REPLAY_COMMAND_HPP

#include <CLI/App.hpp>

namespace alquerque::cli {

/// Adds the subcommand that checks games.
CLI::App& add_replay_command(CLI::App& app);

}  // namespace alquerque::cli

#endif  // ALQUERQUE_CLI_REPLAY_COMMAND_HPP
