#include <cstdint>
#include <optional>

#include <alquerque/alquerque.h>
#include <alquerque/alquerque.hpp>

#include "call.hpp"
#include "convert.hpp"
#include "place.hpp"

using alquerque::Position;
using alquerque::RuleBook;
using namespace alquerque::c_api;

alq_status alq_start(alq_position* position, alq_error* error) {
  return answered(error, [&](Call& call) {
    if (call.given(position, "position")) {
      *position = to_c(Position::start());
    }
  });
}

alq_status alq_position_from(alq_rules rules, const alq_setup* setup, alq_position* position,
                             alq_error* error) {
  return answered(error, [&](Call& call) {
    const std::optional<RuleBook> book = find_book(call, rules);
    if (!book || !call.given(setup, "setup") || !call.given(position, "position")) {
      return;
    }
    if (const std::optional<Position> made = make_position(call, *book, *setup)) {
      *position = to_c(*made);
    }
  });
}

alq_status alq_setup_of(alq_rules rules, const alq_position* position, alq_setup* setup,
                        alq_error* error) {
  return answered(error, [&](Call& call) {
    const std::optional<Place> place = find_place(call, rules, position);
    if (place && call.given(setup, "setup")) {
      *setup = to_c(place->position.setup());
    }
  });
}

alq_status alq_hash(alq_rules rules, const alq_position* position, std::uint64_t* hash,
                    alq_error* error) {
  return answered(error, [&](Call& call) {
    const std::optional<Place> place = find_place(call, rules, position);
    if (place && call.given(hash, "hash")) {
      *hash = place->position.hash();
    }
  });
}
