#include <alquerque/core/routes.hpp>

#include <algorithm>
#include <cstddef>
#include <vector>

#include <catch2/catch_test_macros.hpp>

#include <alquerque/core/movegen.hpp>
#include <alquerque/core/position.hpp>
#include <alquerque/core/rule_set.hpp>

#include "reference/reference.hpp"
#include "support.hpp"

namespace alquerque::test {
namespace {

using enum Point;

constexpr const char* square = "5/2b2/1b1b1/2bw1/5 w -";

static_assert(detail::count_routes(Position::start()) == 4);

template <RuleSet rule_set = rules::brainking>
std::vector<Route> visited_routes(const Position& position) {
  std::vector<Route> routes;
  for_each_route<rule_set>(position, [&](const Route& route) { routes.push_back(route); });
  return routes;
}

template <RuleSet rule_set = rules::brainking>
Texts route_texts(const Position& position, const Move& move) {
  Texts texts;
  for_each_route<rule_set>(position, move,
                           [&](const Route& route) { texts.push_back(to_text(route)); });
  std::sort(texts.begin(), texts.end());
  return texts;
}

// Walks a route point by point, with the board's lines and the rule set's headings and nothing
// else; tells whether every step or jump is allowed and the chain ends where it may.
bool is_walk(const Position& position, const Route& route, const RuleSet& rule_set) {
  const Side side = position.to_move();
  if (!position.men(side).contains(route.from()) || route.size() == 0) {
    return false;
  }
  if (route.captured().empty()) {
    return route.size() == 1 && neighbours(route.from()).contains(route[0]) &&
           position.empty_points().contains(route[0]);
  }

  Bitboard enemy = position.men(opponent(side));
  Bitboard free = position.empty_points() | route.from();
  const auto open_jump = [&](Point at, Direction direction, Headings headings) {
    const auto over = step_target(at, direction);
    const auto landing = detail::jump_target(at, direction);
    return detail::includes(headings, direction, side) && landing && enemy.contains(*over) &&
           free.contains(*landing);
  };
  Point at = route.from();
  Bitboard captured;
  for (std::size_t i = 0; i < route.size(); ++i) {
    const Headings headings = i == 0 ? rule_set.first_jump : rule_set.later_jumps;
    bool jumped = false;
    for (const Direction direction : all_directions) {
      if (!jumped && open_jump(at, direction, headings) &&
          detail::jump_target(at, direction) == route[i]) {
        const Point over = *step_target(at, direction);
        captured |= over;
        enemy -= over;
        free |= over;
        jumped = true;
      }
    }
    if (!jumped) {
      return false;
    }
    at = route[i];
  }
  const bool goes_on = std::any_of(
      all_directions.begin(), all_directions.end(),
      [&](Direction direction) { return open_jump(at, direction, rule_set.later_jumps); });
  return captured == route.captured() && !(goes_on && rule_set.chain_must_go_on);
}

void check_routes(const Position& position, const RuleSet& rule_set,
                  const std::vector<Route>& routes, std::vector<Move> legal) {
  CAPTURE(position);
  std::vector<Route> distinct = routes;
  std::sort(distinct.begin(), distinct.end());
  REQUIRE(std::adjacent_find(distinct.begin(), distinct.end()) == distinct.end());

  std::vector<Move> moves;
  for (const Route& route : routes) {
    CAPTURE(to_text(route));
    REQUIRE(is_walk(position, route, rule_set));
    moves.push_back(route.move());
  }
  // The routes' moves are the legal ones, all of them.
  std::sort(moves.begin(), moves.end());
  moves.erase(std::unique(moves.begin(), moves.end()), moves.end());
  std::sort(legal.begin(), legal.end());
  REQUIRE(moves == legal);
}

TEST_CASE("every route is a walk of legal jumps, and belongs to a legal move", "[route]") {
  const auto check = []<RuleSet rule_set>() {
    for (const char* const text : rare_positions) {
      const Position position = position_of<rule_set>(text);
      const std::vector<Route> routes = visited_routes<rule_set>(position);
      const auto legal = legal_moves<rule_set>(position);
      check_routes(position, rule_set, routes, {legal.begin(), legal.end()});
      REQUIRE(detail::count_routes<rule_set>(position) == routes.size());
    }
  };
  check.operator()<rules::brainking>();
  check.operator()<rules::qirkat>();
  check.operator()<rules::alfonso>();
  check.operator()<may_stop>();
}

TEST_CASE("a move round a square has two routes", "[route][bad-case-2]") {
  const Position position = position_of(square);
  const Move circle{d2, d2, Bitboard{c2, b3, d3, c4}};
  CHECK(count_moves(position) == 1);
  CHECK(detail::count_routes(position) == 2);
  CHECK(route_texts(position, circle) == Texts{"d2xb2xb4xd4xd2", "d2xd4xb4xb2xd2"});
}

TEST_CASE("a move may have more routes than two", "[route]") {
  const Position position = position_of("5/2b2/1bbb1/2bw1/5 w -");
  const Move all{d2, b4, Bitboard{c2, b3, c3, d3, c4}};
  CHECK(route_texts(position, all) == Texts{"d2xb2xb4xd2xd4xb4", "d2xb2xb4xd4xd2xb4",
                                            "d2xb4xb2xd2xd4xb4", "d2xb4xd4xd2xb2xb4",
                                            "d2xd4xb4xb2xd2xb4", "d2xd4xb4xd2xb2xb4"});
  CHECK(count_moves(position) == 4);
  CHECK(detail::count_routes(position) == 12);
}

TEST_CASE("a quiet move and a single jump have one route", "[route]") {
  CHECK(route_texts(Position::start(), Move{c2, c3}) == Texts{"c2-c3"});
  CHECK(route_texts(position_of("5/2b2/2w2/5/5 w -"), Move{c3, c5, c4}) == Texts{"c3xc5"});
}

TEST_CASE("a move that is not legal has no routes", "[route]") {
  const Position position = position_of(square);
  std::size_t visits = 0;
  const auto visit = [&](const Route&) { ++visits; };
  // A quiet move beside a capture, a chain cut short, men too few or too many, the wrong side.
  for (const Move& move :
       {Move{d2, e2}, Move{d2, b4, Bitboard{c4, d3}}, Move{d2, d2},
        Move{d2, d2, Bitboard{c2, b3, d3}}, Move{d2, d2, Bitboard{c2, b3, d3, c4, e5}},
        Move{d3, d4}, Move{a1, a2}}) {
    CHECK_FALSE(is_legal(position, move));
    CHECK(for_each_route(position, move, visit) == Visit::go_on);
  }
  CHECK(visits == 0);
}

TEST_CASE("a visitor may stop after any route", "[route]") {
  const Position position = position_of(most_moves);
  const std::vector<Route> routes = visited_routes(position);
  for (const std::size_t limit :
       {std::size_t{1}, std::size_t{2}, routes.size() / 2, routes.size()}) {
    std::vector<Route> seen;
    CHECK(for_each_route(position, [&](const Route& route) {
            seen.push_back(route);
            return seen.size() == limit ? Visit::stop : Visit::go_on;
          }) == Visit::stop);
    CHECK(std::equal(seen.begin(), seen.end(), routes.begin(),
                     routes.begin() + static_cast<std::ptrdiff_t>(limit)));
  }

  const Move circle{d2, d2, Bitboard{c2, b3, d3, c4}};
  std::size_t visits = 0;
  CHECK(for_each_route(position_of(square), circle, [&](const Route&) {
          ++visits;
          return Visit::stop;
        }) == Visit::stop);
  CHECK(visits == 1);
}

TEST_CASE("the main route is the first by landings", "[route]") {
  CHECK(to_text(main_route(position_of(square), Move{d2, d2, Bitboard{c2, b3, d3, c4}})) ==
        "d2xb2xb4xd4xd2");
  CHECK(to_text(main_route(Position::start(), Move{c2, c3})) == "c2-c3");

  const auto check = []<RuleSet rule_set>() {
    for (const char* const text : rare_positions) {
      const Position position = position_of<rule_set>(text);
      const std::vector<Route> routes = visited_routes<rule_set>(position);
      for (const Route& route : routes) {
        const Route first = main_route<rule_set>(position, route.move());
        REQUIRE(first.move() == route.move());
        REQUIRE(first <= route);
        REQUIRE(std::find(routes.begin(), routes.end(), first) != routes.end());
      }
    }
  };
  check.operator()<rules::brainking>();
  check.operator()<may_stop>();
}

TEST_CASE("as many routes as the reference finds in the position with the most moves", "[route]") {
  const reference::State state = reference::from_text(most_moves);
  CHECK(detail::count_routes(position_of(most_moves)) ==
        reference::routes(state, reference::brainking()).size());
}

}  // namespace
}  // namespace alquerque::test
