// What counting remembers of captures, against the lists of moves and routes.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>

#include <alquerque/core/bitboard.hpp>
#include <alquerque/core/generator/boards.hpp>
#include <alquerque/core/generator/traverse.hpp>
#include <alquerque/core/move.hpp>
#include <alquerque/core/point.hpp>
#include <alquerque/core/position.hpp>
#include <alquerque/core/rule_set.hpp>
#include <alquerque/core/side.hpp>
#include <alquerque/perft/detail/chain_counts.hpp>
#include <alquerque/text/position_text.hpp>

#include "random_positions.hpp"

namespace alquerque::test {
namespace {

// How many of some moves or routes are captures from a point.
template <class Ways>
std::uint64_t captures_from(Point man, const Ways& ways) {
  return static_cast<std::uint64_t>(std::count_if(ways.begin(), ways.end(), [&](const auto& way) {
    return way.from() == man && !way.captured().empty();
  }));
}

// One of these serves all positions, as in a count, so that men push each other out of it.
template <RuleSet rules>
struct Remembered {
  detail::ChainCounts<rules, detail::Unit::move> moves;
  detail::ChainCounts<rules, detail::Unit::route> routes;

  template <Side side>
  bool agrees(const Position& position) {
    const auto boards = detail::boards_of<rules, side>(position);
    const std::vector<Move> all_moves = sampling::moves_of<rules>(position);
    const std::vector<Route> all_routes = sampling::routes_of<rules>(position);
    const Bitboard own = position.men(side);
    return std::all_of(own.begin(), own.end(), [&](Point man) {
      const std::uint32_t bit = Bitboard{man}.bits();
      return moves.template count<side>(boards, bit) == captures_from(man, all_moves) &&
             routes.template count<side>(boards, bit) == captures_from(man, all_routes);
    });
  }
};

}  // namespace

TEMPLATE_TEST_CASE("remembered captures are those of the lists, man by man, for both sides", "",
                   ALQUERQUE_SAMPLED_RULE_SETS) {
  Remembered<TestType::rules> remembered;
  std::size_t positions = 0;
  sampling::for_each_position<TestType::rules>(5, 3000, [&](const Position& position) {
    const bool agrees = position.to_move() == Side::white
                            ? remembered.template agrees<Side::white>(position)
                            : remembered.template agrees<Side::black>(position);
    if (!agrees) FAIL(to_text(position));
    ++positions;
  });
  CHECK(positions == 6000);
}

}  // namespace alquerque::test
