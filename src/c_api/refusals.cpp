#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include <alquerque/alquerque.h>
#include <alquerque/refusal.hpp>
#include <alquerque/refusal_text.hpp>
#include <alquerque/route_entry.hpp>

#include "call.hpp"
#include "convert.hpp"
#include "output.hpp"
#include "place.hpp"

using alquerque::Point;
using alquerque::point_at;
using alquerque::Refusal;
using alquerque::RouteEntry;
using namespace alquerque::c_api;

namespace {

struct Explanation {
  alq_refusal refusal = ALQ_REFUSAL_NONE;
  std::string text;
};

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

Explanation explain_man(const Place& place, Point man) {
  if (const std::optional<Refusal> refusal = explain(place.book, place.position, man)) {
    return {to_c(*refusal), describe(place.book, place.position, *refusal, man)};
  }
  return {};
}

Explanation explain_start(const Place& place, Point from, Point to) {
  if (const std::optional<Refusal> refusal = explain(place.book, place.position, from, to)) {
    return {to_c(*refusal), describe(place.book, place.position, *refusal, from, to)};
  }
  return {};
}

Explanation explain_points(const Place& place, const std::uint8_t* points, std::size_t count) {
  const Point man = point_at(points[0]);
  if (count == 1) {
    return explain_man(place, man);
  }
  Explanation start = explain_start(place, man, point_at(points[1]));
  if (start.refusal != ALQ_REFUSAL_NONE || count == 2) {
    return start;
  }
  RouteEntry entry{place.book, place.position};
  entry.tap(man);
  for (std::size_t i = 1; i < count; ++i) {
    const Point next = point_at(points[i]);
    if (const std::optional<Refusal> refusal = entry.explain_next(next)) {
      return {to_c(*refusal), describe_next(entry, *refusal, next)};
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
    const Explanation found = explain_points(*place, points, count);
    *refusal = found.refusal;
    write_text(call, found.text, buffer, capacity, size);
  });
}
