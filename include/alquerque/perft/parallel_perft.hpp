#ifndef ALQUERQUE_PERFT_PARALLEL_PERFT_HPP
#define ALQUERQUE_PERFT_PARALLEL_PERFT_HPP

#include "../core/base/language.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <optional>
#include <span>
#include <thread>
#include <vector>

#include "../core/base/function_ref.hpp"
#include "../core/base/target.hpp"
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

/// What one job of a long count came to.
struct JobCount {
  /// Its place among the jobs.
  std::size_t job;
  /// The leaves below its position, or `perft_overflow`; not times the lines.
  std::uint64_t leaves;
};

/// How far a long count has come.
struct PerftProgress {
  /// How many jobs are finished.
  std::size_t jobs_done;
  /// How many there are in all.
  std::size_t jobs;
  /// The leaves below the jobs done, or `perft_overflow`.
  std::uint64_t leaves;
  /// The jobs that were finished since the last call, for who wants to keep them.
  std::span<const JobCount> finished;
};

namespace detail {

inline namespace ALQ_TARGET {

/// `parallel_perft` by whatever counts.
inline std::optional<std::uint64_t> count_in_parallel(
    FunctionRef<CountFunction> count, const std::vector<ReachedPosition>& jobs, unsigned depth,
    unsigned threads, PerftEntries* table, FunctionRef<Visit(const PerftProgress&)> progress) {
  struct Crew {
    std::atomic<std::size_t> next{0};
    std::atomic<bool> stopped{false};
    // What follows is for the one who has the mutex.
    std::mutex mutex{};
    std::condition_variable changed{};
    std::size_t working = 0;
    std::size_t done = 0;
    std::uint64_t leaves = 0;
    std::vector<JobCount> finished{};
  } crew;
  // False if there is none, or the count is to end.
  const auto do_one = [&](LeavesVisitor watch) {
    const std::size_t job = crew.next.fetch_add(1);
    if (job >= jobs.size() || crew.stopped) {
      return false;
    }
    const std::optional<std::uint64_t> found = count({jobs[job].position, depth, table}, watch);
    if (!found) {
      return false;
    }
    const std::lock_guard<std::mutex> lock{crew.mutex};
    crew.leaves = sum_of_counts(crew.leaves, product_of_counts(jobs[job].lines, *found));
    crew.finished.push_back({job, *found});
    ++crew.done;
    return true;
  };
  std::vector<JobCount> finished;
  const auto told = [&] {
    std::unique_lock<std::mutex> lock{crew.mutex};
    finished.clear();
    finished.swap(crew.finished);
    const PerftProgress come{crew.done, jobs.size(), crew.leaves, finished};
    lock.unlock();
    return progress(come);
  };

  // Behind all that the threads use, and joins however this scope is left, so that none of them
  // outlives it.
  struct Joined {
    std::atomic<bool>& stopped;
    std::vector<std::thread> threads{};

    ~Joined() {
      stopped = true;
      for (std::thread& thread : threads) {
        thread.join();
      }
    }
  } joined{crew.stopped};
  for (std::size_t i = 1; i < (std::min)(std::size_t{threads}, jobs.size()); ++i) {
    joined.threads.emplace_back([&do_one, &crew] {
      auto watch = [&crew](std::uint64_t) { return crew.stopped ? Visit::stop : Visit::go_on; };
      while (do_one(watch)) {
      }
      const std::lock_guard<std::mutex> lock{crew.mutex};
      --crew.working;
      crew.changed.notify_one();
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
  // The others may take long yet.
  constexpr std::chrono::milliseconds glance{5};
  for (bool working = true; working && !ended;) {
    std::unique_lock<std::mutex> lock{crew.mutex};
    working = !crew.changed.wait_for(lock, glance, [&crew] { return crew.working == 0; });
    lock.unlock();
    ended = told() == Visit::stop;
  }
  return ended ? std::nullopt : std::optional{crew.leaves};
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
/// @param progress called as `progress(PerftProgress)` on the caller's thread between its jobs,
///   every few milliseconds within one, and when all are done; it returns nothing, or `Visit` and
///   can end the count, and may throw
/// @return the sum, or `perft_overflow` if it does not fit; nothing if stopped
/// @throws std::system_error if a thread cannot be started
template <RuleSet rules = rules::brainking, class Progress>
  requires SupportedRules<rules>
[[nodiscard]] std::optional<std::uint64_t> parallel_perft(const std::vector<ReachedPosition>& jobs,
                                                          unsigned depth, unsigned threads,
                                                          PerftTable* table, Progress&& progress) {
  auto count = [](const detail::CountRequest& request, detail::LeavesVisitor visitor) {
    return detail::count_leaves<rules>(request, visitor);
  };
  auto stopping = detail::stopping<PerftProgress>(progress);
  return detail::count_in_parallel(count, jobs, depth, threads,
                                   detail::PerftDoor::entries_of(table, rules), stopping);
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
  return detail::count_in_parallel(count, jobs, depth, threads,
                                   detail::PerftDoor::entries_of(table, rules), stopping);
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
