#include "strategy.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

#include <alquerque/text.hpp>

namespace alquerque::solver {
namespace {

constexpr std::size_t record_size = 24;
using RecordBytes = std::array<unsigned char, record_size>;

RecordBytes bytes_of(const StrategyRecord& record) {
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

}  // namespace

std::string file_of(const Strategy& strategy, const std::string& rules) {
  std::vector<RecordBytes> records;
  records.reserve(strategy.records.size());
  for (const StrategyRecord& record : strategy.records) {
    records.push_back(bytes_of(record));
  }
  std::sort(records.begin(), records.end());

  std::string text = "alquerque strategy 1\n";
  text += "rules " + rules + '\n';
  text += "position " + to_text(strategy.root) + '\n';
  text += "winner " + std::string{strategy.winner == Side::white ? "white" : "black"} + '\n';
  text += "records " + std::to_string(records.size()) + '\n';
  text += "plies " + std::to_string(strategy.plies) + "\n\n";
  text.reserve(text.size() + records.size() * record_size);
  for (const RecordBytes& record : records) {
    text.append(record.begin(), record.end());
  }
  return text;
}

}  // namespace alquerque::solver
