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

void report(benchmark::State& state, LoopTime& time, unsigned depth) {
  time.stop();
  const auto iterations = static_cast<double>(state.iterations());
  const double leaves = iterations * static_cast<double>(perft(Position::start(), depth));
  state.counters["leaves/s"] = {leaves, benchmark::Counter::kIsRate};
  state.counters["s/leaf"] = time_each(leaves);
  state.counters["s/generate"] = time_each(iterations * generate_calls(depth));
  state.counters["x_naive"] = time.times_naive(leaves, naive_seconds_per_leaf());
}

unsigned depth_of(const benchmark::State& state) { return static_cast<unsigned>(state.range(0)); }

void perft_bulk(benchmark::State& state) {
  LoopTime time;
  for (auto _ : state) {
    benchmark::DoNotOptimize(perft(Position::start(), depth_of(state)));
  }
  report(state, time, depth_of(state));
}
BENCHMARK(perft_bulk)->DenseRange(8, 16, 1)->Unit(benchmark::kMillisecond);

void perft_every_leaf_made(benchmark::State& state) {
  LoopTime time;
  for (auto _ : state) {
    benchmark::DoNotOptimize(perft_made(Position::start(), depth_of(state)));
  }
  report(state, time, depth_of(state));
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
  LoopTime time;
  for (auto _ : state) {
    PerftTable<> table{bytes};
    benchmark::DoNotOptimize(perft(Position::start(), depth_of(state), table));
  }
  report(state, time, depth_of(state));
}
BENCHMARK(perft_hashed)
    ->ArgNames({"depth", "MiB"})
    ->Args({14, 64})
    ->Args({16, 256})
    ->Unit(benchmark::kMillisecond);

void perft_threads(benchmark::State& state) {
  const PerftOptions options{.threads = static_cast<unsigned>(state.range(1))};
  LoopTime time;
  for (auto _ : state) {
    benchmark::DoNotOptimize(
        parallel_perft(Position::start(), depth_of(state), options, [](const PerftProgress&) {}));
  }
  report(state, time, depth_of(state));
}
BENCHMARK(perft_threads)
    ->ArgNames({"depth", "threads"})
    ->Args({15, 1})
    ->Args({15, 2})
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace alquerque::bench
