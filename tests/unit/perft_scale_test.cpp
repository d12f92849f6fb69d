#include <alquerque/all.hpp>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <cstddef>
#include <cstdint>
#include <map>
#include <numeric>
#include <optional>
#include <stdexcept>
#include <utility>
#include <vector>

namespace alquerque::test {
namespace {

constexpr RuleSet until_moved{.no_return = NoReturn::until_moved};

const std::vector<Position>& far_from_the_start() {
  static const std::vector<Position> positions = [] {
    std::vector<Position> found;
    for (const char* const text :
         {"5/1bbb1/1b1b1/bbbbb/1bwb1 w -", "b4/1w3/2w2/3w1/4b b -", "wwb2/5/2b2/5/2wbb w c3<",
          "bbbbb/bbbbb/bb1ww/wwwww/wwwww b -", "5/5/5/5/5 w -"}) {
      found.push_back(*parse_position(text));
    }
    return found;
  }();
  return positions;
}

TEST_CASE("a table of other rules changes no count") {
  PerftTable table{std::size_t{1} << 18, rules::freestyle};
  const auto watch = [](std::uint64_t) {};
  const std::uint64_t expected = perft<rules::qirkat>(Position::start(), 8);
  for (int round = 0; round < 2; ++round) {
    CHECK(perft<rules::freestyle>(Position::start(), 6, table) ==
          perft<rules::freestyle>(Position::start(), 6));
    CHECK(perft<rules::qirkat>(Position::start(), 8, table) == expected);
    CHECK(watched_perft<rules::qirkat>(Position::start(), 8, table, watch) == expected);
    CHECK(watched_perft(rule_book<rules::qirkat>, Position::start(), 8, &table, watch) == expected);
    CHECK(parallel_perft<rules::qirkat>({{Position::start(), 1}}, 8, 2, &table,
                                        [](const PerftProgress&) {}) == expected);
  }
}

TEST_CASE("perft with a table counts as without, whatever the size of the table") {
  for (const std::size_t bytes :
       {std::size_t{0}, std::size_t{64}, std::size_t{1000}, std::size_t{1} << 20}) {
    PerftTable table{bytes};
    CHECK(table.bytes() % 64 == 0);
    CHECK(table.bytes() >= 64);
    for (unsigned depth = 0; depth <= 11; ++depth) {
      CAPTURE(bytes, depth);
      CHECK(perft(Position::start(), depth, table) == perft(Position::start(), depth));
    }
  }
}

TEST_CASE("a table may serve many positions, depths and both sides, one after the other") {
  PerftTable table{std::size_t{1} << 16};
  for (int round = 0; round < 2; ++round) {
    for (const Position& position : far_from_the_start()) {
      for (unsigned depth = 1; depth <= 5; ++depth) {
        CAPTURE(to_text(position), depth);
        CHECK(perft(position, depth, table) == perft(position, depth));
        const Position turned = rotated(position);
        CHECK(perft(turned, depth, table) == perft(turned, depth));
      }
    }
  }
}

template <RuleSet rules>
void check_all_counters(unsigned depth) {
  PerftTable table{std::size_t{1} << 18, rules};
  const std::uint64_t plain = perft<rules>(Position::start(), depth);
  CHECK(perft<rules>(Position::start(), depth, table) == plain);
  CHECK(perft_made<rules>(Position::start(), depth) == plain);
  std::uint64_t lines = 0;
  for (const ReachedPosition& reached : unique_positions<rules>(Position::start(), depth)) {
    lines += reached.lines;
  }
  CHECK(lines == plain);
  for (const unsigned threads : {1U, 3U}) {
    for (const std::size_t bytes : {std::size_t{0}, std::size_t{1} << 18}) {
      CHECK(parallel_perft<rules>(Position::start(), depth, PerftOptions{threads, bytes},
                                  [](const PerftProgress&) {}) == plain);
    }
  }
}

TEST_CASE("every way to count gives the same number under every rule set", "[threads]") {
  check_all_counters<rules::brainking>(10);
  check_all_counters<rules::qirkat>(10);
  check_all_counters<rules::freestyle>(8);
  check_all_counters<rules::alfonso>(6);
  check_all_counters<until_moved>(10);
}

TEST_CASE("unique positions by ply are the known ones, with canonical bans") {
  constexpr std::array<std::size_t, 12> known{4,   5,    6,    12,    27,     95,
                                              398, 1678, 6880, 29233, 125294, 549592};
  std::vector<ReachedPosition> layer{{Position::start(), 1}};
  for (const std::size_t expected : known) {
    layer = unique_successors(layer);
    CHECK(layer.size() == expected);
  }
}

TEST_CASE("unique positions are in order, each once") {
  const std::vector<ReachedPosition> layer = unique_positions(Position::start(), 9);
  for (std::size_t i = 1; i < layer.size(); ++i) {
    CHECK(layer[i - 1].position < layer[i].position);
  }
}

TEST_CASE("unique positions tell how many parents they have come past, all in the end") {
  const std::vector<ReachedPosition> layer = unique_positions(Position::start(), 11);
  std::vector<std::size_t> told;
  const std::vector<ReachedPosition> next =
      unique_successors(layer, [&told](std::size_t parents) { told.push_back(parents); });
  CHECK(next.size() == 549592);
  CHECK(told.size() > 1);
  CHECK(std::accumulate(told.begin(), told.end(), std::size_t{0}) == layer.size());
  CHECK_THROWS_AS(unique_successors(layer, [](std::size_t) { throw std::runtime_error{"end"}; }),
                  std::runtime_error);
}

TEST_CASE("sorted parts of any sizes make one whole, with equal positions added up") {
  const std::vector<ReachedPosition> all = unique_positions(Position::start(), 7);
  for (const std::vector<std::size_t>& sizes : std::vector<std::vector<std::size_t>>{
           {}, {0}, {1}, {300, 100, 30}, {30, 100, 300}, {100, 100, 100}, {300, 0, 1, 0}}) {
    detail::SortedParts parts;
    std::map<Position, std::uint64_t> expected;
    std::size_t step = 1;
    for (const std::size_t size : sizes) {
      // Each part has every position, every second or every third, so that some meet.
      std::vector<ReachedPosition> part;
      for (std::size_t i = 0; part.size() < size && i < all.size(); i += step) {
        part.push_back(all[i]);
        expected[all[i].position] += all[i].lines;
      }
      ++step;
      parts.add(std::move(part));
    }
    const std::vector<ReachedPosition> whole = parts.whole();
    REQUIRE(whole.size() == expected.size());
    std::size_t i = 0;
    for (const auto& [position, lines] : expected) {
      CHECK(whole[i++] == ReachedPosition{position, lines});
    }
  }
}

TEST_CASE("a count is divided into enough jobs, whose sum it is", "[threads]") {
  const auto sum = [](const PerftDivision& division) {
    std::uint64_t leaves = 0;
    for (const ReachedPosition& job : division.jobs) {
      leaves += job.lines * perft(job.position, division.depth);
    }
    return leaves;
  };
  const PerftDivision large = divide_perft(Position::start(), 15);
  CHECK(large.jobs.size() == 6880);
  CHECK(large.depth == 6);
  const PerftDivision small = divide_perft(Position::start(), 12);
  CHECK(small.jobs.size() == 95);
  CHECK(small.depth == 6);
  CHECK(sum(small) == 764136);
  const PerftDivision whole = divide_perft(Position::start(), 6);
  CHECK(whole.jobs.size() == 1);
  CHECK(sum(whole) == 95);
  // A game that is over leaves no job.
  CHECK(divide_perft(*parse_position("5/5/5/5/w4 b -"), 9).jobs.empty());
}

TEST_CASE("a parallel count tells how far it is, and stops when told", "[threads]") {
  std::size_t calls = 0;
  std::size_t jobs_done = 0;
  const auto all =
      parallel_perft(Position::start(), 13, PerftOptions{2, 0}, [&](const PerftProgress& progress) {
        ++calls;
        CHECK(progress.jobs_done >= jobs_done);
        CHECK(progress.jobs_done <= progress.jobs);
        jobs_done = progress.jobs_done;
        return Visit::go_on;
      });
  CHECK(all == 3930686);
  // Those between the jobs of this thread; the other one may take most.
  CHECK(calls > 1);

  calls = 0;
  const std::optional<std::uint64_t> stopped = parallel_perft(
      Position::start(), 13, PerftOptions{2, 0},
      [&calls](const PerftProgress&) { return ++calls == 3 ? Visit::stop : Visit::go_on; });
  CHECK(!stopped.has_value());
  CHECK(calls == 3);
}

TEST_CASE("jobs are weighed with the lines that lead to them", "[threads]") {
  const std::vector<ReachedPosition> jobs{{Position::start(), 3}, {Position::start(), 2}};
  CHECK(parallel_perft(jobs, 8, 2, static_cast<PerftTable*>(nullptr),
                       [](const PerftProgress&) {}) == 5 * 1696);
  const std::vector<ReachedPosition> none;
  CHECK(parallel_perft(none, 8, 2, static_cast<PerftTable*>(nullptr),
                       [](const PerftProgress&) {}) == 0);
}

}  // namespace
}  // namespace alquerque::test
