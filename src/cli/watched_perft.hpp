#ifndef ALQUERQUE_CLI_WATCHED_PERFT_HPP
#define ALQUERQUE_CLI_WATCHED_PERFT_HPP

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

/// How deep a slice of a watched count is: so deep that watching costs next to nothing, and so flat
/// that the user need not wait, which the slices before tell best.
class SliceDepth {
 public:
  [[nodiscard]] unsigned plies() const noexcept { return plies_; }

  void learn(double seconds) noexcept {
    constexpr double soon = 0.002;
    constexpr double late = 0.02;
    if (seconds < soon && plies_ < deepest) {
      ++plies_;
    } else if (seconds > late && plies_ > flattest) {
      --plies_;
    }
  }

 private:
  // A fraction of a second even where there are hundreds of moves.
  static constexpr unsigned flattest = 5;
  static constexpr unsigned deepest = 10;

  unsigned plies_ = flattest;
};

template <RuleSet rules, Unit unit>
[[nodiscard]] std::uint64_t watched_perft(const Position& position, unsigned depth,
                                          Progress& progress, SliceDepth& slice) {
  std::uint64_t leaves = 0;
  if (depth <= slice.plies()) {
    const Stopwatch stopwatch;
    leaves =
        unit == Unit::moves ? perft<rules>(position, depth) : perft_routes<rules>(position, depth);
    progress.advance(leaves);
    slice.learn(stopwatch.seconds());
  } else {
    for_each_unit<rules, unit>(position, [&](const Move& move, const auto& /*text*/) {
      leaves += watched_perft<rules, unit>(position.after<rules>(move), depth - 1, progress, slice);
    });
  }
  return leaves;
}

/// The library's perft of the same unit, in slices between which `progress` may end it by throwing.
template <RuleSet rules, Unit unit>
[[nodiscard]] std::uint64_t watched_perft(const Position& position, unsigned depth,
                                          Progress& progress) {
  SliceDepth slice;
  return watched_perft<rules, unit>(position, depth, progress, slice);
}

}  // namespace alquerque::cli

#endif  // ALQUERQUE_CLI_WATCHED_PERFT_HPP
