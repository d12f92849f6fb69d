#include "counting.hpp"

#include <algorithm>
#include <new>
#include <optional>
#include <system_error>

#include <alquerque/text.hpp>

#include "../failure.hpp"
#include "../stopwatch.hpp"

namespace alquerque::cli {
namespace {

[[noreturn]] void fail(const std::string& message) {
  throw Failure{static_cast<int>(ExitCode::failure), message};
}

/// The next of some counts, if they go on to grow as they last did.
std::optional<double> expected_after(const std::vector<std::uint64_t>& counts) {
  if (counts.size() < 2 || counts.back() == 0) {
    return std::nullopt;
  }
  const auto last = static_cast<double>(counts.back());
  const auto last_but_one = static_cast<double>(counts[counts.size() - 2]);
  return last * last / last_but_one;
}

}  // namespace

std::uint64_t checked_count(unsigned depth, std::uint64_t count) {
  if (count == perft_overflow) {
    fail("from depth " + std::to_string(depth) + " on the counts do not fit in 64 bits");
  }
  return count;
}

Layer successors(RuleBook rules, const Layer& layer, Progress& progress) {
  try {
    return unique_successors(rules, layer,
                             [&progress](std::size_t done) { progress.advance(done); });
  } catch (const std::bad_alloc&) {
    std::uint64_t moves = 0;
    for (const ReachedPosition& parent : layer) {
      moves += rules.count_moves(parent.position);
    }
    fail("no memory for the positions one ply after " + std::to_string(layer.size()) +
         " positions, which have " + std::to_string(moves) + " moves");
  }
}

PerftDivision divided(RuleBook rules, const Position& position, unsigned depth) {
  Progress progress{"positions"};
  progress.begin("dividing");
  return divide_perft(position, depth, [&progress, rules = rules](const Layer& layer) {
    return successors(rules, layer, progress);
  });
}

std::unique_ptr<PerftTable> make_table(RuleBook rules, std::size_t bytes) {
  try {
    return bytes == 0 ? nullptr : std::make_unique<PerftTable>(bytes, rules);
  } catch (const std::bad_alloc&) {
    fail("no memory for a table of " + std::to_string(bytes) + " bytes, try a smaller --memory");
  }
}

std::optional<std::uint64_t> counted_on_threads(
    RuleBook rules, const PerftDivision& division, unsigned threads, PerftTable* table,
    const std::function<Visit(const PerftProgress&)>& progress) {
  try {
    return parallel_perft(rules, division.jobs, division.depth, threads, table, progress);
  } catch (const std::system_error& error) {
    fail("cannot start all of " + std::to_string(threads) + " threads: " + error.code().message());
  }
}

std::uint64_t threaded_perft(RuleBook rules, const Position& position, unsigned depth,
                             unsigned threads, PerftTable* table, Progress& progress) {
  std::uint64_t told = 0;
  const auto tell = [&](const PerftProgress& count) {
    progress.advance(count.leaves - told);
    told = count.leaves;
    return Visit::go_on;
  };
  // Never stopped but by an exception.
  return counted_on_threads(rules, divided(rules, position, depth), threads, table, tell).value();
}

void count_table(unsigned depth, Progress& progress,
                 const std::function<std::uint64_t(unsigned)>& count,
                 const std::function<void(unsigned, const Measurement&)>& row) {
  std::vector<std::uint64_t> counts;
  for (unsigned plies = std::min(depth, 1U); plies <= depth; ++plies) {
    progress.begin("depth " + std::to_string(plies), expected_after(counts));
    const Stopwatch stopwatch;
    counts.push_back(checked_count(plies, count(plies)));
    const double seconds = stopwatch.seconds();
    progress.erase();
    row(plies, {counts.back(), seconds});
  }
}

std::vector<First> firsts_of(RuleBook rules, const Position& position, bool routes,
                             unsigned depth) {
  std::vector<First> firsts;
  if (depth == 0) {
    return firsts;
  }
  if (routes) {
    rules.for_each_route(position, [&firsts](const Route& route) {
      firsts.push_back({to_text(route), route.move()});
    });
  } else {
    rules.for_each_move(position, [&](const Move& move) {
      firsts.push_back({to_text(rules, position, move), move});
    });
  }
  std::sort(firsts.begin(), firsts.end(),
            [](const First& a, const First& b) { return a.text < b.text; });
  return firsts;
}

Measurement count_divided(const std::vector<First>& firsts, unsigned depth, Progress& progress,
                          const std::function<std::uint64_t(const Move&)>& count,
                          const std::function<void(const First&, std::uint64_t)>& row) {
  const Stopwatch stopwatch;
  std::uint64_t total = depth == 0 ? 1 : 0;
  for (const First& first : firsts) {
    progress.begin(first.text);
    const std::uint64_t leaves = checked_count(depth, count(first.move));
    progress.erase();
    row(first, leaves);
    total = sum_of_counts(total, leaves);
  }
  return {checked_count(depth, total), stopwatch.seconds()};
}

}  // namespace alquerque::cli
