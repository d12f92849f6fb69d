#ifndef ALQUERQUE_REFUSAL_TEXT_HPP
#define ALQUERQUE_REFUSAL_TEXT_HPP

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "bitboard.hpp"
#include "geometry.hpp"
#include "heading.hpp"
#include "point.hpp"
#include "point_text.hpp"
#include "position.hpp"
#include "refusal.hpp"
#include "rule_set.hpp"
#include "side.hpp"

namespace alquerque::inline v0_1 {

namespace detail {

/// `c3, d3`.
inline std::string listed(Bitboard points) {
  std::string list;
  for (const Point point : points) {
    list += (list.empty() ? "" : ", ") + to_text(point);
  }
  return list;
}

inline std::string_view name_of(Side side) noexcept {
  return side == Side::white ? "White" : "Black";
}

inline std::string_view name_of_heading(Headings heading) noexcept {
  switch (heading) {
    case Headings::forward:
      return "straight forward";
    case Headings::diagonally_forward:
      return "diagonally forward";
    case Headings::sideways:
      return "sideways";
    case Headings::diagonally_backward:
      return "diagonally backward";
    default:
      return "straight backward";
  }
}

/// The heading of a step or jump whose line exists.
inline Headings heading_between(Point from, Point to, Side side) noexcept {
  for (const Direction direction : all_directions) {
    if (step_target(from, direction) == to || jump_target(from, direction) == to) {
      return heading_of(direction, side);
    }
  }
  return Headings::none;
}

/// The point in the middle of a jump.
inline Point middle_of(Point from, Point to) noexcept {
  return point_at((index_of(from) + index_of(to)) / 2);
}

/// Which way a step or jump was to go. What BrainKing forbids is all backward (B3, B5), so there
/// the text need not say more; with its number where the rule set forbids just that.
inline std::string heading_sentence(const Refused& refused, Headings allowed,
                                    std::string_view number, std::string_view what) {
  const bool as_brainking = allowed == Headings::ahead;
  const Headings heading = heading_between(refused.from, refused.to, refused.position.to_move());
  std::string text{as_brainking ? number : std::string_view{}};
  text += what;
  text += " may not go ";
  text += as_brainking ? std::string_view{"backward"} : name_of_heading(heading);
  return text;
}

inline std::string no_return_sentence(const Refused& refused) {
  const Bitboard no_west = refused.position.no_west();
  const Direction banned = no_west.contains(refused.from) ? Direction::west : Direction::east;
  std::string text = "B11: " + to_text(refused.from) + " may not return to " +
                     to_text(*step_target(refused.from, banned));
  if (refused.rules.no_return == NoReturn::until_moved) {
    text += " until it has moved elsewhere";
  }
  return text;
}

inline std::string sentence_of(const Refused& refused) {
  const RuleSet& rules = refused.rules;
  const Side side = refused.position.to_move();
  const std::string mover{name_of(side)};
  const std::string from = to_text(refused.from);
  const std::string to = to_text(refused.to);
  const std::string middle = to_text(middle_of(refused.from, refused.to));
  switch (refused.why) {
    case Refusal::game_over:
      return "B2: " + mover +
             (refused.position.men(side).empty() ? " has no men left" : " cannot move") +
             ", so the game is over";
    case Refusal::no_man:
      return "no man stands on " + from;
    case Refusal::enemy_man:
      return "it is " + mover + "'s turn, and the man on " + from + " is " +
             std::string{name_of(opponent(side))} + "'s";
    case Refusal::same_point:
      return "the man stands on " + from + " already";
    case Refusal::no_line:
      return "B3: no line leads from " + from + " to " + to + " by one step or jump";
    case Refusal::occupied:
      return "a man stands on " + to + " already";
    case Refusal::must_capture:
      return "B8: you must capture; men that can: " + listed(refused.instead);
    case Refusal::step_heading:
      return heading_sentence(refused, rules.quiet_steps, "B3: ", "a quiet step");
    case Refusal::far_rank:
      return "B4: a man on the far rank can only capture, and " + from + " is there";
    case Refusal::no_return:
      return no_return_sentence(refused);
    case Refusal::jump_over_empty:
      return "B7: only an enemy man can be jumped, and " + middle +
             (refused.captured.contains(middle_of(refused.from, refused.to))
                  ? " is empty since its man was taken"
                  : " is empty");
    case Refusal::jump_over_own_man:
      return "B7: only an enemy man can be jumped, and the man on " + middle + " is your own";
    case Refusal::landing_occupied:
      return "B5: a jump must land on an empty point, and a man stands on " + to;
    case Refusal::jump_heading:
      return heading_sentence(refused, rules.first_jump, "B5: ", "the first jump");
    case Refusal::man_blocked:
      return "the man on " + from + " cannot move";
    case Refusal::later_jump_heading:
      return heading_sentence(refused, rules.later_jumps, "", "a later jump");
    case Refusal::step_in_chain:
      return std::string{rules.chain_must_go_on ? "B6: " : ""} +
             "after a jump a man can only jump on; it can land on: " + listed(refused.instead);
    case Refusal::one_jump_a_turn:
      return "a man makes one jump a turn";
    case Refusal::chain_goes_on:
      return "B6: the man on " + from + " must jump on; it can land on: " + listed(refused.instead);
    case Refusal::nothing_entered:
      return "no step or jump has been made yet";
    case Refusal::move_complete:
      return "the move is complete";
  }
  return {};
}

}  // namespace detail

/// A sentence for a person about what is refused, without a full stop, such as `B8: you must
/// capture; men that can: c3, d3`. It begins with the number of the statement of the rules that
/// forbids it, where one does. Empty for what is allowed.
[[nodiscard]] inline std::string describe(const Ruling& ruling) {
  return ruling.is_allowed() ? std::string{} : detail::sentence_of(ruling.refused());
}

}  // namespace alquerque::inline v0_1

#endif  // ALQUERQUE_REFUSAL_TEXT_HPP
