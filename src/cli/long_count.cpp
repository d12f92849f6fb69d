#include "long_count.hpp"

#include <string>
#include <utility>

#include "checked_count.hpp"
#include "failure.hpp"
#include "file.hpp"
#include "interrupt.hpp"
#include "job_list.hpp"
#include "job_run.hpp"
#include "layers.hpp"
#include "progress.hpp"
#include "result_file.hpp"
#include "result_sum.hpp"
#include "total_report.hpp"

namespace alquerque::cli {
namespace {

/// @throws Failure if more lines lead to a job than fit
JobList job_list_of(const PerftArguments& arguments, const Position& position, unsigned depth,
                    PerftDivision division) {
  JobHeader header{};
  header.rules = arguments.game.rules;
  header.position = position;
  header.depth = depth;
  header.ply = depth - division.depth;
  for (const ReachedPosition& job : division.jobs) {
    static_cast<void>(checked_count(header.ply, job.lines));
  }
  return make_job_list(header, std::move(division.jobs));
}

/// @pre `ply <= depth`
template <RuleSet rules>
PerftDivision divided_at(const Position& position, unsigned depth, unsigned ply) {
  PerftDivision division{{{position, 1}}, depth};
  Progress progress{"positions"};
  while (depth - division.depth < ply) {
    --division.depth;
    progress.begin("ply " + std::to_string(depth - division.depth),
                   static_cast<double>(division.jobs.size()));
    division.jobs = successors<rules>(division.jobs, progress);
  }
  return division;
}

}  // namespace

void run_split(const PerftArguments& arguments) {
  const unsigned depth = depth_of(arguments);
  const unsigned ply = split_of(arguments, depth);
  with_game(arguments.game, [&]<RuleSet rules>(const Position& position) {
    note_interrupts();
    print_job_list(
        job_list_of(arguments, position, depth, divided_at<rules>(position, depth, ply)));
  });
}

void run_part(const PerftArguments& arguments) {
  const Part part = part_of(arguments);
  const alquerque::PerftOptions means = means_of(arguments);
  File file = File::to_read(arguments.jobs);
  const JobList list = read_job_list(file);
  note_interrupts();
  if (arguments.out) {
    ResultFile results{*arguments.out, list, part};
    run_jobs(list, part, means, results);
  } else {
    PrintedResults results{list, part};
    run_jobs(list, part, means, results);
  }
}

void run_sum(const PerftArguments& arguments) {
  print_total(sum_of_results(arguments.sum), arguments.json);
}

void run_checkpoint(const PerftArguments& arguments) {
  const unsigned depth = depth_of(arguments);
  const alquerque::PerftOptions means = means_of(arguments);
  with_game(arguments.game, [&]<RuleSet rules>(const Position& position) {
    note_interrupts();
    const JobList list = job_list_of(arguments, position, depth, divided<rules>(position, depth));
    ResultFile results{arguments.checkpoint, list, Part{}};
    run_jobs(list, Part{}, means, results);
    print_total(sum_of_results({arguments.checkpoint}), arguments.json);
  });
}

}  // namespace alquerque::cli
