#ifndef ALQUERQUE_TEXT_DETAIL_REFUSAL_SENTENCE_HPP
#define ALQUERQUE_TEXT_DETAIL_REFUSAL_SENTENCE_HPP

#include "../../core/base/language.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "../../core/bitboard.hpp"
#include "../../core/geometry.hpp"
#include "../../core/heading.hpp"
#include "../../core/outcome.hpp"
#include "../../core/point.hpp"
#include "../../core/position.hpp"
#include "../../core/rule_set.hpp"
#include "../../core/side.hpp"
#include "../../play/refusal.hpp"
#include "../outcome_text.hpp"
#include "../point_text.hpp"
#include "../side_text.hpp"

namespace alquerque::inline v0_1::detail {

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
    case Headings::backward:
    case Headings::none:
    case Headings::ahead:
    case Headings::any:
      break;
  }
  return "straight backward";
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

/// What `describe` says of a refusal.
inline std::string sentence_of(const Refused& refused) {
  const RuleSet& rules = refused.rules;
  const Side side = refused.position.to_move();
  const std::string mover{to_text(side)};
  const std::string from = to_text(refused.from);
  const std::string to = to_text(refused.to);
  // Of a jump, where that is what is refused.
  const auto middle = [&refused] { return middle_of(refused.from, refused.to); };
  switch (refused.why) {
    case Refusal::game_over:
      return "B2: " + lost_because(loss_of_mover(refused.position)) + ", so the game is over";
    case Refusal::no_man:
      return "no man stands on " + from;
    case Refusal::enemy_man:
      return "it is " + mover + "'s turn, and the man on " + from + " is " +
             std::string{to_text(opponent(side))} + "'s";
    case Refusal::same_point:
      return "the man stands on " + from + " already";
    case Refusal::no_line:
      return "B3: no line leads from " + from + " to " + to + " by one step or jump";
    case Refusal::occupied:
      return "a man stands on " + to + " already";
    case Refusal::must_capture:
      return "B8: you must capture; men that can: " + to_text(refused.instead);
    case Refusal::step_heading:
      return heading_sentence(refused, rules.quiet_steps, "B3: ", "a quiet step");
    case Refusal::far_rank:
      return "B4: a man on the far rank can only capture, and " + from + " is there";
    case Refusal::no_return:
      return no_return_sentence(refused);
    case Refusal::jump_over_empty:
      return "B7: only an enemy man can be jumped, and " + to_text(middle()) +
             (refused.captured.contains(middle()) ? " is empty since its man was taken"
                                                  : " is empty");
    case Refusal::jump_over_own_man:
      return "B7: only an enemy man can be jumped, and the man on " + to_text(middle()) +
             " is your own";
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
             "after a jump a man can only jump on; it can land on: " + to_text(refused.instead);
    case Refusal::one_jump_a_turn:
      return "a man makes one jump a turn";
    case Refusal::chain_goes_on:
      return "B6: the man on " + from +
             " must jump on; it can land on: " + to_text(refused.instead);
    case Refusal::nothing_entered:
      return "no step or jump has been made yet";
    case Refusal::move_complete:
      return "the move is complete";
  }
  return {};
}

/// The same of a ruling; empty for what is allowed.
inline std::string sentence_of(const Ruling& ruling) {
  return ruling.is_allowed() ? std::string{} : sentence_of(ruling.refused());
}

}  // namespace alquerque::inline v0_1::detail

#endif  // ALQUERQUE_TEXT_DETAIL_REFUSAL_SENTENCE_HPP
