#ifndef ALQUERQUE_TEXT_POSITION_TEXT_HPP
#define ALQUERQUE_TEXT_POSITION_TEXT_HPP

#include "../core/base/language.hpp"

#include <cassert>
#include <cstddef>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

#include "../core/bitboard.hpp"
#include "../core/point.hpp"
#include "../core/position.hpp"
#include "../core/result.hpp"
#include "../core/rule_set.hpp"
#include "../core/setup.hpp"
#include "../core/side.hpp"
#include "parse_error.hpp"
#include "point_text.hpp"

namespace alquerque::inline v0_1 {

/// A position in one line: the ranks from 5 down to 1 parted by `/`, each from file a, with `w` and
/// `b` for men and a digit for a run of empty points; the side to move, `w` or `b`; and the bans,
/// `-` for none, else points in order, parted by commas, each with `<` if its man may not step west
/// or `>` if it may not step east. The start: `bbbbb/bbbbb/bb1ww/wwwww/wwwww w -`.
[[nodiscard]] inline std::string to_text(const Position& position) {
  std::string text;
  for (std::size_t rank = rank_count; rank-- > 0;) {
    int run = 0;
    const auto end_run = [&text, &run] {
      if (run > 0) {
        text += static_cast<char>('0' + run);
      }
      run = 0;
    };
    for (const Point point : points_of(static_cast<Rank>(rank))) {
      if (const std::optional<Side> side = position.at(point)) {
        end_run();
        text += *side == Side::white ? 'w' : 'b';
      } else {
        ++run;
      }
    }
    end_run();
    text += rank == 0 ? ' ' : '/';
  }
  text += position.to_move() == Side::white ? "w " : "b ";
  const Bitboard banned = position.no_west() | position.no_east();
  for (const Point point : banned) {
    if (point != banned.front()) {
      text += ',';
    }
    text += to_text(point);
    text += position.no_west().contains(point) ? '<' : '>';
  }
  if (banned.empty()) {
    text += '-';
  }
  return text;
}

namespace detail {

inline std::string more_points(std::size_t count) {
  return std::to_string(count) + (count == 1 ? " more point" : " more points");
}

/// Reads a position text into a set-up. Whatever rules decide about set-ups is asked of `Position`
/// after each man and each ban, so that the first one too many is the place of the error.
class PositionReader {
 public:
  PositionReader(std::string_view text, const RuleSet& rules) noexcept
      : cursor_{text}, rules_{rules} {}

  Result<Position, ParseError> read() {
    // Only the one-line form has slashes, and only the other has `-` on the board.
    const bool by_ranks = cursor_.rest().find('/') != std::string_view::npos;
    if (auto error = by_ranks ? read_ranks() : read_course_board()) {
      return *error;
    }
    const Result<Position, SetupFaults> position = Position::from(setup_, rules_);
    assert(position.has_value());
    return *position;
  }

 private:
  using Fault = std::optional<ParseError>;

  Fault read_ranks() {
    for (std::size_t rank = rank_count; rank-- > 0;) {
      if (auto error = read_rank(static_cast<Rank>(rank))) {
        return error;
      }
      if (rank > 0 && !cursor_.take('/')) {
        const bool ended = cursor_.at_end() || cursor_.peek() == ' ';
        return cursor_.error(ended ? ParseFault::board_size : ParseFault::syntax,
                             "'/' and rank " + std::to_string(rank));
      }
    }
    if (cursor_.peek() == '/') {
      return cursor_.error(ParseFault::board_size, "a blank after the five ranks");
    }
    if (auto error = read_blank("the side to move")) {
      return error;
    }
    if (auto error = read_side()) {
      return error;
    }
    if (auto error = read_blank("the bans")) {
      return error;
    }
    if (auto error = read_bans()) {
      return error;
    }
    return read_end();
  }

  Fault read_rank(Rank rank) {
    std::size_t file = 0;
    const std::string name = "rank " + std::to_string(static_cast<int>(rank) + 1);
    for (;;) {
      const char letter = cursor_.peek();
      const bool man = letter == 'w' || letter == 'b';
      const std::size_t run =
          letter >= '1' && letter <= '9' ? static_cast<std::size_t>(letter - '0') : 0;
      if (!man && run == 0) {
        break;
      }
      if (file + (man ? 1 : run) > file_count) {
        return cursor_.error(ParseFault::board_size,
                             file == file_count
                                 ? "the end of " + name + ", which has 5 points"
                                 : "at most " + more_points(file_count - file) + " in " + name);
      }
      if (man) {
        if (auto error = put_man(make_point(static_cast<File>(file), rank), letter)) {
          return error;
        }
      } else {
        cursor_.skip();
      }
      file += man ? 1 : run;
    }
    if (file == file_count) {
      return std::nullopt;
    }
    const char next = cursor_.peek();
    if (cursor_.at_end() || next == '/' || next == ' ') {
      return cursor_.error(ParseFault::board_size, more_points(file_count - file) + " in " + name);
    }
    return cursor_.error(ParseFault::syntax, "'w', 'b' or a digit from 1 to 5");
  }

  /// The board of the university course game: 25 of `w`, `b` and `-` from a1 to e5, rank by rank
  /// upward, with blanks as one likes; before it `white` or `black` to move, or after it the side
  /// and the bans as in the one-line form. Alone, it is White's turn.
  Fault read_course_board() {
    skip_blanks();
    bool side_known = false;
    for (const Side side : {Side::white, Side::black}) {
      const std::string_view name = side == Side::white ? "white" : "black";
      if (!side_known && cursor_.rest().starts_with(name)) {
        cursor_.skip(name.size());
        setup_.to_move = side;
        side_known = true;
      }
    }
    for (const Point point : Bitboard::all()) {
      skip_blanks();
      const char letter = cursor_.peek();
      if (cursor_.at_end()) {
        return cursor_.error(ParseFault::board_size, more_points(point_count - index_of(point)) +
                                                         " of 25, from " + to_text(point) +
                                                         ", or five ranks parted by '/'");
      }
      if (letter != 'w' && letter != 'b' && letter != '-') {
        return cursor_.error(ParseFault::syntax, "'w', 'b' or '-' for " + to_text(point) +
                                                     ", or five ranks parted by '/'");
      }
      if (letter == '-') {
        cursor_.skip();
      } else if (auto error = put_man(point, letter)) {
        return error;
      }
    }
    if (!cursor_.at_end() &&
        (cursor_.peek() == '-' || cursor_.peek() == 'w' || cursor_.peek() == 'b')) {
      return cursor_.error(ParseFault::board_size, "the end of the 25 points");
    }
    skip_blanks();
    if (side_known || cursor_.at_end()) {
      return read_end();
    }
    if (auto error = read_side()) {
      return error;
    }
    if (cursor_.at_end()) {
      return std::nullopt;
    }
    if (auto error = read_blank("the bans")) {
      return error;
    }
    if (auto error = read_bans()) {
      return error;
    }
    return read_end();
  }

  Fault put_man(Point point, char letter) {
    Bitboard& men = letter == 'w' ? setup_.white : setup_.black;
    men |= point;
    if (const auto position = Position::from(setup_, rules_); !position) {
      return impossible(cursor_.offset(), 1, position.error().front());
    }
    cursor_.skip();
    return std::nullopt;
  }

  void skip_blanks() noexcept {
    while (!cursor_.at_end() &&
           std::string_view{" \t\r\n"}.find(cursor_.peek()) != std::string_view::npos) {
      cursor_.skip();
    }
  }

  Fault read_blank(std::string_view what) {
    if (cursor_.take(' ')) {
      return std::nullopt;
    }
    return cursor_.error(ParseFault::syntax, "a blank and " + std::string{what});
  }

  Fault read_side() {
    if (cursor_.take('w')) {
      setup_.to_move = Side::white;
    } else if (cursor_.take('b')) {
      setup_.to_move = Side::black;
    } else {
      return cursor_.error(ParseFault::syntax, "the side to move, 'w' or 'b'");
    }
    return std::nullopt;
  }

  Fault read_bans() {
    if (cursor_.take('-')) {
      return std::nullopt;
    }
    if (cursor_.at_end() || cursor_.peek() == ' ') {
      return cursor_.error(ParseFault::syntax, "'-' or bans such as 'c3<'");
    }
    do {
      if (auto error = read_ban()) {
        return error;
      }
    } while (cursor_.take(','));
    return std::nullopt;
  }

  Fault read_ban() {
    const std::size_t start = cursor_.offset();
    const std::optional<Point> point = parse_point(cursor_.rest().substr(0, 2));
    if (!point) {
      return cursor_.error(ParseFault::syntax, "a point from a1 to e5", 2);
    }
    cursor_.skip(2);
    const char direction = cursor_.peek();
    if (direction != '<' && direction != '>') {
      return cursor_.error(ParseFault::syntax, "'<' (not west) or '>' (not east)");
    }
    cursor_.skip();
    Bitboard& banned = direction == '<' ? setup_.no_west : setup_.no_east;
    if (banned.contains(*point)) {
      return cursor_.error_at(start, ParseFault::syntax, one_ban_for(*point), ban_length);
    }
    banned |= *point;
    if (setup_.no_west.intersects(setup_.no_east)) {
      return impossible(start, ban_length, SetupFault::ban_both_ways);
    }
    if (const auto position = Position::from(setup_, rules_); !position) {
      return impossible(start, ban_length, position.error().front());
    }
    return std::nullopt;
  }

  static std::string one_ban_for(Point point) { return "at most one ban for " + to_text(point); }

  /// @param offset where what makes the position impossible stands
  Fault impossible(std::size_t offset, std::size_t length, SetupFault fault) const {
    ParseError error =
        cursor_.error_at(offset, ParseFault::impossible_position, expected_by(fault), length);
    error.setup = fault;
    return error;
  }

  [[nodiscard]] std::string expected_by(SetupFault fault) const {
    switch (fault) {
      case SetupFault::men_overlap:  // No text puts two men on a point.
      case SetupFault::too_many_white_men:
      case SetupFault::too_many_black_men:
        return "at most " + std::to_string(max_men) + " men of a side";
      case SetupFault::ban_without_man:
        return "the point of a man";
      case SetupFault::ban_off_board:
        return "a step that stays on the board";
      case SetupFault::ban_both_ways:
        return one_ban_for((setup_.no_west & setup_.no_east).front());
      case SetupFault::ban_unknown_to_rules:
        return "'-', as the rule set has no bans";
      case SetupFault::ban_on_far_rank:
        return "a man that is not on its far rank, where it has no quiet step";
      case SetupFault::second_ban_of_side:
        break;
    }
    return "at most one ban of a side under this rule set";
  }

  Fault read_end() {
    if (cursor_.at_end()) {
      return std::nullopt;
    }
    return cursor_.error(ParseFault::trailing_text, "the end", cursor_.rest().size());
  }

  /// `c3<`.
  static constexpr std::size_t ban_length = 3;

  Cursor cursor_;
  const RuleSet& rules_;
  Setup setup_;
};

}  // namespace detail

/// Reads a position text: the form that `to_text` writes, or the 25-character board of the
/// university course game (`wwwww wwwww bb-ww bbbbb bbbbb`, a1 first). Bans must be ones that the
/// rule set can have; they may come in any order.
/// @return the position, or the first fault of the text
[[nodiscard]] inline Result<Position, ParseError> parse_position(
    std::string_view text, const RuleSet& rules = rules::brainking) {
  return detail::PositionReader{text, rules}.read();
}

}  // namespace alquerque::inline v0_1

#endif  // ALQUERQUE_TEXT_POSITION_TEXT_HPP
