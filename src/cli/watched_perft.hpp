#ifndef ALQUERQUE_CLI_WATCHED_PERFT_HPP
#define ALQUERQUE_CLI_WATCHED_PERFT_HPP

#include <cstdint>

#include <alquerque/alquerque.hpp>
#include <alquerque/perft.hpp>
#include <alquerque/text.hpp>

#include "progress.hpp"

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

/// The library's perft of the same unit, which `progress` may end by throwing.
template <RuleSet rules, Unit unit>
[[nodiscard]] std::uint64_t watched_perft(const Position& position, unsigned depth,
                                          Progress& progress) {
  const auto advance = [&progress](std::uint64_t leaves) { progress.advance(leaves); };
  // Never stopped but by an exception.
  return (unit == Unit::moves ? alquerque::watched_perft<rules>(position, depth, advance)
                              : alquerque::watched_perft_routes<rules>(position, depth, advance))
      .value();
}

}  // namespace alquerque::cli

#endif  // ALQUERQUE_CLI_WATCHED_PERFT_HPP
