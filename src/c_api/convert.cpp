#include "convert.hpp"

#include <algorithm>

namespace alquerque::c_api {

static_assert(to_c(Side::white) == ALQ_WHITE && to_c(Side::black) == ALQ_BLACK);
static_assert(static_cast<int>(EndReason::no_men) + 1 == ALQ_END_NO_MEN);
static_assert(static_cast<int>(EndReason::blocked) + 1 == ALQ_END_BLOCKED);
static_assert(static_cast<int>(EndReason::resignation) + 1 == ALQ_END_RESIGNATION);
static_assert(static_cast<int>(EndReason::agreement) + 1 == ALQ_END_AGREEMENT);
static_assert(static_cast<int>(EndReason::repetition) + 1 == ALQ_END_REPETITION);
static_assert(static_cast<int>(EndReason::quiet_turns) + 1 == ALQ_END_QUIET_TURNS);
static_assert(to_c(Refusal::game_over) == ALQ_REFUSAL_GAME_OVER);
static_assert(to_c(Refusal::no_man) == ALQ_REFUSAL_NO_MAN);
static_assert(to_c(Refusal::enemy_man) == ALQ_REFUSAL_ENEMY_MAN);
static_assert(to_c(Refusal::same_point) == ALQ_REFUSAL_SAME_POINT);
static_assert(to_c(Refusal::no_line) == ALQ_REFUSAL_NO_LINE);
static_assert(to_c(Refusal::occupied) == ALQ_REFUSAL_OCCUPIED);
static_assert(to_c(Refusal::must_capture) == ALQ_REFUSAL_MUST_CAPTURE);
static_assert(to_c(Refusal::step_heading) == ALQ_REFUSAL_STEP_HEADING);
static_assert(to_c(Refusal::far_rank) == ALQ_REFUSAL_FAR_RANK);
static_assert(to_c(Refusal::no_return) == ALQ_REFUSAL_NO_RETURN);
static_assert(to_c(Refusal::jump_over_empty) == ALQ_REFUSAL_JUMP_OVER_EMPTY);
static_assert(to_c(Refusal::jump_over_own_man) == ALQ_REFUSAL_JUMP_OVER_OWN_MAN);
static_assert(to_c(Refusal::landing_occupied) == ALQ_REFUSAL_LANDING_OCCUPIED);
static_assert(to_c(Refusal::jump_heading) == ALQ_REFUSAL_JUMP_HEADING);
static_assert(to_c(Refusal::man_blocked) == ALQ_REFUSAL_MAN_BLOCKED);
static_assert(to_c(Refusal::later_jump_heading) == ALQ_REFUSAL_LATER_JUMP_HEADING);
static_assert(to_c(Refusal::step_in_chain) == ALQ_REFUSAL_STEP_IN_CHAIN);
static_assert(to_c(Refusal::one_jump_a_turn) == ALQ_REFUSAL_ONE_JUMP_A_TURN);
static_assert(to_c(Refusal::move_complete) == ALQ_REFUSAL_MOVE_COMPLETE);
static_assert(refusal_count == 21, "the new refusal needs a number");
static_assert(Route::max_landings == ALQ_MAX_LANDINGS);

alq_setup to_c(const Setup& setup) noexcept {
  return {setup.white.bits(), setup.black.bits(), setup.no_west.bits(), setup.no_east.bits(),
          to_c(setup.to_move)};
}

alq_position to_c(const Position& position) noexcept {
  return {position.men(Side::white).bits(), position.men(Side::black).bits(),
          position.no_west().bits(),
          position.no_east().bits() |
              (position.to_move() == Side::black ? ALQ_BLACK_TO_MOVE : std::uint32_t{0})};
}

alq_move to_c(const Move& move) noexcept {
  return {move.captured().bits(),
          static_cast<std::uint8_t>(move.from()),
          static_cast<std::uint8_t>(move.to()),
          {0, 0}};
}

alq_route to_c(const Route& route) noexcept {
  alq_route out{};
  out.captured = route.captured().bits();
  out.from = static_cast<std::uint8_t>(route.from());
  out.size = static_cast<std::uint8_t>(route.size());
  std::transform(route.begin(), route.end(), out.landings,
                 [](Point landing) { return static_cast<std::uint8_t>(landing); });
  return out;
}

alq_result to_c(const std::optional<Outcome>& outcome) noexcept {
  if (!outcome) {
    return {ALQ_END_NONE, ALQ_NOBODY};
  }
  return {static_cast<std::int32_t>(outcome->reason) + 1,
          outcome->winner ? to_c(*outcome->winner) : alq_side{ALQ_NOBODY}};
}

alq_setup said_by(const alq_position& position) noexcept {
  return {position.white, position.black, position.no_west, position.no_east & ~ALQ_BLACK_TO_MOVE,
          ALQ_TO_MOVE(position)};
}

std::optional<Move> move_of(const alq_move& move) noexcept {
  if (move.from >= point_count || move.to >= point_count || (move.captured & ~point_bits) != 0 ||
      move.reserved[0] != 0 || move.reserved[1] != 0) {
    return std::nullopt;
  }
  return Move{point_at(move.from), point_at(move.to), Bitboard::from_bits(move.captured)};
}

}  // namespace alquerque::c_api
