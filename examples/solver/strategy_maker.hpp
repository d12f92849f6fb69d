#ifndef ALQUERQUE_SOLVER_STRATEGY_MAKER_HPP
#define ALQUERQUE_SOLVER_STRATEGY_MAKER_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <stdexcept>
#include <unordered_map>
#include <utility>
#include <vector>

#include <alquerque/alquerque.hpp>

#include "../strategy/strategy.hpp"
#include "node.hpp"
#include "proof_search.hpp"
#include "strategy_choice.hpp"
#include "strategy_graph.hpp"

namespace alquerque::solver {

/// Makes a strategy of what a search has proved. It follows the winning moves of the search through
/// all replies and searches again where the table has lost them; then it chooses among all moves
/// that stay within the positions found.
template <RuleSet rules, class Search>
class StrategyMaker {
 public:
  /// @param watch called now and then; may throw
  StrategyMaker(Search& search, std::function<void()> watch)
      : search_{search}, watch_{std::move(watch)} {}

  /// @pre the search has decided that its attacker wins from `root`
  /// @throws std::runtime_error if the table has taken two nodes for one
  [[nodiscard]] Strategy make(const Position& root) {
    std::vector<Node> roots;
    const bool is_turn = root.to_move() == search_.attacker();
    if (is_turn) {
      roots.push_back({root, 0});
    } else {
      add_replies(roots, {root, 0});
    }
    collect(roots);
    return choose(root, roots, is_turn);
  }

 private:
  void add_replies(std::vector<Node>& nodes, const Node& node) const {
    for_each_move<rules>(node.position, [&](const Move& reply) {
      Node next = after<rules>(node, reply);
      // Where tables know the way, idle plies do not matter.
      next.idle = search_.score_of(next.position) ? 0 : next.idle;
      nodes.push_back(next);
    });
  }

  /// Finds positions until each has a move after which all replies lead to others.
  void collect(std::vector<Node> open) {
    std::vector<Node> next;
    while (!open.empty()) {
      const Node node = open.back();
      open.pop_back();
      // What is won after some idle plies is won after fewer, by the same moves.
      const auto [place, is_new] = found_.try_emplace(node.position, count(found_.size()));
      if (is_new) {
        positions_.push_back(node);
      } else if (positions_[place->second].idle >= node.idle) {
        continue;
      } else {
        positions_[place->second].idle = node.idle;
      }
      if (++collected_ % watch_period == 0) {
        watch_();
      }
      find_continuation(node, next);
      open.insert(open.end(), next.begin(), next.end());
    }
  }

  /// The replies to the winning move that leads to the fewest new positions.
  void find_continuation(const Node& node, std::vector<Node>& best) {
    std::size_t least = std::numeric_limits<std::size_t>::max();
    std::vector<Node> replies;
    const auto consider = [&](const Move& move) {
      const Node next = after<rules>(node, move);
      replies.clear();
      add_replies(replies, next);
      const auto fresh = static_cast<std::size_t>(std::count_if(
          replies.begin(), replies.end(), [this](const Node& reply) { return !is_found(reply); }));
      if (fresh < least) {
        least = fresh;
        best.swap(replies);
      }
    };
    const auto score = search_.score_of(node.position);
    for_each_move<rules>(node.position, [&](const Move& move) {
      const Node next = after<rules>(node, move);
      const bool wins = search_.look(next).is_refuted();
      // Of idle moves in tables, only the one of the shortest way is sure to lead on: others may
      // win and go in circles.
      if (wins &&
          (!score || next.idle == 0 || search_.score_of(next.position)->of_move_here() == *score)) {
        consider(move);
      }
    });
    if (least == std::numeric_limits<std::size_t>::max()) {
      const auto move = search_.winning_move(node);
      if (!move) {
        throw std::runtime_error{"two positions had one key in the table; try another --memory"};
      }
      consider(*move);
    }
  }

  [[nodiscard]] bool is_found(const Node& node) const {
    const auto place = found_.find(node.position);
    return place != found_.end() && positions_[place->second].idle >= node.idle;
  }

  [[nodiscard]] StrategyGraph graph() const {
    StrategyGraph graph;
    std::vector<StrategyGraph::Reply> replies;
    for (const Node& node : positions_) {
      graph.add_position();
      for_each_move<rules>(node.position, [&](const Move& move) {
        if (find_replies(node.position, move, replies)) {
          graph.add_move(move, replies);
        }
      });
    }
    return graph;
  }

  /// @return whether all replies to a move lead to positions that were found
  bool find_replies(const Position& position, const Move& move,
                    std::vector<StrategyGraph::Reply>& replies) const {
    replies.clear();
    const Position next = position.after<rules>(move);
    return for_each_move<rules>(next, [&](const Move& reply) {
             const auto place = found_.find(next.after<rules>(reply));
             if (place == found_.end()) {
               return Visit::stop;
             }
             replies.emplace_back(place->second, is_idle<rules>(move) && is_idle<rules>(reply));
             return Visit::go_on;
           }) == Visit::go_on;
  }

  [[nodiscard]] Strategy choose(const Position& root, const std::vector<Node>& roots,
                                bool is_turn) const {
    std::vector<std::uint32_t> places;
    places.reserve(roots.size());
    for (const Node& node : roots) {
      places.push_back(found_.at(node.position));
    }
    const StrategyGraph graph = this->graph();
    Strategy strategy{root, search_.attacker(), 0, {}};
    for (const Choice& choice : choose_moves(graph, places, watch_)) {
      strategy.records.push_back(
          {positions_[choice.position].position, graph.move(choice.move), choice.plies});
      // Nothing takes longer than what comes first.
      strategy.plies = std::max(strategy.plies, choice.plies + (is_turn ? 0 : 1));
    }
    return strategy;
  }

  [[nodiscard]] static std::uint32_t count(std::size_t number) noexcept {
    return static_cast<std::uint32_t>(number);
  }

  static constexpr std::uint64_t watch_period = 1024;

  Search& search_;
  std::function<void()> watch_;
  std::uint64_t collected_ = 0;
  /// The positions found, with the most idle plies after which they are known to be won.
  std::vector<Node> positions_;
  std::unordered_map<Position, std::uint32_t> found_;
};

}  // namespace alquerque::solver

#endif  // ALQUERQUE_SOLVER_STRATEGY_MAKER_HPP
