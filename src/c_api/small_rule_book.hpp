#ifndef ALQUERQUE_C_API_SMALL_RULE_BOOK_HPP
#define ALQUERQUE_C_API_SMALL_RULE_BOOK_HPP

#include <alquerque/alquerque.hpp>

#include <array>
#include <cstddef>
#include <type_traits>
#include <utility>

namespace alquerque::inline v0_1 {

namespace detail {

/// White's routes of one rule set: all that a small rule book has of its own.
using WhiteRoutes = Visit(const Position&, ErasedVisitor<Route>);

inline namespace ALQ_TARGET {
template <RuleSet rules>
Visit visit_white_routes(const Position& position, ErasedVisitor<Route> visitor) {
  RouteSink<ErasedVisitor<Route>> sink{visitor};
  return traverse<rules, Side::white, Unit::route>(position, sink) ? Visit::stop : Visit::go_on;
}

/// The routes of the side to move. Black's position is turned, and so is what is found there.
inline Visit visit_routes_by(WhiteRoutes* white_routes, const Position& position,
                             ErasedVisitor<Route> visitor) {
  if (position.to_move() == Side::white) {
    return white_routes(position, visitor);
  }
  auto turned = [&visitor](const Route& route) { return visitor(rotated(route)); };
  return white_routes(rotated(position), turned);
}

inline Visit visit_moves_by(WhiteRoutes* white_routes, const Position& position,
                            ErasedVisitor<Move> visitor) {
  AnyMoveList seen;
  auto once = [&seen, &visitor](const Route& route) {
    const Move move = route.move();
    if (seen.contains(move)) {
      return Visit::go_on;
    }
    seen.push_back(move);
    return visitor(move);
  };
  return visit_routes_by(white_routes, position, once);
}

/// The answers of `DirectAnswers` from White's routes alone.
template <RuleSet the_rules>
struct SmallAnswers {
  static constexpr RuleSet rules = the_rules;

  static bool has_legal_move(const Position& position) noexcept {
    auto found = [](const Route&) { return Visit::stop; };
    return visit_routes(position, found) == Visit::stop;
  }

  static std::size_t count_moves(const Position& position) noexcept {
    std::size_t count = 0;
    auto add = [&count](const Move&) {
      ++count;
      return Visit::go_on;
    };
    visit_moves(position, add);
    return count;
  }

  static Bitboard capturing_men(const Position& position) noexcept {
    Bitboard men;
    auto add = [&men](const Route& route) {
      men |= route.captured().empty() ? Bitboard{} : Bitboard{route.from()};
      return Visit::go_on;
    };
    visit_routes(position, add);
    return men;
  }

  static Position after(const Position& position, const Move& move) noexcept {
    return position.template after<rules>(move);
  }

  static Visit visit_moves(const Position& position, ErasedVisitor<Move> visitor) {
    return visit_moves_by(&visit_white_routes<rules>, position, visitor);
  }

  static Visit visit_successors(const Position& position, ErasedVisitor<Move, Position> visitor) {
    auto with_position = [&](const Move& move) { return visitor(move, after(position, move)); };
    return visit_moves(position, with_position);
  }

  static Visit visit_routes(const Position& position, ErasedVisitor<Route> visitor) {
    return visit_routes_by(&visit_white_routes<rules>, position, visitor);
  }
};

}  // namespace ALQ_TARGET

}  // namespace detail

inline namespace ALQ_TARGET {

/// A rule book that takes little code, at several times the time for a question. For programs whose
/// size counts, such as those for the web. The moves are those of `rule_book<rules>`; Black's may
/// come in another order.
template <RuleSet rules>
  requires SupportedRules<rules>
inline constexpr RuleBook small_rule_book{std::type_identity<detail::SmallAnswers<rules>>{}};

/// The small books of `named_rule_sets`, in the same order.
inline constexpr auto named_small_rule_books =
    []<std::size_t... indices>(std::index_sequence<indices...>) {
  return std::array{small_rule_book<named_rule_sets[indices].rules>...};
}
(std::make_index_sequence<named_rule_sets.size()>{});

}  // namespace ALQ_TARGET

}  // namespace alquerque::inline v0_1

#endif  // ALQUERQUE_C_API_SMALL_RULE_BOOK_HPP
