#include "unique_count.hpp"

#include <cstdint>
#include <memory>
#include <string>

#include <alquerque/perft.hpp>
#include <alquerque/text.hpp>

#include "checked_count.hpp"
#include "interrupt.hpp"
#include "layers.hpp"
#include "progress.hpp"
#include "unique_report.hpp"

namespace alquerque::cli {
namespace {

UniqueRow row_of(unsigned ply, const Layer& layer) {
  std::uint64_t lines = 0;
  for (const ReachedPosition& reached : layer) {
    lines = sum_of_counts(lines, reached.lines);
  }
  return {ply, layer.size(), checked_count(ply, lines)};
}

template <RuleSet rules>
void count(const Position& position, unsigned depth, UniqueReport& report) {
  Layer layer{{position, 1}};
  if (depth == 0) {
    report.add(row_of(0, layer));
  }
  Progress progress{"positions"};
  for (unsigned ply = 1; ply <= depth; ++ply) {
    progress.begin("ply " + std::to_string(ply), static_cast<double>(layer.size()));
    layer = successors<rules>(layer, progress);
    progress.erase();
    report.add(row_of(ply, layer));
  }
}

}  // namespace

void run_unique_count(const PerftArguments& arguments) {
  const unsigned depth = depth_of(arguments);
  with_game(arguments.game, [&]<RuleSet rules>(const Position& position) {
    note_interrupts();
    const std::unique_ptr<UniqueReport> report =
        arguments.json ? make_unique_json_report(arguments.game.rules, to_text(position), depth)
                       : make_unique_text_report(depth);
    try {
      count<rules>(position, depth, *report);
    } catch (const Failure&) {
      report->end(false);
      throw;
    }
    report->end(true);
  });
}

}  // namespace alquerque::cli
