#ifndef ALQUERQUE_CLI_COUNT_TABLE_HPP
#define ALQUERQUE_CLI_COUNT_TABLE_HPP

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "checked_count.hpp"
#include "perft_report.hpp"
#include "progress.hpp"
#include "stopwatch.hpp"

namespace alquerque::cli {

/// The next of some counts, if they go on to grow as they last did.
[[nodiscard]] inline std::optional<double> expected_after(
    const std::vector<std::uint64_t>& counts) {
  if (counts.size() < 2 || counts.back() == 0) {
    return std::nullopt;
  }
  const auto last = static_cast<double>(counts.back());
  const auto last_but_one = static_cast<double>(counts[counts.size() - 2]);
  return last * last / last_but_one;
}

/// A row for each depth up to the one that is asked for, as long as the counts fit.
/// @param count called as `count(depth)`; counts the leaves and tells `progress`
/// @throws Failure at the first count that does not fit
template <class Count>
void count_table(unsigned depth, Progress& progress, PerftReport& report, Count&& count) {
  report.begin_table();
  std::vector<std::uint64_t> counts;
  for (unsigned row = std::min(depth, 1U); row <= depth; ++row) {
    progress.begin("depth " + std::to_string(row), expected_after(counts));
    const Stopwatch stopwatch;
    const std::uint64_t leaves = checked_count(row, count(row));
    const double seconds = stopwatch.seconds();
    progress.erase();
    report.table_row(row, {leaves, seconds});
    counts.push_back(leaves);
  }
}

}  // namespace alquerque::cli

#endif  // ALQUERQUE_CLI_COUNT_TABLE_HPP
