#include "perft_command.hpp"

#include <memory>
#include <string>

#include <alquerque/text.hpp>

#include "count_divided.hpp"
#include "count_table.hpp"
#include "failure.hpp"
#include "game_options.hpp"
#include "interrupt.hpp"
#include "long_count.hpp"
#include "perft_arguments.hpp"
#include "perft_report.hpp"
#include "progress.hpp"
#include "shared_table.hpp"
#include "threaded_perft.hpp"
#include "unique_count.hpp"
#include "watched_perft.hpp"

namespace alquerque::cli {
namespace {

template <RuleSet rules, Unit unit>
void count(const PerftArguments& arguments, unsigned depth, const Position& position,
           Progress& progress, PerftReport& report) {
  const auto watched = [&progress](const Position& root, unsigned plies) {
    return watched_perft<rules, unit>(root, plies, progress);
  };
  if (arguments.divide) {
    count_divided<rules, unit>(position, depth, progress, report, watched);
  } else if (arguments.threads || arguments.memory) {
    const alquerque::PerftOptions means = means_of(arguments);
    const auto table = make_shared_table<rules>(means.table_bytes);
    count_table(depth, progress, report, [&](unsigned row) {
      return threaded_perft<rules>(position, row, means.threads, table.get(), progress);
    });
  } else {
    count_table(depth, progress, report, [&](unsigned row) { return watched(position, row); });
  }
}

template <RuleSet rules, Unit unit>
void run_count(const PerftArguments& arguments, unsigned depth, const Position& position) {
  const std::string units = unit == Unit::moves ? "moves" : "routes";
  const PerftTask task{arguments.game.rules, to_text(position), units, depth};
  const auto report = arguments.json ? make_json_report(task) : make_text_report(task);
  Progress progress{units};
  note_interrupts();
  try {
    count<rules, unit>(arguments, depth, position, progress, *report);
  } catch (const Failure&) {
    progress.erase();
    report->end(false);
    throw;
  }
  report->end(true);
}

void run_count(const PerftArguments& arguments) {
  const unsigned depth = depth_of(arguments);
  with_game(arguments.game, [&]<RuleSet rules>(const Position& position) {
    if (arguments.routes) {
      run_count<rules, Unit::routes>(arguments, depth, position);
    } else {
      run_count<rules, Unit::moves>(arguments, depth, position);
    }
  });
}

void run(const PerftArguments& arguments, PerftMode mode) {
  switch (mode) {
    case PerftMode::table:
    case PerftMode::divide:
      return run_count(arguments);
    case PerftMode::unique:
      return run_unique_count(arguments);
    case PerftMode::split:
      return run_split(arguments);
    case PerftMode::jobs:
      return run_part(arguments);
    case PerftMode::sum:
      return run_sum(arguments);
    case PerftMode::checkpoint:
      return run_checkpoint(arguments);
  }
}

}  // namespace

CLI::App& add_perft_command(CLI::App& app) {
  CLI::App& command =
      *app.add_subcommand("perft", "Count the ways to play a number of plies from a position");
  const auto arguments = std::make_shared<PerftArguments>();
  add_perft_arguments(command, *arguments);
  command.footer(
      "A line of play that ends before DEPTH counts for nothing.\n"
      "Counts are exact; a count of 2^64 or more ends the command, and what fits is printed.\n"
      "Ctrl-C ends the count; what is complete by then is printed, or with jobs or a checkpoint\n"
      "kept. Jobs that run then are begun anew by the command that goes on.\n"
      "\n"
      "A count in parts, each of which may run on another machine, be killed and go on:\n"
      "  alquerque perft 14 --split 8 > jobs\n"
      "  alquerque perft --jobs jobs --part 1/2 --out part1\n"
      "  alquerque perft --jobs jobs --part 2/2 --out part2\n"
      "  alquerque perft --sum part1 part2");
  command.callback([&command, arguments] { run(*arguments, mode_of(command)); });
  return command;
}

}  // namespace alquerque::cli
