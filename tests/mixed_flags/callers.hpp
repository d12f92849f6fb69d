#ifndef ALQUERQUE_TESTS_MIXED_FLAGS_CALLERS_HPP
#define ALQUERQUE_TESTS_MIXED_FLAGS_CALLERS_HPP

#include <cstddef>
#include <cstdint>

#include <alquerque/core/position.hpp>

/// What a file of the program finds out about a position. A position goes from file to file, so its
/// type must be the same in all of them.
struct Findings {
  std::uint64_t bulk;
  std::uint64_t made;
  std::uint64_t routes;
  std::uint64_t hashed;
  std::uint64_t listed;
  std::uint64_t visited;
  std::uint64_t by_book;
  /// The last position of a game of arbitrary moves.
  alquerque::Position played;
};

/// The same source, compiled for three processors, and without what compilers add to C++.
/// @{
Findings baseline(const alquerque::Position& position);
Findings v3(const alquerque::Position& position);
Findings native(const alquerque::Position& position);
Findings plain(const alquerque::Position& position);
/// @}

/// Parallel perft in the same files. It keeps positions in a `std::vector`, whose functions are the
/// standard library's: the linker may take them from any of the files.
/// @{
std::uint64_t baseline_parallel(const alquerque::Position& position);
std::uint64_t v3_parallel(const alquerque::Position& position);
std::uint64_t native_parallel(const alquerque::Position& position);
std::uint64_t plain_parallel(const alquerque::Position& position);
/// @}

#endif  // ALQUERQUE_TESTS_MIXED_FLAGS_CALLERS_HPP
