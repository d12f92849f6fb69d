#ifndef ALQUERQUE_CLI_TOTAL_REPORT_HPP
#define ALQUERQUE_CLI_TOTAL_REPORT_HPP

#include "result_sum.hpp"

namespace alquerque::cli {

/// Prints the row of a count whose time is unknown, since many processes had a part in it.
void print_total(const ResultSum& sum, bool json);

}  // namespace alquerque::cli

#endif  // ALQUERQUE_CLI_TOTAL_REPORT_HPP
