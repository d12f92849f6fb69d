#include "strategy_choice.hpp"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <limits>

namespace alquerque::solver {
namespace {

constexpr std::uint32_t unknown = std::numeric_limits<std::uint32_t>::max();

/// The plies from a position to the end at most, with a move of which so much is known; `unknown`
/// if it is not known of some reply.
std::uint32_t plies_with(const StrategyGraph& graph, std::uint32_t move,
                         const std::vector<std::uint32_t>& plies) {
  std::uint32_t most = 1;
  for (const StrategyGraph::Reply reply : graph.replies_to(move)) {
    if (plies[reply.position()] == unknown) {
      return unknown;
    }
    most = std::max(most, plies[reply.position()] + 2);
  }
  return most;
}

/// The plies to the end in the shortest wins within a graph. They fall along every line of these.
std::vector<std::uint32_t> shortest_wins(const StrategyGraph& graph) {
  std::vector<std::uint32_t> plies(graph.size(), unknown);
  for (bool changed = true; changed;) {
    changed = false;
    // What was found last lies deepest, as a rule.
    for (std::uint32_t position = graph.size(); position-- > 0;) {
      const auto [begin, end] = graph.moves_of(position);
      for (std::uint32_t move = begin; move < end; ++move) {
        if (const std::uint32_t with = plies_with(graph, move, plies); with < plies[position]) {
          plies[position] = with;
          changed = true;
        }
      }
    }
  }
  return plies;
}

/// Chooses by the means of those who map circuits to few cells, which is the same task: first by
/// the flow of cost, where a position that several others lead to costs each of them a part; then
/// one choice after the other, each by what it adds to all others.
class Chooser {
 public:
  Chooser(const StrategyGraph& graph, const std::vector<std::uint32_t>& roots)
      : graph_{graph},
        roots_{roots},
        shortest_{shortest_wins(graph)},
        chosen_(graph.size(), unknown),
        users_(graph.size(), 0),
        cost_(graph.size(), 0),
        shared_by_(graph.size(), 1) {
    order_positions();
  }

  /// A round of choices by the flow of cost.
  void choose_by_flow() {
    for (const std::uint32_t position : order_) {
      float least = std::numeric_limits<float>::max();
      for_each_allowed(position, [&](std::uint32_t move) {
        float cost = 1;
        for (const StrategyGraph::Reply reply : graph_.replies_to(move)) {
          cost += cost_[reply.position()] / shared_by_[reply.position()];
        }
        if (cost < least) {
          least = cost;
          chosen_[position] = move;
        }
      });
      cost_[position] = least;
    }
    count_users();
    for (const std::uint32_t position : order_) {
      // Neither the last round alone nor all that were before it.
      shared_by_[position] =
          std::max(1.0F, (shared_by_[position] + 2 * static_cast<float>(users_[position])) / 3);
    }
  }

  /// A round of choices by what each adds.
  /// @return whether one has changed
  bool choose_by_addition() {
    bool changed = false;
    for (std::size_t i = order_.size(); i-- > 0;) {
      const std::uint32_t position = order_[i];
      if (users_[position] == 0) {
        continue;
      }
      const std::uint32_t before = chosen_[position];
      std::size_t least = leave(before);
      for_each_allowed(position, [&](std::uint32_t move) {
        if (move == before) {
          return;
        }
        const std::size_t cost = enter(move);
        leave(move);
        if (cost < least) {
          least = cost;
          chosen_[position] = move;
        }
      });
      enter(chosen_[position]);
      changed = changed || chosen_[position] != before;
    }
    return changed;
  }

  [[nodiscard]] std::vector<Choice> choices() const {
    std::vector<std::uint32_t> plies(graph_.size(), unknown);
    std::vector<Choice> choices;
    for (const std::uint32_t position : order_) {
      if (users_[position] > 0) {
        plies[position] = plies_with(graph_, chosen_[position], plies);
        choices.push_back({position, chosen_[position], plies[position]});
      }
    }
    return choices;
  }

 private:
  /// Whether no line of allowed moves can come back after this one: where the plies do not fall, a
  /// move or reply is no idle one and cannot be taken back.
  [[nodiscard]] bool is_allowed(std::uint32_t position, std::uint32_t move) const {
    const auto replies = graph_.replies_to(move);
    return std::all_of(replies.begin(), replies.end(), [&](StrategyGraph::Reply reply) {
      return !reply.is_idle() || shortest_[reply.position()] < shortest_[position];
    });
  }

  template <class Visit>
  void for_each_allowed(std::uint32_t position, Visit&& visit) const {
    const auto [begin, end] = graph_.moves_of(position);
    for (std::uint32_t move = begin; move < end; ++move) {
      if (is_allowed(position, move)) {
        visit(move);
      }
    }
  }

  /// Puts all positions that allowed moves reach behind those that they lead to.
  void order_positions() {
    std::vector<bool> seen(graph_.size(), false);
    // A position stands below what it leads to; the second time it comes up, all that is done.
    struct Visit {
      std::uint32_t position;
      bool is_done;
    };
    std::vector<Visit> stack;
    for (const std::uint32_t root : roots_) {
      stack.push_back({root, false});
    }
    while (!stack.empty()) {
      const Visit visit = stack.back();
      stack.pop_back();
      if (visit.is_done) {
        order_.push_back(visit.position);
        continue;
      }
      if (seen[visit.position]) {
        continue;
      }
      seen[visit.position] = true;
      stack.push_back({visit.position, true});
      for_each_allowed(visit.position, [&](std::uint32_t move) {
        for (const StrategyGraph::Reply reply : graph_.replies_to(move)) {
          if (!seen[reply.position()]) {
            stack.push_back({reply.position(), false});
          }
        }
      });
    }
  }

  void count_users() {
    std::fill(users_.begin(), users_.end(), 0);
    for (const std::uint32_t root : roots_) {
      use(root);
    }
  }

  /// Somebody more leads to a position.
  /// @return how many positions come up that did not before
  std::size_t use(std::uint32_t position) {
    return users_[position]++ == 0 ? 1 + enter(chosen_[position]) : 0;
  }
  std::size_t drop(std::uint32_t position) {
    assert(users_[position] > 0);
    return --users_[position] == 0 ? 1 + leave(chosen_[position]) : 0;
  }

  /// A move is played, or is not any more.
  /// @return how many positions come up, or do not come up any more
  std::size_t enter(std::uint32_t move) {
    std::size_t count = 0;
    for (const StrategyGraph::Reply reply : graph_.replies_to(move)) {
      count += use(reply.position());
    }
    return count;
  }
  std::size_t leave(std::uint32_t move) {
    std::size_t count = 0;
    for (const StrategyGraph::Reply reply : graph_.replies_to(move)) {
      count += drop(reply.position());
    }
    return count;
  }

  const StrategyGraph& graph_;
  const std::vector<std::uint32_t>& roots_;
  std::vector<std::uint32_t> shortest_;
  /// Leaves first.
  std::vector<std::uint32_t> order_;
  std::vector<std::uint32_t> chosen_;
  /// How many chosen moves and replies lead to a position; roots count as one.
  std::vector<std::uint32_t> users_;
  std::vector<float> cost_;
  std::vector<float> shared_by_;
};

}  // namespace

std::vector<Choice> choose_moves(const StrategyGraph& graph,
                                 const std::vector<std::uint32_t>& roots,
                                 const std::function<void()>& watch) {
  constexpr int flow_rounds = 12;
  constexpr int most_addition_rounds = 8;
  Chooser chooser{graph, roots};
  for (int round = 0; round < flow_rounds; ++round) {
    watch();
    chooser.choose_by_flow();
  }
  for (int round = 0; round < most_addition_rounds && chooser.choose_by_addition(); ++round) {
    watch();
  }
  return chooser.choices();
}

}  // namespace alquerque::solver
