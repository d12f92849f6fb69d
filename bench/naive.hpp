#ifndef ALQUERQUE_BENCH_NAIVE_HPP
#define ALQUERQUE_BENCH_NAIVE_HPP

#include <benchmark/benchmark.h>

#include <algorithm>
#include <alquerque/all.hpp>
#include <chrono>
#include <cstddef>
#include <vector>

#include "reference/reference.hpp"

namespace alquerque::bench {

/// Seconds that a call takes: the best of a few, as the others only show what disturbed them.
template <class Call>
double best_seconds(Call&& call) {
  using Clock = std::chrono::steady_clock;
  double best = 1e9;
  for (int round = 0; round < 5; ++round) {
    const auto start = Clock::now();
    call();
    best = std::min(best, std::chrono::duration<double>(Clock::now() - start).count());
  }
  return best;
}

/// Seconds that the naive reference of the tests takes for a leaf of perft, in this run.
inline double naive_seconds_per_leaf() {
  static const double seconds =
      best_seconds([] {
        benchmark::DoNotOptimize(reference::perft(reference::start(), reference::brainking(), 8));
      }) /
      1696;
  return seconds;
}

/// Seconds that the naive reference takes to list the moves of a position, in this run.
inline double naive_seconds_per_position(const std::vector<Position>& positions) {
  constexpr std::size_t sample = 500;
  std::vector<reference::State> states;
  for (std::size_t i = 0; i < std::min(sample, positions.size()); ++i) {
    states.push_back(reference::from_text(to_text(positions[i * positions.size() / sample])));
  }
  const double seconds = best_seconds([&states] {
    for (const reference::State& state : states) {
      benchmark::DoNotOptimize(reference::moves(state, reference::brainking()));
    }
  });
  return seconds / static_cast<double>(states.size());
}

/// The time of a benchmark's loop, which begins with this object. The harness keeps its own to
/// itself, and a counter of it would be shown as a rate.
class LoopTime {
 public:
  /// How many times faster than the naive reference the loop was, after `stop`: `units` things
  /// done in all its iterations, each of which takes the reference `naive_seconds`.
  [[nodiscard]] double times_naive(double units, double naive_seconds) const {
    return units * naive_seconds / seconds_;
  }

  /// The loop is over.
  void stop() {
    seconds_ = std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
  }

 private:
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
  double seconds_ = 0;
};

/// A counter that shows the time of one of `units` things; the suffix of the figure is the unit, so
/// 2.5n is 2.5 nanoseconds.
inline benchmark::Counter time_each(double units) {
  return {units, benchmark::Counter::kIsRate | benchmark::Counter::kInvert};
}

}  // namespace alquerque::bench

#endif  // ALQUERQUE_BENCH_NAIVE_HPP
