#include "random_games.hpp"

#include <algorithm>

namespace alquerque::cli {

void RandomGames::play(Game& game, std::uint64_t most_turns) {
  while (game.turns().size() < most_turns && !game.result()) {
    moves_.clear();
    game.rules().for_each_move(game.position(),
                               [this](const Move& move) { moves_.push_back(move); });
    std::sort(moves_.begin(), moves_.end());
    static_cast<void>(game.play(moves_[below(moves_.size())]));
  }
}

std::size_t RandomGames::below(std::size_t bound) {
  constexpr std::uint64_t last = std::mt19937_64::max();
  const std::uint64_t excess = (last % bound + 1) % bound;
  std::uint64_t number = engine_();
  while (number > last - excess) {
    number = engine_();
  }
  return static_cast<std::size_t>(number % bound);
}

}  // namespace alquerque::cli
