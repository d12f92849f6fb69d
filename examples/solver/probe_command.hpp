#ifndef ALQUERQUE_SOLVER_PROBE_COMMAND_HPP
#define ALQUERQUE_SOLVER_PROBE_COMMAND_HPP

#include <CLI/App.hpp>

namespace alquerque::solver {

/// Adds `alquerque_solve probe`.
CLI::App& add_probe_command(CLI::App& app);

}  // namespace alquerque::solver

#endif  // ALQUERQUE_SOLVER_PROBE_COMMAND_HPP
