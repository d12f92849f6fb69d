#ifndef ALQUERQUE_CORE_MOVEGEN_HPP
#define ALQUERQUE_CORE_MOVEGEN_HPP

#include "base/language.hpp"

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "base/target.hpp"
#include "bitboard.hpp"
#include "generator/boards.hpp"
#include "generator/chain_walk.hpp"
#include "generator/packed_moves.hpp"
#include "generator/traverse.hpp"
#include "move.hpp"
#include "move_list.hpp"
#include "position.hpp"
#include "rule_set.hpp"
#include "side.hpp"

namespace alquerque::inline v0_1 {

/// A visitor's answer: go on with the next, or stop here.
enum class Visit : bool { go_on, stop };

namespace detail {

inline namespace ALQ_TARGET {

/// Calls a visitor that returns `Visit`, or nothing for `Visit::go_on`; true to stop.
template <class Visitor, class... Items>
constexpr bool visit_stops(Visitor& visitor, const Items&... items) {
  if constexpr (std::is_void_v<std::invoke_result_t<Visitor&, const Items&...>>) {
    visitor(items...);
    return false;
  } else {
    return visitor(items...) == Visit::stop;
  }
}

/// Is there a move? Stops at the first set that is not empty.
struct AnySink {
  constexpr bool capturing(Bitboard) const noexcept { return true; }
  template <class Moves>
  constexpr bool moves(const Moves& packed) const noexcept {
    return !packed.empty();
  }
  constexpr bool capture(const Capture&) const noexcept { return true; }
};

/// How many? Counts whole sets at once.
struct CountSink {
  std::size_t count = 0;

  constexpr bool capturing(Bitboard) const noexcept { return false; }
  template <class Moves>
  constexpr bool moves(const Moves& packed) noexcept {
    count += packed.size();
    return false;
  }
  constexpr bool capture(const Capture&) noexcept {
    ++count;
    return false;
  }
};

/// Which? Hands the moves out one by one.
template <class Visitor>
struct MoveSink {
  Visitor& visitor;

  constexpr bool capturing(Bitboard) const noexcept { return false; }
  template <class Moves>
  constexpr bool moves(const Moves& packed) {
    return packed.any_of(
        [this](std::size_t place) { return visit_stops(visitor, Moves::move(place)); });
  }
  constexpr bool capture(const Capture& capture) { return visit_stops(visitor, capture.move()); }
};

/// Which positions? Makes the moves from the masks that they were found in.
template <RuleSet rules, Side side, class Visitor>
struct SuccessorSink {
  const Boards<std::uint32_t> before;
  Visitor& visitor;

  constexpr bool capturing(Bitboard) const noexcept { return false; }
  template <class Moves>
  constexpr bool moves(const Moves& packed) {
    return packed.any_of([this](std::size_t place) {
      const Change& change = Moves::change(place);
      return visit(
          Moves::move(place),
          after_move<rules, std::uint32_t>(
              before, change.moved, change.moved & ~before.own, Moves::jump ? change.captured : 0,
              Moves::jump ? 0 : change.west_stepper, Moves::jump ? 0 : change.east_stepper));
    });
  }
  constexpr bool capture(const Capture& capture) {
    return visit(capture.move(), after_capture<rules>(before, capture));
  }

 private:
  constexpr bool visit(const Move& move, const Boards<std::uint32_t>& after) {
    const Position successor = position_of<opponent(side)>(after);
    return visit_stops(visitor, move, successor);
  }
};

/// The men that can capture, without a look at where their chains lead.
struct CapturingSink {
  Bitboard men;

  constexpr bool capturing(Bitboard found) noexcept {
    men = found;
    return true;
  }
  template <class Moves>
  constexpr bool moves(const Moves&) const noexcept {
    return true;
  }
  constexpr bool capture(const Capture&) const noexcept { return true; }
};

}  // namespace ALQ_TARGET

}  // namespace detail

inline namespace ALQ_TARGET {

/// Whether the side to move has a legal move; stops at the first found. A side without one has
/// lost (B2).
template <RuleSet rules = rules::brainking>
  requires SupportedRules<rules>
[[nodiscard]] constexpr bool has_legal_move(const Position& position) noexcept {
  return detail::traverse<rules, detail::Unit::move>(position, detail::AnySink{});
}

/// How many legal moves the side to move has, without a list: steps and single jumps are counted by
/// the set, only chains are walked.
template <RuleSet rules = rules::brainking>
  requires SupportedRules<rules>
[[nodiscard]] constexpr std::size_t count_moves(const Position& position) noexcept {
  detail::CountSink sink;
  detail::traverse<rules, detail::Unit::move>(position, sink);
  return sink.count;
}

/// Calls `visitor(move)` once for every legal move, in an order that depends on the position alone.
/// The visitor returns nothing, or `Visit` and can end the traversal.
/// @return `Visit::stop` if the visitor stopped
template <RuleSet rules = rules::brainking, class Visitor>
  requires SupportedRules<rules>
constexpr Visit for_each_move(const Position& position, Visitor&& visitor) {
  detail::MoveSink<std::remove_reference_t<Visitor>> sink{visitor};
  return detail::traverse<rules, detail::Unit::move>(position, sink) ? Visit::stop : Visit::go_on;
}

/// Calls `visitor(move, after)` once for every legal move with the position after it, in the order
/// of `for_each_move`. Faster than `position.after(move)` for each of them, as the positions are
/// made from what the moves are found by. The visitor returns nothing, or `Visit` and can end the
/// traversal.
/// @return `Visit::stop` if the visitor stopped
template <RuleSet rules = rules::brainking, class Visitor>
  requires SupportedRules<rules>
constexpr Visit for_each_successor(const Position& position, Visitor&& visitor) {
  return detail::for_mover(position, [&]<Side side>() {
    detail::SuccessorSink<rules, side, std::remove_reference_t<Visitor>> sink{
        detail::boards_of<rules, side>(position), visitor};
    return detail::traverse<rules, side, detail::Unit::move>(position, sink) ? Visit::stop
                                                                             : Visit::go_on;
  });
}

/// The legal moves of the side to move, each once, in the order of `for_each_move`.
template <RuleSet rules = rules::brainking>
  requires SupportedRules<rules>
[[nodiscard]] constexpr MoveList<detail::max_moves(rules)> legal_moves(
    const Position& position) noexcept {
  MoveList<detail::max_moves(rules)> moves;
  for_each_move<rules>(position, [&moves](const Move& move) { moves.push_back(move); });
  assert(moves.size() == count_moves<rules>(position));
  assert(moves.empty() == !has_legal_move<rules>(position));
  return moves;
}

/// Whether a move is legal here; O(legal moves). For moves from outside the program.
template <RuleSet rules = rules::brainking>
  requires SupportedRules<rules>
[[nodiscard]] constexpr bool is_legal(const Position& position, const Move& move) noexcept {
  return for_each_move<rules>(position, [&move](const Move& candidate) {
           return candidate == move ? Visit::stop : Visit::go_on;
         }) == Visit::stop;
}

/// The men of the side to move that can capture (B5). Under compulsory capture no quiet move is
/// legal unless this is empty (B8).
template <RuleSet rules = rules::brainking>
  requires SupportedRules<rules>
[[nodiscard]] constexpr Bitboard capturing_men(const Position& position) noexcept {
  detail::CapturingSink sink;
  detail::traverse<rules, detail::Unit::move>(position, sink);
  return sink.men;
}

}  // namespace ALQ_TARGET

}  // namespace alquerque::inline v0_1

#endif  // ALQUERQUE_CORE_MOVEGEN_HPP
