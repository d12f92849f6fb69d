#ifndef ALQUERQUE_CLI_JOB_RUN_HPP
#define ALQUERQUE_CLI_JOB_RUN_HPP

#include "arguments.hpp"
#include "job_list.hpp"
#include "result_file.hpp"

namespace alquerque::cli {

/// Works on the jobs of `job.part` that the sink does not have, and gives it their results.
/// @throws Interrupted if the user wants it; what the running jobs have done by then is lost
/// @throws Failure if the leaves below a job do not fit; the sink has what came before
void run_jobs(const JobList& list, const PerftJob& job, ResultSink& sink);

}  // namespace alquerque::cli

#endif  // ALQUERQUE_CLI_JOB_RUN_HPP
