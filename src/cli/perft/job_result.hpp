#ifndef ALQUERQUE_CLI_JOB_RESULT_HPP
#define ALQUERQUE_CLI_JOB_RESULT_HPP

#include <cstdint>
#include <string>

#include "../line_reader.hpp"
#include "job_header.hpp"

namespace alquerque::cli {

/// What one job came to.
struct JobResult {
  std::uint64_t number;
  std::uint64_t lines;
  /// Below the position of the job, not times the lines.
  std::uint64_t leaves;
};

/// A line of a file of results, without line end. Its last field is a hash of the others and of the
/// id, by which a changed line is found, and one from another count.
[[nodiscard]] std::string line_of(const JobHeader& header, const JobResult& result);

struct CheckedResult {
  JobResult result;
  /// Why it must not count, or empty.
  std::string fault;
};

/// Reads the line where the reader is.
/// @throws BadArguments if it is not a result at all
[[nodiscard]] CheckedResult read_result(const LineReader& in, const JobHeader& header, Part part);

}  // namespace alquerque::cli

#endif  // ALQUERQUE_CLI_JOB_RESULT_HPP
