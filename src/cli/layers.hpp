#ifndef ALQUERQUE_CLI_LAYERS_HPP
#define ALQUERQUE_CLI_LAYERS_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <utility>
#include <vector>

#include <alquerque/movegen.hpp>
#include <alquerque/position.hpp>
#include <alquerque/rule_set.hpp>
#include <alquerque/unique_positions.hpp>

#include "checked_sum.hpp"
#include "progress.hpp"

namespace alquerque::cli {

/// The different positions at some ply, in their order, with the lines that lead to each.
using Layer = std::vector<ReachedPosition>;

[[nodiscard]] inline Layer merged(const Layer& a, const Layer& b) {
  Layer both;
  both.reserve(a.size() + b.size());
  std::merge(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(both),
             [](const auto& x, const auto& y) { return x.position < y.position; });
  std::size_t kept = 0;
  for (const ReachedPosition& entry : both) {
    if (kept > 0 && both[kept - 1].position == entry.position) {
      both[kept - 1].lines += entry.lines;
    } else {
      both[kept++] = entry;
    }
  }
  both.resize(kept, {Position{}, 0});
  return both;
}

/// The library's `unique_successors`, in slices between which `progress` may end it by throwing.
/// @throws Failure if there are 2^64 lines or more
template <RuleSet rules>
[[nodiscard]] Layer successors(const Layer& layer, Progress& progress) {
  constexpr std::size_t slice_size = std::size_t{1} << 16U;
  CheckedSum lines;
  // Each at least twice as large as the next, so that merging takes little time.
  std::vector<Layer> parts;
  const auto merge_last = [&parts] {
    const Layer last = std::move(parts.back());
    parts.pop_back();
    parts.back() = merged(parts.back(), last);
  };
  for (std::size_t begin = 0; begin < layer.size(); begin += slice_size) {
    const std::size_t end = std::min(layer.size(), begin + slice_size);
    const Layer slice(layer.begin() + static_cast<std::ptrdiff_t>(begin),
                      layer.begin() + static_cast<std::ptrdiff_t>(end));
    for (const ReachedPosition& parent : slice) {
      lines.add_product(parent.lines, count_moves<rules>(parent.position));
    }
    parts.push_back(unique_successors<rules>(slice));
    while (parts.size() > 1 && parts[parts.size() - 2].size() < 2 * parts.back().size()) {
      merge_last();
    }
    progress.advance(slice.size());
  }
  while (parts.size() > 1) {
    merge_last();
  }
  return parts.empty() ? Layer{} : std::move(parts.front());
}

/// Where a count of some depth is best divided into independent jobs.
struct Division {
  Layer jobs;
  unsigned ply;
};

/// Enough jobs to keep many threads busy and to lose little when one is not finished.
template <RuleSet rules>
[[nodiscard]] Division divided(const Position& position, unsigned depth) {
  constexpr std::size_t enough = 2000;
  // A tree this low is counted faster than it is divided.
  constexpr unsigned low = 6;
  Division division{{{position, 1}}, 0};
  Progress progress{"positions"};
  progress.begin("dividing");
  while (depth - division.ply > low && !division.jobs.empty() && division.jobs.size() < enough) {
    division.jobs = successors<rules>(division.jobs, progress);
    ++division.ply;
  }
  return division;
}

}  // namespace alquerque::cli

#endif  // ALQUERQUE_CLI_LAYERS_HPP
