#ifndef ALQUERQUE_STRATEGY_STRATEGY_HPP
#define ALQUERQUE_STRATEGY_STRATEGY_HPP

#include <cstdint>
#include <string>
#include <vector>

#include <alquerque/alquerque.hpp>

namespace alquerque::solver {

/// What the side that wins plays in one position.
struct StrategyRecord {
  Position position;
  Move move;
  /// After at most so many plies, this one among them, the other side cannot move.
  unsigned plies;
};

/// A forced win, written down: a move for each position that can come up.
struct Strategy {
  Position root;
  Side winner;
  /// As of a record; the root is one only if it is the winner's turn.
  unsigned plies;
  std::vector<StrategyRecord> records;
};

/// The strategy as a file (examples/solver/README.md, "The file").
[[nodiscard]] std::string file_of(const Strategy& strategy, const std::string& rules);

}  // namespace alquerque::solver

#endif  // ALQUERQUE_STRATEGY_STRATEGY_HPP
