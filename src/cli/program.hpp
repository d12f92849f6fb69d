#ifndef ALQUERQUE_CLI_PROGRAM_HPP
#define ALQUERQUE_CLI_PROGRAM_HPP

#include <initializer_list>
#include <string>

#include <CLI/App.hpp>

/// What a program with subcommands does around them: shared with the solver of the examples.
namespace alquerque::cli {

/// Adds a command to a program.
using AddCommand = CLI::App& (*)(CLI::App&);

/// Gives a program its commands, the looks of its help, and `--version` for each.
/// @param app has the name that the program has for its users, and its footer
/// @param build what the version says behind its number
void set_up_program(CLI::App& app, std::initializer_list<AddCommand> commands,
                    const std::string& build = "");

/// Reads the arguments and runs the command that they choose; whatever goes wrong is told to the
/// user on one line.
/// @return the exit code of the process
[[nodiscard]] int run_program(CLI::App& app, int argc, const char* const* argv);

}  // namespace alquerque::cli

#endif  // ALQUERQUE_CLI_PROGRAM_HPP
