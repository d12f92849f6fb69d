#include <cstddef>
#include <optional>
#include <string>

#include <alquerque/alquerque.h>
#include <alquerque/text.hpp>

#include "call.hpp"
#include "convert.hpp"
#include "output.hpp"
#include "place.hpp"

using alquerque::Move;
using alquerque::ParseError;
using alquerque::Position;
using alquerque::Result;
using alquerque::RuleBook;
using namespace alquerque::c_api;

namespace {

// Five ranks of five men and what parts them, the side to move, and a ban for every man.
static_assert(ALQ_POSITION_TEXT_SIZE >= 5 * 6 + 2 + 2 * alquerque::max_men * 4);
static_assert(ALQ_MOVE_TEXT_SIZE >= 2 + alquerque::Route::max_landings * 3 + 1);

void refuse_text(Call& call, const ParseError& error) {
  call.fail(status_of(error.fault), {error.message()}, {error.offset, 0});
}

}  // namespace

alq_status alq_position_text(alq_rules rules, const alq_position* position, char* buffer,
                             std::size_t capacity, std::size_t* size, alq_error* error) {
  return answered(error, [&](Call& call) {
    const std::optional<Place> place = find_place(call, rules, position);
    if (place && given_buffer(call, buffer, capacity, size)) {
      write_text(call, to_text(place->position), buffer, capacity, size);
    }
  });
}

alq_status alq_parse_position(alq_rules rules, const char* text, alq_position* position,
                              alq_error* error) {
  return answered(error, [&](Call& call) {
    const std::optional<RuleBook> book = find_book(call, rules);
    if (!book || !call.given(text, "text") || !call.given(position, "position")) {
      return;
    }
    const Result<Position, ParseError> read = alquerque::parse_position(text, *book);
    if (read) {
      *position = to_c(*read);
    } else {
      refuse_text(call, read.error());
    }
  });
}

alq_status alq_move_text(alq_rules rules, const alq_position* position, const alq_move* move,
                         char* buffer, std::size_t capacity, std::size_t* size, alq_error* error) {
  return answered(error, [&](Call& call) {
    const std::optional<Place> place = find_place(call, rules, position);
    if (!place || !given_buffer(call, buffer, capacity, size)) {
      return;
    }
    if (const std::optional<Move> legal = find_legal_move(call, *place, move)) {
      write_text(call, to_text(place->book, place->position, *legal), buffer, capacity, size);
    }
  });
}

alq_status alq_parse_move(alq_rules rules, const alq_position* position, const char* text,
                          alq_move* move, alq_error* error) {
  return answered(error, [&](Call& call) {
    const std::optional<Place> place = find_place(call, rules, position);
    if (!place || !call.given(text, "text") || !call.given(move, "move")) {
      return;
    }
    const Result<Move, ParseError> read = alquerque::parse_move(place->book, place->position, text);
    if (read) {
      *move = to_c(*read);
    } else {
      refuse_text(call, read.error());
    }
  });
}
