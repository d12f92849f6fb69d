#ifndef ALQUERQUE_CLI_RESULT_SUM_HPP
#define ALQUERQUE_CLI_RESULT_SUM_HPP

#include <cstdint>
#include <string>
#include <vector>

#include "job_header.hpp"

namespace alquerque::cli {

struct ResultSum {
  JobHeader header;
  std::uint64_t leaves;
};

/// Adds the results of files that together hold each job of a count once.
/// @throws BadArguments if one of them is not a file of results
/// @throws Failure if they do not make one whole count, or it does not fit
[[nodiscard]] ResultSum sum_of_results(const std::vector<std::string>& paths);

}  // namespace alquerque::cli

#endif  // ALQUERQUE_CLI_RESULT_SUM_HPP
