#include <alquerque/core/generator/legality.hpp>

#include <algorithm>
#include <vector>

#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>

#include <alquerque/core/bitboard.hpp>
#include <alquerque/core/heading.hpp>
#include <alquerque/core/move.hpp>
#include <alquerque/core/point.hpp>
#include <alquerque/core/position.hpp>
#include <alquerque/core/rule_set.hpp>
#include <alquerque/core/setup.hpp>
#include <alquerque/core/side.hpp>
#include <alquerque/text/point_text.hpp>
#include <alquerque/text/position_text.hpp>

#include "random_positions.hpp"

namespace alquerque::test {
namespace {

// Any jump that the board has, and chains that stop anywhere: no rules have a capture that these
// have not.
constexpr RuleSet any_capture{.quiet_steps = Headings::none,
                              .first_jump = Headings::any,
                              .chain_must_go_on = false,
                              .no_return = NoReturn::none};

// Every capture that some rules have here, and every pair of points as a quiet move.
std::vector<Move> candidates_of(const Position& position) {
  Setup setup = position.setup();
  setup.no_west = setup.no_east = {};
  std::vector<Move> moves =
      sampling::moves_of<any_capture>(Position::from(setup, any_capture).value());
  for (const Point from : Bitboard::all()) {
    for (const Point to : Bitboard::all()) {
      moves.emplace_back(from, to);
    }
  }
  // Captures of other men than those that are there.
  const Bitboard own = position.men(position.to_move());
  const Bitboard enemy = position.men(opponent(position.to_move()));
  moves.emplace_back(Point::c1, Point::c3, own);
  moves.emplace_back(Point::c1, Point::c3, ~enemy);
  moves.emplace_back(Point::e5, Point::e5, enemy);
  return moves;
}

}  // namespace

TEMPLATE_TEST_CASE("what is found legal from its man alone is what the list of all moves has", "",
                   ALQUERQUE_SAMPLED_RULE_SETS) {
  sampling::for_each_position<TestType::rules>(58, 60, [](const Position& position) {
    const std::vector<Move> legal = sampling::moves_of<TestType::rules>(position);
    const auto is_move = [&](const Move& move) {
      return position.to_move() == Side::white
                 ? detail::is_move_of<TestType::rules, Side::white>(
                       detail::boards_of<TestType::rules, Side::white>(position), move)
                 : detail::is_move_of<TestType::rules, Side::black>(
                       detail::boards_of<TestType::rules, Side::black>(position), move);
    };
    for (const Move& move : legal) {
      REQUIRE(is_move(move));
    }
    for (const Move& move : candidates_of(position)) {
      const bool expected = std::find(legal.begin(), legal.end(), move) != legal.end();
      if (is_move(move) != expected) {
        FAIL(to_text(move.from()) << " to " << to_text(move.to()) << " in " << to_text(position));
      }
    }
  });
}

}  // namespace alquerque::test
