#include "selfplay_command.hpp"

#include <cstdint>
#include <limits>
#include <memory>
#include <string>

#include <alquerque/play.hpp>
#include <alquerque/text.hpp>

#include "game_options.hpp"
#include "limits.hpp"
#include "number_text.hpp"
#include "output.hpp"
#include "random_games.hpp"

namespace alquerque::cli {
namespace {

struct SelfplayOptions {
  std::string games;
  std::string seed = "1";
  std::string max_plies = "10000";
  std::string repetitions = "0";
  std::string quiet_turns = "0";
  GameOptions game;
};

std::uint32_t policy_of(std::string_view name, std::string_view text) {
  return static_cast<std::uint32_t>(
      number_argument(name, text, 0, std::numeric_limits<std::uint32_t>::max()));
}

void run(const SelfplayOptions& options) {
  const std::uint64_t games = number_argument("N", options.games, 0, most_games);
  const std::uint64_t seed =
      number_argument("--seed", options.seed, 0, std::numeric_limits<std::uint64_t>::max());
  const std::uint64_t most_plies = number_argument("--max-plies", options.max_plies, 0, most_turns);
  const Adjudication adjudication{policy_of("--repetitions", options.repetitions),
                                  policy_of("--quiet-turns", options.quiet_turns)};
  RandomGames random{seed};
  with_game(options.game, [&]<RuleSet rules>(const Position& position) {
    for (std::uint64_t number = 1; number <= games; ++number) {
      Game game{rule_book<rules>, position, adjudication};
      random.play(game, most_plies);
      std::vector<GameTag> tags{{"Event", "Random games, seed " + std::to_string(seed)},
                                {"Round", std::to_string(number)},
                                {"White", "alquerque selfplay"},
                                {"Black", "alquerque selfplay"}};
      if (!game.result()) {
        tags.push_back({"Termination", "unterminated"});
      }
      print((number == 1 ? "" : "\n") + to_text(game_text_of(game, std::move(tags))));
    }
  });
  flush();
}

}  // namespace

CLI::App& add_selfplay_command(CLI::App& app) {
  CLI::App& command = *app.add_subcommand("selfplay", "Write random games");
  const auto options = std::make_shared<SelfplayOptions>();
  command.add_option("N", options->games, "how many games")->option_text(" ")->required();
  const auto add_number = [&command](const char* name, std::string& value, const char* text,
                                     const char* meaning) {
    command.add_option(name, value, meaning)->option_text(text)->take_last();
  };
  add_number("--seed", options->seed, "S", "the same seed gives the same games\n(default: 1)");
  add_game_options(command, options->game);
  add_number("--max-plies", options->max_plies, "K",
             "end a game without a result after K moves\n(default: 10000)");
  add_number("--repetitions", options->repetitions, "R",
             "a draw when a position has come R times\n(default: 0, never)");
  add_number("--quiet-turns", options->quiet_turns, "Q",
             "a draw after Q turns of both sides in a row\nwith no capture and no step forward\n"
             "(default: 0, never)");
  command.footer("Each legal move is equally likely. `alquerque replay -` reads what this writes.");
  command.callback([options] { run(*options); });
  return command;
}

}  // namespace alquerque::cli
