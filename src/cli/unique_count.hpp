#ifndef ALQUERQUE_CLI_UNIQUE_COUNT_HPP
#define ALQUERQUE_CLI_UNIQUE_COUNT_HPP

#include "perft_arguments.hpp"

namespace alquerque::cli {

/// `perft --unique`.
void run_unique_count(const PerftArguments& arguments);

}  // namespace alquerque::cli

#endif  // ALQUERQUE_CLI_UNIQUE_COUNT_HPP
