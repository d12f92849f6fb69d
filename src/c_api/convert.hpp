#ifndef ALQUERQUE_C_API_CONVERT_HPP
#define ALQUERQUE_C_API_CONVERT_HPP

#include <cstdint>
#include <optional>

#include <alquerque/alquerque.h>
#include <alquerque/alquerque.hpp>
#include <alquerque/play.hpp>
#include <alquerque/text.hpp>

/// Between the structs of the C header and the types of the library.

namespace alquerque::c_api {

/// The bits that stand for points.
inline constexpr std::uint32_t point_bits = Bitboard::all().bits();

[[nodiscard]] constexpr bool is_side(alq_side side) noexcept {
  return side == ALQ_WHITE || side == ALQ_BLACK;
}
/// @pre `is_side(side)`
[[nodiscard]] constexpr Side side_of(alq_side side) noexcept { return static_cast<Side>(side); }
[[nodiscard]] constexpr alq_side to_c(Side side) noexcept { return static_cast<alq_side>(side); }

[[nodiscard]] alq_setup to_c(const Setup& setup) noexcept;
[[nodiscard]] alq_position to_c(const Position& position) noexcept;
[[nodiscard]] alq_move to_c(const Move& move) noexcept;
[[nodiscard]] alq_route to_c(const Route& route) noexcept;
[[nodiscard]] alq_result to_c(const std::optional<Outcome>& outcome) noexcept;
[[nodiscard]] constexpr alq_refusal to_c(Refusal refusal) noexcept {
  return static_cast<alq_refusal>(refusal) + 1;
}

/// What a function answers to a text with this fault.
[[nodiscard]] constexpr alq_status status_of(ParseFault fault) noexcept {
  return fault == ParseFault::illegal_move     ? ALQ_ILLEGAL_MOVE
         : fault == ParseFault::ambiguous_move ? ALQ_AMBIGUOUS_MOVE
                                               : ALQ_BAD_TEXT;
}

/// What a position says, wrong or not.
[[nodiscard]] alq_setup said_by(const alq_position& position) noexcept;

/// The move, if the bytes can be one at all.
[[nodiscard]] std::optional<Move> move_of(const alq_move& move) noexcept;

}  // namespace alquerque::c_api

#endif  // ALQUERQUE_C_API_CONVERT_HPP
