#include "show_command.hpp"

#include <memory>
#include <string>

#include <alquerque/geometry.hpp>
#include <alquerque/outcome.hpp>
#include <alquerque/point_text.hpp>
#include <alquerque/position_text.hpp>

#include "board_drawing.hpp"
#include "game_options.hpp"
#include "output.hpp"
#include "terminal.hpp"
#include "wording.hpp"

namespace alquerque::cli {
namespace {

struct ShowOptions {
  GameOptions game;
  bool ascii = false;
  bool unicode = false;
};

std::string bans_in_words(const Position& position, const std::string& line_break) {
  std::string words;
  for (const Point point : position.no_west() | position.no_east()) {
    const Direction direction =
        position.no_west().contains(point) ? Direction::west : Direction::east;
    words += words.empty() ? "" : line_break;
    words += name_of(*position.at(point));
    words += " may not step back from " + to_text(point) + " to " +
             to_text(*step_target(point, direction));
  }
  return words.empty() ? "none" : words;
}

std::string men_in_words(const Position& position, const Charset& charset) {
  std::string words;
  for (const Side side : {Side::white, Side::black}) {
    words += words.empty() ? "" : ", ";
    words += name_of(side);
    words += ' ';
    words += side == Side::white ? charset.white : charset.black;
    words += " " + std::to_string(position.men(side).size());
  }
  return words;
}

void run(const ShowOptions& options) {
  const bool fancy =
      options.unicode || (!options.ascii && stdout_is_terminal() && locale_is_utf8());
  const Charset& charset = fancy ? unicode : ascii;
  with_game(options.game, [&]<RuleSet rules>(const Position& position) {
    const auto ended = outcome<rules>(position);
    print(drawing_of(position, charset));
    print("\nTo move   " + std::string{name_of(position.to_move())});
    print("\nMen       " + men_in_words(position, charset));
    print("\nBans      " + bans_in_words(position, "\n          "));
    print("\nRules     " + options.game.rules);
    print("\nPosition  " + to_text(position));
    print(ended ? "\nOutcome   " + sentence_of(*ended) + '\n' : "\n");
    flush();
  });
}

}  // namespace

CLI::App& add_show_command(CLI::App& app) {
  CLI::App& command = *app.add_subcommand("show", "Draw a position");
  const auto options = std::make_shared<ShowOptions>();
  add_game_options(command, options->game);
  CLI::Option* const ascii_flag =
      command.add_flag("--ascii", options->ascii, "draw with plain characters");
  CLI::Option* const unicode_flag =
      command.add_flag("--unicode", options->unicode, "draw with discs and lines");
  unicode_flag->excludes(ascii_flag);
  // Else the help lists what each of them excludes.
  ascii_flag->option_text(" ");
  unicode_flag->option_text(" ");
  command.footer("The default is --unicode on a terminal whose locale has UTF-8, else --ascii.");
  command.callback([options] { run(*options); });
  return command;
}

}  // namespace alquerque::cli
