#ifndef ALQUERQUE_CLI_OUTPUT_HPP
#define ALQUERQUE_CLI_OUTPUT_HPP

#include <string_view>

namespace alquerque::cli {

/// Writes to standard output, at the latest when flushed.
/// @throws Failure if that does not work, for example because the disk is full
void print(std::string_view text);

/// @throws Failure if what was printed cannot be written
void flush();

}  // namespace alquerque::cli

#endif  // ALQUERQUE_CLI_OUTPUT_HPP
