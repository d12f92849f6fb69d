#include <CLI/App.hpp>

#include <program.hpp>

#include "check_command.hpp"
#include "probe_command.hpp"
#include "prove_command.hpp"
#include "tables_command.hpp"

int main(int argc, char** argv) {
  using namespace alquerque::solver;
  CLI::App app{"The board game Alquerque: who wins, and a proof of it.", "alquerque_solve"};
  app.footer(
      "`alquerque_solve COMMAND --help` tells more. For example:\n"
      "  alquerque_solve prove --out white_wins\n"
      "  alquerque_solve check white_wins");
  alquerque::cli::set_up_program(
      app, {add_prove_command, add_check_command, add_tables_command, add_probe_command});
  return alquerque::cli::run_program(app, argc, argv);
}
