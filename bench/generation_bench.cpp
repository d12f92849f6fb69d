#include <benchmark/benchmark.h>

#include <alquerque/all.hpp>
#include <cstddef>
#include <string>
#include <vector>

#include "naive.hpp"
#include "position_sets.hpp"

namespace alquerque::bench {
namespace {

using Set = std::vector<Position> PositionSets::*;

double moves_of(const std::vector<Position>& positions) {
  std::size_t moves = 0;
  for (const Position& position : positions) {
    moves += count_moves(position);
  }
  return static_cast<double>(moves);
}

/// Runs `work(position)` over a set, time after time, and reports the time a position and a move.
template <class Work>
void over(benchmark::State& state, Set set, Work&& work) {
  const std::vector<Position>& positions = position_sets().*set;
  const auto once = [&] {
    for (const Position& position : positions) {
      work(position);
    }
  };
  for (auto _ : state) {
    once();
  }
  const auto iterations = static_cast<double>(state.iterations());
  const auto size = static_cast<double>(positions.size());
  state.counters["s/position"] = time_each(iterations * size);
  state.counters["s/move"] = time_each(iterations * moves_of(positions));
  state.counters["x_naive"] = times_naive(once, size, naive_lists(positions));
}

void list(benchmark::State& state, Set set) {
  over(state, set, [](const Position& position) {
    const MoveList<> moves = legal_moves(position);
    benchmark::DoNotOptimize(moves.data());
    benchmark::ClobberMemory();
  });
}

void count(benchmark::State& state, Set set) {
  over(state, set,
       [](const Position& position) { benchmark::DoNotOptimize(count_moves(position)); });
}

void any(benchmark::State& state, Set set) {
  over(state, set,
       [](const Position& position) { benchmark::DoNotOptimize(has_legal_move(position)); });
}

void visit_and_make(benchmark::State& state, Set set) {
  over(state, set, [](const Position& position) {
    for_each_move(position, [&position](const Move& move) {
      benchmark::DoNotOptimize(position.after(move));
    });
  });
}

void successors(benchmark::State& state, Set set) {
  over(state, set, [](const Position& position) {
    for_each_successor(position,
                       [](const Move&, const Position& after) { benchmark::DoNotOptimize(after); });
  });
}

void canonical(benchmark::State& state, Set set) {
  over(state, set,
       [](const Position& position) { benchmark::DoNotOptimize(canonical_form(position)); });
}

void hash(benchmark::State& state, Set set) {
  over(state, set, [](const Position& position) { benchmark::DoNotOptimize(position.hash()); });
}

void parse(benchmark::State& state, Set set) {
  std::vector<std::string> texts;
  for (const Position& position : position_sets().*set) {
    texts.push_back(to_text(position));
  }
  for (auto _ : state) {
    for (const std::string& text : texts) {
      benchmark::DoNotOptimize(parse_position(text));
    }
  }
  state.counters["s/position"] =
      time_each(static_cast<double>(state.iterations()) * static_cast<double>(texts.size()));
}

#define ALQUERQUE_OVER_ALL_SETS(work)                       \
  BENCHMARK_CAPTURE(work, opening, &PositionSets::opening); \
  BENCHMARK_CAPTURE(work, middle, &PositionSets::middle);   \
  BENCHMARK_CAPTURE(work, ending, &PositionSets::ending);   \
  BENCHMARK_CAPTURE(work, mixed, &PositionSets::mixed)

ALQUERQUE_OVER_ALL_SETS(list);
ALQUERQUE_OVER_ALL_SETS(count);
ALQUERQUE_OVER_ALL_SETS(any);
ALQUERQUE_OVER_ALL_SETS(visit_and_make);
ALQUERQUE_OVER_ALL_SETS(successors);
ALQUERQUE_OVER_ALL_SETS(canonical);
ALQUERQUE_OVER_ALL_SETS(hash);
ALQUERQUE_OVER_ALL_SETS(parse);

}  // namespace
}  // namespace alquerque::bench
