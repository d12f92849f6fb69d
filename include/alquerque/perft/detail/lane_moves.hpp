#ifndef ALQUERQUE_PERFT_DETAIL_LANE_MOVES_HPP
#define ALQUERQUE_PERFT_DETAIL_LANE_MOVES_HPP

#include "../../core/base/language.hpp"

#include <bit>
#include <cstddef>
#include <cstdint>

#include "../../core/base/target.hpp"
#include "../../core/bitboard.hpp"
#include "../../core/generator/boards.hpp"
#include "../../core/generator/chain_walk.hpp"
#include "../../core/generator/directions.hpp"
#include "../../core/generator/move_sets.hpp"
#include "../../core/generator/traverse.hpp"
#include "../../core/geometry.hpp"
#include "../../core/heading.hpp"
#include "../../core/rule_set.hpp"
#include "../../core/side.hpp"
#include "batch.hpp"
#include "lanes.hpp"

namespace alquerque::inline v0_1::detail {

inline namespace ALQ_TARGET {

/// The moves of several positions side by side, from the same sets as `traverse` uses for one.
template <RuleSet rules, Side side>
class LaneMoves {
 public:
  static constexpr Headings headings = rules.first_jump | rules.quiet_steps;

  explicit LaneMoves(const Boards<Lanes>& boards) noexcept
      : sets_{boards}, chaining_{sets_.chaining()}, quiet_{sets_.where_quiet()} {}

  /// The men whose single jump in a direction is a whole move.
  template <Direction direction>
  [[nodiscard]] Lanes jumping() const noexcept {
    if constexpr (includes(rules.first_jump, direction, side)) {
      return sets_.template jumping<direction>() & ~chaining_;
    } else {
      return Lanes{};
    }
  }

  /// The men that can step in a direction, where no capture forbids it.
  template <Direction direction>
  [[nodiscard]] Lanes stepping() const noexcept {
    if constexpr (includes(rules.quiet_steps, direction, side)) {
      return sets_.template stepping<direction>() & quiet_;
    } else {
      return Lanes{};
    }
  }

  /// Adds the moves that need no walk to a counter. A man that steps in a direction cannot jump in
  /// it as well, so both make one set.
  template <class Counter>
  void count_into(Counter& counter) const noexcept {
    each_direction<headings, side>(
        [&]<Direction direction>() { counter.add(jumping<direction>() | stepping<direction>()); });
  }

  /// Calls `visit(lane, men)` for every lane with men whose captures have to be walked.
  template <class Visit>
  void each_chaining(Visit&& visit) const {
    for (std::uint32_t lanes = LaneChoice{chaining_}.mask(); lanes != 0; lanes &= lanes - 1) {
      const auto lane = static_cast<std::size_t>(std::countr_zero(lanes));
      visit(lane, chaining_[lane]);
    }
  }

 private:
  MoveSets<rules, side, Lanes> sets_;
  Lanes chaining_;
  Lanes quiet_;
};

/// What takes the positions after moves: those in the chosen lanes, made from the positions
/// `first + lane` of a batch, or one, made from the position `parent`.
template <class Collector>
concept SuccessorCollector = requires(Collector& collector, const Boards<Lanes>& boards,
                                      const LaneChoice& chosen, std::size_t first,
                                      const Boards<std::uint32_t>& board, std::size_t parent) {
  collector.add(boards, chosen, first);
  collector.add(board, parent);
};

/// Makes every move of every position of a padded batch.
template <RuleSet rules, Unit unit, Side side, SuccessorCollector Collector>
void make_all(const Batch& batch, Collector& collector) {
  for (std::size_t first = 0; first < batch.size(); first += lane_count) {
    const Boards<Lanes> boards = batch.lanes(first);
    const LaneMoves<rules, side> moves{boards};
    each_direction<LaneMoves<rules, side>::headings, side>([&]<Direction direction>() {
      const Lanes jumping = moves.template jumping<direction>();
      Lanes men = jumping | moves.template stepping<direction>();
      for (LaneChoice busy{men}; busy.mask() != 0; busy = LaneChoice{men}) {
        // The lowest man of each lane.
        const Lanes from = men & -men;
        men ^= from;
        const Lanes quiet = where_zero(from & jumping);
        const Lanes next = shift(from, direction, 1);
        const Lanes stepped = next & quiet;
        const Lanes to = stepped | (shift(from, direction, 2) & ~quiet);
        collector.add(after_move<rules, Lanes>(boards, from | to, to, next & ~quiet,
                                               direction == Direction::west ? stepped : Lanes{},
                                               direction == Direction::east ? stepped : Lanes{}),
                      busy, first);
      }
    });
    moves.each_chaining([&](std::size_t lane, std::uint32_t men) {
      struct Maker {
        Boards<std::uint32_t> before;
        std::size_t parent;
        Collector& collector;

        bool capture(const Capture& capture) {
          collector.add(after_capture<rules>(before, capture), parent);
          return false;
        }
      };
      Maker maker{batch[first + lane], first + lane, collector};
      for (auto walk : ChainWalks<rules, side, unit == Unit::move>{maker.before, men}) {
        walk.run(maker);
      }
    });
  }
}

}  // namespace ALQ_TARGET

}  // namespace alquerque::inline v0_1::detail

#endif  // ALQUERQUE_PERFT_DETAIL_LANE_MOVES_HPP
