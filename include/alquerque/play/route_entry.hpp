#ifndef ALQUERQUE_PLAY_ROUTE_ENTRY_HPP
#define ALQUERQUE_PLAY_ROUTE_ENTRY_HPP

#include "../core/base/language.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <optional>

#include "../core/bitboard.hpp"
#include "../core/geometry.hpp"
#include "../core/heading.hpp"
#include "../core/move.hpp"
#include "../core/point.hpp"
#include "../core/position.hpp"
#include "../core/route.hpp"
#include "../core/rule_book.hpp"
#include "../core/rule_set.hpp"
#include "../core/setup.hpp"
#include "../core/side.hpp"
#include "refusal.hpp"

namespace alquerque::inline v0_1 {

/// A move that a person enters point by point: first the man, then each point it touches down on.
/// Every state can be drawn, and the last point taken back. A regular value without allocation.
/// Every change costs one visit of all routes of the position: O(routes), which are a handful in
/// play and thousands in the strangest positions.
class RouteEntry {
 public:
  /// @param position a position of these rules
  RouteEntry(RuleBook book, const Position& position) noexcept : book_{book}, position_{position} {
    book.for_each_move(position, [this](const Move& move) { movable_men_ |= move.from(); });
  }

  /// The rules under which the move is entered.
  [[nodiscard]] RuleBook rules() const noexcept { return book_; }
  /// The position in which the move is entered; entering does not change it.
  [[nodiscard]] const Position& position() const noexcept { return position_; }

  /// The men that have a legal move. Each can be tapped at any time, and then the entry begins anew
  /// with it.
  [[nodiscard]] Bitboard movable_men() const noexcept { return movable_men_; }

  /// What goes on with the entry: the men that can be tapped, or after that the points that the man
  /// can touch down on next. Empty if the move is complete.
  [[nodiscard]] Bitboard next_points() const noexcept {
    return route_ ? next_landings_ : movable_men_;
  }

  /// What has been entered: the man, the points it has touched down on so far, and the men it has
  /// captured so far. Nothing before a man is tapped.
  [[nodiscard]] const std::optional<Route>& route() const noexcept { return route_; }

  /// Where the man stands now.
  [[nodiscard]] std::optional<Point> man() const noexcept {
    return route_ ? std::optional{route_->to()} : std::nullopt;
  }

  /// The men captured so far.
  [[nodiscard]] Bitboard captured() const noexcept {
    return route_ ? route_->captured() : Bitboard{};
  }

  /// Whether the move may end where the man stands now.
  [[nodiscard]] bool can_finish() const noexcept { return can_finish_; }

  /// Whether the move is entered: it cannot go on, or `finish` has ended it.
  [[nodiscard]] bool is_complete() const noexcept { return can_finish_ && next_landings_.empty(); }

  /// The legal move that is entered, once it is complete; `route` is then one of its routes.
  [[nodiscard]] std::optional<Move> move() const noexcept {
    return is_complete() ? std::optional{route_->move()} : std::nullopt;
  }

  /// What to draw: the man where it stands now, and the captured men gone. The side to move is
  /// still the one that moves, and the bans are those of men that have not moved.
  [[nodiscard]] Setup board() const noexcept {
    Setup setup = position_.setup();
    if (route_ && route_->size() > 0) {
      const bool is_white = position_.to_move() == Side::white;
      Bitboard& own = is_white ? setup.white : setup.black;
      Bitboard& enemy = is_white ? setup.black : setup.white;
      own = (own - route_->from()) | route_->to();
      enemy -= route_->captured();
      setup.no_west -= route_->captured() | route_->from();
      setup.no_east -= route_->captured() | route_->from();
    }
    return setup;
  }

  /// Takes the man on a point, or goes on to a point.
  /// @return allowed if it did; else why not, and nothing has changed
  Ruling tap(Point point) noexcept {
    if (route_ && next_landings_.contains(point)) {
      go_on_to(point);
      return {};
    }
    const bool is_same_man = route_ && route_->from() == point;
    if (movable_men_.contains(point) && !is_same_man) {
      enter(Route{point});
      return {};
    }
    if (is_same_man && route_->size() == 0) {
      return {};
    }
    const bool is_another_man = position_.men(position_.to_move()).contains(point) && !is_same_man;
    return !route_ || is_another_man ? explain(book_, position_, point) : explain_next(point);
  }

  /// Whether the man that is taken may go on to a point, or why not; also where `tap` would take
  /// another man there.
  /// @pre `route()`
  [[nodiscard]] Ruling explain_next(Point point) const noexcept {
    assert(route_);
    if (route_->size() == 0) {
      return explain(book_, position_, route_->from(), point);
    }
    const std::optional<Refusal> why = refusal_of_later(point);
    return why ? refused(*why, point) : Ruling{};
  }

  /// Ends the move where the man stands, where the rules allow a chain to stop early. Does nothing
  /// if the move is complete.
  /// @return allowed if the move is now complete; else why not, and nothing has changed
  Ruling finish() noexcept {
    if (can_finish_) {
      is_cut_short_ = is_cut_short_ || !next_landings_.empty();
      next_landings_ = {};
      return {};
    }
    const bool has_begun = route_ && route_->size() > 0;
    return refused(has_begun ? Refusal::chain_goes_on : Refusal::nothing_entered,
                   man().value_or(Point{}));
  }

  /// Takes back the last that was entered: the end by `finish`, a point, or the man.
  /// @return false if nothing is entered
  bool take_back() noexcept {
    if (!route_) {
      return false;
    }
    if (is_cut_short_) {
      enter(Route{*route_});
    } else if (route_->size() > 0) {
      enter(without_last_point());
    } else {
      clear();
    }
    return true;
  }

  /// Forgets what has been entered.
  void clear() noexcept { *this = RouteEntry{book_, position_, movable_men_}; }

  /// Equal entries have the same rules and position, and the same is entered.
  [[nodiscard]] friend bool operator==(const RouteEntry&, const RouteEntry&) noexcept = default;

 private:
  RouteEntry(RuleBook book, const Position& position, Bitboard movable_men) noexcept
      : book_{book}, position_{position}, movable_men_{movable_men} {}

  /// Makes `route` what is entered, and finds out how it can go on.
  void enter(const Route& route) noexcept {
    route_ = route;
    next_landings_ = {};
    can_finish_ = false;
    is_cut_short_ = false;
    book_.for_each_route(position_, [this](const Route& whole) {
      const std::size_t entered = route_->size();
      if (whole.from() != route_->from() || whole.size() < entered ||
          !std::equal(route_->begin(), route_->end(), whole.begin())) {
        return;
      }
      if (whole.size() == entered) {
        can_finish_ = true;
      } else {
        next_landings_ |= whole[entered];
      }
    });
  }

  void go_on_to(Point point) noexcept {
    std::array<Point, Route::max_landings> landings{};
    *std::copy(route_->begin(), route_->end(), landings.begin()) = point;
    enter({route_->from(), landings.data(), route_->size() + 1,
           route_->captured() | jumped(route_->to(), point)});
  }

  [[nodiscard]] Route without_last_point() const noexcept {
    const std::size_t size = route_->size() - 1;
    const Point before = size == 0 ? route_->from() : (*route_)[size - 1];
    return {route_->from(), route_->begin(), size,
            route_->captured() - jumped(before, route_->to())};
  }

  /// The point that a jump passes over; none for a step.
  [[nodiscard]] static Bitboard jumped(Point from, Point to) noexcept {
    const auto jump = detail::jump_between(from, to);
    return jump ? jump->over : Bitboard{};
  }

  /// Why the man may not go on to a point after a step or jump; nothing if it may.
  [[nodiscard]] std::optional<Refusal> refusal_of_later(Point point) const noexcept {
    const Side side = position_.to_move();
    const Setup now = board();
    const std::optional<Refusal> refusal = detail::explain_later_jump(
        book_.rules(), {side, now.men(side), now.men(opponent(side))}, route_->to(), point);
    if (!is_complete()) {
      return refusal;
    }
    const bool could_jump = !refusal || refusal == Refusal::later_jump_heading;
    return could_jump && !captured().empty() && book_.rules().later_jumps == Headings::none
               ? Refusal::one_jump_a_turn
               : Refusal::move_complete;
  }

  /// What is refused to the man where it stands now.
  [[nodiscard]] Ruling refused(Refusal why, Point to) const noexcept {
    return Ruling{
        {why, book_.rules(), position_, man().value_or(to), to, next_landings_, captured()}};
  }

  RuleBook book_;
  Position position_;
  Bitboard movable_men_;
  std::optional<Route> route_;
  Bitboard next_landings_;
  bool can_finish_ = false;
  bool is_cut_short_ = false;
};

}  // namespace alquerque::inline v0_1

#endif  // ALQUERQUE_PLAY_ROUTE_ENTRY_HPP
