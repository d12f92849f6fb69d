#ifndef ALQUERQUE_CLI_COUNT_DIVIDED_HPP
#define ALQUERQUE_CLI_COUNT_DIVIDED_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include <alquerque/alquerque.hpp>
#include <alquerque/perft.hpp>

#include "checked_count.hpp"
#include "perft_report.hpp"
#include "progress.hpp"
#include "stopwatch.hpp"
#include "watched_perft.hpp"

namespace alquerque::cli {

/// A row for each first move, in the order of their texts, and their sum.
/// @param count called as `count(position, depth)`; counts the leaves and tells `progress`
/// @throws Failure at a count that does not fit
template <RuleSet rules, Unit unit, class Count>
void count_divided(const Position& position, unsigned depth, Progress& progress,
                   PerftReport& report, Count&& count) {
  struct First {
    std::string text;
    Move move;
  };
  std::vector<First> firsts;
  if (depth > 0) {
    for_each_unit<rules, unit>(position, [&firsts](const Move& move, const auto& text) {
      firsts.push_back({text(), move});
    });
  }
  std::sort(firsts.begin(), firsts.end(),
            [](const First& a, const First& b) { return a.text < b.text; });
  std::size_t text_width = 0;
  for (const First& first : firsts) {
    text_width = std::max(text_width, first.text.size());
  }

  report.begin_divide(text_width);
  const Stopwatch stopwatch;
  std::uint64_t total = depth == 0 ? 1 : 0;
  for (const First& first : firsts) {
    progress.begin(first.text);
    const std::uint64_t leaves =
        checked_count(depth, count(position.after<rules>(first.move), depth - 1));
    progress.erase();
    report.divide_row(first.text, leaves);
    total = sum_of_counts(total, leaves);
  }
  report.divide_total({checked_count(depth, total), stopwatch.seconds()});
}

}  // namespace alquerque::cli

#endif  // ALQUERQUE_CLI_COUNT_DIVIDED_HPP
