#ifndef ALQUERQUE_CLI_RANDOM_GAMES_HPP
#define ALQUERQUE_CLI_RANDOM_GAMES_HPP

#include <cstddef>
#include <cstdint>
#include <random>
#include <vector>

#include <alquerque/alquerque.hpp>
#include <alquerque/play.hpp>

namespace alquerque::cli {

/// Plays games of random moves, each legal move equally likely. The games follow from the seed
/// alone, on every platform: the numbers are those of `std::mt19937_64`, which the C++ standard
/// fixes, a number is reduced to a choice by its remainder, after those that would favour some
/// choices are left out, and the moves are chosen from in ascending order.
class RandomGames {
 public:
  explicit RandomGames(std::uint64_t seed) : engine_{seed} {}

  /// Goes on with a game until it is over or has so many turns.
  void play(Game& game, std::uint64_t most_turns);

 private:
  std::size_t below(std::size_t bound);

  std::mt19937_64 engine_;
  std::vector<Move> moves_;
};

}  // namespace alquerque::cli

#endif  // ALQUERQUE_CLI_RANDOM_GAMES_HPP
