#ifndef ALQUERQUE_SOLVER_STRATEGY_CHOICE_HPP
#define ALQUERQUE_SOLVER_STRATEGY_CHOICE_HPP

#include <cstdint>
#include <functional>
#include <vector>

#include "strategy_graph.hpp"

namespace alquerque::solver {

/// The move that is played in a position of a graph.
struct Choice {
  std::uint32_t position;
  /// The number of the move.
  std::uint32_t move;
  /// The game is over after at most so many plies.
  unsigned plies;
};

/// Chooses a move for each position that is reached from the roots by the chosen moves and all
/// replies, so that no line of play comes back to a position, and so that few are reached. (The
/// fewest would take an exhaustive search.)
/// @pre in each position there is a move such that no line of these comes back
/// @param watch called now and then; may throw
[[nodiscard]] std::vector<Choice> choose_moves(const StrategyGraph& graph,
                                               const std::vector<std::uint32_t>& roots,
                                               const std::function<void()>& watch);

}  // namespace alquerque::solver

#endif  // ALQUERQUE_SOLVER_STRATEGY_CHOICE_HPP
