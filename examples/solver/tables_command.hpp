#ifndef ALQUERQUE_SOLVER_TABLES_COMMAND_HPP
#define ALQUERQUE_SOLVER_TABLES_COMMAND_HPP

#include <CLI/App.hpp>

namespace alquerque::solver {

/// Adds `alquerque_solve tables`.
CLI::App& add_tables_command(CLI::App& app);

}  // namespace alquerque::solver

#endif  // ALQUERQUE_SOLVER_TABLES_COMMAND_HPP
