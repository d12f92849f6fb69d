#ifndef ALQUERQUE_CLI_PERFT_REPORT_HPP
#define ALQUERQUE_CLI_PERFT_REPORT_HPP

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

namespace alquerque::cli {

/// A table that is printed row by row as text, so that an interrupted command loses none, or as one
/// JSON document at the end, because half of one is none.
class Report {
 public:
  using Json = nlohmann::ordered_json;

  struct Column {
    std::string title;
    std::size_t width;
    bool left = false;
  };

  /// @param fields what the document says before all rows
  Report(bool json, Json fields);

  /// What the document says behind `complete`.
  void add_field(const char* name, Json value) { document_[name] = std::move(value); }

  /// The rows begin.
  /// @param rows their name in the document
  /// @param titles whether the text begins with a line of them
  void begin(std::string rows, std::vector<Column> columns, bool titles = true);

  /// One row in both forms.
  void row(const std::vector<std::string>& cells, Json row);

  /// A last row, which has its own place in the document.
  void total(const std::vector<std::string>& cells, Json total);

  /// @param complete whether nothing is missing
  void end(bool complete);

 private:
  void print_line(const std::vector<std::string>& cells) const;

  bool json_;
  Json document_;
  std::string rows_;
  std::vector<Column> columns_;
};

}  // namespace alquerque::cli

#endif  // ALQUERQUE_CLI_PERFT_REPORT_HPP
