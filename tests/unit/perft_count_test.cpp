// Counts that do not fit, and the way to them.

#include <alquerque/perft/perft_count.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <vector>

#include <catch2/catch_test_macros.hpp>

#include <alquerque/core/movegen.hpp>
#include <alquerque/core/position.hpp>
#include <alquerque/core/rule_set.hpp>
#include <alquerque/perft/hashed_perft.hpp>
#include <alquerque/perft/parallel_perft.hpp>
#include <alquerque/perft/perft.hpp>
#include <alquerque/perft/perft_division.hpp>
#include <alquerque/perft/perft_table.hpp>
#include <alquerque/perft/unique_positions.hpp>

#include "support.hpp"

namespace alquerque::test {
namespace {

// ---- Sums and products
// ---------------------------------------------------------------------------

constexpr std::uint64_t most = perft_overflow - 1;

static_assert(sum_of_counts(0, 0) == 0);
static_assert(sum_of_counts(most, 0) == most);
static_assert(sum_of_counts(most - 7, 7) == most);
static_assert(sum_of_counts(most, 1) == perft_overflow);
static_assert(sum_of_counts(most, most) == perft_overflow);
static_assert(sum_of_counts(perft_overflow, 0) == perft_overflow);
static_assert(sum_of_counts(0, perft_overflow) == perft_overflow);
static_assert(sum_of_counts(perft_overflow, perft_overflow) == perft_overflow);

static_assert(product_of_counts(3, 5) == 15);
static_assert(product_of_counts(perft_overflow, 1) == perft_overflow);
static_assert(product_of_counts(2, most / 2) == most);
static_assert(product_of_counts(2, most / 2 + 1) == perft_overflow);
static_assert(product_of_counts(std::uint64_t{1} << 32, std::uint64_t{1} << 32) == perft_overflow);
// However many lines lead to a game that is over.
static_assert(product_of_counts(perft_overflow, 0) == 0);
static_assert(product_of_counts(0, perft_overflow) == 0);

// ---- Batches: with a limit that can be reached --------------------------------------------------

template <RuleSet rules, detail::Unit unit, detail::LastPly last_ply, std::uint64_t limit>
void check_limit(const Position& position, unsigned deepest) {
  bool reached = false;
  for (unsigned depth = 2; depth <= deepest; ++depth) {
    CAPTURE(position, depth, limit);
    const std::uint64_t leaves = detail::leaves_below<rules, unit, last_ply>(position, depth);
    CHECK(detail::leaves_below<rules, unit, last_ply, limit>(position, depth) ==
          std::min(leaves, limit));
    reached = reached || leaves > limit;
  }
  CHECK(reached);
}

template <RuleSet rules>
void check_limits(unsigned deepest) {
  using enum detail::LastPly;
  using enum detail::Unit;
  check_limit<rules, move, counted, 50>(Position::start(), deepest);
  check_limit<rules, move, counted, 20'000>(Position::start(), deepest);
  check_limit<rules, move, made, 20'000>(Position::start(), deepest);
  check_limit<rules, route, counted, 20'000>(Position::start(), deepest);
}

TEST_CASE("perft, perft_made and perft_routes stay at the limit of what can be counted") {
  check_limits<rules::brainking>(12);
  check_limits<rules::qirkat>(11);
  check_limits<rules::freestyle>(11);
  check_limits<rules::alfonso>(7);
}

static_assert(detail::leaves_below<rules::brainking, detail::Unit::move, detail::LastPly::counted,
                                   9>(Position::start(), 3) == 6);
static_assert(detail::leaves_below<rules::brainking, detail::Unit::move, detail::LastPly::counted,
                                   9>(Position::start(), 4) == 9);
static_assert(detail::leaves_below<rules::brainking, detail::Unit::route, detail::LastPly::made, 9>(
                  Position::start(), 4) == 9);

// ---- Ways that meet a position again: up to 2^64 and beyond -------------------------------------

// Two men that step to and fro for ever.
const Position& two_men() {
  static const Position position = position_of<rules::freestyle>("4b/5/5/5/w4 w -");
  return position;
}

// The last depth that fits, and its leaves.
constexpr unsigned last_depth = 30;
constexpr std::uint64_t last_leaves = 5'754'818'723'398'334'456;

TEST_CASE("two men reach 2^64 at the depth where this test expects it") {
  // Counted on its own: modulo 2^64, and roughly.
  struct Lines {
    std::uint64_t modulo;
    double about;
  };
  std::map<Position, Lines> layer{{two_men(), {1, 1}}};
  const auto go_on = [&layer] {
    std::map<Position, Lines> next;
    Lines sum{0, 0};
    for (const auto& [parent, lines] : layer) {
      for (const Move& move : legal_moves<rules::freestyle>(parent)) {
        Lines& child = next[parent.after<rules::freestyle>(move)];
        child.modulo += lines.modulo;
        child.about += lines.about;
        sum.modulo += lines.modulo;
        sum.about += lines.about;
      }
    }
    layer = next;
    return sum;
  };
  constexpr double two_to_64 = 18446744073709551616.0;
  Lines sum{0, 0};
  for (unsigned depth = 1; depth <= last_depth; ++depth) {
    sum = go_on();
    CHECK(sum.about < two_to_64 / 2);
  }
  CHECK(sum.modulo == last_leaves);
  sum = go_on();
  // 24,627,098,956,554,933,366
  CHECK(sum.modulo == 6'180'354'882'845'381'750);
  CHECK((sum.about > 2.46270e19 && sum.about < 2.46272e19));
}

constexpr std::array<std::size_t, 4> table_sizes{64, 1000, std::size_t{1} << 16,
                                                 std::size_t{1} << 22};

TEST_CASE("every way to reach 2^64 counts the last depth that fits and refuses all deeper ones") {
  for (const unsigned depth : {last_depth, last_depth + 1, last_depth + 2, 60U, 99U}) {
    CAPTURE(depth);
    const std::uint64_t expected = depth == last_depth ? last_leaves : perft_overflow;

    std::uint64_t lines = 0;
    for (const ReachedPosition& reached : unique_positions<rules::freestyle>(two_men(), depth)) {
      lines = sum_of_counts(lines, reached.lines);
    }
    CHECK(lines == expected);

    for (const unsigned threads : {1U, 3U}) {
      for (const std::size_t bytes : {std::size_t{0}, table_sizes[0], table_sizes[2]}) {
        CHECK(parallel_perft<rules::freestyle>(two_men(), depth, PerftOptions{threads, bytes},
                                               [](const PerftProgress&) {}) == expected);
      }
    }

    PerftTable table{table_sizes[3], rules::freestyle};
    CHECK(perft<rules::freestyle>(two_men(), depth, table) == expected);
    // And once more from what the table holds.
    CHECK(perft<rules::freestyle>(two_men(), depth, table) == expected);
    CHECK(perft<rules::freestyle>(two_men(), last_depth, table) == last_leaves);

    const PerftDivision division = divide_perft<rules::freestyle>(two_men(), depth);
    std::uint64_t sum = 0;
    for (const ReachedPosition& job : division.jobs) {
      sum = sum_of_counts(
          sum, product_of_counts(job.lines, perft<rules::freestyle>(job.position, division.depth)));
    }
    CHECK(sum == expected);
  }
}

TEST_CASE("what does not fit stays so when equal positions are made one") {
  const ReachedPosition many{Position::start(), perft_overflow - 5};
  for (const std::uint64_t more : {std::uint64_t{4}, std::uint64_t{5}, std::uint64_t{6}, most}) {
    const ReachedPosition other{Position::start(), more};
    const std::uint64_t expected = more == 4 ? most : perft_overflow;
    std::vector<ReachedPosition> twins{many, other};
    detail::merge_equal(twins);
    REQUIRE(twins.size() == 1);
    CHECK(twins[0].lines == expected);
    CHECK(detail::merged({many}, {other}).at(0).lines == expected);
    CHECK(parallel_perft(std::vector{many, other}, 0, 2, static_cast<PerftTable*>(nullptr),
                         [](const PerftProgress&) {}) == expected);
  }
}

}  // namespace
}  // namespace alquerque::test
