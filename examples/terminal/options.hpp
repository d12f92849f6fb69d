#ifndef ALQUERQUE_TERMINAL_OPTIONS_HPP
#define ALQUERQUE_TERMINAL_OPTIONS_HPP

#include <alquerque/alquerque.hpp>
#include <string>

#include "session.hpp"

namespace terminal {

struct Options {
  Setting setting;
  /// The file to open first; none if empty.
  std::string load;
  /// The file that the level `perfect` plays by; none if empty.
  std::string strategy;
  bool ascii = false;
  bool color = true;
  bool help = false;
};

struct BadOptions {
  std::string message;
};

inline constexpr const char* usage =
    "Usage: alquerque_terminal [OPTION]...\n"
    "Plays Alquerque in a terminal, against the computer or a friend.\n"
    "\n"
    "  --rules NAME   brainking (default), qirkat, freestyle or alfonso\n"
    "  --level N      the computer's strength, 1 to 6 (default 3); 0: two persons play;\n"
    "                 perfect: it plays by --strategy, and never leaves the win\n"
    "  --side SIDE    what you play: white (default), black, or none to watch\n"
    "  --strategy FILE  a proved win, as examples/solver has it (unpacked)\n"
    "  --load FILE    opens a game text (PDN)\n"
    "  --ascii        draws with ASCII characters only\n"
    "  --no-color     draws without colours, as does NO_COLOR in the environment\n"
    "  --help         shows this text\n";

[[nodiscard]] alquerque::Result<Options, BadOptions> parse_options(int count, char** arguments);

}  // namespace terminal

#endif  // ALQUERQUE_TERMINAL_OPTIONS_HPP
