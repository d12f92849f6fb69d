#ifndef ALQUERQUE_CLI_UNIQUE_REPORT_HPP
#define ALQUERQUE_CLI_UNIQUE_REPORT_HPP

#include <cstdint>
#include <memory>
#include <string>

namespace alquerque::cli {

struct UniqueRow {
  unsigned ply;
  std::uint64_t positions;
  std::uint64_t lines;
};

/// Prints the rows as they come, so that an interrupted command loses none.
class UniqueReport {
 public:
  UniqueReport() = default;
  UniqueReport(const UniqueReport&) = delete;
  UniqueReport& operator=(const UniqueReport&) = delete;
  virtual ~UniqueReport() = default;

  virtual void add(const UniqueRow& row) = 0;
  /// @param complete whether nothing is missing
  virtual void end(bool complete) = 0;
};

/// For people: a table.
[[nodiscard]] std::unique_ptr<UniqueReport> make_unique_text_report(unsigned depth);

/// For programs: one JSON document, printed at the end because half of one is none.
[[nodiscard]] std::unique_ptr<UniqueReport> make_unique_json_report(const std::string& rules,
                                                                    const std::string& position,
                                                                    unsigned depth);

}  // namespace alquerque::cli

#endif  // ALQUERQUE_CLI_UNIQUE_REPORT_HPP
