#ifndef ALQUERQUE_PERFT_UNIQUE_POSITIONS_HPP
#define ALQUERQUE_PERFT_UNIQUE_POSITIONS_HPP

#include "../core/base/language.hpp"

#include <algorithm>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "../core/base/target.hpp"
#include "../core/move.hpp"
#include "../core/movegen.hpp"
#include "../core/position.hpp"
#include "../core/rule_book.hpp"
#include "../core/rule_set.hpp"
#include "perft_count.hpp"

namespace alquerque::inline v0_1 {

/// A position and the number of lines of play that lead to it.
struct ReachedPosition {
  /// What was reached.
  Position position;
  /// How many sequences of moves reach it, or `perft_overflow`.
  std::uint64_t lines;

  [[nodiscard]] friend constexpr bool operator==(const ReachedPosition&,
                                                 const ReachedPosition&) noexcept = default;
};

namespace detail {

inline namespace ALQ_TARGET {

/// Sorts by position and makes one entry of equal positions.
inline void merge_equal(std::vector<ReachedPosition>& reached) {
  std::sort(reached.begin(), reached.end(),
            [](const auto& a, const auto& b) { return a.position < b.position; });
  std::size_t kept = 0;
  for (const ReachedPosition& entry : reached) {
    if (kept > 0 && reached[kept - 1].position == entry.position) {
      std::uint64_t& lines = reached[kept - 1].lines;
      lines = sum_of_counts(lines, entry.lines);
    } else {
      reached[kept++] = entry;
    }
  }
  reached.resize(kept, {Position{}, 0});
}

/// Sorted entries of two sorted parts.
inline std::vector<ReachedPosition> merged(const std::vector<ReachedPosition>& a,
                                           const std::vector<ReachedPosition>& b) {
  std::vector<ReachedPosition> both;
  both.reserve(a.size() + b.size());
  auto next = b.begin();
  for (const ReachedPosition& entry : a) {
    for (; next != b.end() && next->position < entry.position; ++next) {
      both.push_back(*next);
    }
    both.push_back(entry);
    if (next != b.end() && next->position == entry.position) {
      both.back().lines = sum_of_counts(both.back().lines, next->lines);
      ++next;
    }
  }
  both.insert(both.end(), next, b.end());
  return both;
}

/// Sorted parts of a layer, each at least twice as large as the next, so that merging takes little
/// time and repeats little memory.
class SortedParts {
 public:
  void add(std::vector<ReachedPosition> part) {
    parts_.push_back(std::move(part));
    while (parts_.size() > 1 && parts_[parts_.size() - 2].size() < 2 * parts_.back().size()) {
      merge_last();
    }
  }

  [[nodiscard]] std::vector<ReachedPosition> whole() {
    while (parts_.size() > 1) {
      merge_last();
    }
    return parts_.empty() ? std::vector<ReachedPosition>{} : std::move(parts_.front());
  }

 private:
  void merge_last() {
    const std::vector<ReachedPosition> last = std::move(parts_.back());
    parts_.pop_back();
    parts_.back() = merged(parts_.back(), last);
  }

  std::vector<std::vector<ReachedPosition>> parts_;
};

/// @param each_successor called as `each_successor(position, visitor)`
template <class EachSuccessor, class Advance>
[[nodiscard]] std::vector<ReachedPosition> unique_successors_by(
    EachSuccessor&& each_successor, const std::vector<ReachedPosition>& layer, Advance&& advance) {
  constexpr std::size_t slice_size = std::size_t{1} << 16;
  SortedParts parts;
  for (std::size_t begin = 0; begin < layer.size(); begin += slice_size) {
    const std::size_t end = (std::min)(layer.size(), begin + slice_size);
    std::vector<ReachedPosition> part;
    for (std::size_t i = begin; i < end; ++i) {
      each_successor(layer[i].position,
                     [&part, lines = layer[i].lines](const Move&, const Position& after) {
                       part.push_back({after, lines});
                     });
    }
    merge_equal(part);
    part.shrink_to_fit();
    parts.add(std::move(part));
    advance(end - begin);
  }
  return parts.whole();
}

}  // namespace ALQ_TARGET

}  // namespace detail

inline namespace ALQ_TARGET {

/// The different positions one ply after those of `layer`, each with the number of lines that lead
/// to it, in the order of positions. With `{{position, 1}}` as the first layer, ply after ply.
/// Time O(n log n) and memory up to 72 bytes a position for n positions found.
/// @param advance called as `advance(parents)` now and then with how many positions of `layer` were
///   done since the last call; it may throw to end a long run
template <RuleSet rules = rules::brainking, class Advance>
  requires SupportedRules<rules>
[[nodiscard]] std::vector<ReachedPosition> unique_successors(
    const std::vector<ReachedPosition>& layer, Advance&& advance) {
  return detail::unique_successors_by(
      [](const Position& position, auto&& visitor) {
        for_each_successor<rules>(position, visitor);
      },
      layer, advance);
}

/// The same under rules chosen at run time.
template <class Advance>
[[nodiscard]] std::vector<ReachedPosition> unique_successors(
    RuleBook rules, const std::vector<ReachedPosition>& layer, Advance&& advance) {
  return detail::unique_successors_by(
      [rules](const Position& position, auto&& visitor) {
        rules.for_each_successor(position, visitor);
      },
      layer, advance);
}

/// The same to the end.
template <RuleSet rules = rules::brainking>
  requires SupportedRules<rules>
[[nodiscard]] std::vector<ReachedPosition> unique_successors(
    const std::vector<ReachedPosition>& layer) {
  return unique_successors<rules>(layer, [](std::size_t) {});
}

/// The different positions `plies` after a position, with the number of lines that lead to each.
template <RuleSet rules = rules::brainking>
  requires SupportedRules<rules>
[[nodiscard]] std::vector<ReachedPosition> unique_positions(const Position& position,
                                                            unsigned plies) {
  std::vector<ReachedPosition> layer{{position, 1}};
  for (unsigned ply = 0; ply < plies; ++ply) {
    layer = unique_successors<rules>(layer);
  }
  return layer;
}

}  // namespace ALQ_TARGET

}  // namespace alquerque::inline v0_1

#endif  // ALQUERQUE_PERFT_UNIQUE_POSITIONS_HPP
