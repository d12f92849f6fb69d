#include <benchmark/benchmark.h>

#include <algorithm>
#include <alquerque/all.hpp>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "naive.hpp"

// The loops of programs that ask one position at a time, as searches and playouts do.

namespace alquerque::bench {
namespace {

std::uint64_t by_successors(const Position& position, unsigned depth) {
  if (depth == 0) {
    return 1;
  }
  std::uint64_t leaves = 0;
  for_each_successor(position, [&](const Move&, const Position& after) {
    leaves += by_successors(after, depth - 1);
  });
  return leaves;
}

std::uint64_t by_visit(const Position& position, unsigned depth) {
  if (depth == 0) {
    return 1;
  }
  std::uint64_t leaves = 0;
  for_each_move(position,
                [&](const Move& move) { leaves += by_visit(position.after(move), depth - 1); });
  return leaves;
}

std::uint64_t by_list(const Position& position, unsigned depth) {
  if (depth == 0) {
    return 1;
  }
  std::uint64_t leaves = 0;
  for (const Move& move : legal_moves(position)) {
    leaves += by_list(position.after(move), depth - 1);
  }
  return leaves;
}

/// A recursion over all moves of `depth` plies; reports the time for each move made.
void recursion(benchmark::State& state, std::uint64_t (*leaves)(const Position&, unsigned)) {
  constexpr unsigned depth = 11;
  const auto once = [leaves] { benchmark::DoNotOptimize(leaves(Position::start(), depth)); };
  for (auto _ : state) {
    once();
  }
  std::uint64_t moves = 0;
  for (unsigned ply = 1; ply <= depth; ++ply) {
    moves += perft(Position::start(), ply);
  }
  state.counters["s/move"] =
      time_each(static_cast<double>(state.iterations()) * static_cast<double>(moves));
  state.counters["x_naive"] =
      times_naive(once, static_cast<double>(perft(Position::start(), depth)), naive_leaves());
}

void recursion_by_successors(benchmark::State& state) { recursion(state, by_successors); }
void recursion_by_visit(benchmark::State& state) { recursion(state, by_visit); }
void recursion_by_list(benchmark::State& state) { recursion(state, by_list); }

BENCHMARK(recursion_by_successors)->Name("engine/successors");
BENCHMARK(recursion_by_visit)->Name("engine/visit");
BENCHMARK(recursion_by_list)->Name("engine/list");

/// A search as plain as can be: alpha-beta, the men counted at its leaves.
class Search {
 public:
  int value(const Position& position, unsigned depth, int alpha, int beta) {
    ++nodes_;
    if (depth == 0) {
      const Side mover = position.to_move();
      return static_cast<int>(position.men(mover).size()) -
             static_cast<int>(position.men(opponent(mover)).size());
    }
    int best = lost;
    for_each_successor(position, [&](const Move&, const Position& after) {
      best = std::max(best, -value(after, depth - 1, -beta, -std::max(alpha, best)));
      return best >= beta ? Visit::stop : Visit::go_on;
    });
    return best;
  }

  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

  static constexpr int lost = -100;

 private:
  std::uint64_t nodes_ = 0;
};

void alpha_beta(benchmark::State& state) {
  constexpr unsigned depth = 14;
  std::uint64_t nodes = 0;
  for (auto _ : state) {
    Search search;
    benchmark::DoNotOptimize(search.value(Position::start(), depth, Search::lost, -Search::lost));
    nodes += search.nodes();
  }
  state.counters["nodes/s"] = {static_cast<double>(nodes), benchmark::Counter::kIsRate};
}
BENCHMARK(alpha_beta)->Name("engine/alpha_beta")->Unit(benchmark::kMillisecond);

void playouts(benchmark::State& state) {
  std::uint64_t seed = 88172645463325252;
  const auto below = [&seed](std::size_t bound) {
    // xorshift64 (Marsaglia 2003): what is measured is the library, not the random numbers.
    seed ^= seed << 13;
    seed ^= seed >> 7;
    seed ^= seed << 17;
    return static_cast<std::size_t>(((seed >> 32) * bound) >> 32);
  };
  std::uint64_t plies = 0;
  for (auto _ : state) {
    Position position;
    while (const std::optional<Move> move = pick_move(position, below)) {
      position = position.after(*move);
      ++plies;
    }
  }
  state.counters["games/s"] = {static_cast<double>(state.iterations()),
                               benchmark::Counter::kIsRate};
  state.counters["s/ply"] = time_each(static_cast<double>(plies));
}
BENCHMARK(playouts)->Name("engine/playouts");

}  // namespace
}  // namespace alquerque::bench
