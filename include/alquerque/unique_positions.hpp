#ifndef ALQUERQUE_UNIQUE_POSITIONS_HPP
#define ALQUERQUE_UNIQUE_POSITIONS_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "move.hpp"
#include "movegen.hpp"
#include "position.hpp"
#include "rule_set.hpp"

namespace alquerque::inline v0_1 {

/// A position and the number of lines of play that lead to it.
struct ReachedPosition {
  /// What was reached.
  Position position;
  /// How many sequences of moves reach it.
  std::uint64_t lines;

  [[nodiscard]] friend constexpr bool operator==(const ReachedPosition&,
                                                 const ReachedPosition&) noexcept = default;
};

namespace detail {

/// Sorts by position and makes one entry of equal positions.
inline void merge_equal(std::vector<ReachedPosition>& reached) {
  std::sort(reached.begin(), reached.end(),
            [](const auto& a, const auto& b) { return a.position < b.position; });
  std::size_t kept = 0;
  for (const ReachedPosition& entry : reached) {
    if (kept > 0 && reached[kept - 1].position == entry.position) {
      reached[kept - 1].lines += entry.lines;
    } else {
      reached[kept++] = entry;
    }
  }
  reached.resize(kept, {Position{}, 0});
}

/// Adds sorted entries to sorted entries.
inline void merge_into(std::vector<ReachedPosition>& all, std::vector<ReachedPosition>& fresh) {
  std::vector<ReachedPosition> merged;
  merged.reserve(all.size() + fresh.size());
  auto a = all.begin();
  auto b = fresh.begin();
  while (a != all.end() && b != fresh.end()) {
    if (a->position == b->position) {
      merged.push_back({a->position, a->lines + b->lines});
      ++a;
      ++b;
    } else {
      merged.push_back(a->position < b->position ? *a++ : *b++);
    }
  }
  merged.insert(merged.end(), a, all.end());
  merged.insert(merged.end(), b, fresh.end());
  all = std::move(merged);
  fresh.clear();
}

}  // namespace detail

/// The different positions one ply after those of `layer`, each with the number of lines that lead
/// to it, in the order of positions. With `{{position, 1}}` as the first layer, ply after ply.
/// Time O(n log n) and memory up to 100 bytes a position for n positions found.
template <RuleSet rules = rules::brainking>
  requires SupportedRules<rules>
[[nodiscard]] std::vector<ReachedPosition> unique_successors(
    const std::vector<ReachedPosition>& layer) {
  // Merged whenever the new ones are as many as all before, so that repeats take little memory and
  // merging little time.
  constexpr std::size_t first_merge = std::size_t{1} << 20;
  std::vector<ReachedPosition> all;
  std::vector<ReachedPosition> fresh;
  for (const ReachedPosition& parent : layer) {
    for_each_move<rules>(parent.position, [&](const Move& move) {
      fresh.push_back({parent.position.after<rules>(move), parent.lines});
    });
    if (fresh.size() >= (std::max)(first_merge, all.size())) {
      detail::merge_equal(fresh);
      detail::merge_into(all, fresh);
    }
  }
  detail::merge_equal(fresh);
  detail::merge_into(all, fresh);
  return all;
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

}  // namespace alquerque::inline v0_1

#endif  // ALQUERQUE_UNIQUE_POSITIONS_HPP
