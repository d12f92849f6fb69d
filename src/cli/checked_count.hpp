#ifndef ALQUERQUE_CLI_CHECKED_COUNT_HPP
#define ALQUERQUE_CLI_CHECKED_COUNT_HPP

#include <cstdint>
#include <string>

#include <alquerque/perft.hpp>

#include "failure.hpp"

namespace alquerque::cli {

/// A count that is fit to be told; the one way in which the command refuses the others.
/// @param depth of the lines that were counted
/// @throws Failure if `count` is `perft_overflow`
inline std::uint64_t checked_count(unsigned depth, std::uint64_t count) {
  if (count == perft_overflow) {
    throw Failure{static_cast<int>(ExitCode::failure),
                  "from depth " + std::to_string(depth) + " on the counts do not fit in 64 bits"};
  }
  return count;
}

}  // namespace alquerque::cli

#endif  // ALQUERQUE_CLI_CHECKED_COUNT_HPP
