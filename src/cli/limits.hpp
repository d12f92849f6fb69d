#ifndef ALQUERQUE_CLI_LIMITS_HPP
#define ALQUERQUE_CLI_LIMITS_HPP

#include <cstdint>

namespace alquerque::cli {

/// Nobody lives to see a deeper count, and the stack must hold the recursion.
inline constexpr unsigned deepest = 99;

inline constexpr unsigned most_threads = 256;

/// More than any disk holds, and small enough to reckon with.
inline constexpr std::uint64_t most_jobs = 1'000'000'000'000;

inline constexpr std::uint64_t most_games = 1'000'000'000'000;

/// Of a game that is written: a longer one would be refused when it is read (`GameReaderOptions`).
inline constexpr std::uint64_t most_turns = 50'000;

}  // namespace alquerque::cli

#endif  // ALQUERQUE_CLI_LIMITS_HPP
