#include "job_run.hpp"

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <alquerque/alquerque.hpp>
#include <alquerque/perft.hpp>

#include "../interrupt.hpp"
#include "../progress.hpp"
#include "counting.hpp"
#include "worker_crew.hpp"

namespace alquerque::cli {
namespace {

/// What is to do for a part, and how far it is.
struct Agenda {
  std::vector<std::uint64_t> missing{};
  std::uint64_t all = 0;

  Agenda(const JobList& list, Part part, const ResultSink& sink) {
    for (std::uint64_t number = 1; number <= list.jobs.size(); ++number) {
      if (part.contains(number)) {
        ++all;
        if (!sink.has(number)) {
          missing.push_back(number);
        }
      }
    }
  }

  [[nodiscard]] std::string report(std::uint64_t done, bool can_be_resumed) const {
    return "interrupted after " + std::to_string(all - missing.size() + done) + " of " +
           std::to_string(all) + " jobs" +
           (can_be_resumed ? "; the same command goes on from there" : "");
  }
};

/// What came of some jobs.
struct Finished {
  std::vector<JobResult> fit{};
  /// The largest number of leaves, of those too that do not fit.
  std::uint64_t most = 0;

  /// @param answers without those of jobs that were ended
  explicit Finished(const std::vector<std::optional<JobResult>>& answers) {
    for (const std::optional<JobResult>& answer : answers) {
      if (answer && answer->leaves != perft_overflow) {
        fit.push_back(*answer);
      }
      most = std::max(most, answer ? answer->leaves : 0);
    }
  }
};

}  // namespace

void run_jobs(const JobList& list, const PerftJob& job, ResultSink& sink) {
  const Agenda agenda{list, job.part, sink};
  if (agenda.missing.empty()) {
    return;
  }
  const RuleBook rules = list.header.rules;
  const auto table = make_table(rules, job.table_bytes);
  const auto work = [&](std::size_t task, const std::atomic<bool>& stopped) {
    const std::uint64_t number = agenda.missing[task];
    const auto& [position, lines] = list.jobs[number - 1];
    const auto watch = [&stopped](std::uint64_t) { return stopped ? Visit::stop : Visit::go_on; };
    const std::optional<std::uint64_t> leaves =
        watched_perft(rules, position, list.header.rest(), table.get(), watch);
    return leaves ? std::optional<JobResult>{{number, lines, *leaves}} : std::nullopt;
  };

  Progress progress{"jobs"};
  progress.begin("part " + to_text(job.part), static_cast<double>(agenda.missing.size()));
  std::uint64_t done = 0;
  WorkerCrew<std::optional<JobResult>> crew{job.threads.value_or(1), agenda.missing.size(), work};
  for (bool more = true; more;) {
    const auto delivery = crew.wait();
    const Finished finished{delivery.answers};
    if (!finished.fit.empty()) {
      sink.take(finished.fit);
      done += finished.fit.size();
    }
    static_cast<void>(checked_count(list.header.depth, finished.most));
    progress.add(finished.fit.size());
    more = delivery.more;
    if (noted_interrupt()) {
      crew.stop();
    }
  }
  if (done < agenda.missing.size()) {
    throw Interrupted{noted_interrupt().value(), agenda.report(done, sink.can_be_resumed())};
  }
}

}  // namespace alquerque::cli
