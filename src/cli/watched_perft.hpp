#ifndef ALQUERQUE_CLI_WATCHED_PERFT_HPP
#define ALQUERQUE_CLI_WATCHED_PERFT_HPP

#include <algorithm>
#include <cmath>
#include <cstdint>

#include <alquerque/move_text.hpp>
#include <alquerque/movegen.hpp>
#include <alquerque/perft.hpp>
#include <alquerque/position.hpp>
#include <alquerque/route.hpp>
#include <alquerque/rule_set.hpp>

#include "progress.hpp"
#include "stopwatch.hpp"

namespace alquerque::cli {

/// What a perft counts as one.
enum class Unit { moves, routes };

/// Calls `visitor(move, text)` for every move, or for every route with the move it plays; `text()`
/// makes the text of the one or the other.
template <RuleSet rules, Unit unit, class Visitor>
void for_each_unit(const Position& position, Visitor&& visitor) {
  if constexpr (unit == Unit::moves) {
    for_each_move<rules>(position, [&](const Move& move) {
      visitor(move, [&] { return to_text<rules>(position, move); });
    });
  } else {
    for_each_route<rules>(position, [&](const Route& route) {
      visitor(route.move(), [&] { return to_text(route); });
    });
  }
}

/// How large a slice of a watched count is: so large that watching costs next to nothing, and so
/// small that the user need not wait, which the slices before tell best.
class SliceSize {
 public:
  /// So few plies take no time, and tell how the tree branches.
  static constexpr unsigned glance = 3;

  /// Whether a slice may be so many plies deep below a position.
  /// @param leaves how many the first `glance` of them have
  [[nodiscard]] bool holds(unsigned depth, std::uint64_t leaves) const noexcept {
    // A line that is forced now will branch again.
    constexpr double least_branches = 4;
    constexpr unsigned deepest = 10;
    const auto found = static_cast<double>(leaves);
    const double branches = std::max(least_branches, std::pow(found, 1.0 / glance));
    return depth <= deepest && found * std::pow(branches, depth - glance) <= most_leaves();
  }

  void learn(std::uint64_t leaves, double seconds) noexcept {
    leaves_ += static_cast<double>(leaves);
    seconds_ += seconds;
  }

 private:
  [[nodiscard]] double most_leaves() const noexcept {
    // An estimate may be wrong a hundredfold, and still nobody waits.
    constexpr double seconds_of_slice = 0.01;
    constexpr double least_leaves = 30000;
    return seconds_ > 0 ? std::max(least_leaves, leaves_ / seconds_ * seconds_of_slice)
                        : least_leaves;
  }

  double leaves_ = 0;
  double seconds_ = 0;
};

template <RuleSet rules, Unit unit>
[[nodiscard]] std::uint64_t slice_perft(const Position& position, unsigned depth) {
  return unit == Unit::moves ? perft<rules>(position, depth) : perft_routes<rules>(position, depth);
}

template <RuleSet rules, Unit unit>
[[nodiscard]] std::uint64_t watched_perft(const Position& position, unsigned depth,
                                          Progress& progress, SliceSize& size) {
  if (depth <= SliceSize::glance ||
      size.holds(depth, slice_perft<rules, unit>(position, SliceSize::glance))) {
    const Stopwatch stopwatch;
    const std::uint64_t leaves = slice_perft<rules, unit>(position, depth);
    progress.advance(leaves);
    size.learn(leaves, stopwatch.seconds());
    return leaves;
  }
  std::uint64_t leaves = 0;
  for_each_unit<rules, unit>(position, [&](const Move& move, const auto& /*text*/) {
    leaves += watched_perft<rules, unit>(position.after<rules>(move), depth - 1, progress, size);
  });
  return leaves;
}

/// The library's perft of the same unit, in slices between which `progress` may end it by throwing.
template <RuleSet rules, Unit unit>
[[nodiscard]] std::uint64_t watched_perft(const Position& position, unsigned depth,
                                          Progress& progress) {
  SliceSize size;
  return watched_perft<rules, unit>(position, depth, progress, size);
}

}  // namespace alquerque::cli

#endif  // ALQUERQUE_CLI_WATCHED_PERFT_HPP
