#include <memory>
#include <optional>
#include <string>

#include <alquerque/alquerque.hpp>
#include <alquerque/play.hpp>
#include <alquerque/text.hpp>
#include <save_file.hpp>

#include "board_drawing.hpp"
#include "board_marks.hpp"
#include "chosen_game.hpp"
#include "commands.hpp"
#include "failure.hpp"
#include "game_options.hpp"
#include "output.hpp"
#include "svg_drawing.hpp"
#include "terminal.hpp"
#include "wording.hpp"

namespace alquerque::cli {
namespace {

struct ShowOptions {
  GameOptions game;
  bool ascii = false;
  bool unicode = false;
  std::string color = "auto";
  /// The file to write a picture to; `-`, which is also what the option means alone, for standard
  /// output.
  std::optional<std::string> svg;
  std::optional<std::string> last;
  /// The man whose targets are shown; `all` for all men.
  std::optional<std::string> targets;
};

constexpr const char* standard_output = "-";
constexpr const char* all_men = "all";

std::string bans_in_words(const Position& position, const std::string& line_break) {
  std::string words;
  for (const Point point : position.no_west() | position.no_east()) {
    const Direction direction =
        position.no_west().contains(point) ? Direction::west : Direction::east;
    words += words.empty() ? "" : line_break;
    words += to_text(*position.at(point));
    words += " may not step back from " + to_text(point) + " to " +
             to_text(*step_target(point, direction));
  }
  return words.empty() ? "none" : words;
}

std::string men_in_words(const Position& position, const Charset& charset) {
  std::string words;
  for (const Side side : {Side::white, Side::black}) {
    words += words.empty() ? "" : ", ";
    words += to_text(side);
    words += ' ';
    words += side == Side::white ? charset.white : charset.black;
    words += " " + std::to_string(position.men(side).size());
  }
  return words;
}

/// Plays the last move, so that `position` becomes the one after it.
/// @return its main route
Route play_last_move(RuleBook book, Position& position, const std::string& text) {
  const auto move = parse_move(book, position, text);
  if (!move) {
    throw BadArguments{"bad move of --last " + move.error().message()};
  }
  const Route route = book.main_route(position, *move);
  position = book.after(position, *move);
  return route;
}

void mark_targets(BoardMarks& marks, const RouteEntry& entry) {
  const Point man = *entry.man();
  marks.movable_men |= man;
  marks.step_targets |= entry.next_points() & neighbours(man);
  marks.jump_targets |= entry.next_points() - neighbours(man);
}

void mark_targets(BoardMarks& marks, RuleBook book, const Position& position,
                  const std::string& man) {
  RouteEntry entry{book, position};
  if (man == all_men) {
    for (const Point point : entry.movable_men()) {
      entry.tap(point);
      mark_targets(marks, entry);
    }
    return;
  }
  const std::optional<Point> point = parse_point(man);
  if (!point) {
    throw BadArguments{"--targets must be a point from a1 to e5, or all, not '" + man + "'"};
  }
  if (const Ruling ruling = entry.tap(*point); !ruling.is_allowed()) {
    throw BadArguments{"no targets of " + to_text(*point) + ": " + describe(ruling)};
  }
  mark_targets(marks, entry);
}

BoardMarks marks_of(const ShowOptions& options, RuleBook book, Position& position) {
  BoardMarks marks;
  if (options.last) {
    marks.last_move = play_last_move(book, position, *options.last);
  }
  if (options.targets) {
    mark_targets(marks, book, position, *options.targets);
  }
  return marks;
}

std::string last_move_in_words(const Route& route) {
  return to_text(route) +
         (route.captured().empty() ? "" : ", captures " + listed(route.captured()));
}

void show_text(const ShowOptions& options, RuleBook book, const Position& position,
               const BoardMarks& marks) {
  const bool fancy =
      options.unicode || (!options.ascii && stdout_is_terminal() && locale_is_utf8());
  const Charset& charset = fancy ? unicode : ascii;
  const std::optional<Outcome> ended = book.outcome(position);
  print(drawing_of(position, marks, charset, wants_color(options.color)));
  if (marks.last_move) {
    print("\nLast move " + last_move_in_words(*marks.last_move));
  }
  print("\nTo move   " + std::string{to_text(position.to_move())});
  if (options.targets) {
    print("\nCan move  " + listed(marks.movable_men));
    print("\nTargets   " + std::string{charset.target} + " " + listed(marks.targets()));
  }
  print("\nMen       " + men_in_words(position, charset));
  print("\nBans      " + bans_in_words(position, "\n          "));
  print("\nRules     " + options.game.rules);
  print("\nPosition  " + to_text(position));
  print(ended ? "\nOutcome   " + describe(*ended) + '\n' : "\n");
  flush();
}

void write_svg(const std::string& file, RuleBook book, const Position& position,
               const BoardMarks& marks) {
  const std::optional<Outcome> ended = book.outcome(position);
  const std::string svg =
      svg_of(position, marks,
             "Alquerque: " + (ended ? describe(*ended)
                                    : std::string{to_text(position.to_move())} + " to move"));
  if (file == standard_output) {
    print(svg);
    flush();
  } else if (const auto refusal = saving::replace_file(file, svg, saving::Special::write_into)) {
    throw Failure{static_cast<int>(ExitCode::failure), "cannot write '" + file + "': " + *refusal};
  }
}

void run(const ShowOptions& options) {
  auto [rules, position] = chosen_game(options.game);
  const BoardMarks marks = marks_of(options, rules, position);
  if (options.svg) {
    write_svg(*options.svg, rules, position, marks);
  } else {
    show_text(options, rules, position, marks);
  }
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
  CLI::Option* const color_option =
      command.add_option("--color", options->color, "auto, always or never\n(default: auto)")
          ->option_text("WHEN")
          ->take_last();
  CLI::Option* const svg_option =
      command
          .add_option("--svg", options->svg,
                      "write a picture instead, to a file, or to standard\noutput without one")
          ->option_text("[FILE]")
          ->expected(0, 1)
          ->default_str(standard_output);
  svg_option->excludes(ascii_flag)->excludes(unicode_flag)->excludes(color_option);
  svg_option->option_text("[FILE]");
  command.add_option("--last", options->last, "show the position after this move, and the move")
      ->option_text("MOVE")
      ->take_last();
  command
      .add_option("--targets", options->targets,
                  "show where the man on this point can go,\nor all men without one")
      ->option_text("[POINT]")
      ->expected(0, 1)
      ->default_str(all_men);
  command.footer(
      "The default is --unicode on a terminal whose locale has UTF-8, else --ascii. In colour it\n"
      "is drawn on a terminal that has colours, unless NO_COLOR is set. For example:\n"
      "  alquerque show --svg board.svg --last d2-c3 --targets");
  command.callback([options] { run(*options); });
  return command;
}

}  // namespace alquerque::cli
