#include <CLI/App.hpp>

#include "complaint.hpp"
#include "moves_command.hpp"
#include "perft_command.hpp"
#include "program.hpp"
#include "replay_command.hpp"
#include "selfplay_command.hpp"
#include "show_command.hpp"

int main(int argc, char** argv) {
  using namespace alquerque::cli;
  CLI::App app{"The board game Alquerque: count, list and draw.", program};
  app.footer(
      "`alquerque COMMAND --help` tells more. For example:\n"
      "  alquerque perft 10\n"
      "  alquerque perft 6 --divide --rules qirkat\n"
      "  alquerque moves --position 'bbbbb/bbbbb/bbw1w/ww1ww/wwwww b -'");
  set_up_program(app, {add_perft_command, add_moves_command, add_show_command, add_replay_command,
                       add_selfplay_command});
  return run_program(app, argc, argv);
}
