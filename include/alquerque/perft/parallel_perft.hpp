#ifndef ALQUERQUE_PERFT_PARALLEL_PERFT_HPP
#define ALQUERQUE_PERFT_PARALLEL_PERFT_HPP

#include "../core/base/language.hpp"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "../core/base/target.hpp"
#include "../core/base/function_ref.hpp"
#include "../core/movegen.hpp"
#include "../core/position.hpp"
#include "../core/rule_book.hpp"
#include "../core/rule_set.hpp"
#include "detail/count_leaves.hpp"
#include "detail/perft_entries.hpp"
#include "detail/watch.hpp"
#include "perft_count.hpp"
#include "perft_division.hpp"
#include "perft_table.hpp"
#include "rule_book_perft.hpp"
#include "unique_positions.hpp"

namespace alquerque::inline v0_1 {

/// How far a long count has come.
struct PerftProgress {
  /// How many jobs are finished.
  std::size_t jobs_done;
  /// How many there are in all.
  std::size_t jobs;
  /// The leaves below the jobs done, or `perft_overflow`.
  std::uint64_t leaves;
};

namespace detail {

inline namespace ALQ_TARGET {

/// `parallel_perft` by whatever counts.
inline std::optional<std::uint64_t> count_in_parallel(
    FunctionRef<CountFunction> count, const std::vector<ReachedPosition>& jobs, unsigned depth,
    unsigned threads, PerftEntries* table, FunctionRef<Visit(const PerftProgress&)> progress) {
  std::atomic<std::size_t> next{0};
  std::atomic<std::size_t> done{0};
  std::atomic<std::uint64_t> leaves{0};
  std::atomic<bool> stopped{false};
  const auto add = [&leaves](std::uint64_t more) noexcept {
    std::uint64_t sum = leaves;
    while (!leaves.compare_exchange_weak(sum, sum_of_counts(sum, more))) {
    }
  };
  // False if there is none, or the count is to end.
  const auto do_one = [&](LeavesVisitor watch) {
    const std::size_t i = next.fetch_add(1);
    if (i >= jobs.size() || stopped) {
      return false;
    }
    const std::optional<std::uint64_t> found = count({jobs[i].position, depth, table}, watch);
    if (!found) {
      return false;
    }
    add(product_of_counts(jobs[i].lines, *found));
    ++done;
    return true;
  };
  const auto told = [&] { return progress(PerftProgress{done, jobs.size(), leaves}); };

  {
    // Joins however this scope is left, so that no thread outlives what it works on.
    struct Crew {
      std::atomic<bool>& stopped;
      std::vector<std::thread> threads{};
      std::mutex mutex{};
      std::condition_variable left{};
      int working = 0;
      bool complete = false;

      void leave() {
        const std::lock_guard<std::mutex> lock{mutex};
        --working;
        left.notify_one();
      }

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
      crew.threads.emplace_back([&do_one, &stopped, &crew] {
        auto watch = [&stopped](std::uint64_t) { return stopped ? Visit::stop : Visit::go_on; };
        while (do_one(watch)) {
        }
        crew.leave();
      });
      const std::lock_guard<std::mutex> lock{crew.mutex};
      ++crew.working;
    }
    // So many batches take a few milliseconds.
    constexpr unsigned patience = 256;
    unsigned batches = 0;
    bool ended = false;
    auto watch = [&](std::uint64_t) {
      if (++batches % patience != 0) {
        return Visit::go_on;
      }
      const Visit answer = told();
      ended = answer == Visit::stop;
      return answer;
    };
    do {
      ended = told() == Visit::stop;
    } while (!ended && do_one(watch));
    if (ended) {
      return std::nullopt;
    }
    // The others may take long yet.
    constexpr std::chrono::milliseconds glance{5};
    std::unique_lock<std::mutex> lock{crew.mutex};
    while (!crew.left.wait_for(lock, glance, [&crew] { return crew.working == 0; })) {
      if (told() == Visit::stop) {
        return std::nullopt;
      }
    }
    crew.complete = true;
  }
  return leaves;
}

}  // namespace ALQ_TARGET

}  // namespace detail

inline namespace ALQ_TARGET {

/// Counts the leaves `depth` plies below every position of `jobs`, times the lines that lead to it,
/// on several threads. Each position is one job; a thread takes the next as soon as it is free.
/// However long a job is, the count ends soon after it is told to.
/// @param jobs the positions, each with the lines that lead to it
/// @param depth how many plies below them the leaves are
/// @param threads how many threads work, the caller's among them; at least 1
/// @param table shared by the threads, or null for none
/// @param progress called as `progress(PerftProgress)` on the caller's thread between its jobs, and
///   every few milliseconds within one; it returns nothing, or `Visit` and can end the count, and
///   may throw
/// @return the sum, or `perft_overflow` if it does not fit; nothing if stopped
/// @throws std::system_error if a thread cannot be started
/// @pre the table is of these rules
template <RuleSet rules = rules::brainking, class Progress>
  requires SupportedRules<rules>
[[nodiscard]] std::optional<std::uint64_t> parallel_perft(const std::vector<ReachedPosition>& jobs,
                                                          unsigned depth, unsigned threads,
                                                          PerftTable* table, Progress&& progress) {
  auto count = [](const detail::CountRequest& request, detail::LeavesVisitor visitor) {
    return detail::count_leaves<rules>(request, visitor);
  };
  auto stopping = detail::stopping<PerftProgress>(progress);
  return detail::count_in_parallel(
      count, jobs, depth, threads,
      table == nullptr ? nullptr : &detail::PerftDoor::entries_of(*table, rules), stopping);
}

/// The same under rules chosen at run time, as fast where these have a name.
template <class Progress>
[[nodiscard]] std::optional<std::uint64_t> parallel_perft(RuleBook rules,
                                                          const std::vector<ReachedPosition>& jobs,
                                                          unsigned depth, unsigned threads,
                                                          PerftTable* table, Progress&& progress) {
  auto count = [rules](const detail::CountRequest& request, detail::LeavesVisitor visitor) {
    return detail::PerftDoor::count(rules, request, visitor);
  };
  auto stopping = detail::stopping<PerftProgress>(progress);
  return detail::count_in_parallel(
      count, jobs, depth, threads,
      table == nullptr ? nullptr : &detail::PerftDoor::entries_of(*table, rules), stopping);
}

}  // namespace ALQ_TARGET

/// How to count a deep perft.
struct PerftOptions {
  /// How many threads work, the caller's among them; at least 1.
  unsigned threads = 1;
  /// Memory for a transposition table in bytes; 0 for none.
  std::size_t table_bytes = 0;
};

inline namespace ALQ_TARGET {

/// `perft` on several threads: the jobs of `divide_perft`, done by `parallel_perft`.
/// @param position where the tree begins
/// @param depth its plies; 0 gives 1
/// @param options threads and memory
/// @param progress see there
/// @return the leaves, or `perft_overflow` if they do not fit; nothing if stopped
template <RuleSet rules = rules::brainking, class Progress>
  requires SupportedRules<rules>
[[nodiscard]] std::optional<std::uint64_t> parallel_perft(const Position& position, unsigned depth,
                                                          const PerftOptions& options,
                                                          Progress&& progress) {
  const PerftDivision division = divide_perft<rules>(position, depth);
  std::optional<PerftTable> table;
  if (options.table_bytes > 0) {
    table.emplace(options.table_bytes, rules);
  }
  return parallel_perft<rules>(division.jobs, division.depth, options.threads,
                               table ? &*table : nullptr, progress);
}

}  // namespace ALQ_TARGET

}  // namespace alquerque::inline v0_1

#endif  // ALQUERQUE_PERFT_PARALLEL_PERFT_HPP
