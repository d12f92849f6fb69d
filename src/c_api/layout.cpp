#include <cstddef>
#include <type_traits>

#include <alquerque/alquerque.h>

// The layouts that the header promises; languages that call C repeat them.

#define ALQ_PLACED(type, member, offset) \
  static_assert(offsetof(type, member) == (offset) && std::is_standard_layout_v<type>)

static_assert(sizeof(alq_error) == 256);
ALQ_PLACED(alq_error, status, 0);
ALQ_PLACED(alq_error, faults, 4);
ALQ_PLACED(alq_error, offset, 8);
ALQ_PLACED(alq_error, message, 16);

static_assert(sizeof(alq_setup) == 20);
ALQ_PLACED(alq_setup, white, 0);
ALQ_PLACED(alq_setup, black, 4);
ALQ_PLACED(alq_setup, no_west, 8);
ALQ_PLACED(alq_setup, no_east, 12);
ALQ_PLACED(alq_setup, to_move, 16);

static_assert(sizeof(alq_position) == 16);
ALQ_PLACED(alq_position, white, 0);
ALQ_PLACED(alq_position, black, 4);
ALQ_PLACED(alq_position, no_west, 8);
ALQ_PLACED(alq_position, no_east, 12);

static_assert(sizeof(alq_move) == 8);
ALQ_PLACED(alq_move, captured, 0);
ALQ_PLACED(alq_move, from, 4);
ALQ_PLACED(alq_move, to, 5);
ALQ_PLACED(alq_move, reserved, 6);

static_assert(sizeof(alq_route) == 20);
ALQ_PLACED(alq_route, captured, 0);
ALQ_PLACED(alq_route, from, 4);
ALQ_PLACED(alq_route, size, 5);
ALQ_PLACED(alq_route, landings, 6);
ALQ_PLACED(alq_route, reserved, 18);

static_assert(sizeof(alq_text_place) == 32);
ALQ_PLACED(alq_text_place, offset, 0);
ALQ_PLACED(alq_text_place, line, 8);
ALQ_PLACED(alq_text_place, column, 16);
ALQ_PLACED(alq_text_place, games, 24);

static_assert(sizeof(alq_result) == 8);
ALQ_PLACED(alq_result, end, 0);
ALQ_PLACED(alq_result, winner, 4);

static_assert(sizeof(alq_adjudication) == 8);
ALQ_PLACED(alq_adjudication, repetitions, 0);
ALQ_PLACED(alq_adjudication, quiet_turns, 4);
