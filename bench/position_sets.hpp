#ifndef ALQUERQUE_BENCH_POSITION_SETS_HPP
#define ALQUERQUE_BENCH_POSITION_SETS_HPP

#include <alquerque/alquerque.hpp>
#include <cstddef>
#include <cstdint>
#include <random>
#include <vector>

namespace alquerque::bench {

/// A number below `bound`, equal on every platform (unlike the standard distributions).
inline std::size_t below(std::mt19937_64& random, std::size_t bound) {
  return static_cast<std::size_t>(((random() >> 32) * bound) >> 32);
}

/// Positions that random BrainKing games pass through, by how far the game has come: the first ten
/// plies, the time after that, and what is left with ten men or fewer.
struct PositionSets {
  std::vector<Position> opening;
  std::vector<Position> middle;
  std::vector<Position> ending;
  std::vector<Position> mixed;
};

inline const PositionSets& position_sets() {
  static const PositionSets sets = [] {
    constexpr int games = 400;
    PositionSets made;
    std::mt19937_64 random{20240601};
    for (int game = 0; game < games; ++game) {
      Position position;
      for (int ply = 0;; ++ply) {
        const MoveList<> moves = legal_moves(position);
        if (moves.empty()) {
          break;
        }
        auto& set = position.occupied().size() <= 10 ? made.ending
                    : ply < 10                       ? made.opening
                                                     : made.middle;
        set.push_back(position);
        made.mixed.push_back(position);
        position = position.after(moves[below(random, moves.size())]);
      }
    }
    return made;
  }();
  return sets;
}

}  // namespace alquerque::bench

#endif  // ALQUERQUE_BENCH_POSITION_SETS_HPP
