#ifndef ALQUERQUE_SOLVER_STRATEGY_GRAPH_HPP
#define ALQUERQUE_SOLVER_STRATEGY_GRAPH_HPP

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include <alquerque/alquerque.hpp>

namespace alquerque::solver {

/// Positions with the winner to move, and for each the moves after which every reply leads to one
/// of them: what a strategy is chosen from. Positions, moves (of all positions together) and
/// replies are known by number.
class StrategyGraph {
 public:
  /// Where a reply leads.
  class Reply {
   public:
    /// @param is_idle whether the move and the reply are, so that a cycle may go through them
    Reply(std::uint32_t position, bool is_idle) noexcept
        : packed_{position << 1U | (is_idle ? 1U : 0U)} {}
    [[nodiscard]] std::uint32_t position() const noexcept { return packed_ >> 1U; }
    [[nodiscard]] bool is_idle() const noexcept { return (packed_ & 1U) != 0; }

   private:
    std::uint32_t packed_;
  };
  /// A range of numbers.
  struct Range {
    std::uint32_t begin;
    std::uint32_t end;
  };

  /// Adds a position. Its moves are added before the next position.
  void add_position() { first_moves_.push_back(count(moves_.size())); }
  /// Adds a move of the last position, and where the replies lead.
  void add_move(const Move& move, const std::vector<Reply>& replies) {
    moves_.push_back(move);
    first_replies_.push_back(count(replies_.size()));
    replies_.insert(replies_.end(), replies.begin(), replies.end());
  }

  [[nodiscard]] std::uint32_t size() const noexcept { return count(first_moves_.size()); }
  [[nodiscard]] Range moves_of(std::uint32_t position) const noexcept {
    return {first_moves_[position],
            position + 1 < first_moves_.size() ? first_moves_[position + 1] : count(moves_.size())};
  }
  [[nodiscard]] const Move& move(std::uint32_t number) const noexcept { return moves_[number]; }
  [[nodiscard]] std::span<const Reply> replies_to(std::uint32_t move) const noexcept {
    const std::size_t begin = first_replies_[move];
    const std::size_t end =
        move + 1 < first_replies_.size() ? first_replies_[move + 1] : replies_.size();
    return {replies_.data() + begin, end - begin};
  }

 private:
  static std::uint32_t count(std::size_t number) noexcept {
    return static_cast<std::uint32_t>(number);
  }

  std::vector<std::uint32_t> first_moves_;
  std::vector<Move> moves_;
  std::vector<std::uint32_t> first_replies_;
  std::vector<Reply> replies_;
};

}  // namespace alquerque::solver

#endif  // ALQUERQUE_SOLVER_STRATEGY_GRAPH_HPP
