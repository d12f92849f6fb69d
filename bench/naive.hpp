#ifndef ALQUERQUE_BENCH_NAIVE_HPP
#define ALQUERQUE_BENCH_NAIVE_HPP

#include <benchmark/benchmark.h>

#include <algorithm>
#include <alquerque/all.hpp>
#include <array>
#include <chrono>
#include <cstddef>
#include <functional>
#include <utility>
#include <vector>

#include "reference/reference.hpp"

namespace alquerque::bench {

/// Seconds that a call takes, of as many calls as fill a fiftieth of a second.
template <class Call>
double seconds_of(Call&& call) {
  using Clock = std::chrono::steady_clock;
  constexpr double enough = 0.02;
  const auto start = Clock::now();
  for (double calls = 1;; ++calls) {
    call();
    const double seconds = std::chrono::duration<double>(Clock::now() - start).count();
    if (seconds >= enough) {
      return seconds / calls;
    }
  }
}

/// Work of the naive reference of the tests, and how many things it does.
struct NaiveWork {
  std::function<void()> work;
  double units;
};

/// How many times faster than the naive reference `work` does each of its `units` things. Both are
/// timed in turn, so that what slows the machine down slows down both; the median of the ratios.
template <class Work>
double times_naive(Work&& work, double units, const NaiveWork& naive) {
  std::array<double, 9> ratios{};
  for (double& ratio : ratios) {
    const double naive_seconds = seconds_of(naive.work) / naive.units;
    ratio = naive_seconds / (seconds_of(work) / units);
  }
  std::sort(ratios.begin(), ratios.end());
  return ratios[ratios.size() / 2];
}

/// The leaves of perft from the start, counted by the reference.
inline NaiveWork naive_leaves() {
  return {
      [] {
        benchmark::DoNotOptimize(reference::perft(reference::start(), reference::brainking(), 8));
      },
      1696};
}

/// The moves of some of the positions, listed by the reference.
inline NaiveWork naive_lists(const std::vector<Position>& positions) {
  constexpr std::size_t sample = 500;
  std::vector<reference::State> states;
  for (std::size_t i = 0; i < std::min(sample, positions.size()); ++i) {
    states.push_back(reference::from_text(to_text(positions[i * positions.size() / sample])));
  }
  const auto count = static_cast<double>(states.size());
  return {[states = std::move(states)] {
            for (const reference::State& state : states) {
              benchmark::DoNotOptimize(reference::moves(state, reference::brainking()));
            }
          },
          count};
}

/// A counter that shows the time of one of `units` things; the suffix of the figure is the unit, so
/// 2.5n is 2.5 nanoseconds.
inline benchmark::Counter time_each(double units) {
  return {units, benchmark::Counter::kIsRate | benchmark::Counter::kInvert};
}

}  // namespace alquerque::bench

#endif  // ALQUERQUE_BENCH_NAIVE_HPP
