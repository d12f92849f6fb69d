#ifndef ALQUERQUE_CLI_PERFT_RATE_HPP
#define ALQUERQUE_CLI_PERFT_RATE_HPP

#include <cstdint>
#include <string>

#include "../wording.hpp"
#include "counting.hpp"

namespace alquerque::cli {

/// How many a second, or `-` where that tells nothing.
[[nodiscard]] inline std::string rate_of(const Measurement& measured) {
  // In less time than the table can show, a rate would be noise.
  constexpr double shortest_time = 0.001;
  // A table of positions may know more leaves than 64 bits tell a second.
  constexpr double highest_rate = 1e19;
  const double rate = static_cast<double>(measured.count) / measured.seconds;
  return measured.seconds < shortest_time || rate > highest_rate
             ? "-"
             : with_commas(static_cast<std::uint64_t>(rate));
}

}  // namespace alquerque::cli

#endif  // ALQUERQUE_CLI_PERFT_RATE_HPP
