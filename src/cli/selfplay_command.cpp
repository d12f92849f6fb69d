#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include <alquerque/play.hpp>
#include <alquerque/text.hpp>

#include "chosen_game.hpp"
#include "commands.hpp"
#include "game_options.hpp"
#include "limits.hpp"
#include "number_text.hpp"
#include "output.hpp"

namespace alquerque::cli {
namespace {

/// Plays games of random moves, each legal move equally likely. The games follow from the seed
/// alone, on every platform: the numbers are those of `std::mt19937_64`, which the C++ standard
/// fixes, a number is reduced to a choice by its remainder, after those that would favour some
/// choices are left out, and the moves are chosen from in ascending order.
class RandomGames {
 public:
  explicit RandomGames(std::uint64_t seed) : engine_{seed} {}

  /// Goes on with a game until it is over or has so many turns.
  void play(Game& game, std::uint64_t most_turns) {
    while (game.turns().size() < most_turns && !game.result()) {
      auto moves = game.rules().legal_moves(game.position());
      std::sort(moves.begin(), moves.end());
      static_cast<void>(game.play(moves[below(moves.size())]));
    }
  }

 private:
  std::size_t below(std::size_t bound) {
    constexpr std::uint64_t last = std::mt19937_64::max();
    const std::uint64_t excess = (last % bound + 1) % bound;
    std::uint64_t number = engine_();
    while (number > last - excess) {
      number = engine_();
    }
    return static_cast<std::size_t>(number % bound);
  }

  std::mt19937_64 engine_;
};

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
  const auto [rules, position] = chosen_game(options.game);
  RandomGames random{seed};
  for (std::uint64_t number = 1; number <= games; ++number) {
    Game game{rules, position, adjudication};
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
