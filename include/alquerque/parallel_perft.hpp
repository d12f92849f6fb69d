#ifndef ALQUERQUE_PARALLEL_PERFT_HPP
#define ALQUERQUE_PARALLEL_PERFT_HPP

#include "detail/language.hpp"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <thread>
#include <vector>

#include "hashed_perft.hpp"  // IWYU pragma: keep
#include "movegen.hpp"
#include "perft.hpp"  // IWYU pragma: keep
#include "perft_division.hpp"
#include "perft_table.hpp"
#include "position.hpp"
#include "rule_set.hpp"
#include "unique_positions.hpp"

namespace alquerque::inline v0_1 {

/// How far a long count has come.
struct PerftProgress {
  /// How many jobs are finished.
  std::size_t jobs_done;
  /// How many there are in all.
  std::size_t jobs;
  /// The leaves below the jobs done.
  std::uint64_t leaves;
};

/// Counts the leaves `depth` plies below every position of `jobs`, times the lines that lead to it,
/// on several threads. Each position is one job; a thread takes the next as soon as it is free.
/// @param jobs the positions, each with the lines that lead to it
/// @param depth how many plies below them the leaves are
/// @param threads how many threads work, the caller's among them; at least 1
/// @param table shared by the threads, or null for none
/// @param progress called as `progress(PerftProgress)` on the caller's thread between its jobs; it
///   returns nothing, or `Visit` and can end the count
/// @return the sum, or nothing if stopped
/// @throws std::system_error if a thread cannot be started
template <RuleSet rules = rules::brainking, class Progress>
  requires SupportedRules<rules>
[[nodiscard]] std::optional<std::uint64_t> parallel_perft(const std::vector<ReachedPosition>& jobs,
                                                          unsigned depth, unsigned threads,
                                                          PerftTable<rules>* table,
                                                          Progress&& progress) {
  std::atomic<std::size_t> next{0};
  std::atomic<std::size_t> done{0};
  std::atomic<std::uint64_t> leaves{0};
  std::atomic<bool> stopped{false};
  const auto do_one = [&]() noexcept {
    const std::size_t i = next.fetch_add(1);
    if (i >= jobs.size() || stopped) {
      return false;
    }
    const Position& position = jobs[i].position;
    leaves += jobs[i].lines * (table == nullptr ? perft<rules>(position, depth)
                                                : perft<rules>(position, depth, *table));
    ++done;
    return true;
  };

  {
    // Joins however this scope is left, so that no thread outlives what it works on.
    struct Crew {
      std::atomic<bool>& stopped;
      std::vector<std::thread> threads{};
      bool complete = false;

      ~Crew() {
        if (!complete) {
          stopped = true;
        }
        for (std::thread& thread : threads) {
          thread.join();
        }
      }
    } crew{stopped};
    for (unsigned i = 1; i < threads; ++i) {
      crew.threads.emplace_back([&do_one] {
        while (do_one()) {
        }
      });
    }
    do {
      if (detail::visit_stops(progress, PerftProgress{done, jobs.size(), leaves})) {
        return std::nullopt;
      }
    } while (do_one());
    crew.complete = true;
  }
  return leaves;
}

/// How to count a deep perft.
struct PerftOptions {
  /// How many threads work, the caller's among them; at least 1.
  unsigned threads = 1;
  /// Memory for a transposition table in bytes; 0 for none.
  std::size_t table_bytes = 0;
};

/// `perft` on several threads: the jobs of `divide_perft`, done by `parallel_perft`.
/// @param position where the tree begins
/// @param depth its plies; 0 gives 1
/// @param options threads and memory
/// @param progress see there
/// @return the leaves, or nothing if stopped
template <RuleSet rules = rules::brainking, class Progress>
  requires SupportedRules<rules>
[[nodiscard]] std::optional<std::uint64_t> parallel_perft(const Position& position, unsigned depth,
                                                          const PerftOptions& options,
                                                          Progress&& progress) {
  const PerftDivision division = divide_perft<rules>(position, depth);
  std::optional<PerftTable<rules>> table;
  if (options.table_bytes > 0) {
    table.emplace(options.table_bytes);
  }
  return parallel_perft<rules>(division.jobs, division.depth, options.threads,
                               table ? &*table : nullptr, progress);
}

}  // namespace alquerque::inline v0_1

#endif  // ALQUERQUE_PARALLEL_PERFT_HPP
