#ifndef ALQUERQUE_PERFT_DETAIL_HASHED_PERFT_HPP
#define ALQUERQUE_PERFT_DETAIL_HASHED_PERFT_HPP

#include "../../core/base/language.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "../../core/base/narrow.hpp"
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
#include "perft_entries.hpp"
#include "watch.hpp"

namespace alquerque::inline v0_1::detail {

inline namespace ALQ_TARGET {

/// Perft by batches with a transposition table. Each position of a batch keeps a count of its own;
/// those that the table knows, or that stand in the batch already, are not expanded.
template <RuleSet rules>
class HashedPerft {
 public:
  HashedPerft(PerftEntries& table, Watch& watch) noexcept : table_{table}, watch_{watch} {}

  /// The leaves, or `perft_overflow`.
  /// @pre `1 <= depth && depth <= PerftEntries::max_depth`
  [[nodiscard]] std::uint64_t count(const Position& position, unsigned depth) {
    return position.to_move() == Side::white ? count_from<Side::white>(position, depth)
                                             : count_from<Side::black>(position, depth);
  }

 private:
  static constexpr std::size_t places = Batch::capacity + lane_count;
  using Counts = std::array<std::uint64_t, places>;
  using Key = PerftEntries::Key;

  template <Side side>
  std::uint64_t count_from(const Position& position, unsigned depth) {
    Batch batch;
    batch.push_back(boards_of<rules, side>(position));
    Counts counts;
    count_each<side>(batch, depth, counts);
    return counts[0];
  }

  /// Sets `counts[i]` to the leaves `depth` plies below position `i` of the batch.
  template <Side side>
  void count_each(Batch& batch, unsigned depth, Counts& counts) {
    if (watch_.stopped()) {
      counts.fill(0);
      return;
    }
    if (depth == 1) {
      count_leaves<side>(batch, counts);
      return;
    }
    // Two plies are counted faster than a table that exceeds the caches answers.
    const bool use_table = depth > 2;
    std::array<Key, places> keys;
    std::array<std::uint64_t, places> hashes;
    for (std::size_t i = 0; i < batch.size(); ++i) {
      keys[i] = Key{batch[i], side};
      hashes[i] = keys[i].hash();
      if (use_table) {
        table_.prefetch(hashes[i], depth);
      }
    }
    // The positions to expand; and for each position of the batch its place among them.
    Batch unknown;
    std::array<std::size_t, places> place;
    std::array<std::size_t, places> origin;
    Twins twins;
    for (std::size_t i = 0; i < batch.size(); ++i) {
      if (use_table) {
        if (const auto leaves = table_.find(keys[i], hashes[i], depth)) {
          counts[i] = *leaves;
          place[i] = known;
          continue;
        }
      }
      std::uint8_t& twin = twins.of(hashes[i]);
      if (twin != Twins::none && keys[origin[twin]] == keys[i]) {
        place[i] = twin;
        continue;
      }
      place[i] = unknown.size();
      origin[unknown.size()] = i;
      twin = static_cast<std::uint8_t>(unknown.size());
      unknown.push_back(batch[i]);
    }
    if (unknown.empty()) {
      return;
    }
    unknown.pad();
    Successors<opponent(side)> successors{*this, depth - 1};
    make_all<rules, Unit::move, side>(unknown, successors);
    const Counts& found = successors.finish();
    watch_.expanded(depth == 2 ? leaves_of(found, unknown.size()) : 0);
    for (std::size_t i = 0; use_table && !watch_.stopped() && i < unknown.size(); ++i) {
      table_.insert(keys[origin[i]], hashes[origin[i]], depth, found[i]);
    }
    for (std::size_t i = 0; i < batch.size(); ++i) {
      if (place[i] != known) {
        counts[i] = found[place[i]];
      }
    }
  }

  /// The sum of the first `size` counts.
  [[nodiscard]] static std::uint64_t leaves_of(const Counts& counts, std::size_t size) noexcept {
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < size; ++i) {
      sum += counts[i];
    }
    return sum;
  }

  template <Side side>
  void count_leaves(Batch& batch, Counts& counts) noexcept {
    batch.pad();
    for (std::size_t first = 0; first < batch.size(); first += lane_count) {
      const Boards<Lanes> boards = batch.lanes(first);
      const LaneMoves<rules, side> moves{boards};
      CounterPerLane counter;
      moves.count_into(counter);
      const Lanes lanes = counter.counts();
      for (std::size_t lane = 0; lane < lane_count; ++lane) {
        counts[first + lane] = lanes[lane];
      }
      moves.each_chaining([&](std::size_t lane, std::uint32_t men) {
        counts[first + lane] += chains_.template count<side>(batch[first + lane], men);
      });
    }
  }

  /// Finds equal positions within a batch, by some bits of their hashes; may overlook a few.
  class Twins {
   public:
    static constexpr std::uint8_t none = 255;
    static_assert(Batch::capacity < none);

    Twins() noexcept { places_.fill(none); }
    [[nodiscard]] std::uint8_t& of(std::uint64_t hash) noexcept {
      return places_[narrow<std::size_t>(hash % places_.size())];
    }

   private:
    std::array<std::uint8_t, 512> places_;
  };

  static constexpr std::size_t known = ~std::size_t{0};

  /// Collects the positions after the moves of a batch and adds the counts below them to those of
  /// their parents.
  template <Side side>
  class Successors {
   public:
    Successors(HashedPerft& perft, unsigned depth) noexcept : perft_{perft}, depth_{depth} {
      totals_.fill(0);
    }

    void add(const Boards<Lanes>& boards, const LaneChoice& chosen, std::size_t first) {
      chosen.write(numbered_from(narrow<std::uint32_t>(first)), &parents_[batch_.size()]);
      batch_.push_back(boards, chosen);
      count_if_full();
    }

    void add(const Boards<std::uint32_t>& boards, std::size_t parent) {
      parents_[batch_.size()] = narrow<std::uint32_t>(parent);
      batch_.push_back(boards);
      count_if_full();
    }

    [[nodiscard]] const Counts& finish() {
      count_all();
      return totals_;
    }

   private:
    void count_if_full() {
      if (batch_.full()) {
        count_all();
      }
    }

    void count_all() {
      Counts counts;
      perft_.count_each<side>(batch_, depth_, counts);
      for (std::size_t i = 0; i < batch_.size(); ++i) {
        std::uint64_t& total = totals_[parents_[i]];
        total = sum_of_counts(total, counts[i]);
      }
      batch_.clear();
    }

    HashedPerft& perft_;
    unsigned depth_;
    Counts totals_;
    std::array<std::uint32_t, places> parents_;
    Batch batch_;
  };

  PerftEntries& table_;
  Watch& watch_;
  ChainCounts<rules, Unit::move> chains_;
};

}  // namespace ALQ_TARGET

}  // namespace alquerque::inline v0_1::detail

#endif  // ALQUERQUE_PERFT_DETAIL_HASHED_PERFT_HPP
