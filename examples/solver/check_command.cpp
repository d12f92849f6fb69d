#include "check_command.hpp"

namespace alquerque::solver {

CLI::App& add_check_command(CLI::App& app) {
  CLI::App& command = *app.add_subcommand("check", "Check a strategy by rules of its own");
  return command;
}

}  // namespace alquerque::solver
