#include <alquerque/play/route_entry.hpp>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>

#include <alquerque/core/rule_book.hpp>
#include <alquerque/text/refusal_text.hpp>

#include "brainking_book.hpp"
#include "random_positions.hpp"
#include "support.hpp"

namespace alquerque::test {
namespace {

using enum Point;

RouteEntry entry_of(RuleBook book, const char* position, const std::vector<Point>& taps) {
  RouteEntry entry{book, position_of(position, book.rules())};
  for (const Point point : taps) {
    REQUIRE(entry.tap(point).is_allowed());
  }
  return entry;
}

}  // namespace

TEST_CASE("a quiet move is entered by two taps", "[route-entry]") {
  RouteEntry entry{brainking, Position::start()};
  CHECK(entry.movable_men() == Bitboard{b2, c2, d2, d3});
  CHECK(entry.next_points() == entry.movable_men());
  CHECK_FALSE(entry.man());
  CHECK_FALSE(entry.route());
  CHECK_FALSE(entry.can_finish());
  CHECK(entry.board() == Position::start().setup());

  REQUIRE(entry.tap(d2).is_allowed());
  CHECK(entry.man() == d2);
  CHECK(entry.next_points() == Bitboard{c3});
  CHECK_FALSE(entry.is_complete());
  CHECK_FALSE(entry.move());
  CHECK(entry.board() == Position::start().setup());

  REQUIRE(entry.tap(c3).is_allowed());
  CHECK(entry.is_complete());
  CHECK(entry.can_finish());
  CHECK(entry.next_points().empty());
  CHECK(entry.move() == Move{d2, c3});
  CHECK(entry.board().white == ((Position::start().men(Side::white) - d2) | c3));
  CHECK(entry.position() == Position::start());
}

TEST_CASE("a chain is entered jump by jump, and each jump can be drawn", "[route-entry]") {
  RouteEntry entry = entry_of(brainking, single_chain, {c1, e3});
  CHECK(entry.man() == e3);
  CHECK(entry.captured() == Bitboard{d2});
  CHECK(entry.next_points() == Bitboard{c3});
  CHECK(entry.board().white == Bitboard{a1, e3});
  CHECK(entry.board().black == Bitboard{d3, b4});
  CHECK_FALSE(entry.can_finish());

  REQUIRE(entry.tap(c3).is_allowed());
  REQUIRE(entry.tap(a5).is_allowed());
  CHECK(entry.move() == Move{c1, a5, {d2, d3, b4}});
  CHECK(to_text(*entry.route()) == "c1xe3xc3xa5");
  CHECK(entry.board().white == Bitboard{a1, a5});
  CHECK(entry.board().black.empty());
}

TEST_CASE("each of two routes of a move can be entered", "[route-entry]") {
  const char* square = "5/2b2/1b1b1/2bw1/5 w -";
  const Position position = position_of(square);
  std::size_t entered = 0;
  brainking.for_each_route(position, [&](const Route& route) {
    RouteEntry entry = entry_of(brainking, square, {route.from()});
    for (const Point point : route) {
      REQUIRE(entry.tap(point).is_allowed());
    }
    CHECK(entry.route() == route);
    CHECK(entry.move() == route.move());
    ++entered;
  });
  CHECK(entered == detail::count_routes(position));
}

TEST_CASE("a man that comes back to where it began stands there", "[route-entry][bad-case-3]") {
  const char* circle = "5/5/2bb1/1wb2/5 w -";
  const Position position = position_of(circle);
  std::size_t circles = 0;
  brainking.for_each_route(position, [&](const Route& route) {
    if (route.to() != route.from()) {
      return;
    }
    ++circles;
    RouteEntry entry = entry_of(brainking, circle, {route.from()});
    for (const Point point : route) {
      REQUIRE(entry.tap(point).is_allowed());
    }
    CHECK(entry.board().white == position.men(Side::white));
    CHECK(entry.move() == route.move());
    // The man is not another one.
    CHECK(entry.tap(route.from()) == Refusal::move_complete);
  });
  CHECK(circles == 2);
}

TEST_CASE(
    "whether the man may go on to a point does not depend on the men that could be taken there",
    "[route-entry]") {
  RouteEntry entry =
      entry_of(rule_book<rules::brainking>, "bbbbb/bbbbb/bb1ww/wwwww/wwwww w -", {c2});
  CHECK(entry.explain_next(d2) == Refusal::occupied);
  CHECK(describe(entry.explain_next(d2)) == "a man stands on d2 already");
  CHECK(entry.explain_next(c3).is_allowed());
  CHECK(entry.man() == c2);
  REQUIRE(entry.tap(d2).is_allowed());
}

TEST_CASE("a tap on another man that can move begins anew", "[route-entry]") {
  RouteEntry entry{brainking, Position::start()};
  REQUIRE(entry.tap(d2).is_allowed());
  REQUIRE(entry.tap(c2).is_allowed());
  CHECK(entry == entry_of(brainking, "bbbbb/bbbbb/bb1ww/wwwww/wwwww w -", {c2}));
  // The same man again changes nothing.
  const RouteEntry before = entry;
  REQUIRE(entry.tap(c2).is_allowed());
  CHECK(entry == before);
  // From a move that is complete, too.
  REQUIRE(entry.tap(c3).is_allowed());
  REQUIRE(entry.tap(d2).is_allowed());
  CHECK(entry == entry_of(brainking, "bbbbb/bbbbb/bb1ww/wwwww/wwwww w -", {d2}));
}

TEST_CASE("a chain ends early where the rules let it", "[route-entry]") {
  RouteEntry entry = entry_of(rule_book<may_stop>, single_chain, {c1, e3});
  const RouteEntry before = entry;
  CHECK(entry.can_finish());
  CHECK_FALSE(entry.is_complete());
  CHECK_FALSE(entry.move());
  REQUIRE(entry.finish().is_allowed());
  CHECK(entry.is_complete());
  CHECK(entry.move() == Move{c1, e3, {d2}});
  CHECK(entry.tap(c3) == Refusal::move_complete);

  // What is complete stays so.
  const RouteEntry finished = entry;
  REQUIRE(entry.finish().is_allowed());
  CHECK(entry == finished);

  REQUIRE(entry.take_back());
  CHECK(entry == before);
  REQUIRE(entry.tap(c3).is_allowed());
  CHECK(entry.can_finish());
}

TEST_CASE("taking back goes point by point to the beginning", "[route-entry]") {
  RouteEntry entry = entry_of(brainking, single_chain, {c1, e3, c3, a5});
  REQUIRE(entry.finish().is_allowed());
  REQUIRE(entry.take_back());
  CHECK(entry == entry_of(brainking, single_chain, {c1, e3, c3}));
  REQUIRE(entry.take_back());
  CHECK(entry == entry_of(brainking, single_chain, {c1, e3}));
  REQUIRE(entry.take_back());
  CHECK(entry == entry_of(brainking, single_chain, {c1}));
  REQUIRE(entry.take_back());
  CHECK(entry == entry_of(brainking, single_chain, {}));
  CHECK_FALSE(entry.take_back());
  CHECK(entry == entry_of(brainking, single_chain, {}));
}

TEST_CASE("clearing forgets what was entered", "[route-entry]") {
  RouteEntry entry = entry_of(rule_book<may_stop>, single_chain, {c1, e3});
  REQUIRE(entry.finish().is_allowed());
  entry.clear();
  CHECK(entry == entry_of(rule_book<may_stop>, single_chain, {}));
}

TEST_CASE("the board keeps the bans of men that still stand where they stood", "[route-entry]") {
  const RuleBook book = rule_book<rules::qirkat>;
  const RouteEntry entry = entry_of(book, "5/1b3/3b1/3b1/w1w2 w a1>,c1<,d2>,b4<", {c1, e3});
  CHECK(entry.board().no_west == Bitboard{b4});
  CHECK(entry.board().no_east == Bitboard{a1});
}

TEST_CASE("nothing can be entered when the game is over", "[route-entry]") {
  RouteEntry entry{brainking, position_of("w4/5/5/5/b4 w -")};
  CHECK(entry.next_points().empty());
  CHECK_FALSE(entry.is_complete());
  CHECK(entry.tap(a5) == Refusal::game_over);
}

// ---- Against the routes ------------------------------------------------------------------------

namespace {

// What is wrong with an entry into which the first points of a route have been tapped; nothing if
// it says what the routes say, and refuses all else.
std::optional<std::string> wrong_with(RouteEntry& entry, const std::vector<Route>& routes,
                                      const Route& route, std::size_t tapped) {
  Bitboard next;
  bool can_end = false;
  for (const Route& other : routes) {
    if (other.from() == route.from() && other.size() >= tapped &&
        std::equal(route.begin(), route.begin() + tapped, other.begin())) {
      if (other.size() == tapped) {
        can_end = true;
      } else {
        next |= other[tapped];
      }
    }
  }
  if (entry.next_points() != next) return "other next points";
  if (entry.can_finish() != can_end) return "other end";
  if (entry.is_complete() != (can_end && next.empty())) return "complete too early or too late";

  const RouteEntry before = entry;
  const Side side = entry.position().to_move();
  Bitboard captured;
  Point at = route.from();
  for (std::size_t i = 0; i < tapped && !route.captured().empty(); ++i) {
    captured |= point_at((index_of(at) + index_of(route[i])) / 2);
    at = route[i];
  }
  const Point man = tapped == 0 ? route.from() : route[tapped - 1];
  if (entry.man() != man || entry.captured() != captured) return "other man or captured men";
  if (entry.board().men(side) != ((entry.position().men(side) - route.from()) | man) ||
      entry.board().men(opponent(side)) != entry.position().men(opponent(side)) - captured) {
    return "other board";
  }
  for (const Point point : Bitboard::all()) {
    const bool restarts = entry.movable_men().contains(point) && point != route.from();
    const bool stays = tapped == 0 && point == route.from();
    const bool is_allowed = entry.tap(point).is_allowed();
    if (is_allowed != (next.contains(point) || restarts || stays)) {
      return "the tap on " + to_text(point);
    }
    if (!is_allowed && entry != before) return "a refused tap changed the entry";
    if (next.contains(point)) {
      if (!entry.take_back() || entry != before) return "taking back " + to_text(point);
    }
    entry = before;
  }
  if (entry.finish().is_allowed() != can_end) return "the finish";
  if (!can_end && entry != before) return "a refused finish changed the entry";
  if (can_end && entry.move() != Move{route.from(), man, captured}) return "other move";
  if (can_end && !next.empty() && (!entry.take_back() || entry != before)) return "taking it back";
  entry = before;
  return std::nullopt;
}

std::optional<std::string> wrong_with(RuleBook book, const Position& position,
                                      const std::vector<Route>& routes, sampling::Random& random) {
  Bitboard movable;
  for (const Route& route : routes) {
    movable |= route.from();
  }
  const RouteEntry begin{book, position};
  if (begin.movable_men() != movable || begin.next_points() != movable) return "other men";
  // All routes where they are few; else some, as each is compared with all.
  constexpr std::size_t enough = 12;
  for (std::size_t i = 0; i < std::min(routes.size(), enough); ++i) {
    const Route& route = routes.size() <= enough ? routes[i] : routes[random.below(routes.size())];
    RouteEntry entry = begin;
    if (!entry.tap(route.from()).is_allowed()) return "the man cannot be tapped";
    for (std::size_t tapped = 0; tapped <= route.size(); ++tapped) {
      if (const auto wrong = wrong_with(entry, routes, route, tapped)) {
        return to_text(route) + " after " + std::to_string(tapped) + " points: " + *wrong;
      }
      if (tapped < route.size() && !entry.tap(route[tapped]).is_allowed())
        return "a legal tap is refused";
    }
    if (!entry.finish().is_allowed() || entry.move() != route.move()) return "no move at the end";
    while (entry.take_back()) {
    }
    if (entry != begin) return "taking back does not lead to the beginning";
  }
  return std::nullopt;
}

}  // namespace

TEMPLATE_TEST_CASE("every route can be tapped through, and nothing else", "[route-entry]",
                   ALQUERQUE_SAMPLED_RULE_SETS) {
  sampling::Random random{53};
  sampling::for_each_position<TestType::rules>(52, 500, [&](const Position& position) {
    const auto wrong = wrong_with(rule_book<TestType::rules>, position,
                                  sampling::routes_of<TestType::rules>(position), random);
    if (wrong) {
      FAIL(*wrong << " in " << to_text(position));
    }
  });
}

TEST_CASE("the routes of rare positions can be tapped through", "[route-entry]") {
  sampling::Random random{54};
  for (const char* text : rare_positions) {
    const Position position = position_of(text);
    const auto wrong =
        wrong_with(brainking, position, sampling::routes_of<rules::brainking>(position), random);
    CAPTURE(text, wrong.value_or(""));
    CHECK_FALSE(wrong);
  }
}

}  // namespace alquerque::test
