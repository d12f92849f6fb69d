#ifndef ALQUERQUE_CORE_ROUTES_HPP
#define ALQUERQUE_CORE_ROUTES_HPP

#include "base/language.hpp"

#include <cassert>
#include <compare>
#include <cstddef>
#include <type_traits>

#include "base/target.hpp"
#include "bitboard.hpp"
#include "generator/chain_walk.hpp"
#include "generator/traverse.hpp"
#include "move.hpp"
#include "movegen.hpp"
#include "point.hpp"
#include "position.hpp"
#include "route.hpp"
#include "rule_set.hpp"

namespace alquerque::inline v0_1 {

namespace detail {

inline namespace ALQ_TARGET {

/// Hands out every route of every move.
template <class Visitor>
struct RouteSink {
  Visitor& visitor;

  constexpr bool capturing(Bitboard) const noexcept { return false; }
  template <class Moves>
  constexpr bool moves(const Moves& packed) {
    return packed.any_of([this](std::size_t place) {
      const Move& move = Moves::move(place);
      const Point to = move.to();
      return visit_stops(visitor, Route{move.from(), &to, 1, move.captured()});
    });
  }
  constexpr bool capture(const Capture& capture) { return visit_stops(visitor, capture.route()); }
};

}  // namespace ALQ_TARGET

}  // namespace detail

inline namespace ALQ_TARGET {

/// Calls `visitor(route)` for every route of every legal move. The visitor returns nothing, or
/// `Visit` and can end the traversal.
/// @return `Visit::stop` if the visitor stopped
template <RuleSet rules = rules::brainking, class Visitor>
  requires SupportedRules<rules>
constexpr Visit for_each_route(const Position& position, Visitor&& visitor) {
  detail::RouteSink<std::remove_reference_t<Visitor>> sink{visitor};
  return detail::traverse<rules, detail::Unit::route>(position, sink) ? Visit::stop : Visit::go_on;
}

/// Calls `visitor(route)` for every route of one move; never, if the move is not legal here.
/// @return `Visit::stop` if the visitor stopped
template <RuleSet rules = rules::brainking, class Visitor>
  requires SupportedRules<rules>
constexpr Visit for_each_route(const Position& position, const Move& move, Visitor&& visitor) {
  return for_each_route<rules>(position, [&](const Route& route) {
    return route.move() == move && detail::visit_stops(visitor, route) ? Visit::stop : Visit::go_on;
  });
}

}  // namespace ALQ_TARGET

namespace detail {

inline namespace ALQ_TARGET {

/// How many routes the legal moves have together; at least as many as there are moves.
template <RuleSet rules = rules::brainking>
  requires SupportedRules<rules>
constexpr std::size_t count_routes(const Position& position) noexcept {
  CountSink sink;
  traverse<rules, Unit::route>(position, sink);
  return sink.count;
}

/// The first route of a move, by landings, among all that `each_route` visits.
template <class EachRoute>
constexpr Route first_route(const Move& move, EachRoute&& each_route) {
  Route first{move.from()};
  each_route([&first, &move](const Route& route) {
    if (route.move() == move && (first.size() == 0 || route < first)) {
      first = route;
    }
  });
  assert(first.size() > 0);
  return first;
}

}  // namespace ALQ_TARGET

}  // namespace detail

inline namespace ALQ_TARGET {

/// The route that stands for a move, for example in its text: the first by landings.
/// @pre `move` is legal here under `rules`
template <RuleSet rules = rules::brainking>
  requires SupportedRules<rules>
[[nodiscard]] constexpr Route main_route(const Position& position, const Move& move) noexcept {
  return detail::first_route(
      move, [&position](auto&& visitor) { for_each_route<rules>(position, visitor); });
}

}  // namespace ALQ_TARGET

}  // namespace alquerque::inline v0_1

#endif  // ALQUERQUE_CORE_ROUTES_HPP
