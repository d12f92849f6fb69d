#include <benchmark/benchmark.h>

#include <alquerque/all.hpp>
#include <cstddef>
#include <cstdint>

#include "naive.hpp"

namespace alquerque::bench {
namespace {

/// The positions expanded by a bulk perft: those of every ply but the last.
double generate_calls(unsigned depth) {
  std::uint64_t calls = 0;
  for (unsigned ply = 0; ply < depth; ++ply) {
    calls += perft(Position::start(), ply);
  }
  return static_cast<double>(calls);
}

unsigned depth_of(const benchmark::State& state) { return static_cast<unsigned>(state.range(0)); }

/// Runs `count()`, which counts the leaves of perft to the depth of the benchmark.
template <class Count>
void run(benchmark::State& state, Count&& count) {
  const auto once = [&count] { benchmark::DoNotOptimize(count()); };
  for (auto _ : state) {
    once();
  }
  const auto iterations = static_cast<double>(state.iterations());
  const auto leaves = static_cast<double>(perft(Position::start(), depth_of(state)));
  state.counters["leaves/s"] = {iterations * leaves, benchmark::Counter::kIsRate};
  state.counters["s/leaf"] = time_each(iterations * leaves);
  state.counters["s/generate"] = time_each(iterations * generate_calls(depth_of(state)));
  state.counters["x_naive"] = times_naive(once, leaves, naive_leaves());
}

void perft_bulk(benchmark::State& state) {
  run(state, [&] { return perft(Position::start(), depth_of(state)); });
}
BENCHMARK(perft_bulk)->DenseRange(8, 16, 1)->Unit(benchmark::kMillisecond);

void perft_every_leaf_made(benchmark::State& state) {
  run(state, [&] { return perft_made(Position::start(), depth_of(state)); });
}
BENCHMARK(perft_every_leaf_made)->Arg(12)->Arg(14)->Unit(benchmark::kMillisecond);

void perft_by_routes(benchmark::State& state) {
  for (auto _ : state) {
    benchmark::DoNotOptimize(perft_routes(Position::start(), depth_of(state)));
  }
}
BENCHMARK(perft_by_routes)->Arg(12)->Unit(benchmark::kMillisecond);

void perft_hashed(benchmark::State& state) {
  const auto bytes = static_cast<std::size_t>(state.range(1)) << 20;
  run(state, [&] {
    PerftTable table{bytes};
    return perft(Position::start(), depth_of(state), table);
  });
}
BENCHMARK(perft_hashed)
    ->ArgNames({"depth", "MiB"})
    ->Args({14, 64})
    ->Args({16, 256})
    ->Unit(benchmark::kMillisecond);

void perft_threads(benchmark::State& state) {
  const PerftOptions options{.threads = static_cast<unsigned>(state.range(1))};
  run(state, [&] {
    return parallel_perft(Position::start(), depth_of(state), options, [](const PerftProgress&) {});
  });
}
BENCHMARK(perft_threads)
    ->ArgNames({"depth", "threads"})
    ->Args({15, 1})
    ->Args({15, 2})
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace alquerque::bench
