#ifndef ALQUERQUE_CLI_JOB_LIST_HPP
#define ALQUERQUE_CLI_JOB_LIST_HPP

#include "../file.hpp"
#include "counting.hpp"
#include "job_header.hpp"

namespace alquerque::cli {

/// A count that was divided into jobs: one position each, with the lines that lead to it. Job 1 is
/// the first.
struct JobList {
  JobHeader header;
  Layer jobs;
};

/// Fills in the number of jobs and the id.
[[nodiscard]] JobList make_job_list(JobHeader header, Layer jobs);

/// To standard output.
void print_job_list(const JobList& list);

/// @throws BadArguments if the file holds anything but what `print_job_list` prints
[[nodiscard]] JobList read_job_list(File& file);

}  // namespace alquerque::cli

#endif  // ALQUERQUE_CLI_JOB_LIST_HPP
