// Rows of counts that no test could wait for: the counters are the test's own.

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include <catch2/catch_test_macros.hpp>

#include <alquerque/core/position.hpp>
#include <alquerque/perft/perft_count.hpp>

#include "failure.hpp"
#include "perft/counting.hpp"
#include "perft/rate.hpp"
#include "progress.hpp"

namespace alquerque::cli {
namespace {

using Rows = std::vector<std::pair<std::string, std::uint64_t>>;

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
  Rows rows;
  const std::vector<std::uint64_t> counts{1, 7, perft_overflow - 1, perft_overflow};
  CHECK(failure_of([&] {
          count_table(
              9, progress, [&](unsigned depth) { return counts.at(depth); },
              [&](unsigned depth, const Measurement& measured) {
                rows.emplace_back(std::to_string(depth), measured.count);
              });
        }) == "from depth 3 on the counts do not fit in 64 bits");
  CHECK(rows == Rows{{"1", 7}, {"2", perft_overflow - 1}});
}

std::string divided_with(const std::vector<std::uint64_t>& counts, bool routes, Rows& rows) {
  Progress progress{"moves"};
  const std::vector<First> firsts = firsts_of(RuleBook{}, Position::start(), routes, 40);
  CHECK(firsts.size() == counts.size());
  std::size_t next = 0;
  return failure_of([&] {
    const Measurement total = count_divided(
        firsts, 40, progress, [&](const Move&) { return counts.at(next++); },
        [&](const First& first, std::uint64_t leaves) { rows.emplace_back(first.text, leaves); });
    rows.emplace_back("total", total.count);
  });
}

TEST_CASE("a divided count refuses a row that does not fit, and a total") {
  const std::string refusal = "from depth 40 on the counts do not fit in 64 bits";
  Rows row;
  CHECK(divided_with({1, perft_overflow, 1, 1}, false, row) == refusal);
  CHECK(row.size() == 1);
  Rows total;
  CHECK(divided_with({half, 1, half - 1, 0}, false, total) == refusal);
  CHECK(total.size() == 4);
  Rows routes;
  CHECK(divided_with({half, half, 1, 1}, true, routes) == refusal);
  Rows fits;
  CHECK(divided_with({half, 1, half - 3, 0}, false, fits).empty());
  CHECK(fits.back() == Rows::value_type{"total", perft_overflow - 1});
}

TEST_CASE("a rate of more than 64 bits a second is not told") {
  // The cast of such a number is undefined, and the sanitizer would say so.
  CHECK(rate_of({perft_overflow - 1, 0.002}) == "-");
  CHECK(rate_of({1000, 0.002}) == "500,000");
  CHECK(rate_of({1000, 0.0005}) == "-");
}

}  // namespace
}  // namespace alquerque::cli
