#ifndef ALQUERQUE_SOLVER_PROOF_SEARCH_HPP
#define ALQUERQUE_SOLVER_PROOF_SEARCH_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include <alquerque/alquerque.hpp>

#include "node.hpp"
#include "proof_numbers.hpp"
#include "proof_table.hpp"
#include "tables/endgame_tables.hpp"
#include "tables/score.hpp"

namespace alquerque::solver {

/// Depth-first proof-number search (df-pn) for a forced win of one side, with thresholds that leave
/// room for a quarter more than the second best, so that it does not go to and fro.
///
/// A node is a position with the number of idle plies before it. More of those than a limit count
/// against the attacker, so that no line goes on for ever and no node is below itself: the numbers
/// do not depend on the way to a node. A win that is found is one without the limit too; that there
/// is none holds only under it.
///
/// Positions that endgame tables have are not searched.
///
/// @tparam Watch called as `watch(expansions, numbers of the root)` now and then; it may throw, and
///   the search can begin again with what the table holds
template <RuleSet rules, class Watch>
class ProofSearch {
 public:
  /// @param tables of the same rules; null if there are none
  ProofSearch(ProofTable& table, EndgameTables* tables, Side attacker, unsigned idle_limit,
              Watch watch)
      : table_{table},
        tables_{tables},
        attacker_{attacker},
        idle_limit_{idle_limit},
        watch_{watch} {}

  [[nodiscard]] Side attacker() const noexcept { return attacker_; }
  [[nodiscard]] std::uint64_t expansions() const noexcept { return expansions_; }

  /// What is known of a node without a search.
  /// @throws Failure if a file of the endgame tables is damaged, as all that look may
  [[nodiscard]] ProofNumbers look(const Node& node) const { return look(node, key_of(node)); }

  /// What the endgame tables say of a position, if they have it.
  [[nodiscard]] std::optional<Score> score_of(const Position& position) const {
    return tables_ != nullptr && tables_->have(position)
               ? std::optional{tables_->score_of<rules>(position)}
               : std::nullopt;
  }

  /// Searches until it is decided whether the side to move gets what it wants.
  ProofNumbers decide(const Node& node) {
    root_ = look(node);
    return root_.is_decided() ? root_ : decide_by_search(node);
  }

  /// A move by which the side to move gets what it wants, found again if the table has lost it.
  /// @pre `decide(node)` says that there is one
  /// @return nothing if that was an error, because of two nodes with one key
  [[nodiscard]] std::optional<Move> winning_move(const Node& node) {
    if (!decide_by_search(node).is_reached()) {
      return std::nullopt;
    }
    std::size_t moves_before = best_of_root_;
    std::optional<Move> found;
    for_each_move<rules>(node.position, [&](const Move& move) {
      found = move;
      return moves_before-- == 0 ? Visit::stop : Visit::go_on;
    });
    return found;
  }

 private:
  struct Child {
    Node node;
    std::uint64_t key;
    ProofNumbers numbers;
  };

  /// The children that matter for the choice of the next, and the numbers of the node they make.
  struct Summary {
    ProofNumbers numbers;
    std::size_t best;
    /// The refute number of the second best.
    std::uint32_t second;
    /// Of all reach numbers, not cut.
    std::uint64_t sum;
  };

  static constexpr std::uint64_t watch_period = 1U << 14U;

  [[nodiscard]] static std::uint64_t key_of(const Node& node) noexcept {
    // The multiplier keeps counts of one position apart; the hash is mixed well already.
    const std::uint64_t key =
        node.position.hash() ^ (std::uint64_t{node.idle} * 0x9e3779b97f4a7c15);
    return key == 0 ? 1 : key;
  }

  [[nodiscard]] ProofNumbers look(const Node& node, std::uint64_t key) const {
    if (const auto score = score_of(node.position)) {
      // Neither is what the defender wants.
      const bool is_attacker = node.position.to_move() == attacker_;
      return score->is_won() || (!score->is_lost() && !is_attacker) ? ProofNumbers::reached()
                                                                    : ProofNumbers::refuted();
    }
    if (node.idle > idle_limit_) {
      return node.position.to_move() == attacker_ ? ProofNumbers::refuted()
                                                  : ProofNumbers::reached();
    }
    if (const auto known = table_.find(key)) {
      return *known;
    }
    const std::size_t moves = count_moves<rules>(node.position);
    return moves == 0 ? ProofNumbers::refuted()
                      : ProofNumbers{1, static_cast<std::uint32_t>(moves)};
  }

  ProofNumbers decide_by_search(const Node& node) {
    // What a watch that threw has left.
    children_.clear();
    return improve(node, {ProofNumbers::infinite, ProofNumbers::infinite});
  }

  /// Adds the children of a node, with what is known of them.
  void expand(const Node& node) {
    const std::size_t begin = children_.size();
    for_each_move<rules>(node.position, [&](const Move& move) {
      const Node next = after<rules>(node, move);
      const std::uint64_t key = key_of(next);
      table_.prefetch(key);
      children_.push_back({next, key, {}});
    });
    for (std::size_t i = begin; i < children_.size(); ++i) {
      Child& child = children_[i];
      child.numbers = look(child.node, child.key);
      if (child.numbers.is_refuted()) {
        break;
      }
    }
  }

  [[nodiscard]] Summary summary_from(std::size_t begin) const noexcept {
    std::uint32_t least = ProofNumbers::infinite;
    std::uint32_t second = ProofNumbers::infinite;
    std::size_t best = begin;
    std::uint64_t sum = 0;
    bool is_refutable = true;
    for (std::size_t i = begin; i < children_.size(); ++i) {
      const ProofNumbers numbers = children_[i].numbers;
      if (numbers.refute == 0) {
        return {ProofNumbers::reached(), i, second, 0};
      }
      if (numbers.refute < least) {
        second = least;
        least = numbers.refute;
        best = i;
      } else {
        second = std::min(second, numbers.refute);
      }
      is_refutable = is_refutable && numbers.reach != ProofNumbers::infinite;
      sum += numbers.reach;
    }
    return {{least, is_refutable ? ProofNumbers::finite(sum) : ProofNumbers::infinite},
            best,
            second,
            sum};
  }

  /// How far the best child is improved: until it is not the best any more, or the node is done.
  [[nodiscard]] ProofNumbers child_thresholds(const Summary& now,
                                              ProofNumbers thresholds) const noexcept {
    const ProofNumbers child = children_[now.best].numbers;
    const std::uint64_t room = std::uint64_t{now.second} + now.second / 4 + 1;
    std::uint64_t reach = ProofNumbers::infinite;
    if (thresholds.refute != ProofNumbers::infinite) {
      // A sum that stands for more than it can hold leaves nothing; the child goes on all the same.
      const std::uint64_t others = now.sum - child.reach;
      reach = thresholds.refute > others ? thresholds.refute - others : 0;
      reach = std::max<std::uint64_t>(reach, std::uint64_t{child.reach} + 1);
    }
    return {static_cast<std::uint32_t>(std::min<std::uint64_t>(reach, ProofNumbers::infinite)),
            static_cast<std::uint32_t>(std::min<std::uint64_t>(room, thresholds.reach))};
  }

  /// Expands below a node until one of its numbers reaches its threshold.
  ProofNumbers improve(const Node& node, ProofNumbers thresholds) {
    const std::uint64_t before = expansions_;
    if (++expansions_ % watch_period == 0) {
      watch_(expansions_, root_);
    }
    const std::size_t begin = children_.size();
    expand(node);
    Summary now = summary_from(begin);
    while (now.numbers.reach < thresholds.reach && now.numbers.refute < thresholds.refute) {
      // A copy, as the vector grows below.
      const Node child = children_[now.best].node;
      children_[now.best].numbers = improve(child, child_thresholds(now, thresholds));
      now = summary_from(begin);
      if (begin == 0) {
        root_ = now.numbers;
      }
    }
    if (begin == 0) {
      best_of_root_ = now.best;
    }
    children_.resize(begin);
    table_.keep(key_of(node), now.numbers, expansions_ - before);
    return now.numbers;
  }

  ProofTable& table_;
  EndgameTables* tables_;
  Side attacker_;
  unsigned idle_limit_;
  Watch watch_;
  std::uint64_t expansions_ = 0;
  ProofNumbers root_{1, 1};
  std::size_t best_of_root_ = 0;
  /// The children of all nodes on the line that is searched, one after the other.
  std::vector<Child> children_;
};

}  // namespace alquerque::solver

#endif  // ALQUERQUE_SOLVER_PROOF_SEARCH_HPP
