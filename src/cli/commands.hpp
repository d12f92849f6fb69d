#ifndef ALQUERQUE_CLI_COMMANDS_HPP
#define ALQUERQUE_CLI_COMMANDS_HPP

#include <CLI/App.hpp>

namespace alquerque::cli {

// Each adds the subcommand of its name.
CLI::App& add_perft_command(CLI::App& app);
CLI::App& add_moves_command(CLI::App& app);
CLI::App& add_show_command(CLI::App& app);
CLI::App& add_replay_command(CLI::App& app);
CLI::App& add_selfplay_command(CLI::App& app);

}  // namespace alquerque::cli

#endif  // ALQUERQUE_CLI_COMMANDS_HPP
