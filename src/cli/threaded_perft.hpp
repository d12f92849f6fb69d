#ifndef ALQUERQUE_CLI_THREADED_PERFT_HPP
#define ALQUERQUE_CLI_THREADED_PERFT_HPP

#include <cstdint>
#include <string>
#include <system_error>

#include <alquerque/alquerque.hpp>
#include <alquerque/perft.hpp>

#include "failure.hpp"
#include "layers.hpp"
#include "progress.hpp"

namespace alquerque::cli {

/// The library's perft on threads, which `progress` may end by throwing.
/// @throws Failure if a thread cannot be started
/// @param table shared by the threads, or null for none; it may hold counts of other depths
template <RuleSet rules>
[[nodiscard]] std::uint64_t threaded_perft(const Position& position, unsigned depth,
                                           unsigned threads, PerftTable<rules>* table,
                                           Progress& progress) {
  const PerftDivision division = divided<rules>(position, depth);
  std::uint64_t told = 0;
  const auto tell = [&](const PerftProgress& count) {
    progress.advance(count.leaves - told);
    told = count.leaves;
    return Visit::go_on;
  };
  try {
    // Never stopped but by an exception.
    return parallel_perft<rules>(division.jobs, division.depth, threads, table, tell).value();
  } catch (const std::system_error& error) {
    throw Failure{
        static_cast<int>(ExitCode::failure),
        "cannot start all of " + std::to_string(threads) + " threads: " + error.code().message()};
  }
}

}  // namespace alquerque::cli

#endif  // ALQUERQUE_CLI_THREADED_PERFT_HPP
