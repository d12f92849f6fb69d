#ifndef ALQUERQUE_SOLVER_CHECK_COMMAND_HPP
#define ALQUERQUE_SOLVER_CHECK_COMMAND_HPP

#include <CLI/App.hpp>

namespace alquerque::solver {

/// Adds the subcommand that checks a strategy by rules of its own.
CLI::App& add_check_command(CLI::App& app);

}  // namespace alquerque::solver

#endif  // ALQUERQUE_SOLVER_CHECK_COMMAND_HPP
