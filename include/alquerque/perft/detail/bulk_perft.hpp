#ifndef ALQUERQUE_PERFT_DETAIL_BULK_PERFT_HPP
#define ALQUERQUE_PERFT_DETAIL_BULK_PERFT_HPP

#include "../../core/base/language.hpp"

#include <cstddef>
#include <cstdint>

#include "../../core/base/target.hpp"
#include "../../core/generator/boards.hpp"
#include "../../core/generator/traverse.hpp"
#include "../../core/position.hpp"
#include "../../core/rule_set.hpp"
#include "../../core/side.hpp"
#include "../perft_count.hpp"
#include "batch.hpp"
#include "chain_counts.hpp"
#include "lane_moves.hpp"
#include "lanes.hpp"
#include "watch.hpp"

namespace alquerque::inline v0_1::detail {

inline namespace ALQ_TARGET {

/// Whether the moves of the last ply are only counted, or made like all others.
enum class LastPly { counted, made };

/// Perft by batches: what is set-wise in a position is done for several positions in the lanes of
/// one register, a ply at a time, depth first from batch to batch. Within one batch no sum comes
/// near 2^64, so that only the sums over batches look whether they fit.
template <RuleSet rules, Unit unit, LastPly last_ply, std::uint64_t limit = perft_overflow,
          class Watching = Unwatched>
class BulkPerft {
 public:
  /// The leaves, `limit` if there are as many or more.
  /// @pre `depth >= 2`
  [[nodiscard]] static std::uint64_t count(const Position& position, unsigned depth,
                                           Watching& watch) {
    BulkPerft perft{watch};
    return position.to_move() == Side::white ? perft.count_from<Side::white>(position, depth)
                                             : perft.count_from<Side::black>(position, depth);
  }

 private:
  explicit BulkPerft(Watching& watch) noexcept : watch_{watch} {}

  template <Side side>
  std::uint64_t count_from(const Position& position, unsigned depth) {
    Batch batch;
    batch.push_back(boards_of<rules, side>(position));
    return count<side>(batch, depth);
  }

  /// The leaves `depth` plies below the positions of a batch together.
  template <Side side>
  std::uint64_t count(Batch& batch, unsigned depth) {
    if (depth == 0) {
      return batch.size();
    }
    if (watch_.stopped()) {
      return 0;
    }
    batch.pad();
    if (last_ply == LastPly::counted && depth == 1) {
      return count_leaves<side>(batch);
    }
    Successors<opponent(side)> successors{*this, depth - 1};
    make_all<rules, unit, side>(batch, successors);
    const std::uint64_t leaves = successors.total();
    watch_.expanded(depth == 2 ? leaves : 0);
    return leaves;
  }

  template <Side side>
  std::uint64_t count_leaves(const Batch& batch) noexcept {
    LaneCounter counter;
    std::uint64_t captures = 0;
    for (std::size_t i = 0; i < batch.size(); i += lane_count) {
      const Boards<Lanes> boards = batch.lanes(i);
      const LaneMoves<rules, side> moves{boards};
      moves.count_into(counter);
      moves.each_chaining([&](std::size_t lane, std::uint32_t men) {
        captures += chains_.template count<side>(batch[i + lane], men);
      });
    }
    return counter.total() + captures;
  }

  /// Collects the positions after the moves of a ply and counts below them, batch by batch.
  template <Side side>
  class Successors {
   public:
    Successors(BulkPerft& perft, unsigned depth) noexcept : perft_{perft}, depth_{depth} {}

    void add(const Boards<Lanes>& boards, const LaneChoice& chosen, std::size_t) {
      batch_.push_back(boards, chosen);
      count_if_full();
    }

    void add(const Boards<std::uint32_t>& boards, std::size_t) {
      batch_.push_back(boards);
      count_if_full();
    }

    [[nodiscard]] std::uint64_t total() {
      count_all();
      return leaves_;
    }

   private:
    void count_if_full() {
      if (batch_.full()) {
        count_all();
      }
    }

    void count_all() {
      leaves_ = sum_of_counts<limit>(leaves_, perft_.template count<side>(batch_, depth_));
      batch_.clear();
    }

    BulkPerft& perft_;
    unsigned depth_;
    std::uint64_t leaves_ = 0;
    Batch batch_;
  };

  Watching& watch_;
  ChainCounts<rules, unit> chains_;
};

}  // namespace ALQ_TARGET

}  // namespace alquerque::inline v0_1::detail

#endif  // ALQUERQUE_PERFT_DETAIL_BULK_PERFT_HPP
