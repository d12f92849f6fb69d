#ifndef ALQUERQUE_TESTS_UNIT_SUPPORT_HPP
#define ALQUERQUE_TESTS_UNIT_SUPPORT_HPP

// What the unit tests share: positions, moves and lines by their texts, rule sets, and how the
// library's types look in a failure message.

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include <catch2/catch_test_macros.hpp>
#include <catch2/catch_tostring.hpp>

#include <alquerque/alquerque.hpp>
#include <alquerque/text.hpp>

namespace alquerque::test {

/// Move texts in ascending order. A move listed twice stays twice.
using Texts = std::vector<std::string>;

/// The position of a text; the test fails if the text cannot be read.
inline Position position_of(std::string_view text, const RuleSet& rule_set) {
  const Result<Position, ParseError> position = parse_position(text, rule_set);
  if (!position) {
    FAIL("'" << text << "' " << position.error().message());
  }
  return *position;
}

template <RuleSet rule_set = rules::brainking>
Position position_of(std::string_view text) {
  return position_of(text, rule_set);
}

/// The move of a text; the test fails if it is not legal here.
template <RuleSet rule_set = rules::brainking>
Move move_of(const Position& position, std::string_view text) {
  const Result<Move, ParseError> move = parse_move<rule_set>(position, text);
  if (!move) {
    FAIL("'" << text << "' in " << to_text(position) << ' ' << move.error().message());
  }
  return *move;
}

/// The legal moves.
template <RuleSet rule_set = rules::brainking>
Texts move_texts(const Position& position) {
  Texts texts;
  for_each_move<rule_set>(
      position, [&](const Move& move) { texts.push_back(to_text<rule_set>(position, move)); });
  std::sort(texts.begin(), texts.end());
  return texts;
}

template <RuleSet rule_set = rules::brainking>
Texts move_texts(std::string_view position) {
  return move_texts<rule_set>(position_of<rule_set>(position));
}

/// A text with another character in it.
inline std::string joined(std::string before, char byte, std::string_view after) {
  before += byte;
  before += after;
  return before;
}

/// The position after a line of moves parted by blanks; captures may be joined by `x` or by `-`.
template <RuleSet rule_set = rules::brainking>
Position play(Position position, std::string_view line) {
  while (!line.empty()) {
    const std::size_t length = std::min(line.find(' '), line.size());
    position = position.after<rule_set>(move_of<rule_set>(position, line.substr(0, length)));
    line.remove_prefix(std::min(length + 1, line.size()));
  }
  return position;
}

template <RuleSet rule_set = rules::brainking>
Position play(std::string_view position, std::string_view line) {
  return play<rule_set>(position_of<rule_set>(position), line);
}

/// BrainKing but for the ban on stepping back.
inline constexpr RuleSet brainking_until_moved{.no_return = NoReturn::until_moved};
inline constexpr RuleSet brainking_no_ban{.no_return = NoReturn::none};
/// BrainKing, but a chain may end after any jump.
inline constexpr RuleSet may_stop{.chain_must_go_on = false};

/// c1xe3xc3xa5 is the only move.
inline constexpr const char* single_chain = "5/1b3/3b1/3b1/w1w2 w -";
/// The largest number of moves under the named rule sets.
inline constexpr const char* most_moves = "5/1bbb1/1b1b1/bbbbb/1bwb1 w -";

/// Positions that are strange in ways of their own. No bans: every rule set can have them.
inline constexpr std::array rare_positions{
    // Endings with few men.
    "5/5/2w2/5/4b w -",
    "b4/5/5/5/4w w -",
    "5/1b3/5/3w1/5 b -",
    "5/b3b/2w2/5/5 w -",
    "4b/w4/5/5/1b1w1 b -",
    "b1b2/5/2w2/5/2w2 w -",
    // Blocked boards: no move at all, or a single one.
    "2b2/bbwbb/5/5/5 w -",
    "5/5/5/wwbww/2w2 b -",
    "b4/wb3/b4/5/4b w -",
    "5/bbbbb/wwwww/bbbbb/wwwww w -",
    "bbbbb/bbbbb/wwwww/wwwww/5 w -",
    "bbbbb/bbbbb/wwwww/wwwww/5 b -",
    "bbbbb/wwwww/bbbbb/wwwww/2b2 b -",
    // Men on their far ranks.
    "w1w1w/1b3/5/3w1/b1b1b w -",
    "w1w1w/1b3/5/3w1/b1b1b b -",
    "wbw1w/2b2/5/2w2/b1bwb w -",
    "1bwb1/b3b/5/w3w/1wbw1 b -",
    "wwwww/5/5/5/bbbbb w -",
    // Long chains, cycles and many routes.
    "5/1bbb1/1b1b1/bbbb1/w4 w -",
    "5/1b1b1/2w2/1b1b1/5 w -",
    "5/1bbb1/1b1b1/1bbb1/2w2 w -",
    "2b2/1www1/1w1w1/1www1/5 b -",
    "5/2b2/1b1b1/2bw1/5 w -",
    "5/2b2/1bbb1/2bw1/5 w -",
    "2w2/1b1b1/5/1bbb1/w3w w -",
    // One-sided boards.
    "5/5/2w2/5/5 w -",
    "5/5/5/2b2/5 w -",
    "wwwww/wwwww/ww3/5/4b w -",
    "w4/5/5/bbbbb/bbbbb b -",
    "5/5/bb3/bbbbb/bbbbb b -",
    "5/1w3/bbbbb/bbbbb/b4 w -",
};

}  // namespace alquerque::test

template <>
struct Catch::StringMaker<alquerque::Point> {
  static std::string convert(alquerque::Point point) { return alquerque::to_text(point); }
};

template <>
struct Catch::StringMaker<alquerque::Bitboard> {
  static std::string convert(alquerque::Bitboard board) {
    std::string text = "{";
    for (const alquerque::Point point : board) {
      text += (text.size() > 1 ? " " : "") + alquerque::to_text(point);
    }
    return text + "}";
  }
};

template <>
struct Catch::StringMaker<alquerque::Move> {
  static std::string convert(const alquerque::Move& move) {
    return alquerque::to_text(move.from()) + (move.is_capture() ? "x" : "-") +
           alquerque::to_text(move.to()) +
           (move.is_capture() ? StringMaker<alquerque::Bitboard>::convert(move.captured()) : "");
  }
};

template <>
struct Catch::StringMaker<alquerque::Position> {
  static std::string convert(const alquerque::Position& position) {
    return alquerque::to_text(position);
  }
};

#endif  // ALQUERQUE_TESTS_UNIT_SUPPORT_HPP
