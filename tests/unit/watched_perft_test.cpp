// Counts that are watched while they run: how they end, and how much work they do.

#include <alquerque/perft/watched_perft.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include <catch2/catch_test_macros.hpp>

#include <alquerque/core/movegen.hpp>
#include <alquerque/core/position.hpp>
#include <alquerque/core/rule_set.hpp>
#include <alquerque/perft/detail/perft_entries.hpp>
#include <alquerque/perft/hashed_perft.hpp>
#include <alquerque/perft/parallel_perft.hpp>
#include <alquerque/perft/perft.hpp>
#include <alquerque/perft/perft_table.hpp>
#include <alquerque/perft/unique_positions.hpp>

#include "support.hpp"

namespace alquerque::test {
namespace {

constexpr std::size_t mebibyte = std::size_t{1} << 20;

// ---- The counts
// ----------------------------------------------------------------------------------

TEST_CASE("a watched count is the same, and tells every leaf that it finds") {
  for (unsigned depth = 0; depth <= 11; ++depth) {
    CAPTURE(depth);
    std::uint64_t told = 0;
    const auto watch = [&told](std::uint64_t leaves) { told += leaves; };
    const std::uint64_t moves = perft(Position::start(), depth);
    CHECK(watched_perft(Position::start(), depth, watch) == moves);
    CHECK(told == moves);
    told = 0;
    const std::uint64_t routes = perft_routes(Position::start(), depth);
    CHECK(watched_perft_routes(Position::start(), depth, watch) == routes);
    CHECK(told == routes);
    told = 0;
    PerftTable table{mebibyte};
    CHECK(watched_perft(Position::start(), depth, table, watch) == moves);
    // The table knows the others.
    CHECK(told <= moves);
    CHECK(told > 0);
  }
}

// ---- Their end
// -----------------------------------------------------------------------------------

// Deeper than anybody can count, so that a count that does not end is seen by all.
constexpr unsigned endless = 90;

TEST_CASE("a watched count ends when it is told to, soon") {
  for (const std::size_t last : {std::size_t{1}, std::size_t{2}, std::size_t{1000}}) {
    std::size_t calls = 0;
    const auto watch = [&](std::uint64_t) { return ++calls == last ? Visit::stop : Visit::go_on; };
    CHECK(watched_perft(Position::start(), endless, watch) == std::nullopt);
    CHECK(calls == last);
    calls = 0;
    CHECK(watched_perft_routes<rules::alfonso>(Position::start(), endless, watch) == std::nullopt);
    CHECK(calls == last);
    calls = 0;
    PerftTable table{mebibyte};
    CHECK(watched_perft(Position::start(), endless, table, watch) == std::nullopt);
    CHECK(calls == last);
  }
  const auto stop = [](std::uint64_t) { return Visit::stop; };
  CHECK(watched_perft(Position::start(), 0, stop) == std::nullopt);
  CHECK(watched_perft(Position::start(), 1, stop) == std::nullopt);
}

TEST_CASE("a count that was ended leaves nothing wrong in the table") {
  const std::uint64_t expected = perft(Position::start(), 12);
  for (std::size_t last = 1; last < 40; ++last) {
    PerftTable table{mebibyte};
    std::size_t calls = 0;
    CHECK(watched_perft(Position::start(), 12, table, [&](std::uint64_t) {
            return ++calls == last ? Visit::stop : Visit::go_on;
          }) == std::nullopt);
    CHECK(perft(Position::start(), 12, table) == expected);

    PerftTable other{mebibyte};
    calls = 0;
    CHECK_THROWS_AS(static_cast<void>(watched_perft(Position::start(), 12, other,
                                                    [&](std::uint64_t) {
                                                      if (++calls == last) {
                                                        throw std::runtime_error{"end"};
                                                      }
                                                    })),
                    std::runtime_error);
    CHECK(perft(Position::start(), 12, other) == expected);
  }
}

TEST_CASE("a parallel count ends in the middle of a job", "[threads]") {
  for (const std::size_t positions : {std::size_t{1}, std::size_t{2}, std::size_t{7}}) {
    const std::vector<ReachedPosition> jobs(positions, {Position::start(), 1});
    for (const unsigned threads : {1U, 2U, 5U}) {
      CAPTURE(positions, threads);
      PerftTable table{mebibyte};
      for (PerftTable* const means : {static_cast<PerftTable*>(nullptr), &table}) {
        std::size_t calls = 0;
        CHECK(parallel_perft(jobs, endless, threads, means, [&](const PerftProgress& progress) {
                CHECK(progress.jobs_done == 0);
                return ++calls == 5 ? Visit::stop : Visit::go_on;
              }) == std::nullopt);
        CHECK(calls == 5);
        calls = 0;
        CHECK_THROWS_AS(static_cast<void>(parallel_perft(jobs, endless, threads, means,
                                                         [&](const PerftProgress&) {
                                                           if (++calls == 5) {
                                                             throw std::runtime_error{"end"};
                                                           }
                                                         })),
                        std::runtime_error);
      }
    }
  }
}

TEST_CASE("a parallel count ends while its threads begin", "[threads]") {
  // AddressSanitizer sees a thread that uses what the count has given up already.
  const std::vector<ReachedPosition> jobs(16, {Position::start(), 1});
  PerftTable* const no_table = nullptr;
  for (int round = 0; round < 50; ++round) {
    CHECK(parallel_perft(jobs, endless, 16, no_table,
                         [](const PerftProgress&) { return Visit::stop; }) == std::nullopt);
  }
}

TEST_CASE("a parallel count ends while its caller has no job left", "[threads]") {
  // The caller's thread takes one of the two at most, and one is done at once.
  const std::vector<ReachedPosition> jobs{{position_of("5/5/5/5/w4 b -"), 1},
                                          {Position::start(), 1}};
  std::size_t calls = 0;
  CHECK(parallel_perft(jobs, endless, 2, static_cast<PerftTable*>(nullptr),
                       [&](const PerftProgress&) {
                         return ++calls == 20 ? Visit::stop : Visit::go_on;
                       }) == std::nullopt);
}

// ---- Their work
// ----------------------------------------------------------------------------------

/// The batches that a count expands, or nothing if there are more.
template <RuleSet rules, class... Table>
std::optional<std::size_t> batches_of(const Position& position, unsigned depth,
                                      std::size_t most_batches, Table&... table) {
  std::size_t batches = 0;
  const auto leaves = watched_perft<rules>(position, depth, table..., [&](std::uint64_t) {
    return ++batches > most_batches ? Visit::stop : Visit::go_on;
  });
  return leaves ? std::optional{batches} : std::nullopt;
}

TEST_CASE("a table keeps a position at many depths") {
  using Table = detail::PerftEntries;
  Table table{mebibyte};
  const std::vector<ReachedPosition> layer =
      unique_positions<rules::freestyle>(position_of<rules::freestyle>("4b/5/5/5/w4 w -"), 8);
  const auto key_of = [](const Position& position) {
    return Table::Key{detail::boards_of<rules::freestyle, Side::white>(position),
                      position.to_move()};
  };
  std::size_t inserted = 0;
  for (unsigned depth = 3; depth < 20; ++depth) {
    for (const ReachedPosition& reached : layer) {
      const Table::Key key = key_of(reached.position);
      table.insert(key, key.hash(), depth, depth);
      ++inserted;
    }
  }
  std::size_t found = 0;
  for (unsigned depth = 3; depth < 20; ++depth) {
    for (const ReachedPosition& reached : layer) {
      const Table::Key key = key_of(reached.position);
      const auto leaves = table.find(key, key.hash(), depth);
      CHECK((!leaves || *leaves == depth));
      found += leaves ? std::size_t{1} : std::size_t{0};
    }
  }
  // Half of the places are taken, and hashes collide here and there.
  CHECK(found * 10 >= inserted * 8);
}

TEST_CASE("men that step to and fro cost a table no more than the positions there are") {
  // Some 600 positions at each depth, in batches of up to a hundred.
  for (const char* const text : {"4b/5/5/5/w4 w -", "b4/5/5/5/4w b -", "5/1b3/5/3w1/5 w -"}) {
    for (const unsigned depth : {24U, 40U, 90U}) {
      CAPTURE(text, depth);
      const Position position = position_of<rules::freestyle>(text);
      PerftTable table{16 * mebibyte, rules::freestyle};
      CHECK(batches_of<rules::freestyle>(position, depth, 100 * depth, table));
    }
  }
}

template <RuleSet rules>
void check_work(const char* text, unsigned depth) {
  const Position position = position_of<rules>(text);
  const std::size_t plain = batches_of<rules>(position, depth, ~std::size_t{0}).value();
  for (const std::size_t bytes : {std::size_t{64}, std::size_t{4096}, mebibyte}) {
    CAPTURE(text, depth, bytes, plain);
    PerftTable table{bytes, rules};
    CHECK(batches_of<rules>(position, depth, 2 * plain + 50, table));
  }
}

TEST_CASE("a count expands no more batches with a table than without, however small the table") {
  for (const char* const text :
       {"bbbbb/bbbbb/bb1ww/wwwww/wwwww w -", "4b/5/5/5/w4 w -", "b3b/5/5/5/w3w w -",
        "5/1bbb1/1b1b1/bbbbb/1bwb1 w -", "b4/1b3/5/3w1/4w b -", "5/5/5/5/w4 b -"}) {
    check_work<rules::brainking>(text, 8);
    check_work<rules::qirkat>(text, 8);
    check_work<rules::freestyle>(text, 7);
    check_work<rules::alfonso>(text, 5);
  }
}

}  // namespace
}  // namespace alquerque::test
