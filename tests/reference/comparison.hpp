// Compares the library with the naive reference: everything there is to say about a position.

#ifndef ALQUERQUE_TESTS_REFERENCE_COMPARISON_HPP_
#define ALQUERQUE_TESTS_REFERENCE_COMPARISON_HPP_

#include <algorithm>
#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

#include <alquerque/alquerque.hpp>
#include <alquerque/text.hpp>

#include "reference/reference.hpp"
#include "unit/random_positions.hpp"

namespace alquerque::test {

// ---- The same rules in the reference's words ---------------------------------------------------

inline reference::Directions directions_of(Headings headings) {
  return headings == Headings::none    ? reference::Directions::none
         : headings == Headings::ahead ? reference::Directions::ahead
                                       : reference::Directions::any;
}

inline reference::NoReturn no_return_of(NoReturn no_return) {
  return no_return == NoReturn::none        ? reference::NoReturn::none
         : no_return == NoReturn::next_turn ? reference::NoReturn::next_turn
                                            : reference::NoReturn::until_moved;
}

inline reference::Rules rules_of(const RuleSet& rules) {
  return {.quiet_steps = directions_of(rules.quiet_steps),
          .first_jump = directions_of(rules.first_jump),
          .later_jumps = directions_of(rules.later_jumps),
          .compulsory = rules.capture_compulsory,
          .chain_must_go_on = rules.chain_must_go_on,
          .quiet_on_far_rank = rules.quiet_on_far_rank,
          .no_return = no_return_of(rules.no_return)};
}

// The reference has its own constants for the rule sets with a name.
template <class Rules>
reference::Rules reference_rules() {
  if constexpr (std::is_same_v<Rules, sampling::Brainking>) return reference::brainking();
  if constexpr (std::is_same_v<Rules, sampling::Qirkat>) return reference::qirkat();
  if constexpr (std::is_same_v<Rules, sampling::Freestyle>) return reference::freestyle();
  if constexpr (std::is_same_v<Rules, sampling::Alfonso>) return reference::alfonso();
  return rules_of(Rules::rules);
}

// ---- The same positions ------------------------------------------------------------------------

inline reference::Point reference_point(Point point) {
  return reference::point_at(static_cast<int>(index_of(point)));
}

inline Point library_point(reference::Point point) {
  return point_at(static_cast<std::size_t>(reference::index_of(point)));
}

inline reference::State state_of(const Setup& setup) {
  reference::State state;
  for (const Point point : setup.white)
    state.at(reference_point(point)).man = reference::Man::white;
  for (const Point point : setup.black)
    state.at(reference_point(point)).man = reference::Man::black;
  for (const Point point : setup.no_west)
    state.at(reference_point(point)).ban = reference::Ban::west;
  for (const Point point : setup.no_east)
    state.at(reference_point(point)).ban = reference::Ban::east;
  state.to_move = setup.to_move == Side::white ? reference::Side::white : reference::Side::black;
  return state;
}

inline reference::State state_of(const Position& position) { return state_of(position.setup()); }

// ---- Moves and routes in a form that both sides can be put into and sorted ---------------------

struct PlainMove {
  Point from;
  Point to;
  std::uint32_t captured;

  friend auto operator<=>(const PlainMove&, const PlainMove&) = default;
};

struct PlainRoute {
  std::array<Point, Route::max_landings + 1> points{};
  std::size_t size = 0;
  std::uint32_t captured = 0;

  void add(Point point) { points.at(size++) = point; }
  friend auto operator<=>(const PlainRoute&, const PlainRoute&) = default;
};

inline PlainMove plain(const Move& move) {
  return {move.from(), move.to(), move.captured().bits()};
}

inline PlainMove move_of(const PlainRoute& route) {
  return {route.points[0], route.points[route.size - 1], route.captured};
}

inline PlainRoute plain(const Route& route) {
  PlainRoute result;
  result.add(route.from());
  for (const Point landing : route) result.add(landing);
  result.captured = route.captured().bits();
  return result;
}

inline PlainRoute plain(const reference::Route& route) {
  PlainRoute result;
  result.add(library_point(route.from));
  for (const reference::Point landing : route.landings) result.add(library_point(landing));
  Bitboard captured;
  for (const reference::Point point : route.captured) captured |= library_point(point);
  result.captured = captured.bits();
  return result;
}

// ---- The comparison ----------------------------------------------------------------------------

// Compares everything there is to say about a position. Works on lists that are kept from one
// position to the next, and returns words only about a difference: assertions would be far slower.
template <class Rules>
class Comparison {
 public:
  // What differs, in words; nothing if all is the same.
  std::optional<std::string> difference(const Position& position) {
    const reference::State state = state_of(position);
    if (const std::optional<std::string> what = first_difference(position, state)) {
      return *what + " in " + reference::text(state);
    }
    return std::nullopt;
  }

 private:
  static constexpr RuleSet rules = Rules::rules;

  // A move and the position after it.
  struct Successor {
    PlainMove move;
    Position after;

    friend auto operator<=>(const Successor&, const Successor&) = default;
  };

  // A move of the reference, and a route that says how to make it.
  struct ExpectedMove {
    PlainMove move;
    const reference::Route* route;
  };

  std::optional<std::string> first_difference(const Position& position,
                                              const reference::State& state) {
    // What a set-up or a text makes of it must be the same position, and hash the same.
    const auto by_setup = Position::from(position.setup(), rules);
    if (!by_setup || *by_setup != position) return "another position by its set-up";
    if (by_setup->hash() != position.hash()) return "another hash by its set-up";
    const auto by_text = parse_position(to_text(position), rules);
    if (!by_text || *by_text != position) return "another position by its text";
    list(position);
    const std::vector<reference::Route> routes = reference::routes(state, reference_);
    list(routes);
    if (routes_ != expected_routes_) return "other routes";
    if (!std::equal(moves_.begin(), moves_.end(), expected_moves_.begin(), expected_moves_.end(),
                    [](const PlainMove& a, const ExpectedMove& b) { return a == b.move; })) {
      return "other moves";
    }
    if (count_moves<rules>(position) != expected_moves_.size()) return "count_moves";
    if (detail::count_routes<rules>(position) != expected_routes_.size()) return "count_routes";
    if (has_legal_move<rules>(position) == expected_routes_.empty()) return "has_legal_move";
    if (capturing_men<rules>(position) != expected_capturing_) return "capturing_men";
    if (outcome<rules>(position) != expected_outcome(state)) return "outcome";
    if (successors_.size() != expected_moves_.size()) return "successors";
    for (std::size_t i = 0; i < expected_moves_.size(); ++i) {
      const ExpectedMove& expected = expected_moves_[i];
      const Move move{expected.move.from, expected.move.to,
                      Bitboard::from_bits(expected.move.captured)};
      const Position after = position.template after<rules>(move);
      if (state_of(after) != reference::apply(state, *expected.route, reference_)) {
        return "another position after " + reference::text(*expected.route);
      }
      if (successors_[i] != Successor{expected.move, after}) {
        return "another successor by " + reference::text(*expected.route);
      }
    }
    return std::nullopt;
  }

  void list(const Position& position) {
    moves_.clear();
    for (const Move& move : legal_moves<rules>(position)) moves_.push_back(plain(move));
    std::sort(moves_.begin(), moves_.end());
    successors_.clear();
    for_each_successor<rules>(position, [this](const Move& move, const Position& after) {
      successors_.push_back({plain(move), after});
    });
    std::sort(successors_.begin(), successors_.end());
    routes_.clear();
    for_each_route<rules>(position,
                          [this](const Route& route) { routes_.push_back(plain(route)); });
    std::sort(routes_.begin(), routes_.end());
  }

  // The moves are those of the routes, each once, as in `reference::moves`.
  void list(const std::vector<reference::Route>& routes) {
    expected_routes_.clear();
    expected_moves_.clear();
    expected_capturing_ = Bitboard{};
    for (const reference::Route& route : routes) {
      expected_routes_.push_back(plain(route));
      expected_moves_.push_back({move_of(expected_routes_.back()), &route});
      if (!route.captured.empty()) expected_capturing_ |= library_point(route.from);
    }
    std::sort(expected_routes_.begin(), expected_routes_.end());
    std::sort(expected_moves_.begin(), expected_moves_.end(),
              [](const ExpectedMove& a, const ExpectedMove& b) { return a.move < b.move; });
    expected_moves_.erase(
        std::unique(expected_moves_.begin(), expected_moves_.end(),
                    [](const ExpectedMove& a, const ExpectedMove& b) { return a.move == b.move; }),
        expected_moves_.end());
  }

  std::optional<Outcome> expected_outcome(const reference::State& state) const {
    // Who has a route goes on; to ask the reference anew would only list the routes anew.
    if (!expected_routes_.empty()) return std::nullopt;
    const Side opponent = state.to_move == reference::Side::white ? Side::black : Side::white;
    switch (reference::outcome(state, reference_)) {
      case reference::Outcome::no_men:
        return Outcome{opponent, EndReason::no_men};
      case reference::Outcome::blocked:
        return Outcome{opponent, EndReason::blocked};
      case reference::Outcome::ongoing:
        break;
    }
    return std::nullopt;
  }

  reference::Rules reference_ = reference_rules<Rules>();
  std::vector<PlainMove> moves_;
  std::vector<Successor> successors_;
  std::vector<PlainRoute> routes_;
  std::vector<ExpectedMove> expected_moves_;
  std::vector<PlainRoute> expected_routes_;
  Bitboard expected_capturing_;
};

}  // namespace alquerque::test

#endif  // ALQUERQUE_TESTS_REFERENCE_COMPARISON_HPP_
