// Game texts: what is written, what is read, and what is said about a text that is neither.

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <istream>
#include <limits>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <streambuf>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <catch2/catch_message.hpp>
#include <catch2/catch_test_macros.hpp>

#include <alquerque/all.hpp>
#include <alquerque/game_file.hpp>

#include "random_positions.hpp"
#include "shown.hpp"
#include "support.hpp"

namespace alquerque::test {
namespace {

using namespace std::string_view_literals;

using ReadGame = Result<GameText, GameError>;

// All that a reader says about a text: each game as it is written again, or its fault.
Texts answers_of(GameReader reader) {
  Texts answers;
  while (const std::optional<ReadGame> game = reader.next()) {
    answers.push_back(*game ? to_text(**game) : game->error().message());
  }
  return answers;
}

Texts answers_of(std::string_view text, const GameReaderOptions& options = {}) {
  return answers_of(GameReader{text, options});
}

// The same for a text that comes in chunks of so many bytes.
Texts answers_in_chunks(std::string_view text, std::size_t chunk) {
  return answers_of(GameReader{[rest = text, chunk](char* buffer, std::size_t size) mutable {
    const std::size_t count = rest.copy(buffer, std::min(size, chunk));
    rest.remove_prefix(count);
    return count;
  }});
}

GameText game_text(std::string_view text) {
  const ReadGame game = parse_game(text);
  if (!game) {
    FAIL(shown(text) << ' ' << game.error().message());
  }
  return *game;
}

// The last part of a game's normal form, which has the moves.
std::string moves_part(std::string_view text) {
  const std::string written = to_text(game_text(text));
  return written.substr(written.find("\n\n") + 2);
}

std::string with_line_ends(std::string_view text, std::string_view line_end) {
  std::string result;
  for (const char character : text) {
    if (character == '\n') {
      result += line_end;
    } else {
      result += character;
    }
  }
  return result;
}

std::string joined(const Texts& texts) {
  std::string all;
  for (const std::string& text : texts) {
    all += (all.empty() ? "" : "\n") + text;
  }
  return all;
}

// ---- Random games with notes -------------------------------------------------------------------

// What a comment or a value may be tempted to take for something else.
constexpr std::array pieces{
    "a"sv,
    "good"sv,
    "{"sv,
    "}"sv,
    "("sv,
    ")"sv,
    "["sv,
    "]"sv,
    "[Event"sv,
    R"("x")"sv,
    "1-0"sv,
    "*"sv,
    ";"sv,
    "%"sv,
    "$1"sv,
    "!"sv,
    "..."sv,
    "1."sv,
    "d3-c3"sv,
    R"(\)"sv,
    R"(\\)"sv,
    "\xc3\xa9"sv,
    "\xff"sv,
    "\x01"sv,
    "a-word-that-is-longer-than-a-whole-line-of-eighty-bytes-can-ever-be-and-so-has-one-alone"sv};

std::string random_words(sampling::Random& random, std::size_t most) {
  std::string words;
  for (std::size_t count = 1 + random.below(most); count-- > 0;) {
    words += words.empty() ? "" : " ";
    words += pieces[random.below(pieces.size())];
  }
  return words;
}

std::vector<std::string> random_comments(sampling::Random& random) {
  std::vector<std::string> comments(random.chance(1, 6) ? 1 + random.below(2) : 0);
  for (std::string& comment : comments) {
    comment = random_words(random, random.chance(1, 4) ? 40 : 4);
  }
  return comments;
}

GameText random_game(sampling::Random& random, RuleBook book) {
  const Position start =
      random.chance(1, 2)
          ? Position::start()
          : Position::from(sampling::random_setup(random, book.rules()), book.rules()).value();
  Game game{book, start};
  const std::size_t most = random.below(80);
  while (game.turns().size() < most && !game.result()) {
    std::vector<Move> moves;
    book.for_each_move(game.position(), [&](const Move& move) { moves.push_back(move); });
    REQUIRE(game.play(moves[random.below(moves.size())]));
  }
  if (random.chance(1, 4)) {
    static_cast<void>(random.chance(1, 2) ? game.agree_draw() : game.resign(Side::white));
  }
  std::vector<GameTag> tags;
  for (const std::string_view name :
       {"Event", "Site", "Date", "Round", "White", "Black", "Annotator", "EventDate", "x_1"}) {
    if (random.chance(1, 3)) {
      tags.push_back({std::string{name}, random_words(random, 6)});
    }
  }
  GameText text = game_text_of(game, std::move(tags));
  text.comments = random_comments(random);
  for (NotedMove& noted : text.moves) {
    noted.comments = random_comments(random);
    for (std::size_t count = random.chance(1, 8) ? 1 + random.below(3) : 0; count-- > 0;) {
      noted.glyphs.push_back(static_cast<std::uint8_t>(random.below(256)));
    }
  }
  return text;
}

// A game in one of the forms that are read: short or long, with or without what may be left out.
std::string in_some_form(sampling::Random& random, const GameText& game) {
  const auto line_end = [&random] {
    constexpr std::array ends{"\n"sv, "\r"sv, "\r\n"sv};
    return std::string{ends[random.below(ends.size())]};
  };
  const auto comment = [&](const std::string& words) {
    const bool is_line = words.find('}') != std::string::npos ||
                         words.find("[Event") != std::string::npos || random.chance(1, 3);
    return is_line ? ";" + words + line_end() : "{" + words + "}";
  };
  std::string text;
  const auto add_tag = [&](std::string_view name, const std::string& value) {
    std::string escaped;
    for (const char character : value) {
      escaped += character == '"' || character == '\\' ? "\\" : "";
      escaped += character;
    }
    text += "[" + std::string{name} + (random.chance(1, 2) ? "" : " ") + "\"" + escaped + "\"]";
  };
  for (const GameTag& tag : game.tags) {
    add_tag(tag.name, tag.value);
  }
  if (game.book != rule_book<rules::brainking> || random.chance(1, 2)) {
    add_tag("Rules", std::string{game.book.name()});
  }
  if (game.start != Position::start() || game.first_number != 1) {
    add_tag("FEN", to_text(game.start));
  }
  if (!game.other_result.empty()) {
    add_tag("Result", game.other_result);
  }
  text += random.chance(1, 2) ? "" : line_end();
  for (const std::string& words : game.comments) {
    text += comment(words);
  }
  Position position = game.start;
  bool says_number = game.first_number != 1;
  for (std::size_t ply = 0; ply < game.moves.size(); ++ply) {
    const NotedMove& noted = game.moves[ply];
    if (says_number || random.chance(1, 4)) {
      const bool black_first = game.start.to_move() == Side::black;
      text += std::to_string(game.first_number + (ply + (black_first ? 1 : 0)) / 2);
      text += random.chance(1, 2) ? "" : ". ";
      says_number = false;
    }
    // The short form where it is that move.
    const std::string full = to_text(game.book, position, noted.move);
    std::string move = full.substr(0, 2) + full.substr(full.size() - 2);
    const Result<Move, ParseError> meant = parse_move(game.book, position, move);
    if (!meant || *meant != noted.move || random.chance(1, 4)) {
      move = full;
    }
    text += move;
    for (const std::uint8_t glyph : noted.glyphs) {
      constexpr std::array marks{"!"sv, "?"sv, "!!"sv, "??"sv, "!?"sv, "?!"sv};
      const bool has_mark = glyph >= 1 && glyph <= marks.size();
      text += has_mark ? "(" + std::string{marks[glyph - 1U]} + ")" : "$" + std::to_string(glyph);
    }
    for (const std::string& words : noted.comments) {
      text += comment(words);
    }
    text += random.chance(1, 2) ? " " : line_end();
    position = game.book.after(position, noted.move);
  }
  const std::string score{to_text(game.score)};
  return text + (random.chance(1, 2) || score != "*" ? score : "");
}

// ---- Texts that are wrong ----------------------------------------------------------------------

struct Malformed {
  std::string_view text;
  std::uint64_t line;
  std::uint64_t column;
  std::string_view reason;
};

// One fault each, the kind of which is in the reason.
const std::vector<Malformed> malformed{
    {"[Event \"x]\n1. d3-c3 *\n"sv, 1, 11,
     "game 1: found the end of the line, expected '\"' after the value of the tag Event, on its "
     "line"},
    {"[Event x]\n*\n"sv, 1, 8, "game 1: found 'x', expected '\"' and the value of the tag Event"},
    {"[Event \"x\"\n[Site \"y\"]\n*\n"sv, 2, 1,
     "game 1: found '[', expected ']' after the value of the tag Event"},
    {"[Event \"x\" y]\n*"sv, 1, 12,
     "game 1: found 'y', expected ']' after the value of the tag Event"},
    {R"([Event "x)"sv, 1, 10,
     R"(game 1: found the end, expected '"' after the value of the tag Event, on its line)"},
    {"[Event"sv, 1, 7, "game 1: found the end, expected '\"' and the value of the tag Event"},
    {"["sv, 1, 2, "game 1: found the end, expected the name of a tag, such as Event"},
    {"[\"x\"]\n*"sv, 1, 2, "game 1: found '\"', expected the name of a tag, such as Event"},
    {"[1st \"x\"]\n*"sv, 1, 2, "game 1: found '1', expected the name of a tag, such as Event"},
    {"[Event-Date \"x\"]\n*"sv, 1, 7,
     "game 1: found '-', expected '\"' and the value of the tag Event"},
    {"[Site \"a\"]\n[Site \"b\"]\n*\n"sv, 2, 2,
     "game 1: found the tag 'Site' again, expected each tag once in a game"},
    {"[Result \"1:0\"]\n1:0\n"sv, 2, 1,
     "game 1, move 1: found '1:0', expected a move, its number '1.' or a result: 1-0, 0-1, "
     "1/2-1/2, 0-0 or *"},
    {"[Rules \"own: quiet fds\"]\n*\n"sv, 1, 9,
     "game 1: found 'own: quiet fds', expected alfonso, brainking, freestyle or qirkat"},
    {"[Variant \"Chess\"]\n*\n"sv, 1, 11, "game 1: found 'Chess', expected Alquerque"},
    {"[Rules \"fide\"]\n*\n"sv, 1, 9,
     "game 1: found 'fide', expected alfonso, brainking, freestyle or qirkat"},
    {"[FEN \"\"]\n*\n"sv, 1, 7,
     "game 1: found the end of the position, expected 25 more points of 25, from a1, or five ranks "
     "parted by '/'"},
    {"[FEN \"bbbbb/bbbbb/bb1ww/wwwww/wwwwx w -\"]\n*\n"sv, 1, 35,
     "game 1: found 'x', expected 'w', 'b' or a digit from 1 to 5"},
    {"[FEN \"bbbbb/bbbbb/bb1ww/wwwww/wwwww w\"]\n*\n"sv, 1, 38,
     "game 1: found the end of the position, expected a blank and the bans"},
    {"[FEN \"\"\"\"]\n*\n"sv, 1, 8,
     "game 1: found '\"', expected ']' after the value of the tag FEN"},
    {"[FEN \"bbbbb/bbbbb/bb1ww/wwwww/wwwww w a2<\"]\n*\n"sv, 1, 39,
     "game 1: found 'a2<', expected a step that stays on the board"},
    {"[Rules \"freestyle\"]\n[FEN \"5/5/2w2/5/4b w c3<\"]\n*\n"sv, 2, 22,
     "game 1: found 'c3<', expected '-', as the rule set has no bans"},
    {"[Event \"x\"]\n\n1. d3-c3 {a comment\n*\n"sv, 3, 10,
     "game 1, move 1: found '{' without '}', expected '}' before the next game"},
    {"{"sv, 1, 1, "game 1: found '{' without '}', expected '}' before the next game"},
    {"1. d3-c3 (1. d2-c3 (1. b2-c3) *\n"sv, 1, 10,
     "game 1, move 1: found '(' without ')', expected ')' before the next game"},
    {"1. d3-c3 (1. d2-c3 {)} *\n"sv, 1, 10,
     "game 1, move 1: found '(' without ')', expected ')' before the next game"},
    {"1. d3-c3 } *\n"sv, 1, 10,
     "game 1, move 1: found '}', expected a move, a result, a comment or a tag"},
    {"1. d3-c3 ) *\n"sv, 1, 10,
     "game 1, move 1: found ')', expected a move, a result, a comment or a tag"},
    {"1. d3-c3\t] *\n"sv, 1, 10,
     "game 1, move 1: found ']', expected a move, a result, a comment or a tag"},
    {"1. d3-c3 \"x\" *\n"sv, 1, 10,
     "game 1, move 1: found '\"', expected a move, a result, a comment or a tag"},
    {"1. d3-c3 & *\n"sv, 1, 10,
     "game 1, move 1...: found '&', expected a move, a result, a comment or a tag"},
    {"1. d3-c3 /FEN \"x\"/ *\n"sv, 1, 10,
     "game 1, move 1...: found '/FEN', expected a move, a result, a comment or a tag"},
    {"1. d3-d4 *\n"sv, 1, 7,
     "game 1, move 1: found 'd4', expected c3 as the next point (a man stands on d4 already)"},
    {"1. d3-c3 b3-c2 *\n"sv, 1, 13,
     "game 1, move 1...: found 'c2', expected d3 as the next point (B3: no line leads from b3 to "
     "c2 by one step or jump)"},
    {"1. d3-c3 b3xd3 2. e3xc3 d4-d3 3. b2-a2 *\n"sv, 1, 34,
     "game 1, move 3: found 'b2', expected c3 or d2 as the man to move (B8: you must capture; men "
     "that can: d2, c3)"},
    {"1. d3xc3 *\n"sv, 1, 6, "game 1, move 1: found 'x', expected '-', as d3-c3 captures nothing"},
    {"1. d3-z9 *\n"sv, 1, 7, "game 1, move 1: found 'z9', expected a point from a1 to e5"},
    {"1. d3_c3 *\n"sv, 1, 6, "game 1, move 1: found '_', expected '-', 'x' or ':' and a point"},
    {"1. d3 - c3 *\n"sv, 1, 6,
     "game 1, move 1: found the end of 'd3', expected '-', 'x' or ':' and the point to go to"},
    {"1. d3c9 *\n"sv, 1, 6, "game 1, move 1: found 'c9', expected a point from a1 to e5"},
    {"1. O-O *\n"sv, 1, 4, "game 1, move 1: found 'O-', expected a point from a1 to e5"},
    {"1. 32-28 *\n"sv, 1, 4,
     "game 1, move 1: found '32-28', expected a move, its number '1.' or a result: 1-0, 0-1, "
     "1/2-1/2, 0-0 or *"},
    {"2. d3-c3 *\n"sv, 1, 1,
     "game 1, move 1: found '2.', expected a move, its number '1.' or a result: 1-0, 0-1, 1/2-1/2, "
     "0-0 or *"},
    {"1. d3-c3 b3xd3 1. e3xc3 *\n"sv, 1, 16,
     "game 1, move 2: found '1.', expected a move, its number '2.' or a result: 1-0, 0-1, 1/2-1/2, "
     "0-0 or *"},
    {"3 d3-c3 *\n"sv, 1, 1,
     "game 1, move 1: found '3', expected a move, its number '1.' or a result: 1-0, 0-1, 1/2-1/2, "
     "0-0 or *"},
    {"... d3-c3 *\n"sv, 1, 1,
     "game 1, move 1: found '...', expected a move, its number '1.' or a result: 1-0, 0-1, "
     "1/2-1/2, 0-0 or *"},
    {"1. d3-c3 ... ... b3xd3 *\n"sv, 1, 14,
     "game 1, move 1...: found '...', expected a move, its number '1...' or a result: 1-0, 0-1, "
     "1/2-1/2, 0-0 or *"},
    {"1. d3-c3 $256 *\n"sv, 1, 10, "game 1, move 1: found '$256', expected '$' and 0 to 255"},
    {"1. d3-c3 $ *\n"sv, 1, 10, "game 1, move 1: found '$', expected '$' and 0 to 255"},
    {"1. d3-c3 $x1 *\n"sv, 1, 10, "game 1, move 1: found '$x1', expected '$' and 0 to 255"},
    {"$1 1. d3-c3 *\n"sv, 1, 1, "game 1: found '$1', expected a move before it"},
    {"1. !d3-c3 *\n"sv, 1, 4, "game 1: found '!', expected a move before it"},
    {"1. !!!d3-c3 *\n"sv, 1, 4, "game 1: found '!!!', expected a move before it"},
    {"[FEN \"bbbbb/bbbbb/bb1ww/wwwww/wwwww w -\"]\n29. d3-c3 b3xd3 29. e3xc3 *\n"sv, 2, 17,
     "game 1, move 30: found '29.', expected a move, its number '30.' or a result: 1-0, 0-1, "
     "1/2-1/2, 0-0 or *"},
    {"[FEN \"bbbbb/bbbbb/bb1ww/wwwww/wwwww w -\"]\nd3-c3 b3xd3 1. e3xc3 *\n"sv, 2, 13,
     "game 1, move 2: found '1.', expected a move, its number '2.' or a result: 1-0, 0-1, "
     "1/2-1/2, 0-0 or *"},
    {"[FEN \"bbbbb/bbbbb/bb1ww/wwwww/wwwww w -\"]\n1000000000. d3-c3 *\n"sv, 2, 1,
     "game 1, move 1: found '1000000000.', expected a move, its number '1.' or a result: 1-0, "
     "0-1, 1/2-1/2, 0-0 or *"},
    {"[Result \"1-0\"]\n\n1. d3-c3 0-1\n"sv, 3, 10,
     "game 1, move 1: found '0-1', expected '1-0', as the tag Result says"},
    {"[Result \"*\"]\n\n1. d3-c3 1/2-1/2\n"sv, 3, 10,
     "game 1, move 1: found '1/2-1/2', expected '*', as the tag Result says"},
    {"[FEN \"5/5/5/5/w4 b -\"]\n0-1\n"sv, 2, 1,
     "game 1: found '0-1', expected '1-0', as Black has no men left"},
    {"[FEN \"w4/5/5/5/b4 w -\"]\n[Result \"1/2-1/2\"]\n*\n"sv, 2, 10,
     "game 1: found '1/2-1/2', expected '0-1', as White cannot move"},
    {"[FEN \"5/5/1wb2/5/5 w -\"]\n1. b3xd3 0-0\n"sv, 2, 10,
     "game 1, move 1: found '0-0', expected '1-0', as Black has no men left"},
    {"[FEN \"5/5/1wb2/5/5 w -\"]\n1. b3xd3 d3-d2 1-0\n"sv, 2, 10,
     "game 1, move 1...: found 'd3', expected nothing, as no move is legal (B2: Black has no men "
     "left, so the game is over)"},
    {"*\n"sv, 1, 1, "game 1: found '*', expected tags or moves before the result"},
    {"1-0\n"sv, 1, 1, "game 1: found '1-0', expected tags or moves before the result"},
    {"[Event \"a\"]\n*\n\n*\n"sv, 4, 1,
     "game 2: found '*', expected tags or moves before the result"},
    {"1. d3-c3 1-0 1-0\n"sv, 1, 14,
     "game 2: found '1-0', expected tags or moves before the result"},
    {"1. d3-c3 1/2\n"sv, 1, 10,
     "game 1, move 1...: found '1/2', expected a move, its number '1...' or a result: 1-0, 0-1, "
     "1/2-1/2, 0-0 or *"},
    {"1. d3-c3 *1. d2-c3 *1. d3-d4 *\n"sv, 1, 27,
     "game 3, move 1: found 'd4', expected c3 as the next point (a man stands on d4 already)"},
    {"\377\376[Event \"x\"]"sv, 1, 1,
     "game 1, move 1: found '\\xff\\xfe', expected a move, a result, a comment or a tag"},
    {"1. d3-c3\000 *\n"sv, 1, 9,
     "game 1, move 1: found '\\x00', expected '-', 'x' or ':' and a point"},
    {"1. d3\342\200\223c3 *\n"sv, 1, 6,
     "game 1, move 1: found '\\xe2', expected '-', 'x' or ':' and a point"},
    {"[FEN \"5/1bbb1/1b1b1/bbbb1/w4 w -\"]\n1. a1xa1 *\n"sv, 2, 4,
     "game 1, move 1: found 'a1xa1', which fits 8 moves, expected a1xa3xc3xa1, "
     "a1xa3xc3xc1xe3xc3xa1, a1xa3xc3xc1xe3xc5xc3xa1, a1xa3xc3xe3xc5xc3xa1, a1xa3xc5xc3xa1, "
     "a1xa3xc5xc3xc1xe3xc3xa1, a1xa3xc5xe3xc1xc3xa1 or a1xa3xc5xe3xc3xa1"},
    {"[FEN \"5/1bbb1/1b1b1/bbbb1/w4 w -\"]\n1. a1xc3 *\n"sv, 2, 9,
     "game 1, move 1: found the end of 'a1xc3', expected to go on to a3, a5, c1, c5, e1, e3 or e5 "
     "(B6: the man on c3 must jump on; it can land on: c1, e1, a3, e3, a5, c5, e5)"},
    {"[Event \"a\"]\r\n\r\n1. d3-c3\r\nb3-b2 *\r\n"sv, 4, 4,
     "game 1, move 1...: found 'b2', expected d3 as the next point (a man stands on b2 already)"},
    {"\357\273\277[Event x]"sv, 1, 8,
     "game 1: found 'x', expected '\"' and the value of the tag Event"},
    {"{c}\n[Date \"x\"]\n[Date \"y\"]"sv, 3, 2,
     "game 1: found the tag 'Date' again, expected each tag once in a game"},
};

const std::string header = R"([Event "?"]
[Site "?"]
[Date "????.??.??"]
[Round "?"]
[White "?"]
[Black "?"]
[Result "*"]
[Variant "Alquerque"]
[Rules "brainking"]

)";

}  // namespace

// ---- What is written ---------------------------------------------------------------------------

TEST_CASE("A game is written with the standard tags first, then the others as they came") {
  const GameText game = game_text(R"([Annotator "N"] [Black "B"]
[Rules "qirkat"] [FEN "bbbbb/bbbbb/bb1ww/wwwww/wwwww b -"] [White "W \"x\" \\ \y"] [PlyCount "1"]
b4-c3 1-0)");
  CHECK(to_text(game) == R"([Event "?"]
[Site "?"]
[Date "????.??.??"]
[Round "?"]
[White "W \"x\" \\ \\y"]
[Black "B"]
[Result "1-0"]
[Variant "Alquerque"]
[Rules "qirkat"]
[FEN "bbbbb/bbbbb/bb1ww/wwwww/wwwww b -"]
[Annotator "N"]
[PlyCount "1"]

1... b4-c3 1-0
)");
  CHECK(game_text(to_text(game)) == game);
  CHECK(*game.find("White") == R"(W "x" \ \y)");
  CHECK(game.find("Event") == nullptr);
}

TEST_CASE("Moves have their numbers, and Black's again after a comment") {
  CHECK(moves_part("d3-c3 b3xd3 e3xc3") == "1. d3-c3 b3xd3 2. e3xc3 *\n");
  CHECK(moves_part("d3-c3 {x} b3xd3 {y} e3xc3") == "1. d3-c3 {x} 1... b3xd3 {y} 2. e3xc3 *\n");
  CHECK(moves_part("[FEN \"bbbbb/bbbbb/bb1ww/wwwww/wwwww b -\"] b4-c3 d2xb4 a5xc3") ==
        "1... b4-c3 2. d2xb4 a5xc3 *\n");
}

TEST_CASE("What a game says elsewhere is not written as a tag again") {
  GameText game = game_text("d3-c3");
  for (const char* name : {"Result", "Variant", "Rules", "FEN"}) {
    game.tags.push_back({name, "x"});
  }
  CHECK(to_text(game) == header + "1. d3-c3 *\n");
}

TEST_CASE("A line end in a value is written as a blank") {
  GameText game = game_text("d3-c3");
  game.tags.push_back({"Annotator", "one\ntwo\rthree"});
  CHECK(to_text(game).find("[Annotator \"one two three\"]\n") != std::string::npos);
}

TEST_CASE("An empty comment is not written") {
  GameText game = game_text("d3-c3");
  game.comments = {"", " \n"};
  game.moves.front().comments = {"\t"};
  CHECK(to_text(game) == header + "1. d3-c3 *\n");
}

TEST_CASE("A score that is none of them is written as unknown") {
  CHECK(to_text(GameScore{99}) == "*");
}

TEST_CASE("Lines are at most 80 bytes, but for words that are longer") {
  sampling::Random random{1};
  for (int i = 0; i < 50; ++i) {
    GameText game = random_game(random, rule_book<rules::brainking>);
    game.tags.clear();
    const std::string text = to_text(game);
    std::size_t begin = 0;
    while (begin < text.size()) {
      const std::size_t end = text.find('\n', begin);
      const std::string_view line = std::string_view{text}.substr(begin, end - begin);
      const bool one_word = line.find(' ') == std::string_view::npos;
      INFO(shown(line));
      CHECK((line.size() <= 80 || one_word || line.find("; ") != std::string_view::npos));
      CHECK_FALSE(line.ends_with(' '));
      begin = end + 1;
    }
  }
}

TEST_CASE("Every random game reads back from its text, and the text from the game",
          "[bad-case-20]") {
  for (const RuleBook book : named_rule_books()) {
    INFO(book.name());
    sampling::Random random{20};
    for (int i = 0; i < 300; ++i) {
      const GameText game = random_game(random, book);
      const std::string text = to_text(game);
      INFO(text);
      const ReadGame reread = parse_game(text);
      if (!reread) {
        FAIL(reread.error().message());
      }
      CHECK(*reread == game);
      CHECK(to_text(*reread) == text);
    }
  }
}

TEST_CASE("A game of a caller's own rules is read with their book as default, else refused") {
  static constexpr RuleBook book = rule_book<sampling::NeverBackward::rules>;
  static constexpr RuleBook other = rule_book<sampling::StoppableChains::rules>;
  sampling::Random random{3};
  for (int i = 0; i < 50; ++i) {
    const GameText game = random_game(random, book);
    const std::string text = to_text(game);
    const ReadGame reread = parse_game(text, {.default_book = book});
    CHECK((reread && *reread == game));
    for (const RuleBook wrong : {RuleBook{}, other}) {
      const ReadGame refused = parse_game(text, {.default_book = wrong});
      CHECK((!refused && refused.error().fault == ParseFault::unknown_rules));
    }
  }
  GameText game;
  game.book = book;
  CHECK(to_text(game).find("[Rules \"own: quiet fds, first jump fds, later jumps fds, capture "
                           "compulsory, chain goes on, far rank free, return until moved\"]\n") !=
        std::string::npos);
  // A game without the tag is one of the default book still.
  CHECK(parse_game("d3-c3", {.default_book = book})->book == book);
}

TEST_CASE("Rules of one's own that differ in anything are written differently") {
  std::vector<RuleSet> sets;
  for (unsigned heading = 0; heading < 32; ++heading) {
    const auto headings = static_cast<Headings>(heading);
    sets.push_back({.quiet_steps = headings});
    sets.push_back({.first_jump = headings});
    sets.push_back({.later_jumps = headings});
  }
  for (const NoReturn no_return : {NoReturn::none, NoReturn::until_moved}) {
    sets.push_back({.no_return = no_return});
  }
  sets.push_back({.capture_compulsory = false});
  sets.push_back({.chain_must_go_on = false});
  sets.push_back({.quiet_on_far_rank = true});
  for (const RuleSet& one : sets) {
    for (const RuleSet& two : sets) {
      CHECK((detail::own_rules(one) == detail::own_rules(two)) == (one == two));
    }
  }
}

// ---- From and to games -------------------------------------------------------------------------

TEST_CASE("A win that the rules do not give is a resignation, a draw an agreement") {
  CHECK(game_of(game_text("1. d3-c3 1-0"))->result() ==
        Outcome{Side::white, EndReason::resignation});
  CHECK(game_of(game_text("1. d3-c3 0-1"))->result() ==
        Outcome{Side::black, EndReason::resignation});
  CHECK(game_of(game_text("1. d3-c3 1/2-1/2"))->result() ==
        Outcome{std::nullopt, EndReason::agreement});
  CHECK_FALSE(game_of(game_text("1. d3-c3 *"))->result());
  CHECK_FALSE(game_of(game_text("1. d3-c3 0-0"))->result());
}

TEST_CASE("A result that the rules give need not be said") {
  const GameText game = game_text("[FEN \"5/5/1wb2/5/5 w -\"] 1. b3xd3 *");
  CHECK(game.score == GameScore::white_wins);
  CHECK(game_of(game)->result() == Outcome{Side::white, EndReason::no_men});
}

TEST_CASE("A game comes back from its text with the same turns and result") {
  for (const RuleBook book : named_rule_books()) {
    sampling::Random random{4};
    for (int i = 0; i < 50; ++i) {
      const GameText text = random_game(random, book);
      const std::optional<Game> game = game_of(text);
      REQUIRE(game);
      CHECK(game->turns().size() == text.moves.size());
      CHECK(game_text_of(*game, text.tags).moves.size() == text.moves.size());
      CHECK(game_of(game_text(to_text(game_text_of(*game)))) == game);
    }
  }
}

TEST_CASE("A draw by adjudication says so") {
  Game game{rule_book<rules::freestyle>,
            position_of<rules::freestyle>("5/5/2w2/5/4b w -"),
            {.quiet_turns = 1}};
  REQUIRE(game.play(move_of<rules::freestyle>(game.position(), "c3-b3")));
  const GameText text = game_text_of(game);
  CHECK(text.score == GameScore::draw);
  CHECK(*text.find("Termination") == "adjudication");
  // Who has said more than that is not corrected.
  const GameText said = game_text_of(game, {{"Termination", "by the arbiter"}});
  CHECK(said.tags == std::vector<GameTag>{{"Termination", "by the arbiter"}});
}

TEST_CASE("A text with a move or score that cannot be is no game") {
  GameText text = game_text("1. d3-c3 *");
  text.moves.push_back(text.moves.front());
  CHECK_FALSE(game_of(text));
  GameText won = game_text("[FEN \"5/5/5/5/w4 b -\"] 1-0");
  won.score = GameScore::draw;
  CHECK_FALSE(game_of(won));
}

// ---- What is read ------------------------------------------------------------------------------

TEST_CASE("An empty text has no games", "[bad-case-20]") {
  for (const std::string_view text :
       {""sv, "\n"sv, " \t\r\n\n"sv, "\xef\xbb\xbf"sv, "\xef\xbb\xbf\r\n"sv}) {
    CHECK(answers_of(text).empty());
  }
  CHECK(parse_game("").error().fault == ParseFault::no_game);
}

TEST_CASE("A file of headers only has a game for each", "[bad-case-20]") {
  CHECK(answers_of(header) == Texts{header + "*\n"});
  CHECK(answers_of("[Event \"?\"]") == Texts{header + "*\n"});
  CHECK(answers_of("[Event \"?\"]\n[Event \"?\"]\n\n[Event \"?\"]") ==
        Texts{header + "*\n", header + "*\n", header + "*\n"});
  CHECK(answers_of("[Event \"?\"][Site \"?\"]*[Site \"?\"]*").size() == 2);
}

TEST_CASE("Layout does not matter", "[bad-case-20]") {
  const std::string normal = header + "1. d3-c3 {one two} 1... b3xd3 $1 2. e3xc3 *\n";
  for (
      const std::string_view text :
      {"1. d3-c3 {one two} 1... b3xd3 $1 2. e3xc3 *\n"sv, "1.d3-c3{one two}1...b3xd3$1 2.e3xc3*"sv,
       "d3-c3 {one\ntwo} b3xd3! e3xc3"sv,
       "1.\nd3-c3\n{\n  one\n\ttwo\n}\n1.\n...\nb3xd3\n(!)\n2.\ne3xc3\n*"sv,
       "01. D3-C3 ;one  two  \n1. ... b3:d3 ! e3-c3\n\n\n*\n\n\n"sv,
       "1. d3-c3 %one\ttwo\n... b3xd3 $001 2. e3xc3"sv,
       "\xef\xbb\xbf[ Event\t\"?\" ]\r\n\r\n1. d3-c3 {} {one\r\ntwo}\r\n; \r\n1... b3xd3(!) 2... e3xc3 *"sv,
       "[Result \"?\"][Event \"\?\"] [Variant \"Alquerque\"]\n1. d3-c3 {one two} b3xd3 $1 2. e3xc3 *"sv}) {
    INFO(shown(text));
    CHECK(answers_of(text) == Texts{normal});
  }
}

TEST_CASE("Lines may end by LF, CR LF or CR, and chunks of any size read as the whole",
          "[bad-case-20]") {
  std::string text = "\xef\xbb\xbf";
  sampling::Random random{5};
  for (int i = 0; i < 6; ++i) {
    text += to_text(random_game(random, named_rule_books()[random.below(4)])) + '\n';
    text += i % 2 == 0 ? "[Event \"x\"]\n[Site \"x]\n1. d3-c3 {} {[Event *\n\n" : "1. d3-d4 *\n";
    text += i % 3 == 0 ? "[Event \"x\"]\n1. d3-c3 { (\n" : "";
  }
  const Texts whole = answers_of(text);
  CHECK(whole.size() > 12);
  for (const std::string_view line_end : {"\r\n", "\r", "\n\r", "\r\n\r\n"}) {
    INFO(shown(line_end));
    const Texts answers = answers_of(with_line_ends(text, line_end));
    REQUIRE(answers.size() == whole.size());
    for (std::size_t i = 0; i < whole.size(); ++i) {
      // One more line end for each makes other line numbers.
      CHECK((answers[i] == whole[i] || (line_end.size() > 1 && whole[i].starts_with("line "))));
    }
  }
  for (std::size_t chunk = 1; chunk <= text.size(); chunk += chunk < 300 ? 1 : 97) {
    if (answers_in_chunks(text, chunk) != whole) {
      FAIL("in chunks of " << chunk);
    }
  }
}

TEST_CASE("A result is not read as a move nor a star as a mark", "[bad-case-20]") {
  for (const std::string_view result : {"1-0", "0-1", "1/2-1/2", "0-0", "*"}) {
    const std::string last{result};
    CHECK(moves_part("1. d3-c3 " + last) == "1. d3-c3 " + last + '\n');
    CHECK(moves_part("1. d3-c3 {1-0} " + last + "{*}") == "1. d3-c3 {1-0} {*} " + last + '\n');
    CHECK(moves_part("1. " + last) == last + '\n');
    CHECK(moves_part("[Result \"" + last + "\"] 1. d3-c3 *") == "1. d3-c3 " + last + '\n');
    CHECK(moves_part("[Result \"" + last + "\"] 1. d3-c3") == "1. d3-c3 " + last + '\n');
    std::string two_games = "1. d3-c3 " + last;
    two_games.append(" 1. d2-c3 ").append(last);
    CHECK(answers_of(two_games).size() == 2);
  }
  CHECK(moves_part("1. d3-c3*") == "1. d3-c3 *\n");
  CHECK(moves_part("1. d3-c3 2-0") == "1. d3-c3 1-0\n");
  CHECK(moves_part("1. d3-c3 0-2") == "1. d3-c3 0-1\n");
  CHECK(moves_part("1. d3-c3 1-1") == "1. d3-c3 1/2-1/2\n");
}

TEST_CASE("Comments hold braces, semicolons and line ends", "[bad-case-20]") {
  CHECK(game_text("{ a { b ; c \n d } d3-c3").comments == std::vector<std::string>{"a { b ; c d"});
  CHECK(game_text("; a } { b\nd3-c3").comments == std::vector<std::string>{"a } { b"});
  CHECK(moves_part("; a } b\nd3-c3 ; }\r\n; {\n") == "; a } b\n1. d3-c3 ; }\n{{} *\n");
  CHECK(moves_part("d3-c3 {; x} %y {\nb3xd3 *") == "1. d3-c3 {; x} {y {} 1... b3xd3 *\n");
  CHECK(moves_part("{a}\n[Site \"?\"]\n{b} d3-c3 {c} * {d} ; e") ==
        "{a} {b} 1. d3-c3 {c} {d} {e} *\n");
  CHECK(answers_of("{a} {b}") == Texts{header + "{a} {b} *\n"});
}

TEST_CASE("A variation is kept as a comment") {
  CHECK(game_text("d3-c3 (1. d2-c3 {:-)} (b2-c3) ;)\n ) b3xd3").moves[0].comments ==
        std::vector<std::string>{"(1. d2-c3 {:-)} (b2-c3) ;) )"});
  CHECK(moves_part("d3-c3 (1. d2-c3\n(1. b2-c3)) b3xd3") ==
        "1. d3-c3 {(1. d2-c3 (1. b2-c3))} 1... b3xd3 *\n");
  CHECK(moves_part("d3-c3 (!?) () b3xd3") == "1. d3-c3 $5 {()} 1... b3xd3 *\n");
  // It may begin with a mark.
  CHECK(moves_part("d3-c3 (! d2-c3) b3xd3") == "1. d3-c3 {(! d2-c3)} 1... b3xd3 *\n");
  CHECK(moves_part("d3-c3 (!!!!) b3xd3") == "1. d3-c3 {(!!!!)} 1... b3xd3 *\n");
}

TEST_CASE("What PDN files hold besides is read", "[bad-case-20]") {
  struct Form {
    std::string_view text;
    std::string_view moves;
  };
  for (const Form& form : {
           // Points without a mark between them, also glued to the number.
           Form{"1.d3c3 b3d3 2.e3c3*", "1. d3-c3 b3xd3 2. e3xc3 *\n"},
           Form{"1.D3C3 B3xD3", "1. d3-c3 b3xd3 *\n"},
           Form{"[FEN \"bbbb1/bb3/b1b2/ww3/1w1w1 b -\"] 1...a3c1e1", "1... a3xc1xe1 *\n"},
           // Numbers without dots, as in PGN.
           Form{"1 d3-c3 1 b3xd3 2 e3xc3", "1. d3-c3 b3xd3 2. e3xc3 *\n"},
           Form{"1d3-c3 01 b3xd3", "1. d3-c3 b3xd3 *\n"},
           // Runs of marks that have no glyph.
           Form{"d3-c3!!! b3xd3", "1. d3-c3 {!!!} 1... b3xd3 *\n"},
           Form{"d3-c3 ?!? $1!? b3xd3(!?!!!)", "1. d3-c3 $1 $5 {?!?} 1... b3xd3 {(!?!!!)} *\n"},
           Form{"d3-c3(?\?\?)!!?", "1. d3-c3 {(?\?\?)} {!!?} *\n"},
           // What DGT boards note, and variations in variations.
           Form{"1. d3-c3 {[%clk 1:55:21]} b3xd3", "1. d3-c3 {[%clk 1:55:21]} 1... b3xd3 *\n"},
           Form{"d3-c3 (d2-c3! (b2-c3 $2 {x}) ) *", "1. d3-c3 ; (d2-c3! (b2-c3 $2 {x}) )\n*\n"},
           // The byte that ends files of DOS.
           Form{"d3-c3 *\r\n\x1a", "1. d3-c3 *\n"},
           Form{"d3-c3 \x1a", "1. d3-c3 *\n"},
       }) {
    INFO(shown(form.text));
    CHECK(moves_part(form.text) == form.moves);
  }
  CHECK(answers_of("d3-c3 *\n\x1a").size() == 1);
  CHECK(answers_of("\x1a").empty());
  CHECK_FALSE(parse_game("d3-c3 \x1a b3xd3").has_value());
}

TEST_CASE("A result that is no score is kept as text and contradicts nothing") {
  for (const std::string_view result : {"4-6", "1:0", "3-0", "White won", "2"}) {
    for (const std::string_view end : {"1-0", "0-1", "1/2-1/2", "*"}) {
      INFO(result << ' ' << end);
      const std::string tag = "[Result \"" + std::string{result} + "\"]\n";
      const GameText game = game_text(tag + "d3-c3 " + std::string{end});
      CHECK(game.other_result == result);
      CHECK(game.tags.empty());
      CHECK(to_text(game.score) == end);
      const std::string written = to_text(game);
      CHECK(written.find(tag) != std::string::npos);
      CHECK(game_text(written) == game);
    }
  }
  CHECK(game_text("[Result \"?\"] d3-c3").other_result.empty());
  CHECK(game_text("[Result \"2-0\"] d3-c3").other_result.empty());
  // The rules have their say all the same.
  const GameText won = game_text("[Result \"4-6\"][FEN \"5/5/1wb2/5/5 w -\"] 1. b3xd3 *");
  CHECK(won.score == GameScore::white_wins);
  CHECK(game_text(to_text(won)) == won);
  // What a program puts there that is a score is not written twice.
  GameText game = game_text("d3-c3");
  game.other_result = "1-0";
  CHECK(to_text(game) == header + "1. d3-c3 *\n");
}

TEST_CASE("The numbers of a game that begins at a position go on from the first that is given") {
  const std::string white = "[FEN \"bbbbb/bbbbb/bb1ww/wwwww/wwwww w -\"]\n";
  const std::string black = "[FEN \"bbbbb/bbbbb/bb1ww/wwwww/wwwww b -\"]\n";
  struct Numbered {
    std::string text;
    std::string_view moves;
    std::uint32_t first;
  };
  for (const Numbered& numbered : {
           Numbered{white + "29. d3-c3 b3xd3 30. e3xc3", "29. d3-c3 b3xd3 30. e3xc3 *\n", 29},
           Numbered{white + "d3-c3 29... b3xd3", "29. d3-c3 b3xd3 *\n", 29},
           Numbered{white + "d3-c3 b3xd3 30 e3xc3", "29. d3-c3 b3xd3 30. e3xc3 *\n", 29},
           Numbered{white + "d3-c3 b3xd3 30. *", "29. d3-c3 b3xd3 *\n", 29},
           Numbered{black + "29... b4-c3 d2xb4 a5xc3", "29... b4-c3 30. d2xb4 a5xc3 *\n", 29},
           Numbered{black + "29. ... b4-c3 {x} 30. d2xb4", "29... b4-c3 {x} 30. d2xb4 *\n", 29},
           Numbered{white + "1. d3-c3", "1. d3-c3 *\n", 1},
           Numbered{white + "d3-c3", "1. d3-c3 *\n", 1},
           Numbered{white + "29. *", "*\n", 1},
           Numbered{white + "999999999. d3-c3 b3xd3 1000000000. e3xc3",
                    "999999999. d3-c3 b3xd3 1000000000. e3xc3 *\n", largest_first_number},
       }) {
    INFO(numbered.text);
    const GameText game = game_text(numbered.text);
    CHECK(game.first_number == numbered.first);
    CHECK(moves_part(numbered.text) == numbered.moves);
    CHECK(game_text(to_text(game)) == game);
  }
}

TEST_CASE("Every game reads the same in any form that is accepted, and again from its normal form",
          "[bad-case-20]") {
  for (const RuleBook book : named_rule_books()) {
    INFO(book.name());
    sampling::Random random{21};
    for (int i = 0; i < 200; ++i) {
      GameText game = random_game(random, book);
      if (random.chance(1, 2) && !game.moves.empty()) {
        game.first_number = static_cast<std::uint32_t>(1 + random.below(2000));
      }
      if (random.chance(1, 4)) {
        game.other_result = "4-6";
      }
      const std::string text = in_some_form(random, game);
      INFO(text);
      const ReadGame read = parse_game(text);
      if (!read) {
        FAIL(read.error().message());
      }
      CHECK(*read == game);
      CHECK(game_text(to_text(*read)) == game);
    }
  }
}

TEST_CASE("Whatever is accepted is stable after one normalisation", "[bad-case-20]") {
  std::string all;
  for (const Malformed& wrong : malformed) {
    all += std::string{wrong.text} + "\n[Event \"next\"]\n";
  }
  const Texts once = answers_of(all);
  for (const std::string& game : once) {
    if (game.starts_with("[Event")) {
      CHECK(answers_of(game) == Texts{game});
    }
  }
}

// ---- What is refused ---------------------------------------------------------------------------

TEST_CASE("What is wrong is said with line, column, game, move, and what was expected",
          "[bad-case-20]") {
  REQUIRE(malformed.size() >= 40);
  for (const Malformed& wrong : malformed) {
    INFO(shown(wrong.text));
    std::vector<GameError> errors;
    GameReader reader{wrong.text};
    while (const std::optional<ReadGame> game = reader.next()) {
      if (!*game) errors.push_back(game->error());
    }
    REQUIRE(errors.size() == 1);
    CHECK(errors[0].line == wrong.line);
    CHECK(errors[0].column == wrong.column);
    CHECK(errors[0].reason() == wrong.reason);
    CHECK(errors[0].message() == "line " + std::to_string(wrong.line) + ", column " +
                                     std::to_string(wrong.column) + ": " +
                                     std::string{wrong.reason});
  }
}

TEST_CASE("A fault has the same line and column however the lines end", "[bad-case-20]") {
  for (const Malformed& wrong : malformed) {
    if (wrong.text.find('\r') != std::string_view::npos) continue;
    INFO(shown(wrong.text));
    const Texts answers = answers_of(wrong.text);
    CHECK(answers_of(with_line_ends(wrong.text, "\r\n")) == answers);
    CHECK(answers_of(with_line_ends(wrong.text, "\r")) == answers);
  }
  // Where they end in different ways in one text.
  CHECK(parse_game("[Event \"x\"]\r{a\nb\r\nc}\r\r\n\n1. d3-d4").error().message() ==
        "line 7, column 7: game 1, move 1: found 'd4', expected c3 as the next point (a man stands "
        "on d4 already)");
}

TEST_CASE("A comment to the line end ends where the line does, by CR too") {
  CHECK(moves_part("d3-c3 ; one\rb3xd3 % two\r\ne3xc3 ;three\n*") ==
        "1. d3-c3 {one} 1... b3xd3 {two} 2. e3xc3 {three} *\n");
  CHECK(moves_part("d3-c3 (b2-c3 ; )\r) b3xd3") == "1. d3-c3 {(b2-c3 ; ) )} 1... b3xd3 *\n");
  CHECK(answers_of("d3-c3 {\r[Event \"x\"]\r*").size() == 2);
}

TEST_CASE("Tags alone are looked at too when the text ends") {
  CHECK(parse_game("[FEN \"x\"]").error().message() ==
        "line 1, column 7: game 1: found 'x', expected 'w', 'b' or '-' for a1, or five ranks "
        "parted by '/'");
  CHECK(parse_game(R"([FEN "bbbbb/\"\\"])").error().column == 13);
  CHECK(parse_game("[FEN \"w4/5/5/5/b4 w -\"]\n[Result \"1/2-1/2\"]").error().message() ==
        "line 2, column 10: game 1: found '1/2-1/2', expected '0-1', as White cannot move");
}

TEST_CASE("A program can tell the kinds of faults apart, and what is behind them",
          "[bad-case-20]") {
  using enum ParseFault;
  for (const auto& [text, fault] : {
           std::pair{"1. d3-c3 )"sv, syntax},
           {"1. d3-c3 {", syntax},
           {"1. d3-c3 (b3xd3", syntax},
           {"1. d3-c3 $256", syntax},
           {"1. ! d3-c3", syntax},
           {"1. d3_c3", syntax},
           {"[FEN \"5/5/5/5 w -\"]", board_size},
           {"[FEN \"5/5/2w2/5/4b b c3<,c3>\"]", impossible_position},
           {"[FEN \"5/5/5/5/5 w - 0\"]", trailing_text},
           {"1. d3-c3 * 1. d3-c3 *", trailing_text},
           {"[FEN \"5/5/5/1bb2/wb3 w -\"] a1xc1", incomplete_move},
           {"1. d3-d4", illegal_move},
           {"[FEN \"5/1bbb1/1b1b1/bbbb1/w4 w -\"] a1xa1", ambiguous_move},
           {"[0]", bad_tag},
           {"[Event]", bad_tag},
           {"[Event \"x\" 1]", bad_tag},
           {"[Event \"x\"][Site \"x\"][Site \"y\"]", bad_tag},
           {"[Rules \"fide\"]", unknown_rules},
           {"[Variant \"Chess\"]", unknown_rules},
           {"2. d3-c3", contradiction},
           {"[Result \"1-0\"] d3-c3 0-1", contradiction},
           {"[FEN \"5/5/5/5/w4 b -\"] 0-1", contradiction},
           {"", no_game},
           {"*", no_game},
       }) {
    CAPTURE(text);
    const ReadGame game = parse_game(text);
    REQUIRE_FALSE(game.has_value());
    CAPTURE(game.error().message());
    CHECK(game.error().fault == fault);
    CHECK(game.error().setup.has_value() == (fault == impossible_position));
    CHECK(game.error().refusal.has_value() == (fault == illegal_move || fault == incomplete_move));
  }
  CHECK(parse_game("[FEN \"5/5/2w2/5/4b b c3<,c3>\"]").error().setup == SetupFault::ban_both_ways);
  CHECK(parse_game("1. d3-d4").error().refusal == Refusal::occupied);
}

TEST_CASE("Reading goes on with the next game after each fault", "[bad-case-20]") {
  const std::string good = header + "1. d3-c3 *\n";
  for (const Malformed& wrong : malformed) {
    const Texts alone = answers_of(wrong.text);
    // Up to its fault, a text may end in a game that is not closed; then the good one closes it.
    Texts answers = answers_of(std::string{wrong.text} + "\n\n" + good);
    INFO(shown(wrong.text));
    REQUIRE_FALSE(answers.empty());
    CHECK(answers.back() == good);
    // What broke off at the end of the text breaks off at a line end now.
    CHECK(answers.size() == alone.size() + 1);
  }
}

TEST_CASE("After broken tags, the tags that follow are not a game of their own") {
  const Texts answers =
      answers_of("[Event \"x]\n[Site \"y\"]\n[EventDate \"z\"]\n\n1. d3-d4 *\n\n[Site \"a\"]\n*");
  REQUIRE(answers.size() == 2);
  CHECK(answers[0].starts_with("line 1, "));
  CHECK(answers[1].find("[Site \"a\"]") != std::string::npos);
}

TEST_CASE("A comment that is not closed ends where the next game begins") {
  const Texts answers =
      answers_of("1. d3-c3 { oops *\n\n[Event \"2\"]\n\n1. d3-c3 {fine} b3xd3 *\n");
  REQUIRE(answers.size() == 2);
  CHECK(answers[0] ==
        "line 1, column 10: game 1, move 1: found '{' without '}', expected '}' before the next "
        "game");
  CHECK(answers[1].find("{fine}") != std::string::npos);
  // Broken off within the mark of that game.
  CHECK(parse_game("1. d3-c3 {\n[Event").error().fault == ParseFault::syntax);
}

TEST_CASE("A game beyond the limit is refused, whatever it is full of") {
  const std::string good = header + "1. d3-c3 *\n";
  struct Fill {
    std::string_view before;
    std::string_view again;
  };
  // Each of these is sound as far as it goes.
  for (const Fill fill :
       {Fill{"", "{a}"}, Fill{"", ";a\n"}, Fill{"", "{"}, Fill{"", ";"}, Fill{"", "1."},
        Fill{"d3-c3 ", "$1 "}, Fill{"d3-c3 ", "!? "}, Fill{"d3-c3 ", "("}, Fill{"d3-c3 ", "\n"},
        Fill{"", "d"}, Fill{"", "1"}, Fill{"d3-c3 ", "!"}, Fill{"[", "a"}, Fill{"[", " "},
        Fill{"[Site \"", "a"}, Fill{"[Site \"\"", " "}}) {
    std::string text{fill.before};
    while (text.size() < 3000) {
      text += fill.again;
    }
    INFO(shown(text.substr(0, 40)));
    GameReader reader{text, {.longest_game = 1000}};
    const std::optional<ReadGame> game = reader.next();
    REQUIRE(game);
    REQUIRE_FALSE(*game);
    CHECK(game->error().fault == ParseFault::limit_exceeded);
    CHECK(game->error().found == "more of the game after 1000 bytes");
  }
  const Texts answers =
      answers_of(good + "\n[Event \"x\"]\n{" + std::string(1000, 'x') + "}\n*\n\n" + good,
                 {.longest_game = 900});
  REQUIRE(answers.size() == 3);
  CHECK(answers[0] == good);
  CHECK(answers[1] ==
        "line 14, column 1003: game 2: found more of the game after 900 bytes, expected its end, "
        "which is the limit");
  CHECK(answers[2] == good);
}

TEST_CASE("A game as long as the limit is read, and no limit is too large") {
  const std::string game = "1. d3-c3 *";
  const Texts read{header + game + '\n'};
  CHECK(answers_of(game, {.longest_game = game.size()}) == read);
  // What it says is one move.
  CHECK(answers_of(game, {.longest_game = 4}) == read);
  CHECK(answers_of(game, {.longest_game = 3}) != read);
  constexpr std::size_t largest = std::numeric_limits<std::size_t>::max();
  CHECK(answers_of(game + '\n' + game, {.longest_game = largest}) == Texts{read[0], read[0]});
}

TEST_CASE("What is read under a limit is read from its normal form under the same limit") {
  const auto is_read = [](std::string_view text, std::size_t limit, const GameText& game) {
    GameReader reader{text, {.longest_game = limit}};
    const std::optional<ReadGame> read = reader.next();
    return read && *read && **read == game;
  };
  std::size_t much_longer = 0;
  for (const RuleBook book : named_rule_books()) {
    INFO(book.name());
    sampling::Random random{22};
    for (int i = 0; i < 100; ++i) {
      const GameText game = random_game(random, book);
      const std::string text = in_some_form(random, game);
      // With the next game behind, as in a file.
      const std::string normal = to_text(game) + "\n" + header;
      std::size_t refused = 0;
      std::size_t accepted = text.size();
      INFO(text);
      REQUIRE(is_read(text, accepted, game));
      while (accepted - refused > 1) {
        const std::size_t middle = refused + (accepted - refused) / 2;
        (is_read(text, middle, game) ? accepted : refused) = middle;
      }
      CHECK(is_read(normal, accepted, game));
      much_longer += normal.size() > 2 * accepted ? 1U : 0U;
      if (refused > 0) {
        const ReadGame cut = *GameReader{text, {.longest_game = refused}}.next();
        CHECK((!cut && cut.error().fault == ParseFault::limit_exceeded));
        CHECK_FALSE(is_read(normal, refused, game));
      }
    }
  }
  CHECK(much_longer > 50);
}

TEST_CASE("A game that fills the limit in the shortest way is read, and so is its normal form") {
  constexpr std::size_t limit = GameReaderOptions{}.longest_game;
  // To and fro, each move in five bytes; in its normal form each takes six, and the numbers.
  std::string moves = "[Rules \"freestyle\"][FEN \"w3b/5/5/5/5 w -\"]";
  constexpr std::array cycle{"a5a4 "sv, "e5e4 "sv, "a4a5 "sv, "e4e5 "sv};
  for (std::size_t ply = 0; moves.size() + 5 < limit; ++ply) {
    moves += cycle[ply % cycle.size()];
  }
  std::string marks = "d3c3";
  while (marks.size() + 3 < limit) {
    marks += "!? ";
  }
  std::string comments = "d3c3";
  while (comments.size() + 3 < limit) {
    comments += "{a}";
  }
  std::string value = "[Site\"";
  while (value.size() + 3 < limit) {
    value += "\\a";
  }
  value += "\"]";
  for (const std::string* text : {&moves, &marks, &comments, &value}) {
    INFO(shown(text->substr(0, 60)));
    const ReadGame game = parse_game(*text);
    REQUIRE(game);
    const std::string written = to_text(*game);
    CHECK(written.size() > limit);
    const ReadGame again = parse_game(written);
    REQUIRE(again);
    CHECK(*again == *game);
  }
}

TEST_CASE("The number of tags is limited") {
  std::string text;
  for (int i = 0; i < 1001; ++i) {
    text += "[T" + std::to_string(i) + " \"\"]\n";
  }
  const Texts answers = answers_of(text);
  REQUIRE(answers.size() == 1);
  CHECK(answers[0] ==
        "line 1001, column 2: game 1: found one more tag, expected at most 1000 tags in a game");
}

TEST_CASE("Games are read from a stream") {
  const std::string game = header + "1. d3-c3 *\n";
  std::istringstream stream{game + "\n" + game};
  CHECK(answers_of(GameReader{stream}) == Texts{game, game});
  std::istringstream limited{game};
  CHECK(answers_of(GameReader{limited, {.longest_game = 3}}).front() != game);
  std::istringstream empty;
  CHECK(answers_of(GameReader{empty}).empty());
}

TEST_CASE("A text that breaks off is no game, and the last answer says so") {
  const std::string game = header + "1. d3-c3 *\n";
  for (const std::string_view text : {""sv, "\n"sv, "1. d3-c3"sv, "1. d3-c3 *\n"sv, "1. d3-"sv,
                                      "{a"sv, "[Event \"x"sv, "1. d3-d4 *\n"sv}) {
    INFO(shown(text));
    GameReader reader{[rest = game + std::string{text}](char* buffer, std::size_t size) mutable {
      const std::size_t count = rest.copy(buffer, std::min<std::size_t>(size, 7));
      rest.erase(0, count);
      return count == 0 ? GameReader::failed : count;
    }};
    std::optional<ReadGame> last;
    std::size_t failures = 0;
    while (std::optional<ReadGame> next = reader.next()) {
      failures += !*next && next->error().fault == ParseFault::source_failed ? 1U : 0U;
      last = std::move(next);
    }
    CHECK(failures == 1);
    REQUIRE(last);
    REQUIRE_FALSE(*last);
    CHECK(last->error().fault == ParseFault::source_failed);
    CHECK(last->error().found == "a text that breaks off");
    CHECK_FALSE(reader.next());
  }
}

TEST_CASE("A stream that turns bad is told from one that ends") {
  class Torn : public std::streambuf {
    int_type underflow() override {
      if (done_) throw std::runtime_error{"torn"};
      done_ = true;
      setg(text_.data(), text_.data(), text_.data() + text_.size());
      return traits_type::to_int_type(text_.front());
    }
    std::string text_ = "1. d3-c3";
    bool done_ = false;
  };
  Torn torn;
  std::istream stream{&torn};
  const Texts answers = answers_of(GameReader{stream});
  CHECK(answers ==
        Texts{"line 1, column 1: game 1: found a text that breaks off, expected to be able to read "
              "on"});
}

TEST_CASE("Games are read from a file, and one that cannot be opened says why") {
  const std::filesystem::path path =
      std::filesystem::temp_directory_path() / "alquerque_game_text_test.pdn";
  const std::string game = header + "1. d3-c3 *\n";
  std::ofstream{path, std::ios::binary} << game << '\n' << game;
  const Result<GameReader, std::string> reader = open_games(path);
  REQUIRE(reader);
  CHECK(answers_of(*reader) == Texts{game, game});
  std::filesystem::remove(path);
  CHECK(open_games("no such folder/x.pdn").error() ==
        "cannot open 'no such folder/x.pdn': No such file or directory");
  CHECK(open_games(std::filesystem::temp_directory_path()).error().ends_with(": Is a directory"));
}

TEST_CASE("One game where one is wanted") {
  const ReadGame two = parse_game("1. d3-c3 *\n\n  1. d3-c3 *");
  REQUIRE_FALSE(two);
  CHECK(two.error().message() ==
        "line 3, column 3: game 2: found one more game, expected the end after the first");
  // A fault of the second makes no difference, one of the first comes before.
  CHECK(parse_game("1. d3-c3 * 1. z9 *").error().fault == ParseFault::trailing_text);
  CHECK(parse_game("1. d3-c3 z9 * 1. d3-c3 *").error().game == 1);
}

TEST_CASE("Mangled games are read or refused, never worse, and what is read is stable") {
  sampling::Random random{6};
  std::string text;
  for (int i = 0; i < 4; ++i) {
    text += to_text(random_game(random, named_rule_books()[random.below(4)])) + '\n';
  }
  constexpr std::string_view bytes = "{}()[]\"\\;%*!?$.- \n\r\t1a0x\xef";
  for (int i = 0; i < 2000; ++i) {
    std::string mangled = text;
    for (std::size_t count = 1 + random.below(3); count-- > 0;) {
      const std::size_t at = random.below(mangled.size());
      if (random.chance(1, 3)) {
        mangled.erase(at, 1 + random.below(30));
      } else {
        mangled[at] = bytes[random.below(bytes.size())];
      }
    }
    for (const std::string& answer : answers_of(mangled)) {
      if (answer.starts_with("[Event")) {
        if (answers_of(answer) != Texts{answer}) {
          FAIL(answer << "\nis not stable: " << joined(answers_of(answer)));
        }
      }
    }
  }
}

}  // namespace alquerque::test
