#ifndef ALQUERQUE_C_API_PLACE_HPP
#define ALQUERQUE_C_API_PLACE_HPP

#include <optional>

#include <alquerque/alquerque.h>
#include <alquerque/alquerque.hpp>

#include "call.hpp"

namespace alquerque::c_api {

/// A position and the rules it is played by, both checked.
struct Place {
  RuleBook book;
  Position position;
};

/// The rule book that a caller named; otherwise the call has failed.
[[nodiscard]] std::optional<RuleBook> find_book(Call& call, alq_rules rules) noexcept;

/// The position that a set-up makes; otherwise the call has failed.
[[nodiscard]] std::optional<Position> make_position(Call& call, RuleBook book,
                                                    const alq_setup& setup) noexcept;

/// The place that a caller named; otherwise the call has failed.
[[nodiscard]] std::optional<Place> find_place(Call& call, alq_rules rules,
                                              const alq_position* position) noexcept;

/// The move that a caller named, legal there; otherwise the call has failed.
[[nodiscard]] std::optional<Move> find_legal_move(Call& call, const Place& place,
                                                  const alq_move* move);

/// Makes the call fail because of a move that is not legal.
void refuse_move(Call& call, const alq_move& move) noexcept;

}  // namespace alquerque::c_api

#endif  // ALQUERQUE_C_API_PLACE_HPP
