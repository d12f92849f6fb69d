#ifndef ALQUERQUE_CLI_LONG_COUNT_HPP
#define ALQUERQUE_CLI_LONG_COUNT_HPP

#include "arguments.hpp"

namespace alquerque::cli {

/// `perft --split`: prints the jobs of a count.
void run_split(const PerftJob& job);

/// `perft --jobs`: works on a part of them.
void run_part(const PerftJob& job);

/// `perft --sum`: adds the results of all parts.
void run_sum(const PerftJob& job);

/// `perft --checkpoint`: all three in one process, which may be killed and started again.
void run_checkpoint(const PerftJob& job);

}  // namespace alquerque::cli

#endif  // ALQUERQUE_CLI_LONG_COUNT_HPP
