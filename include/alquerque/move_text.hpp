#ifndef ALQUERQUE_MOVE_TEXT_HPP
#define ALQUERQUE_MOVE_TEXT_HPP

#include "detail/language.hpp"

#include <algorithm>
#include <compare>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bitboard.hpp"
#include "move.hpp"
#include "movegen.hpp"
#include "parse_error.hpp"
#include "point.hpp"
#include "point_text.hpp"
#include "position.hpp"
#include "result.hpp"
#include "route.hpp"
#include "rule_book.hpp"
#include "rule_set.hpp"

namespace alquerque::inline v0_1 {

/// `c2-c3` for a quiet move; `a3xc5xc3` for a capture, with every point the man touches down on.
[[nodiscard]] inline std::string to_text(const Route& route) {
  std::string text = to_text(route.from());
  for (const Point landing : route) {
    text += route.captured().empty() ? '-' : 'x';
    text += to_text(landing);
  }
  return text;
}

/// The text of a move: that of its main route. The texts of a position's legal moves are distinct.
/// @pre `move` is legal here under `rules`
template <RuleSet rules = rules::brainking>
  requires SupportedRules<rules>
[[nodiscard]] std::string to_text(const Position& position, const Move& move) {
  return to_text(main_route<rules>(position, move));
}

/// The same for rules chosen while the program runs.
[[nodiscard]] inline std::string to_text(const RuleBook& book, const Position& position,
                                         const Move& move) {
  return to_text(book.main_route(position, move));
}

namespace detail {

/// The points of a move text as written, with their offsets; nothing of the rules yet.
struct WrittenMove {
  struct Written {
    Point point;
    std::size_t offset;
  };

  std::vector<Written> points;
  /// Where the first mark stands that says it is a capture; `-` says nothing.
  std::optional<std::size_t> capture_mark;
};

inline Result<WrittenMove, ParseError> read_move(std::string_view text) {
  Cursor cursor{text};
  WrittenMove written;
  for (;;) {
    const std::optional<Point> point = parse_point(cursor.rest().substr(0, 2));
    if (!point) {
      return cursor.error(ParseFault::bad_point, "a point from a1 to e5", 2);
    }
    written.points.push_back({*point, cursor.offset()});
    cursor.skip(2);
    if (cursor.at_end()) {
      break;
    }
    const char separator = cursor.peek();
    if (std::string_view{"-xX:"}.find(separator) == std::string_view::npos) {
      return cursor.error(ParseFault::bad_move_separator, "'-', 'x' or ':' and a point");
    }
    if (separator != '-' && !written.capture_mark) {
      written.capture_mark = cursor.offset();
    }
    cursor.skip();
  }
  if (written.points.size() < 2) {
    return cursor.error(ParseFault::incomplete_move, "'-', 'x' or ':' and the point to go to");
  }
  return written;
}

/// `a`, `a or b`, `a, b or c`; sorted, each once. O(n d) for n texts, d of them different, which
/// are few; a sort would be several KiB of code.
inline std::string alternatives(const std::vector<std::string>& texts) {
  const auto least_above = [&texts](const std::string* bound) {
    const std::string* least = nullptr;
    for (const std::string& text : texts) {
      if ((bound == nullptr || *bound < text) && (least == nullptr || text < *least)) {
        least = &text;
      }
    }
    return least;
  };
  std::string list;
  const std::string* text = least_above(nullptr);
  while (text != nullptr) {
    const std::string* next = least_above(text);
    list += list.empty() ? "" : next == nullptr ? " or " : ", ";
    list += *text;
    text = next;
  }
  return list;
}

/// How many of the written points a route agrees with, the origin included.
inline std::size_t agreement(const WrittenMove& written, const Route& route) noexcept {
  if (route.from() != written.points[0].point) {
    return 0;
  }
  std::size_t agreed = 1;
  while (agreed < written.points.size() && agreed <= route.size() &&
         written.points[agreed].point == route[agreed - 1]) {
    ++agreed;
  }
  return agreed;
}

}  // namespace detail

/// Reads a move of a position: any legal route of it, as `to_text` writes it or with `-` or `:` in
/// captures and letters in either case; or the short form `a3xc3` of origin and last point, where
/// only one legal move fits.
/// @return the move, or the fault; an ambiguous short form lists the moves that fit
[[nodiscard]] inline Result<Move, ParseError> parse_move(const RuleBook& book,
                                                         const Position& position,
                                                         std::string_view text) {
  const Result<detail::WrittenMove, ParseError> read = detail::read_move(text);
  if (!read) {
    return read.error();
  }
  const detail::WrittenMove& written = *read;
  const bool short_form = written.points.size() == 2;

  std::optional<Move> exact;
  std::vector<Move> fitting;
  // For the error: how far the best route agrees, and what could have come there.
  std::size_t agreed = 0;
  std::vector<std::string> next;
  book.for_each_route(position, [&](const Route& route) {
    const std::size_t agreement = detail::agreement(written, route);
    if (agreement == written.points.size() && route.size() + 1 == agreement) {
      exact = route.move();
      return Visit::stop;
    }
    const Move move = route.move();
    if (short_form && agreement > 0 && move.to() == written.points[1].point &&
        std::find(fitting.begin(), fitting.end(), move) == fitting.end()) {
      fitting.push_back(move);
    }
    if (agreement > agreed) {
      agreed = agreement;
      next.clear();
    }
    if (agreement == agreed) {
      if (agreement == 0) {
        next.push_back(to_text(route.from()));
      } else if (agreement <= route.size()) {
        next.push_back(to_text(route[agreement - 1]));
      }
    }
    return Visit::go_on;
  });
  if (exact && written.capture_mark && !exact->is_capture()) {
    const std::size_t offset = *written.capture_mark;
    return ParseError{ParseFault::bad_move_separator, offset,
                      detail::quoted(text.substr(offset, 1)),
                      "'-', as " + to_text(book, position, *exact) + " captures nothing"};
  }
  if (exact) {
    return *exact;
  }
  if (fitting.size() == 1) {
    return fitting.front();
  }
  if (fitting.size() > 1) {
    std::vector<std::string> texts;
    texts.reserve(fitting.size());
    for (const Move& move : fitting) {
      texts.push_back(to_text(book, position, move));
    }
    return ParseError{
        ParseFault::ambiguous_move, 0,
        detail::quoted(text) + ", which fits " + std::to_string(texts.size()) + " moves",
        detail::alternatives(texts)};
  }
  const std::string legal = detail::alternatives(next);
  if (agreed == written.points.size()) {
    return ParseError{ParseFault::incomplete_move, text.size(), "the end", "to go on to " + legal};
  }
  const std::size_t offset = written.points[agreed].offset;
  std::string expected;
  if (legal.empty()) {
    expected = agreed == 0 ? "nothing, as no move is legal" : "the end";
  } else {
    expected = legal + (agreed == 0 ? " as the man to move" : " as the next point");
  }
  return ParseError{ParseFault::illegal_move, offset, detail::quoted(text.substr(offset, 2)),
                    std::move(expected)};
}

/// The same for rules known at compile time.
template <RuleSet rules = rules::brainking>
  requires SupportedRules<rules>
[[nodiscard]] Result<Move, ParseError> parse_move(const Position& position, std::string_view text) {
  return parse_move(rule_book<rules>, position, text);
}

}  // namespace alquerque::inline v0_1

#endif  // ALQUERQUE_MOVE_TEXT_HPP
