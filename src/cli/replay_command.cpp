#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <string>
#include <utility>
#include <vector>

#include <alquerque/text.hpp>
#include <nlohmann/json.hpp>

#include "commands.hpp"
#include "complaint.hpp"
#include "failure.hpp"
#include "file.hpp"
#include "output.hpp"
#include "wording.hpp"

namespace alquerque::cli {
namespace {

struct ReplayOptions {
  std::vector<std::string> files;
  bool json = false;
};

/// What was found in games. Moves and results are those of the sound games.
struct ReplayCount {
  /// In the order in which they are shown.
  static constexpr std::array scores{GameScore::white_wins, GameScore::black_wins, GameScore::draw,
                                     GameScore::both_lose, GameScore::unknown};

  std::uint64_t games = 0;
  std::uint64_t faulty = 0;
  std::uint64_t moves = 0;
  /// How many games have each score, by its number.
  std::array<std::uint64_t, scores.size()> results{};

  [[nodiscard]] std::uint64_t with(GameScore score) const noexcept {
    return results[static_cast<std::size_t>(score)];
  }
};

/// Shows what is found in games: as text, a line for each fault as it is found and a summary; as
/// JSON, one document at the end, as half of one is none.
class ReplayReport {
 public:
  explicit ReplayReport(bool json) : json_{json} {}

  void fault(const std::string& file, const GameError& error) {
    if (!json_) {
      print(file + ':' + std::to_string(error.line) + ':' + std::to_string(error.column) + ": " +
            error.reason() + '\n');
      return;
    }
    Json fault;
    fault["file"] = file;
    fault["line"] = error.line;
    fault["column"] = error.column;
    fault["game"] = error.game;
    fault["move"] = error.move == 0 ? Json() : Json(error.move);
    fault["side"] = error.move == 0 ? Json() : Json(error.side == Side::white ? "white" : "black");
    fault["found"] = error.found;
    fault["expected"] = error.expected;
    fault["why"] = error.why.empty() ? Json() : Json(error.why);
    text_ += (first_ ? "\n    " : ",\n    ") + dumped(fault);
    first_ = false;
  }

  /// A file could not be read, or not to its end. Of text, the command's last lines, on standard
  /// error, tell of it.
  void unreadable(const std::string& file, const std::string& message) {
    unreadable_.push_back({{"file", file}, {"error", message}});
  }

  /// All files are read. The summary is out when this returns.
  void end(const ReplayCount& count) {
    if (json_) {
      end_json(count);
      return;
    }
    print("Games    " + with_commas(count.games));
    print(count.faulty == 0 ? "\n" : ", " + with_commas(count.faulty) + " of them faulty\n");
    print("Moves    " + with_commas(count.moves) + "\nResults ");
    const char* before = " ";
    for (const GameScore score : ReplayCount::scores) {
      print(before + std::string{to_text(score)} + ": " + with_commas(count.with(score)));
      before = ", ";
    }
    print("\n");
    flush();
  }

 private:
  using Json = nlohmann::ordered_json;

  /// A file's name need not be UTF-8.
  static std::string dumped(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
  }

  void end_json(const ReplayCount& count) {
    text_ += first_ ? "],\n" : "\n  ],\n";
    text_ += "  \"games\": " + std::to_string(count.games) + ",\n";
    text_ += "  \"faulty\": " + std::to_string(count.faulty) + ",\n";
    text_ += "  \"moves\": " + std::to_string(count.moves) + ",\n";
    Json results;
    for (const GameScore score : ReplayCount::scores) {
      results[std::string{to_text(score)}] = count.with(score);
    }
    if (!unreadable_.empty()) {
      text_ += "  \"unreadable\": " + dumped(unreadable_) + ",\n";
    }
    text_ += "  \"results\": " + results.dump() + "\n}\n";
    print_document(text_);
  }

  bool json_;
  std::string text_ = "{\n  \"faults\": [";
  Json unreadable_ = Json::array();
  bool first_ = true;
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
    ++count.results[static_cast<std::size_t>(text.score)];
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
  ReplayReport report{options.json};
  ReplayCount count;
  std::vector<std::string> unreadable;
  for (const std::string& path : options.files) {
    try {
      replay(path, report, count);
    } catch (const BadArguments& failure) {
      unreadable.emplace_back(failure.what());
      report.unreadable(path, failure.what());
    } catch (const std::bad_alloc&) {
      throw Failure{static_cast<int>(ExitCode::failure),
                    "no memory to read '" + path + "', after " + with_commas(count.games) +
                        " games and " + with_commas(count.faulty) + " faults"};
    }
  }
  // Where nothing was read, a summary of nothing would tell nothing.
  if (count.games > 0 || unreadable.size() < options.files.size()) {
    report.end(count);
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
