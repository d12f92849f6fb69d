#ifndef ALQUERQUE_SOLVER_PROVE_COMMAND_HPP
#define ALQUERQUE_SOLVER_PROVE_COMMAND_HPP

#include <CLI/App.hpp>

namespace alquerque::solver {

/// Adds the subcommand that decides whether a side can force a win.
CLI::App& add_prove_command(CLI::App& app);

}  // namespace alquerque::solver

#endif  // ALQUERQUE_SOLVER_PROVE_COMMAND_HPP
