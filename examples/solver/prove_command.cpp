#include "prove_command.hpp"

namespace alquerque::solver {

CLI::App& add_prove_command(CLI::App& app) {
  CLI::App& command = *app.add_subcommand("prove", "Decide whether a side can force a win");
  return command;
}

}  // namespace alquerque::solver
