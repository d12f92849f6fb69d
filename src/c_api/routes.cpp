#include <cstddef>
#include <optional>

#include <alquerque/alquerque.h>
#include <alquerque/alquerque.hpp>

#include "call.hpp"
#include "convert.hpp"
#include "output.hpp"
#include "place.hpp"

using alquerque::Move;
using alquerque::Route;
using namespace alquerque::c_api;

namespace {

template <class Visitor>
void for_each_route(const Place& place, const Move& move, Visitor&& visitor) {
  place.book.for_each_route(place.position, [&](const Route& route) {
    if (route.move() == move) {
      visitor(route);
    }
  });
}

}  // namespace

alq_status alq_routes(alq_rules rules, const alq_position* position, const alq_move* move,
                      alq_route* routes, std::size_t capacity, std::size_t* count,
                      alq_error* error) {
  return answered(error, [&](Call& call) {
    const std::optional<Place> place = find_place(call, rules, position);
    if (!place || !call.given(count, "count") || (capacity > 0 && !call.given(routes, "routes"))) {
      return;
    }
    const std::optional<Move> legal = find_legal_move(call, *place, move);
    if (!legal) {
      return;
    }
    std::size_t found = 0;
    for_each_route(*place, *legal, [&found](const Route&) { ++found; });
    *count = found;
    if (takes(call, routes, capacity, found)) {
      for_each_route(*place, *legal, [&](const Route& route) { *routes++ = to_c(route); });
    }
  });
}

alq_status alq_main_route(alq_rules rules, const alq_position* position, const alq_move* move,
                          alq_route* route, alq_error* error) {
  return answered(error, [&](Call& call) {
    const std::optional<Place> place = find_place(call, rules, position);
    if (!place || !call.given(route, "route")) {
      return;
    }
    if (const std::optional<Move> legal = find_legal_move(call, *place, move)) {
      *route = to_c(place->book.main_route(place->position, *legal));
    }
  });
}
