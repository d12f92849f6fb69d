#ifndef ALQUERQUE_STRATEGY_STRATEGY_BYTES_HPP
#define ALQUERQUE_STRATEGY_STRATEGY_BYTES_HPP

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include <alquerque/alquerque.hpp>

#include "strategy.hpp"

namespace alquerque::solver {

inline constexpr std::string_view first_line_of_file = "alquerque strategy 1\n";
inline constexpr std::size_t record_size = 24;
/// How many bytes of a record are its position.
inline constexpr std::size_t key_size = 16;
using RecordBytes = std::array<unsigned char, record_size>;

[[nodiscard]] inline RecordBytes bytes_of(const StrategyRecord& record) {
  const Position& position = record.position;
  constexpr std::uint32_t black_to_move = std::uint32_t{1} << 31U;
  RecordBytes bytes{};
  std::size_t size = 0;
  for (const std::uint32_t word :
       {position.men(Side::white).bits(), position.men(Side::black).bits(),
        position.no_west().bits(),
        position.no_east().bits() | (position.to_move() == Side::black ? black_to_move : 0),
        record.move.captured().bits()}) {
    for (unsigned shift = 0; shift < 32; shift += 8) {
      bytes[size++] = static_cast<unsigned char>(word >> shift);
    }
  }
  bytes[size++] = static_cast<unsigned char>(index_of(record.move.from()));
  bytes[size++] = static_cast<unsigned char>(index_of(record.move.to()));
  bytes[size++] = static_cast<unsigned char>(record.plies);
  bytes[size++] = static_cast<unsigned char>(record.plies >> 8U);
  return bytes;
}

}  // namespace alquerque::solver

#endif  // ALQUERQUE_STRATEGY_STRATEGY_BYTES_HPP
