#include "strategy.hpp"

#include <algorithm>

#include <alquerque/text.hpp>

#include "strategy_bytes.hpp"

namespace alquerque::solver {

std::string file_of(const Strategy& strategy, const std::string& rules) {
  std::vector<RecordBytes> records;
  records.reserve(strategy.records.size());
  for (const StrategyRecord& record : strategy.records) {
    records.push_back(bytes_of(record));
  }
  std::sort(records.begin(), records.end());

  std::string text{first_line_of_file};
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
