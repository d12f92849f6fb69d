#ifndef ALQUERQUE_SOLVER_NODE_HPP
#define ALQUERQUE_SOLVER_NODE_HPP

#include <alquerque/alquerque.hpp>

namespace alquerque::solver {

/// A position, and how many idle plies in a row led to it.
struct Node {
  Position position;
  unsigned idle;
};

/// Whether a move can be part of a cycle of positions. A capture cannot, and where no quiet step
/// goes backward, one that goes ahead cannot either: what remains are the sideways ones.
template <RuleSet rules>
[[nodiscard]] constexpr bool is_idle(const Move& move) noexcept {
  constexpr Headings back = Headings::diagonally_backward | Headings::backward;
  return !move.is_capture() && ((rules.quiet_steps & back) != Headings::none ||
                                rank_of(move.from()) == rank_of(move.to()));
}

template <RuleSet rules>
[[nodiscard]] constexpr Node after(const Node& node, const Move& move) noexcept {
  return {node.position.after<rules>(move), is_idle<rules>(move) ? node.idle + 1 : 0};
}

}  // namespace alquerque::solver

#endif  // ALQUERQUE_SOLVER_NODE_HPP
