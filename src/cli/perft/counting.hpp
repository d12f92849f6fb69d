#ifndef ALQUERQUE_CLI_PERFT_COUNTING_HPP
#define ALQUERQUE_CLI_PERFT_COUNTING_HPP

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <alquerque/alquerque.hpp>
#include <alquerque/perft.hpp>

#include "../progress.hpp"

// The library's counters, with what a command needs around them: progress, interrupts, and clear
// words where memory, threads or 64 bits do not do.
namespace alquerque::cli {

/// A count that is fit to be told; the one way in which the command refuses the others.
/// @param depth of the lines that were counted
/// @throws Failure if `count` is `perft_overflow`
std::uint64_t checked_count(unsigned depth, std::uint64_t count);

/// The different positions at some ply, in their order, with the lines that lead to each.
using Layer = std::vector<ReachedPosition>;

/// The library's `unique_successors`, which the user may interrupt.
/// @throws Failure if there is no memory for the positions
[[nodiscard]] Layer successors(RuleBook rules, const Layer& layer, Progress& progress);

/// The library's `divide_perft`, which the user may interrupt.
[[nodiscard]] PerftDivision divided(RuleBook rules, const Position& position, unsigned depth);

/// A transposition table for all threads, or null for no bytes.
/// @throws Failure if there is not so much memory
[[nodiscard]] std::unique_ptr<PerftTable> make_table(RuleBook rules, std::size_t bytes);

/// The library's `parallel_perft`.
/// @param table shared by the threads, or null for none
/// @throws Failure if a thread cannot be started
[[nodiscard]] std::optional<std::uint64_t> counted_on_threads(
    RuleBook rules, const PerftDivision& division, unsigned threads, PerftTable* table,
    const std::function<Visit(const PerftProgress&)>& progress);

/// Perft on threads, which `progress` may end by throwing.
/// @param table as above; it may hold counts of other depths
[[nodiscard]] std::uint64_t threaded_perft(RuleBook rules, const Position& position, unsigned depth,
                                           unsigned threads, PerftTable* table, Progress& progress);

struct Measurement {
  std::uint64_t count;
  double seconds;
};

/// A row for each depth up to the one that is asked for, as long as the counts fit.
/// @param count counts the leaves and tells `progress`
/// @throws Failure at the first count that does not fit
void count_table(unsigned depth, Progress& progress,
                 const std::function<std::uint64_t(unsigned)>& count,
                 const std::function<void(unsigned, const Measurement&)>& row);

/// A first move, or the move of a first route, and its text.
struct First {
  std::string text;
  Move move;
};

/// The first moves or routes in the order of their texts; none for a depth of 0.
[[nodiscard]] std::vector<First> firsts_of(RuleBook rules, const Position& position, bool routes,
                                           unsigned depth);

/// A row for each of the firsts.
/// @param count counts the leaves below one and tells `progress`
/// @return their sum
/// @throws Failure at a count that does not fit
Measurement count_divided(const std::vector<First>& firsts, unsigned depth, Progress& progress,
                          const std::function<std::uint64_t(const Move&)>& count,
                          const std::function<void(const First&, std::uint64_t)>& row);

}  // namespace alquerque::cli

#endif  // ALQUERQUE_CLI_PERFT_COUNTING_HPP
