#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include <alquerque/alquerque.h>
#include <alquerque/play.hpp>
#include <alquerque/text.hpp>

#include "call.hpp"
#include "convert.hpp"
#include "output.hpp"
#include "place.hpp"

using alquerque::Point;
using alquerque::point_at;
using alquerque::RouteEntry;
using alquerque::Ruling;
using namespace alquerque::c_api;

namespace {

bool are_points(Call& call, const std::uint8_t* points, std::size_t count) {
  if (count == 0 || count > 1 + ALQ_MAX_LANDINGS) {
    call.fail(ALQ_OUT_OF_RANGE, {"'count' is not from 1 to 13"});
    return false;
  }
  for (std::size_t i = 0; i < count; ++i) {
    if (points[i] >= ALQ_POINT_COUNT) {
      call.fail(ALQ_OUT_OF_RANGE, {"a point is not on the board"});
      return false;
    }
  }
  return true;
}

Ruling explain_points(const Place& place, const std::uint8_t* points, std::size_t count) {
  const Point man = point_at(points[0]);
  if (count == 1) {
    return explain(place.book, place.position, man);
  }
  const Ruling start = explain(place.book, place.position, man, point_at(points[1]));
  if (!start.is_allowed()) {
    return start;
  }
  RouteEntry entry{place.book, place.position};
  entry.tap(man);
  for (std::size_t i = 1; i < count; ++i) {
    const Point next = point_at(points[i]);
    if (const Ruling ruling = entry.explain_next(next); !ruling.is_allowed()) {
      return ruling;
    }
    entry.tap(next);
  }
  return {};
}

}  // namespace

alq_status alq_explain(alq_rules rules, const alq_position* position, const std::uint8_t* points,
                       std::size_t count, alq_refusal* refusal, char* buffer, std::size_t capacity,
                       std::size_t* size, alq_error* error) {
  return answered(error, [&](Call& call) {
    const std::optional<Place> place = find_place(call, rules, position);
    if (!place || !call.given(points, "points") || !call.given(refusal, "refusal") ||
        !given_buffer(call, buffer, capacity, size) || !are_points(call, points, count)) {
      return;
    }
    const Ruling ruling = explain_points(*place, points, count);
    // First, as it may run out of memory, and then nothing is written.
    const std::string sentence = describe(ruling);
    *refusal = ruling.is_allowed() ? ALQ_REFUSAL_NONE : to_c(ruling.refused().why);
    write_text(call, sentence, buffer, capacity, size);
  });
}
