#ifndef ALQUERQUE_TEXT_PARSE_MOVE_HPP
#define ALQUERQUE_TEXT_PARSE_MOVE_HPP

#include "../core/base/language.hpp"

#include <algorithm>
#include <compare>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../core/move.hpp"
#include "../core/movegen.hpp"
#include "../core/point.hpp"
#include "../core/position.hpp"
#include "../core/result.hpp"
#include "../core/route.hpp"
#include "../core/rule_book.hpp"
#include "../core/rule_set.hpp"
#include "../play/refusal.hpp"
#include "../play/route_entry.hpp"
#include "detail/characters.hpp"
#include "detail/refusal_sentence.hpp"
#include "move_text.hpp"
#include "parse_error.hpp"
#include "point_text.hpp"

namespace alquerque::inline v0_1 {

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
      return cursor.error(ParseFault::syntax, "a point from a1 to e5", 2);
    }
    written.points.push_back({*point, cursor.offset()});
    cursor.skip(2);
    if (cursor.at_end()) {
      break;
    }
    const char separator = cursor.peek();
    if (std::string_view{"-xX:"}.find(separator) != std::string_view::npos) {
      if (separator != '-' && !written.capture_mark) {
        written.capture_mark = cursor.offset();
      }
      cursor.skip();
    } else if (!is_letter(separator)) {
      return cursor.error(ParseFault::syntax, "'-', 'x' or ':' and a point");
    }
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

/// The legal moves that a written move can mean.
struct MeantMoves {
  /// The one that it is a route of.
  std::optional<Move> exact;
  /// Else, where it may be a short form, the first that it fits.
  std::optional<Move> fitting;
  bool fits_several = false;
};

/// Whether a written move has the ends of a route and nothing between them.
inline bool is_short_form(const WrittenMove& written, const Route& route) noexcept {
  return written.points.size() == 2 && written.points[0].point == route.from() &&
         written.points[1].point == route.to();
}

inline MeantMoves meant_moves(RuleBook book, const Position& position, const WrittenMove& written) {
  MeantMoves meant;
  book.for_each_route(position, [&](const Route& route) {
    const std::size_t points = route.size() + 1;
    if (points == written.points.size() && agreement(written, route) == points) {
      meant.exact = route.move();
      return Visit::stop;
    }
    if (is_short_form(written, route)) {
      const Move move = route.move();
      meant.fits_several = meant.fits_several || (meant.fitting && *meant.fitting != move);
      meant.fitting = meant.fitting.value_or(move);
    }
    return Visit::go_on;
  });
  return meant;
}

/// What the rules say to a move of which they allow so many points, and the next one or the end
/// not.
inline Ruling ruling_after(RuleBook book, const Position& position, const WrittenMove& written,
                           std::size_t allowed) {
  const Point from = written.points[0].point;
  if (allowed == 0) {
    return explain(book, position, from);
  }
  if (allowed == 1) {
    return explain(book, position, from, written.points[1].point);
  }
  RouteEntry entry{book, position};
  for (std::size_t i = 0; i < allowed; ++i) {
    static_cast<void>(entry.tap(written.points[i].point));
  }
  return allowed == written.points.size() ? entry.finish()
                                          : entry.explain_next(written.points[allowed].point);
}

inline ParseError ambiguous_move(RuleBook book, const Position& position, std::string_view text,
                                 const WrittenMove& written) {
  std::vector<Move> moves;
  std::vector<std::string> texts;
  book.for_each_route(position, [&](const Route& route) {
    const Move move = route.move();
    if (is_short_form(written, route) &&
        std::find(moves.begin(), moves.end(), move) == moves.end()) {
      moves.push_back(move);
      texts.push_back(to_text(book, position, move));
    }
  });
  return {ParseFault::ambiguous_move, 0,
          quoted(text) + ", which fits " + std::to_string(texts.size()) + " moves",
          alternatives(texts)};
}

/// A move of which the rules allow so many points, and what they let follow.
inline ParseError forbidden_move(std::string_view text, const WrittenMove& written,
                                 std::size_t agreed, const std::string& legal) {
  if (agreed == written.points.size()) {
    return {ParseFault::incomplete_move, text.size(), "the end", "to go on to " + legal};
  }
  const std::size_t offset = written.points[agreed].offset;
  std::string expected;
  if (legal.empty()) {
    expected = agreed == 0 ? "nothing, as no move is legal" : "the end";
  } else {
    expected = legal + (agreed == 0 ? " as the man to move" : " as the next point");
  }
  return {ParseFault::illegal_move, offset, quoted(text.substr(offset, 2)), std::move(expected)};
}

inline ParseError illegal_move(RuleBook book, const Position& position, std::string_view text,
                               const WrittenMove& written) {
  // How far the best route agrees, and what could have come there.
  std::size_t agreed = 0;
  std::vector<std::string> next;
  book.for_each_route(position, [&](const Route& route) {
    const std::size_t here = agreement(written, route);
    if (here > agreed) {
      agreed = here;
      next.clear();
    }
    if (here == agreed && here <= route.size()) {
      next.push_back(to_text(here == 0 ? route.from() : route[here - 1]));
    }
  });
  const std::string legal = alternatives(next);
  ParseError error = forbidden_move(text, written, agreed, legal);
  const Ruling ruling = ruling_after(book, position, written, agreed);
  if (!ruling.is_allowed()) {
    error.why = sentence_of(ruling);
    error.refusal = ruling.refused().why;
  }
  return error;
}

}  // namespace detail

/// Reads a move of a position: any legal route of it, as `to_text` writes it or with `-`, `:` or
/// nothing between the points of a capture, nothing between those of a quiet move (`c2c3`), and
/// letters in either case; or the short form `a3xc3` of origin and last point, where only one legal
/// move fits. O(routes).
/// @return the move, or the fault; an ambiguous short form lists the moves that fit, and a move
/// that is not legal says by which rule
[[nodiscard]] inline Result<Move, ParseError> parse_move(RuleBook book, const Position& position,
                                                         std::string_view text) {
  const Result<detail::WrittenMove, ParseError> written = detail::read_move(text);
  if (!written) {
    return written.error();
  }
  const detail::MeantMoves meant = detail::meant_moves(book, position, *written);
  if (meant.exact && written->capture_mark && !meant.exact->is_capture()) {
    const std::size_t offset = *written->capture_mark;
    return ParseError{ParseFault::syntax, offset, detail::quoted(text.substr(offset, 1)),
                      "'-', as " + to_text(book, position, *meant.exact) + " captures nothing"};
  }
  if (meant.exact) {
    return *meant.exact;
  }
  if (meant.fits_several) {
    return detail::ambiguous_move(book, position, text, *written);
  }
  if (meant.fitting) {
    return *meant.fitting;
  }
  return detail::illegal_move(book, position, text, *written);
}

/// The same for rules known at compile time.
template <RuleSet rules = rules::brainking>
  requires SupportedRules<rules>
[[nodiscard]] Result<Move, ParseError> parse_move(const Position& position, std::string_view text) {
  return parse_move(rule_book<rules>, position, text);
}

}  // namespace alquerque::inline v0_1

#endif  // ALQUERQUE_TEXT_PARSE_MOVE_HPP
