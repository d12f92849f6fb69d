// Rows of counts that no test could wait for: the counters are the test's own.

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include <catch2/catch_test_macros.hpp>

#include <alquerque/core/position.hpp>
#include <alquerque/perft/perft_count.hpp>

#include "checked_count.hpp"
#include "count_divided.hpp"
#include "count_table.hpp"
#include "failure.hpp"
#include "perft_report.hpp"
#include "progress.hpp"

namespace alquerque::cli {
namespace {

class KeptReport final : public PerftReport {
 public:
  void begin_table() override {}
  void table_row(unsigned depth, const Measurement& measured) override {
    rows.emplace_back(std::to_string(depth), measured.count);
  }
  void begin_divide(std::size_t) override {}
  void divide_row(const std::string& text, std::uint64_t leaves) override {
    rows.emplace_back(text, leaves);
  }
  void divide_total(const Measurement& measured) override {
    rows.emplace_back("total", measured.count);
  }
  void end(bool) override {}

  // The test reads them.
  std::vector<std::pair<std::string, std::uint64_t>> rows;  // NOLINT(misc-non-private-*)
};

using Rows = decltype(KeptReport::rows);

constexpr std::uint64_t half = std::uint64_t{1} << 63;

/// What a run says that fails, or nothing.
template <class Run>
std::string failure_of(Run&& run) {
  try {
    run();
  } catch (const Failure& failure) {
    CHECK(failure.exit_code() == static_cast<int>(ExitCode::failure));
    return failure.what();
  }
  return {};
}

TEST_CASE("a table has the rows that fit, and says from which depth on they do not") {
  Progress progress{"moves"};
  KeptReport report;
  const std::vector<std::uint64_t> counts{1, 7, perft_overflow - 1, perft_overflow};
  CHECK(failure_of([&] {
          count_table(9, progress, report, [&](unsigned depth) { return counts.at(depth); });
        }) == "from depth 3 on the counts do not fit in 64 bits");
  CHECK(report.rows == Rows{{"1", 7}, {"2", perft_overflow - 1}});
}

template <Unit unit>
std::string divided_with(const std::vector<std::uint64_t>& counts, KeptReport& report) {
  Progress progress{"moves"};
  std::size_t next = 0;
  return failure_of([&] {
    count_divided<rules::brainking, unit>(Position::start(), 40, progress, report,
                                          [&](const Position&, unsigned depth) {
                                            CHECK(depth == 39);
                                            return counts.at(next++);
                                          });
  });
}

TEST_CASE("a divided count refuses a row that does not fit, and a total") {
  const std::string refusal = "from depth 40 on the counts do not fit in 64 bits";
  KeptReport row;
  CHECK(divided_with<Unit::moves>({1, perft_overflow, 1, 1}, row) == refusal);
  CHECK(row.rows.size() == 1);
  KeptReport total;
  CHECK(divided_with<Unit::moves>({half, 1, half - 1, 0}, total) == refusal);
  CHECK(total.rows.size() == 4);
  KeptReport routes;
  CHECK(divided_with<Unit::routes>({half, half, 1, 1}, routes) == refusal);
  KeptReport fits;
  CHECK(divided_with<Unit::moves>({half, 1, half - 3, 0}, fits).empty());
  CHECK(fits.rows.back() == Rows::value_type{"total", perft_overflow - 1});
}

TEST_CASE("a rate of more than 64 bits a second is not told") {
  // The cast of such a number is undefined, and the sanitizer would say so.
  const auto report = make_text_report({"brainking", "", "moves", 30});
  report->table_row(30, {perft_overflow - 1, 0.002});
  report->end(true);
}

}  // namespace
}  // namespace alquerque::cli
