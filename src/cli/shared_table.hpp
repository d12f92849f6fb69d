#ifndef ALQUERQUE_CLI_SHARED_TABLE_HPP
#define ALQUERQUE_CLI_SHARED_TABLE_HPP

#include <cstddef>
#include <memory>
#include <new>
#include <string>

#include <alquerque/alquerque.hpp>
#include <alquerque/perft.hpp>

#include "failure.hpp"

namespace alquerque::cli {

/// A transposition table for all threads, or null for no bytes.
/// @throws Failure if there is not so much memory
template <RuleSet rules>
[[nodiscard]] std::unique_ptr<PerftTable<rules>> make_shared_table(std::size_t bytes) {
  try {
    return bytes == 0 ? nullptr : std::make_unique<PerftTable<rules>>(bytes);
  } catch (const std::bad_alloc&) {
    throw Failure{
        static_cast<int>(ExitCode::failure),
        "no memory for a table of " + std::to_string(bytes) + " bytes, try a smaller --memory"};
  }
}

}  // namespace alquerque::cli

#endif  // ALQUERQUE_CLI_SHARED_TABLE_HPP
