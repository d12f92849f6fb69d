#include "long_count.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include <alquerque/text.hpp>

#include "../failure.hpp"
#include "../file.hpp"
#include "../interrupt.hpp"
#include "../number_text.hpp"
#include "../progress.hpp"
#include "../wording.hpp"
#include "counting.hpp"
#include "job_list.hpp"
#include "job_run.hpp"
#include "report.hpp"
#include "result_file.hpp"
#include "result_sum.hpp"

namespace alquerque::cli {
namespace {

/// @throws Failure if more lines lead to a job than fit
JobList job_list_of(const PerftJob& job, PerftDivision division) {
  JobHeader header{};
  header.rules = job.game->rules;
  header.position = job.game->position;
  header.depth = job.depth;
  header.ply = job.depth - division.depth;
  for (const ReachedPosition& reached : division.jobs) {
    static_cast<void>(checked_count(header.ply, reached.lines));
  }
  return make_job_list(header, std::move(division.jobs));
}

/// @pre `job.split <= job.depth`
PerftDivision divided_at_split(const PerftJob& job) {
  PerftDivision division{{{job.game->position, 1}}, job.depth};
  Progress progress{"positions"};
  while (job.depth - division.depth < job.split) {
    --division.depth;
    progress.begin("ply " + std::to_string(job.depth - division.depth),
                   static_cast<double>(division.jobs.size()));
    division.jobs = successors(job.game->rules, division.jobs, progress);
  }
  return division;
}

/// The row of a count whose time is unknown, since many processes had a part in it.
void print_total(const ResultSum& sum, bool json) {
  const JobHeader& header = sum.header;
  Report report{json,
                {{"rules", header.rules.name()},
                 {"position", to_text(header.position)},
                 {"unit", "moves"},
                 {"depth", header.depth}}};
  report.add_field("jobs", header.jobs);
  report.add_field("id", hex_of(header.id));
  const std::string count = with_commas(sum.leaves);
  report.begin("rows", {{"depth", 5}, {"moves", std::max<std::size_t>(count.size(), 6)}});
  report.row({std::to_string(header.depth), count},
             {{"depth", header.depth}, {"count", sum.leaves}});
  report.end(true);
}

}  // namespace

void run_split(const PerftJob& job) {
  note_interrupts();
  print_job_list(job_list_of(job, divided_at_split(job)));
}

void run_part(const PerftJob& job) {
  File file = File::to_read(job.in);
  const JobList list = read_job_list(file);
  note_interrupts();
  if (job.out) {
    ResultFile results{*job.out, list, job.part};
    run_jobs(list, job, results);
  } else {
    PrintedResults results{list, job.part};
    run_jobs(list, job, results);
  }
}

void run_sum(const PerftJob& job) { print_total(sum_of_results(job.sum), job.json); }

void run_checkpoint(const PerftJob& job) {
  note_interrupts();
  const JobList list = job_list_of(job, divided(job.game->rules, job.game->position, job.depth));
  ResultFile results{job.in, list, job.part};
  run_jobs(list, job, results);
  print_total(sum_of_results({job.in}), job.json);
}

}  // namespace alquerque::cli
