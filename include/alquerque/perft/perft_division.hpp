#ifndef ALQUERQUE_PERFT_PERFT_DIVISION_HPP
#define ALQUERQUE_PERFT_PERFT_DIVISION_HPP

#include "../core/base/language.hpp"

#include <cstddef>
#include <vector>

#include "../core/base/target.hpp"
#include "../core/position.hpp"
#include "../core/rule_set.hpp"
#include "unique_positions.hpp"

namespace alquerque::inline v0_1 {

/// A count divided into independent jobs: perft of a position is the sum over the jobs of
/// `lines * perft(job.position, depth)`; by `sum_of_counts` and `product_of_counts` it is
/// `perft_overflow` where the sum does not fit.
struct PerftDivision {
  /// The positions to count from, with the lines that lead to each.
  std::vector<ReachedPosition> jobs;
  /// What remains to be counted below each job.
  unsigned depth;
};

inline namespace ALQ_TARGET {

/// Divides a count where that pays: into at least 2000 jobs, which keep many threads busy and lose
/// little when one is not finished, or into fewer where the tree has not so many positions.
/// @param successors `unique_successors` of the rules, or what stands for it: called with a layer,
///   it returns the next one
template <class Successors>
[[nodiscard]] PerftDivision divide_perft(const Position& position, unsigned depth,
                                         Successors&& successors) {
  constexpr std::size_t enough = 2000;
  // A tree this low is counted faster than it is divided.
  constexpr unsigned low = 6;
  PerftDivision division{{{position, 1}}, depth};
  while (division.depth > low && !division.jobs.empty() && division.jobs.size() < enough) {
    division.jobs = successors(division.jobs);
    --division.depth;
  }
  return division;
}

/// The same.
template <RuleSet rules = rules::brainking>
  requires SupportedRules<rules>
[[nodiscard]] PerftDivision divide_perft(const Position& position, unsigned depth) {
  return divide_perft(position, depth, [](const std::vector<ReachedPosition>& layer) {
    return unique_successors<rules>(layer);
  });
}

}  // namespace ALQ_TARGET

}  // namespace alquerque::inline v0_1

#endif  // ALQUERQUE_PERFT_PERFT_DIVISION_HPP
