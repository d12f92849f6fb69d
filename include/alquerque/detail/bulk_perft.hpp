#ifndef ALQUERQUE_DETAIL_BULK_PERFT_HPP
#define ALQUERQUE_DETAIL_BULK_PERFT_HPP

#include <bit>
#include <cstddef>
#include <cstdint>

#include "../bitboard.hpp"
#include "../heading.hpp"
#include "../position.hpp"
#include "../rule_set.hpp"
#include "../side.hpp"
#include "batch.hpp"
#include "boards.hpp"
#include "chain_walk.hpp"
#include "directions.hpp"
#include "lanes.hpp"
#include "move_sets.hpp"
#include "traverse.hpp"

namespace alquerque::inline v0_1::detail {

/// The moves of several positions side by side, from the same sets as `traverse` uses for one.
template <RuleSet rules, Side side>
class LaneMoves {
 public:
  static constexpr Headings headings = rules.first_jump | rules.quiet_steps;

  explicit LaneMoves(const Boards<Lanes>& boards) noexcept : sets_{boards} {
    sets_.find_chains();
    quiet_ = rules.capture_compulsory ? where_zero(sets_.capturing()) : ~Lanes{};
  }

  /// The men whose single jump in a direction is a whole move.
  template <Direction direction>
  [[nodiscard]] Lanes jumping() const noexcept {
    if constexpr (includes(rules.first_jump, direction, side)) {
      return sets_.template jumping<direction>();
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

  /// Calls `visit(lane, men)` for every lane with men whose captures have to be walked.
  template <class Visit>
  void each_chaining(Visit&& visit) const noexcept {
    for (std::uint32_t lanes = LaneChoice{sets_.chaining()}.mask(); lanes != 0;
         lanes &= lanes - 1) {
      const auto lane = static_cast<std::size_t>(std::countr_zero(lanes));
      visit(lane, sets_.chaining()[lane]);
    }
  }

 private:
  MoveSets<rules, side, Lanes> sets_;
  Lanes quiet_;
};

/// Perft by batches: what is set-wise in a position is done for several positions in the lanes of
/// one register, a ply at a time, depth first from batch to batch.
template <RuleSet rules, Unit unit>
class BulkPerft {
 public:
  /// @pre `depth >= 1`
  [[nodiscard]] static std::uint64_t count(const Position& position, unsigned depth) noexcept {
    return position.to_move() == Side::white ? count_from<Side::white>(position, depth)
                                             : count_from<Side::black>(position, depth);
  }

 private:
  template <Side side>
  static std::uint64_t count_from(const Position& position, unsigned depth) noexcept {
    Batch batch;
    batch.push_back(boards_of<side>(position));
    return count<side>(batch, depth);
  }

  /// The leaves `depth` plies below the positions of a batch together.
  template <Side side>
  static std::uint64_t count(Batch& batch, unsigned depth) noexcept {
    batch.pad();
    return depth == 1 ? count_leaves<side>(batch) : expand<side>(batch, depth);
  }

  template <Side side, class Sink>
  static void walk(const Boards<std::uint32_t>& boards, std::uint32_t men, Sink& sink) noexcept {
    const std::uint32_t empty = (~Bitboard::from_bits(boards.own | boards.enemy)).bits();
    for (const Point from : Bitboard::from_bits(men)) {
      ChainWalk<rules, side, unit == Unit::move>{from, boards.enemy, empty}.run(sink);
    }
  }

  struct CaptureCounter {
    std::uint64_t count = 0;

    bool capture(const Capture&) noexcept {
      ++count;
      return false;
    }
  };

  template <Side side>
  static std::uint64_t count_leaves(const Batch& batch) noexcept {
    LaneCounter counter;
    CaptureCounter captures;
    for (std::size_t i = 0; i < batch.size(); i += lane_count) {
      const Boards<Lanes> boards = batch.lanes(i);
      const LaneMoves<rules, side> moves{boards};
      each_direction<LaneMoves<rules, side>::headings, side>([&]<Direction direction>() {
        // A man that steps in a direction cannot jump in it as well.
        counter.add(moves.template jumping<direction>() | moves.template stepping<direction>());
      });
      moves.each_chaining(
          [&](std::size_t lane, std::uint32_t men) { walk<side>(batch[i + lane], men, captures); });
    }
    return counter.total() + captures.count;
  }

  /// Collects the positions after the moves of a ply and counts below them, batch by batch.
  template <Side side>
  struct Successors {
    unsigned depth;
    std::uint64_t leaves = 0;
    Batch batch{};
    Boards<std::uint32_t> parent{};

    void count_if_full() noexcept {
      if (batch.full()) {
        count_all();
      }
    }

    void count_all() noexcept {
      leaves += BulkPerft::count<side>(batch, depth);
      batch.clear();
    }

    bool capture(const Capture& capture) noexcept {
      batch.push_back(made<rules, std::uint32_t>(parent, Bitboard{capture.from}.bits(),
                                                 Bitboard{capture.to}.bits(), capture.captured, 0,
                                                 0));
      count_if_full();
      return false;
    }
  };

  template <Side side>
  static std::uint64_t expand(const Batch& batch, unsigned depth) noexcept {
    Successors<opponent(side)> successors{depth - 1};
    for (std::size_t i = 0; i < batch.size(); i += lane_count) {
      const Boards<Lanes> boards = batch.lanes(i);
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
          successors.batch.push_back(
              made<rules, Lanes>(boards, from, stepped | (shift(from, direction, 2) & ~quiet),
                                 next & ~quiet, direction == Direction::west ? stepped : Lanes{},
                                 direction == Direction::east ? stepped : Lanes{}),
              busy);
          successors.count_if_full();
        }
      });
      moves.each_chaining([&](std::size_t lane, std::uint32_t men) {
        successors.parent = batch[i + lane];
        walk<side>(successors.parent, men, successors);
      });
    }
    if (!successors.batch.empty()) {
      successors.count_all();
    }
    return successors.leaves;
  }
};

}  // namespace alquerque::inline v0_1::detail

#endif  // ALQUERQUE_DETAIL_BULK_PERFT_HPP
