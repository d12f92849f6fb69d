#ifndef ALQUERQUE_CLI_SHOW_COMMAND_HPP
#define ALQUERQUE_CLI_SHOW_COMMAND_HPP

#include <CLI/App.hpp>

namespace alquerque::cli {

/// Adds the subcommand that draws a position.
CLI::App& add_show_command(CLI::App& app);

}  // namespace alquerque::cli

#endif  // ALQUERQUE_CLI_SHOW_COMMAND_HPP
