#ifndef ALQUERQUE_CLI_PERFT_COMMAND_HPP
#define ALQUERQUE_CLI_PERFT_COMMAND_HPP

#include <CLI/App.hpp>

namespace alquerque::cli {

/// Adds the subcommand that counts.
CLI::App& add_perft_command(CLI::App& app);

}  // namespace alquerque::cli

#endif  // ALQUERQUE_CLI_PERFT_COMMAND_HPP
