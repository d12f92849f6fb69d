#ifndef ALQUERQUE_PLAY_REFUSAL_HPP
#define ALQUERQUE_PLAY_REFUSAL_HPP

#include "../core/base/language.hpp"

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "../core/bitboard.hpp"
#include "../core/generator/quiet_rules.hpp"
#include "../core/geometry.hpp"
#include "../core/heading.hpp"
#include "../core/movegen.hpp"
#include "../core/point.hpp"
#include "../core/position.hpp"
#include "../core/rule_book.hpp"
#include "../core/rule_set.hpp"
#include "../core/side.hpp"

namespace alquerque::inline v0_1 {

/// Why a man, a step or a jump is refused. Where several reasons hold, the first in this order is
/// given: what no man could do, then compulsory capture, which says what to do instead, then what
/// forbids this one step or jump.
enum class Refusal : std::uint8_t {
  // the man
  /// The side to move has lost (B2).
  game_over,
  /// No man stands there.
  no_man,
  /// The man there is not of the side to move.
  enemy_man,

  // a step or a jump
  /// It would end where it begins.
  same_point,
  /// No line leads there in one step or one jump (B3).
  no_line,

  // a step
  /// A man stands where the step would end.
  occupied,
  /// Another step or a jump captures, so this one may not be made (B8).
  must_capture,
  /// The rules have no quiet steps of this heading, for example backward (B3).
  step_heading,
  /// The man is on its far rank (B4).
  far_rank,
  /// The man just came from there (B11).
  no_return,

  // a jump
  /// The point to be jumped over is empty (B7).
  jump_over_empty,
  /// The man to be jumped over is of the same side (B7).
  jump_over_own_man,
  /// A man stands where the jump would land (B5).
  landing_occupied,
  /// The rules have no first jumps of this heading, for example backward (B5).
  jump_heading,

  // a man as a whole
  /// None of the man's steps and jumps is open, for none of the reasons above alone.
  man_blocked,

  // a move that is being entered, step by step
  /// The rules have no later jumps of this heading.
  later_jump_heading,
  /// After a jump, a man can only jump on (B6).
  step_in_chain,
  /// The rules give a man one jump a turn.
  one_jump_a_turn,
  /// The chain can go on, so it may not end here (B6).
  chain_goes_on,
  /// The move cannot end before it has begun.
  nothing_entered,
  /// The move is complete.
  move_complete
};

/// How many reasons there are.
inline constexpr std::size_t refusal_count = 21;

/// A refusal with all that can be said about it.
struct Refused {
  /// The reason.
  Refusal why;
  /// The rules that refuse.
  RuleSet rules;
  /// The position at the beginning of the turn.
  Position position;
  /// Where the man stands, in the middle of a chain too.
  Point from;
  /// Where it should go; where it stands, if it is refused as a whole.
  Point to;
  /// What can be done instead: the men that can capture; in a move that is being entered, where the
  /// man can go next.
  Bitboard instead{};
  /// The men that the move has captured so far.
  Bitboard captured{};

  [[nodiscard]] friend constexpr bool operator==(const Refused&, const Refused&) noexcept = default;
};

/// What the rules say to a man, a step or a jump: it is allowed, or refused, and why. It does not
/// convert to bool, as it could be read either way. It holds all that `describe` in
/// refusal_text.hpp needs for a sentence, and does not depend on what it was asked of.
class Ruling {
 public:
  /// Allowed.
  constexpr Ruling() noexcept = default;
  /// Refused.
  constexpr explicit Ruling(const Refused& refused) noexcept : refused_{refused} {}

  /// Whether nothing forbids it.
  [[nodiscard]] constexpr bool is_allowed() const noexcept { return !refused_.has_value(); }

  /// Why it is refused.
  /// @pre `!is_allowed()`
  [[nodiscard]] constexpr const Refused& refused() const noexcept {
    assert(!is_allowed());
    return *refused_;
  }

  [[nodiscard]] friend constexpr bool operator==(const Ruling&, const Ruling&) noexcept = default;
  /// Whether it is refused for a certain reason.
  [[nodiscard]] friend constexpr bool operator==(const Ruling& ruling, Refusal why) noexcept {
    return !ruling.is_allowed() && ruling.refused().why == why;
  }

 private:
  std::optional<Refused> refused_;
};

namespace detail {

/// The men in the middle of a turn, as the side sees them that makes it.
struct TurnBoard {
  Side side;
  Bitboard own;
  Bitboard enemy;

  [[nodiscard]] constexpr Bitboard occupied() const noexcept { return own | enemy; }
};

/// What forbids a jump along a line (B5, B7).
/// @param headings those that the rules allow
/// @param bad_heading what it is if the jump has none of them
constexpr std::optional<Refusal> refusal_of_jump(const TurnBoard& board, const Jump& jump,
                                                 Headings headings, Refusal bad_heading) noexcept {
  if (board.own.contains(jump.over)) {
    return Refusal::jump_over_own_man;
  }
  if (!board.enemy.contains(jump.over)) {
    return Refusal::jump_over_empty;
  }
  if (board.occupied().contains(jump.landing)) {
    return Refusal::landing_occupied;
  }
  if (!includes(headings, jump.direction, board.side)) {
    return bad_heading;
  }
  return std::nullopt;
}

/// What a position says about all its moves.
struct TurnFacts {
  bool has_legal_move;
  Bitboard capturing_men;
};

/// What forbids a quiet step whose line exists.
constexpr std::optional<Refusal> refusal_of_step(const RuleSet& rules, const Position& position,
                                                 const TurnFacts& facts, Point from,
                                                 Direction direction) noexcept {
  const Side side = position.to_move();
  if (position.occupied().contains(*step_target(from, direction))) {
    return Refusal::occupied;
  }
  if (must_capture(rules, facts.capturing_men)) {
    return Refusal::must_capture;
  }
  if (!includes(rules.quiet_steps, direction, side)) {
    return Refusal::step_heading;
  }
  if (!quiet_points(rules, side).contains(from)) {
    return Refusal::far_rank;
  }
  if (banned_from(direction, position.no_west(), position.no_east()).contains(from)) {
    return Refusal::no_return;
  }
  return std::nullopt;
}

constexpr std::optional<Refusal> refusal_of_point(const Position& position, const TurnFacts& facts,
                                                  Point from) noexcept {
  if (!facts.has_legal_move) {
    return Refusal::game_over;
  }
  if (!position.occupied().contains(from)) {
    return Refusal::no_man;
  }
  if (!position.men(position.to_move()).contains(from)) {
    return Refusal::enemy_man;
  }
  return std::nullopt;
}

constexpr std::optional<Refusal> explain(const RuleSet& rules, const Position& position,
                                         const TurnFacts& facts, Point from, Point to) noexcept {
  if (const auto refusal = refusal_of_point(position, facts, from)) {
    return refusal;
  }
  if (from == to) {
    return Refusal::same_point;
  }
  const Side side = position.to_move();
  const TurnBoard board{side, position.men(side), position.men(opponent(side))};
  for (const Direction direction : all_directions) {
    if (step_target(from, direction) == to) {
      return refusal_of_step(rules, position, facts, from, direction);
    }
  }
  if (const auto jump = jump_between(from, to)) {
    return refusal_of_jump(board, *jump, rules.first_jump, Refusal::jump_heading);
  }
  return Refusal::no_line;
}

constexpr std::optional<Refusal> explain(const RuleSet& rules, const Position& position,
                                         const TurnFacts& facts, Point from) noexcept {
  if (const auto refusal = refusal_of_point(position, facts, from)) {
    return refusal;
  }
  if (facts.capturing_men.contains(from)) {
    return std::nullopt;
  }
  if (must_capture(rules, facts.capturing_men)) {
    return Refusal::must_capture;
  }
  Refusal why = Refusal::man_blocked;
  for (const Point to : neighbours(from)) {
    const std::optional<Refusal> refusal = explain(rules, position, facts, from, to);
    if (!refusal) {
      return std::nullopt;
    }
    if (refusal == Refusal::far_rank || refusal == Refusal::no_return) {
      why = *refusal;
    }
  }
  return why;
}

/// Why a man that has jumped to `at` may not jump on to `to`; nothing if it may.
constexpr std::optional<Refusal> explain_later_jump(const RuleSet& rules, const TurnBoard& board,
                                                    Point at, Point to) noexcept {
  if (at == to) {
    return Refusal::same_point;
  }
  if (const auto jump = jump_between(at, to)) {
    return refusal_of_jump(board, *jump, rules.later_jumps, Refusal::later_jump_heading);
  }
  return neighbours(at).contains(to) ? Refusal::step_in_chain : Refusal::no_line;
}

template <RuleSet rules>
constexpr TurnFacts facts_of(const Position& position) noexcept {
  return {has_legal_move<rules>(position), capturing_men<rules>(position)};
}

inline TurnFacts facts_of(RuleBook book, const Position& position) noexcept {
  return {book.has_legal_move(position), book.capturing_men(position)};
}

constexpr Ruling ruling_on(const RuleSet& rules, const Position& position, const TurnFacts& facts,
                           Point from, Point to) noexcept {
  const std::optional<Refusal> why = explain(rules, position, facts, from, to);
  return why ? Ruling{{*why, rules, position, from, to, facts.capturing_men}} : Ruling{};
}

constexpr Ruling ruling_on(const RuleSet& rules, const Position& position, const TurnFacts& facts,
                           Point from) noexcept {
  const std::optional<Refusal> why = explain(rules, position, facts, from);
  return why ? Ruling{{*why, rules, position, from, from, facts.capturing_men}} : Ruling{};
}

}  // namespace detail

/// Whether the side to move may begin a move with a step or a first jump from one point to another,
/// or why not; allowed exactly if a legal move begins with it. O(1). Never refused for
/// `man_blocked` or what follows it.
template <RuleSet rules = rules::brainking>
  requires SupportedRules<rules>
[[nodiscard]] constexpr Ruling explain(const Position& position, Point from, Point to) noexcept {
  return detail::ruling_on(rules, position, detail::facts_of<rules>(position), from, to);
}

/// The same for rules chosen while the program runs.
[[nodiscard]] inline Ruling explain(RuleBook book, const Position& position, Point from,
                                    Point to) noexcept {
  return detail::ruling_on(book.rules(), position, detail::facts_of(book, position), from, to);
}

/// Whether there is a man to move on a point, or why not; allowed exactly if a man stands there
/// that has a legal move. O(1). Refused for `game_over`, `no_man`, `enemy_man`, `must_capture`,
/// `far_rank`, `no_return` or `man_blocked`.
template <RuleSet rules = rules::brainking>
  requires SupportedRules<rules>
[[nodiscard]] constexpr Ruling explain(const Position& position, Point from) noexcept {
  return detail::ruling_on(rules, position, detail::facts_of<rules>(position), from);
}

/// The same for rules chosen while the program runs.
[[nodiscard]] inline Ruling explain(RuleBook book, const Position& position, Point from) noexcept {
  return detail::ruling_on(book.rules(), position, detail::facts_of(book, position), from);
}

}  // namespace alquerque::inline v0_1

#endif  // ALQUERQUE_PLAY_REFUSAL_HPP
