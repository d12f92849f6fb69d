#ifndef ALQUERQUE_REFUSAL_TEXT_HPP
#define ALQUERQUE_REFUSAL_TEXT_HPP

#include "detail/language.hpp"

#include <optional>
#include <string>

#include "bitboard.hpp"
#include "detail/refusal_sentence.hpp"
#include "move.hpp"
#include "point.hpp"
#include "position.hpp"
#include "refusal.hpp"
#include "route_entry.hpp"
#include "rule_book.hpp"

namespace alquerque::inline v0_1 {

/// A sentence for a person, without a full stop, such as `B8: you must capture; men that can: c3,
/// d3`. It begins with the number of the statement of the rules that forbids it, where one does.
/// @param refusal what `explain(book, position, from, to)` said
[[nodiscard]] inline std::string describe(const RuleBook& book, const Position& position,
                                          Refusal refusal, Point from, Point to) {
  return detail::sentence_of({book, position, refusal, from, to});
}

/// The same about a man as a whole.
/// @param refusal what `explain(book, position, from)` said
[[nodiscard]] inline std::string describe(const RuleBook& book, const Position& position,
                                          Refusal refusal, Point from) {
  return describe(book, position, refusal, from, from);
}

/// The same about a point that was tapped.
/// @param refusal what `entry.tap(point)` said; the entry has not changed since
[[nodiscard]] inline std::string describe(const RouteEntry& entry, Refusal refusal, Point point) {
  // A refusal that speaks of another man than the one that is taken.
  const bool is_another_man = entry.position().men(entry.position().to_move()).contains(point) &&
                              !(entry.route() && entry.route()->from() == point);
  const Point from = entry.man() && !is_another_man ? *entry.man() : point;
  return detail::sentence_of(detail::refused_in(entry, refusal, from, point));
}

/// The same about a point that the man that is taken may not go on to.
/// @param refusal what `entry.explain_next(point)` said
/// @pre `entry.route()`
[[nodiscard]] inline std::string describe_next(const RouteEntry& entry, Refusal refusal,
                                               Point point) {
  return detail::sentence_of(detail::refused_in(entry, refusal, *entry.man(), point));
}

/// The same about a move that could not be finished.
/// @param refusal what `entry.finish()` said; the entry has not changed since
[[nodiscard]] inline std::string describe(const RouteEntry& entry, Refusal refusal) {
  const Point man = entry.man().value_or(Point{});
  return detail::sentence_of(detail::refused_in(entry, refusal, man, man));
}

}  // namespace alquerque::inline v0_1

#endif  // ALQUERQUE_REFUSAL_TEXT_HPP
