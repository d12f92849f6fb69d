#include "replay_command.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <string>
#include <utility>
#include <vector>

#include <alquerque/text.hpp>

#include "complaint.hpp"
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

/// Tells of every file that could not be read, and then of the faults.
/// @param lines what is wrong with each such file
void complain_of(std::vector<std::string> lines, const ReplayCount& count) {
  const ExitCode code = lines.empty() ? ExitCode::failure : ExitCode::bad_arguments;
  if (count.faulty > 0) {
    lines.push_back(with_commas(count.faulty) + " of " + with_commas(count.games) +
                    " games cannot be replayed");
  }
  if (lines.empty()) {
    return;
  }
  for (std::size_t i = 0; i + 1 < lines.size(); ++i) {
    complain(program, lines[i]);
  }
  throw Failure{static_cast<int>(code), lines.back()};
}

void run(const ReplayOptions& options) {
  expect_one_standard_input(options.files);
  const auto report = options.json ? make_replay_json_report() : make_replay_text_report();
  ReplayCount count;
  std::vector<std::string> unreadable;
  for (const std::string& path : options.files) {
    try {
      replay(path, *report, count);
    } catch (const BadArguments& failure) {
      unreadable.emplace_back(failure.what());
      report->unreadable(path, failure.what());
    } catch (const std::bad_alloc&) {
      throw Failure{static_cast<int>(ExitCode::failure),
                    "no memory to read '" + path + "', after " + with_commas(count.games) +
                        " games and " + with_commas(count.faulty) + " faults"};
    }
  }
  // Where nothing was read, a summary of nothing would tell nothing.
  if (count.games > 0 || unreadable.size() < options.files.size()) {
    report->end(count);
    flush();
  }
  complain_of(std::move(unreadable), count);
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
      "summary of all games. The exit code is 1 if there is any fault, and 2 if a file cannot be\n"
      "read; the others are checked all the same.");
  command.callback([options] { run(*options); });
  return command;
}

}  // namespace alquerque::cli
