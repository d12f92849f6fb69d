#include <string>

#include <CLI/App.hpp>

#include "../targets/targets.hpp"
#include "commands.hpp"
#include "complaint.hpp"
#include "program.hpp"

int main(int argc, char** argv) {
  using namespace alquerque::cli;
  CLI::App app{"The board game Alquerque: count, list and draw.", program};
  app.footer(
      "`alquerque COMMAND --help` tells more. For example:\n"
      "  alquerque perft 10\n"
      "  alquerque perft 6 --divide --rules qirkat\n"
      "  alquerque moves --position 'bbbbb/bbbbb/bbw1w/ww1ww/wwwww b -'");
  set_up_program(app,
                 {add_perft_command, add_moves_command, add_show_command, add_replay_command,
                  add_selfplay_command},
                 "\ntarget " + std::string{alquerque::targets::chosen_target().name});
  return run_program(app, argc, argv);
}
