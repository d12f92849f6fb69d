#include "replay_command.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include <alquerque/game_reader.hpp>

#include "failure.hpp"
#include "file.hpp"
#include "output.hpp"
#include "replay_report.hpp"
#include "wording.hpp"

namespace alquerque::cli {
namespace {

struct ReplayOptions {
  std::vector<std::string> files;
  bool json = false;
};

void replay(const std::string& path, ReplayReport& report, ReplayCount& count) {
  File file = File::to_read(path);
  GameReader reader{[&file](char* buffer, std::size_t size) {
    try {
      return file.read(buffer, size);
    } catch (const Failure& failure) {
      // Not a fault of a game, which the other exit code tells of.
      throw BadArguments{failure.what()};
    }
  }};
  while (const auto game = reader.next()) {
    ++count.games;
    if (!*game) {
      ++count.faulty;
      report.fault(file.path(), game->error());
      continue;
    }
    const GameText& text = **game;
    count.moves += text.moves.size();
    ++count.with(text.score);
  }
}

void run(const ReplayOptions& options) {
  const auto report = options.json ? make_replay_json_report() : make_replay_text_report();
  ReplayCount count;
  for (const std::string& path : options.files) {
    replay(path, *report, count);
  }
  report->end(count);
  flush();
  if (count.faulty > 0) {
    throw Failure{static_cast<int>(ExitCode::failure), with_commas(count.faulty) + " of " +
                                                           with_commas(count.games) +
                                                           " games cannot be replayed"};
  }
}

}  // namespace

CLI::App& add_replay_command(CLI::App& app) {
  CLI::App& command = *app.add_subcommand("replay", "Check games in PDN, move by move");
  const auto options = std::make_shared<ReplayOptions>();
  command.add_option("FILE", options->files, "where the games are, `-` for standard input")
      ->option_text("...")
      ->required();
  command.add_flag("--json", options->json, "print one JSON document");
  command.footer(
      "The first fault of each game is printed as FILE:LINE:COLUMN and what is wrong there, then "
      "a\n"
      "summary of all games. The exit code is 1 if there is any fault.");
  command.callback([options] { run(*options); });
  return command;
}

}  // namespace alquerque::cli
