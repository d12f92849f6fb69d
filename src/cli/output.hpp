#ifndef ALQUERQUE_CLI_OUTPUT_HPP
#define ALQUERQUE_CLI_OUTPUT_HPP

#include <string_view>

namespace alquerque::cli {

/// Writes to standard output, at the latest when flushed.
/// @throws Failure if that does not work, for example because the disk is full
void print(std::string_view text);

/// @throws Failure if what was printed cannot be written
void flush();

/// What the user is told of a number of `errno`.
/// @throws Failure
[[noreturn]] void refuse_output(int error);

/// Writes what is worth nothing in part, such as a JSON value. In a file that cannot take all of it
/// nothing of it stays, and an interrupt waits until it is written; from a pipe or a terminal
/// nothing can be taken back.
/// @throws Failure if it cannot be written
void print_document(std::string_view text);

}  // namespace alquerque::cli

#endif  // ALQUERQUE_CLI_OUTPUT_HPP
