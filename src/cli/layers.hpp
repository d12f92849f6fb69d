#ifndef ALQUERQUE_CLI_LAYERS_HPP
#define ALQUERQUE_CLI_LAYERS_HPP

#include <cstddef>
#include <cstdint>
#include <new>
#include <string>
#include <vector>

#include <alquerque/alquerque.hpp>
#include <alquerque/perft.hpp>

#include "failure.hpp"
#include "progress.hpp"

namespace alquerque::cli {

/// The different positions at some ply, in their order, with the lines that lead to each.
using Layer = std::vector<ReachedPosition>;

/// The library's `unique_successors`, which the user may interrupt.
/// @throws Failure if there is no memory for the positions
template <RuleSet rules>
[[nodiscard]] Layer successors(const Layer& layer, Progress& progress) {
  try {
    return unique_successors<rules>(layer,
                                    [&progress](std::size_t done) { progress.advance(done); });
  } catch (const std::bad_alloc&) {
    std::uint64_t moves = 0;
    for (const ReachedPosition& parent : layer) {
      moves += count_moves<rules>(parent.position);
    }
    throw Failure{static_cast<int>(ExitCode::failure),
                  "no memory for the positions one ply after " + std::to_string(layer.size()) +
                      " positions, which have " + std::to_string(moves) + " moves"};
  }
}

/// The library's `divide_perft`, which the user may interrupt.
template <RuleSet rules>
[[nodiscard]] PerftDivision divided(const Position& position, unsigned depth) {
  Progress progress{"positions"};
  progress.begin("dividing");
  return divide_perft(position, depth, [&progress](const Layer& layer) {
    return successors<rules>(layer, progress);
  });
}

}  // namespace alquerque::cli

#endif  // ALQUERQUE_CLI_LAYERS_HPP
