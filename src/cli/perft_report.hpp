#ifndef ALQUERQUE_CLI_PERFT_REPORT_HPP
#define ALQUERQUE_CLI_PERFT_REPORT_HPP

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

namespace alquerque::cli {

/// What is counted, in words.
struct PerftTask {
  std::string rules;
  std::string position;
  /// In plural.
  std::string unit;
  unsigned depth;
};

struct Measurement {
  std::uint64_t count;
  double seconds;
};

/// Prints results as they come, so that an interrupted command loses none.
class PerftReport {
 public:
  PerftReport() = default;
  PerftReport(const PerftReport&) = delete;
  PerftReport& operator=(const PerftReport&) = delete;
  virtual ~PerftReport() = default;

  virtual void begin_table() = 0;
  virtual void table_row(unsigned depth, const Measurement& measured) = 0;

  /// @param text_width the length of the longest text to come
  virtual void begin_divide(std::size_t text_width) = 0;
  virtual void divide_row(const std::string& text, std::uint64_t leaves) = 0;
  virtual void divide_total(const Measurement& measured) = 0;

  /// @param complete whether nothing is missing
  virtual void end(bool complete) = 0;
};

/// For people: a table.
[[nodiscard]] std::unique_ptr<PerftReport> make_text_report(PerftTask task);

/// For programs: one JSON document, printed at the end because half of one is none.
[[nodiscard]] std::unique_ptr<PerftReport> make_json_report(const PerftTask& task);

}  // namespace alquerque::cli

#endif  // ALQUERQUE_CLI_PERFT_REPORT_HPP
