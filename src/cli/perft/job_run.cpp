#include "job_run.hpp"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

#include <alquerque/alquerque.hpp>
#include <alquerque/perft.hpp>

#include "../interrupt.hpp"
#include "../progress.hpp"
#include "counting.hpp"

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

}  // namespace

void run_jobs(const JobList& list, const PerftJob& job, ResultSink& sink) {
  const Agenda agenda{list, job.part, sink};
  if (agenda.missing.empty()) {
    return;
  }
  PerftDivision missing{{}, list.header.rest()};
  missing.jobs.reserve(agenda.missing.size());
  for (const std::uint64_t number : agenda.missing) {
    missing.jobs.push_back(list.jobs[number - 1]);
  }
  const auto table = make_table(list.header.rules, job.table_bytes);
  Progress progress{"jobs"};
  progress.begin("part " + to_text(job.part), static_cast<double>(missing.jobs.size()));
  std::uint64_t done = 0;
  std::vector<JobResult> fit;
  const auto keep = [&] {
    if (!fit.empty()) {
      sink.take(fit);
      done += fit.size();
      progress.add(fit.size());
      fit.clear();
    }
  };
  // A disk that takes milliseconds to be sure must not do so for each job.
  constexpr std::chrono::milliseconds patience{50};
  using Clock = std::chrono::steady_clock;
  Clock::time_point next_keep = Clock::now() + patience;
  const auto take = [&](const PerftProgress& count) {
    std::uint64_t most = 0;
    for (const auto& [place, leaves] : count.finished) {
      if (leaves != perft_overflow) {
        fit.push_back({agenda.missing[place], missing.jobs[place].lines, leaves});
      }
      most = std::max(most, leaves);
    }
    if (most == perft_overflow || Clock::now() >= next_keep) {
      keep();
      next_keep = Clock::now() + patience;
    }
    static_cast<void>(checked_count(list.header.depth, most));
    return noted_interrupt() ? Visit::stop : Visit::go_on;
  };
  static_cast<void>(
      counted_on_threads(list.header.rules, missing, job.threads.value_or(1), table.get(), take));
  keep();
  if (done < missing.jobs.size()) {
    throw Interrupted{noted_interrupt().value(), agenda.report(done, sink.can_be_resumed())};
  }
}

}  // namespace alquerque::cli
