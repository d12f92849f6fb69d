#include <cstddef>
#include <cstdint>
#include <optional>

#include <alquerque/alquerque.h>
#include <alquerque/alquerque.hpp>
#include <alquerque/perft.hpp>
#include <alquerque/play.hpp>

#include "books.hpp"
#include "call.hpp"
#include "convert.hpp"
#include "output.hpp"
#include "place.hpp"

using alquerque::Move;
using namespace alquerque::c_api;

static_assert(ALQ_MAX_MOVES == alquerque::MoveList<>::capacity);

alq_status alq_legal_moves(alq_rules rules, const alq_position* position, alq_move* moves,
                           std::size_t capacity, std::size_t* count, alq_error* error) {
  return answered(error, [&](Call& call) {
    const std::optional<Place> place = find_place(call, rules, position);
    if (!place || !call.given(count, "count") || (capacity > 0 && !call.given(moves, "moves"))) {
      return;
    }
    *count = place->book.count_moves(place->position);
    if (takes(call, moves, capacity, *count)) {
      place->book.for_each_move(place->position, [&](const Move& move) { *moves++ = to_c(move); });
    }
  });
}

alq_status alq_count_moves(alq_rules rules, const alq_position* position, std::size_t* count,
                           alq_error* error) {
  return answered(error, [&](Call& call) {
    const std::optional<Place> place = find_place(call, rules, position);
    if (place && call.given(count, "count")) {
      *count = place->book.count_moves(place->position);
    }
  });
}

alq_status alq_has_legal_move(alq_rules rules, const alq_position* position, std::int32_t* answer,
                              alq_error* error) {
  return answered(error, [&](Call& call) {
    const std::optional<Place> place = find_place(call, rules, position);
    if (place && call.given(answer, "answer")) {
      *answer = place->book.has_legal_move(place->position) ? 1 : 0;
    }
  });
}

alq_status alq_is_legal(alq_rules rules, const alq_position* position, const alq_move* move,
                        std::int32_t* answer, alq_error* error) {
  return answered(error, [&](Call& call) {
    const std::optional<Place> place = find_place(call, rules, position);
    if (place && call.given(move, "move") && call.given(answer, "answer")) {
      const std::optional<Move> said = move_of(*move);
      *answer = said && place->book.is_legal(place->position, *said) ? 1 : 0;
    }
  });
}

alq_status alq_capturing_men(alq_rules rules, const alq_position* position, std::uint32_t* men,
                             alq_error* error) {
  return answered(error, [&](Call& call) {
    const std::optional<Place> place = find_place(call, rules, position);
    if (place && call.given(men, "men")) {
      *men = place->book.capturing_men(place->position).bits();
    }
  });
}

alq_status alq_after(alq_rules rules, const alq_position* position, const alq_move* move,
                     alq_position* after, alq_error* error) {
  return answered(error, [&](Call& call) {
    const std::optional<Place> place = find_place(call, rules, position);
    if (!place || !call.given(after, "after")) {
      return;
    }
    if (const std::optional<Move> legal = find_legal_move(call, *place, move)) {
      *after = to_c(place->book.after(place->position, *legal));
    }
  });
}

alq_status alq_outcome(alq_rules rules, const alq_position* position, alq_result* result,
                       alq_error* error) {
  return answered(error, [&](Call& call) {
    const std::optional<Place> place = find_place(call, rules, position);
    if (place && call.given(result, "result")) {
      *result = to_c(place->book.outcome(place->position));
    }
  });
}

alq_status alq_perft(alq_rules rules, const alq_position* position, std::uint32_t depth,
                     std::uint64_t* leaves, alq_error* error) {
  return answered(error, [&](Call& call) {
    const std::optional<Place> place = find_place(call, rules, position);
    if (!place || !call.given(leaves, "leaves")) {
      return;
    }
    if (depth > ALQ_MAX_DEPTH) {
      call.fail(ALQ_OUT_OF_RANGE, {"'depth' is more than ALQ_MAX_DEPTH"});
      return;
    }
    const std::uint64_t count = count_leaves(rules, place->position, depth);
    if (count == alquerque::perft_overflow) {
      call.fail(ALQ_COUNT_TOO_LARGE, {"the count to this 'depth' does not fit in 64 bits"});
      return;
    }
    *leaves = count;
  });
}
