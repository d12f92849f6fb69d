// Position texts: what is written, what is read, and what is said about a text that is neither.

#include <array>
#include <cstddef>
#include <initializer_list>
#include <iterator>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <catch2/catch_message.hpp>
#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>

#include <alquerque/all.hpp>

#include "property.hpp"
#include "random_positions.hpp"
#include "shown.hpp"
#include "support.hpp"

namespace alquerque::test {
namespace {

using namespace std::string_view_literals;

bool is_printable(std::string_view text) {
  for (const char character : text) {
    if (character < 0x20 || character > 0x7e) return false;
  }
  return true;
}

// What is wrong with the answer to a text, whatever the text is; nothing if the answer is sound.
// Goes on from a position that was read, so that whatever debug builds assert about it is met.
template <RuleSet rule_set>
std::optional<std::string> complaint(std::string_view text) {
  const auto result = parse_position(text, rule_set);
  if (!result) {
    const ParseError& error = result.error();
    if (error.offset > text.size()) return "an offset beyond the end";
    if ((error.found == "the end") != (error.offset == text.size())) return "the end misplaced";
    if (error.expected.empty()) return "nothing expected";
    if (error.message() != "at offset " + std::to_string(error.offset) + ": found " + error.found +
                               ", expected " + error.expected) {
      return "a message that does not say it all";
    }
    if (!is_printable(error.message())) return "a message that is not one printable line";
    return std::nullopt;
  }
  const Position& position = *result;
  if (!position.is_ok()) return "a position that is not ok";
  if (!detail::faults_of(position.setup(), rule_set).empty()) return "a position that is no set-up";
  const auto from_setup = Position::from(position.setup(), rule_set);
  if (!from_setup || *from_setup != position) return "a position that is not canonical";
  const std::string written = to_text(position);
  const auto reread = parse_position(written, rule_set);
  if (!reread || *reread != position) return "a position whose text reads otherwise: " + written;
  for (const Move& move : legal_moves<rule_set>(position)) {
    if (!position.after<rule_set>(move).is_ok()) return "a position with a move that breaks it";
  }
  return std::nullopt;
}

}  // namespace

// ---- What is written ---------------------------------------------------------------------------

TEST_CASE("The start position has the text of the format's description") {
  CHECK(to_text(Position::start()) == "bbbbb/bbbbb/bb1ww/wwwww/wwwww w -");
  CHECK(position_of("bbbbb/bbbbb/bb1ww/wwwww/wwwww w -") == Position::start());
}

TEMPLATE_TEST_CASE("Every position reads back from its text, and the text from the position",
                   "[bad-case-18]", ALQUERQUE_SAMPLED_RULE_SETS) {
  constexpr RuleSet rule_set = TestType::rules;
  check_property(rule_book<rule_set>, 3'000, [&](const Position& position) -> Wrong {
    const std::string text = to_text(position);
    const auto reread = parse_position(text, rule_set);
    if (!reread) return reread.error().message();
    if (*reread != position) return "another position";
    if (to_text(*reread) != text) return "another text";
    return std::nullopt;
  });
}

TEST_CASE("Bans are written in the order of their points, west and east mixed", "[bad-case-19]") {
  const Position position = position_of<rules::qirkat>("5/1b1b1/1w1w1/5/5 w d3<,b4>,b3>,d4<");
  CHECK(to_text(position) == "5/1b1b1/1w1w1/5/5 w b3>,d3<,b4>,d4<");
  CHECK(position.no_west() == Bitboard{Point::d3, Point::d4});
  CHECK(position.no_east() == Bitboard{Point::b3, Point::b4});
}

TEST_CASE("A ban that can bind no more is read, but not kept and not written", "[bad-case-10]") {
  constexpr std::string_view at_own_turn = "b4/5/1ww2/5/5 w c3<";
  constexpr std::string_view at_other_turn = "b4/5/1ww2/5/5 b c3<";
  CHECK(to_text(position_of<rules::brainking>(at_own_turn)) == "b4/5/1ww2/5/5 w -");
  CHECK(to_text(position_of<rules::brainking>(at_other_turn)) == "b4/5/1ww2/5/5 b -");
  CHECK(to_text(position_of<rules::qirkat>(at_own_turn)) == at_own_turn);
  CHECK(to_text(position_of<rules::qirkat>(at_other_turn)) == at_other_turn);
}

// ---- Rank order --------------------------------------------------------------------------------

namespace {

// White on a1 and c5, Black on b2, e4 and d5; no symmetry of the board maps it to itself.
Position asymmetric(Side to_move) {
  Setup setup;
  setup.white = {Point::a1, Point::c5};
  setup.black = {Point::b2, Point::e4, Point::d5};
  setup.to_move = to_move;
  return Position::from(setup).value();
}

}  // namespace

TEST_CASE("The one-line form gives rank 5 first, each rank from file a", "[bad-case-19]") {
  const Position position = position_of("2wb1/4b/5/1b3/w4 w -");
  CHECK(position == asymmetric(Side::white));
  CHECK(to_text(asymmetric(Side::white)) == "2wb1/4b/5/1b3/w4 w -");
  for (const Point point : Bitboard::all()) {
    CAPTURE(to_text(point));
    const bool white = point == Point::a1 || point == Point::c5;
    const bool black = point == Point::b2 || point == Point::e4 || point == Point::d5;
    CHECK((position.at(point) == Side::white) == white);
    CHECK((position.at(point) == Side::black) == black);
  }
}

TEST_CASE("The course board gives a1 first, rank by rank upward", "[bad-case-19]") {
  const Position position = position_of("w---- -b--- ----- ----b --wb-");
  CHECK(position == asymmetric(Side::white));
  for (const Point point : Bitboard::all()) {
    CAPTURE(to_text(point));
    const bool white = point == Point::a1 || point == Point::c5;
    const bool black = point == Point::b2 || point == Point::e4 || point == Point::d5;
    CHECK((position.at(point) == Side::white) == white);
    CHECK((position.at(point) == Side::black) == black);
  }
}

// ---- The course board --------------------------------------------------------------------------

TEST_CASE("The course board is read with blanks as one likes") {
  for (const std::string_view text : {
           "w-----b------------b--wb-"sv,
           "w---- -b--- ----- ----b --wb-"sv,
           "w----\n-b---\n-----\n----b\n--wb-\n"sv,
           "w----\r\n-b---\r\n-----\r\n----b\r\n--wb-\r\n"sv,
           "  w - - - -\t- b - - -   - - - - -   - - - - b   - - w b -  "sv,
       }) {
    CAPTURE(shown(text));
    CHECK(position_of(text) == asymmetric(Side::white));
  }
  CHECK(position_of("wwwwwwwwwwbb-wwbbbbbbbbbb") == Position::start());
  CHECK(position_of("wwwww wwwww bb-ww bbbbb bbbbb") == Position::start());
}

TEST_CASE("The course board is read with the side before it, after it, or without one") {
  for (const std::string_view text : {
           "white w---- -b--- ----- ----b --wb-"sv,
           "whitew-----b------------b--wb-"sv,
           " white\nw---- -b---\n----- ----b --wb- \n"sv,
           "w---- -b--- ----- ----b --wb- w"sv,
           "w---- -b--- ----- ----b --wb-   w -"sv,
           "w-----b------------b--wb- w -"sv,
       }) {
    CAPTURE(shown(text));
    CHECK(position_of(text) == asymmetric(Side::white));
  }
  for (const std::string_view text : {
           "black w---- -b--- ----- ----b --wb-"sv,
           "blackw-----b------------b--wb-"sv,
           "w---- -b--- ----- ----b --wb- b"sv,
           "w---- -b--- ----- ----b --wb-\nb -"sv,
       }) {
    CAPTURE(shown(text));
    CHECK(position_of(text) == asymmetric(Side::black));
  }
}

TEST_CASE("The course board is read with bans after the side") {
  const Position position =
      position_of<rules::qirkat>("----- ----- --w-w ----- b--b- b c3>,e3<,d5<");
  CHECK(to_text(position) == "b2b1/5/2w1w/5/5 b c3>,e3<,d5<");
}

TEMPLATE_TEST_CASE("Every position reads back from a course board with its side and bans",
                   "[bad-case-19]", ALQUERQUE_SAMPLED_RULE_SETS) {
  constexpr RuleSet rule_set = TestType::rules;
  sampling::for_each_position<rule_set>(11, 1'000, [&](const Position& position) {
    std::string board;
    for (const Point point : Bitboard::all()) {
      const std::optional<Side> side = position.at(point);
      board += !side ? '-' : *side == Side::white ? 'w' : 'b';
    }
    const std::string one_line = to_text(position);
    const std::string text = board + one_line.substr(one_line.find(' '));
    const auto reread = parse_position(text, rule_set);
    if (!reread) FAIL(text << ": " << reread.error().message());
    if (*reread != position) FAIL(text);
  });
}

// ---- What is refused ---------------------------------------------------------------------------

namespace {

// A kind of fault; where it is that no position is so, why not.
struct Cause {
  ParseFault fault;
  std::optional<SetupFault> setup;

  Cause(ParseFault kind) : fault{kind} {}
  Cause(SetupFault why) : fault{ParseFault::impossible_position}, setup{why} {}
};

struct BadText {
  std::string_view text;
  Cause cause;
  std::size_t offset;
  std::string_view found;     // empty: not compared
  std::string_view expected;  // empty: not compared
  RuleSet rule_set = rules::brainking;
};

std::vector<BadText> bad_texts() {
  using enum ParseFault;
  using enum SetupFault;
  return {
      // The ranks of the one-line form.
      {"bbbbb/bbbbb/bbxww/wwwww/wwwww w -", syntax, 14, "'x'", "'w', 'b' or a digit from 1 to 5"},
      {"bbbbb/bbbbb/bb0ww/wwwww/wwwww w -", syntax, 14, "'0'", "'w', 'b' or a digit from 1 to 5"},
      {"bbbbb/bbbbb/bb-ww/wwwww/wwwww w -", syntax, 14, "'-'", "'w', 'b' or a digit from 1 to 5"},
      {"BBBBB/bbbbb/bb1ww/wwwww/wwwww w -", syntax, 0, "'B'", "'w', 'b' or a digit from 1 to 5"},
      {"bbbbb/bbbbb/bb\xc2\xb7ww/wwwww/wwwww w -", syntax, 14, "'\\xc2'", ""},
      {"bbbbb/bbbbb/bb\0ww/wwwww/wwwww w -"sv, syntax, 14, "'\\x00'", ""},
      {"\xef\xbb\xbf"
       "bbbbb/bbbbb/bb1ww/wwwww/wwwww w -",
       syntax, 0, "'\\xef'", ""},
      {"/", board_size, 0, "'/'", "5 more points in rank 5"},
      {"w/w", board_size, 1, "'/'", "4 more points in rank 5"},
      {" bbbbb/bbbbb/bb1ww/wwwww/wwwww w -", board_size, 0, "' '", "5 more points in rank 5"},
      {"bbbbb/bbb/bb1ww/wwwww/wwwww w -", board_size, 9, "'/'", "2 more points in rank 4"},
      {"bbbbb//bb1ww/wwwww/wwwww w -", board_size, 6, "'/'", "5 more points in rank 4"},
      {"bbbbb/bbbbb/bb1ww/wwwww/wwww w -", board_size, 28, "' '", "1 more point in rank 1"},
      {"bbbbb/bbbbb/bb1ww/wwwww/", board_size, 24, "the end", "5 more points in rank 1"},
      {"bbbbb/bbbbb/bb1ww/wwwww/4", board_size, 25, "the end", "1 more point in rank 1"},
      {"bbbbb/bbbbb/bb1www/wwwww/wwwww w -", board_size, 17, "'w'",
       "the end of rank 3, which has 5 points"},
      {"bbbbb/bbbbb/bb1ww1/wwwww/wwwww w -", board_size, 17, "'1'",
       "the end of rank 3, which has 5 points"},
      {"bbbbb/bbbbb/bb4/wwwww/wwwww w -", board_size, 14, "'4'", "at most 3 more points in rank 3"},
      {"bbbbb/bbbb2/bb1ww/wwwww/wwwww w -", board_size, 10, "'2'",
       "at most 1 more point in rank 4"},
      {"bbbbb/bbbbb/6/wwwww/wwwww w -", board_size, 12, "'6'", "at most 5 more points in rank 3"},
      {"9/5/5/5/5 w -", board_size, 0, "'9'", "at most 5 more points in rank 5"},
      {"5/5/5/5/55 w -", board_size, 9, "'5'", "the end of rank 1, which has 5 points"},
      {"bbbbb/bbbbb/bb1ww/wwwww w -", board_size, 23, "' '", "'/' and rank 1"},
      {"bbbbb/bbbbb w -", board_size, 11, "' '", "'/' and rank 3"},
      {"bbbbb/bbbbb/bb1ww/wwwww", board_size, 23, "the end", "'/' and rank 1"},
      {"bbbbb/bbbbb/bb1wwx/wwwww/wwwww w -", syntax, 17, "'x'", "'/' and rank 2"},
      {"bbbbb/bbbbb/bb1ww0/wwwww/wwwww w -", syntax, 17, "'0'", "'/' and rank 2"},
      {"bbbbb/bbbbb/bb1w'/wwwww/wwwww w -", syntax, 16, "'\\''", ""},
      {"bbbbb/bbbbb/bb1w\\/wwwww/wwwww w -", syntax, 16, "'\\\\'", ""},
      {"bbbbb/bbbbb/bb1ww/wwwww/wwwww/5 w -", board_size, 29, "'/'",
       "a blank after the five ranks"},
      {"bbbbb/bbbbb/bb1ww/wwwww/wwwww/ w -", board_size, 29, "'/'", "a blank after the five ranks"},
      {"5/5/5/5/5/5/5/5 w -", board_size, 9, "'/'", "a blank after the five ranks"},
      {"bbbbb/bbbbb/bbbww/wwwww/wwwww w -", too_many_black_men, 14, "'b'",
       "at most 12 men of a side"},
      {"bbbbb/bbbbb/2www/wwwww/wwwww w -", too_many_white_men, 27, "'w'",
       "at most 12 men of a side"},
      {"wwwww/wwwww/wwwww/wwwww/wwwww w -", too_many_white_men, 14, "'w'",
       "at most 12 men of a side"},

      // The side to move.
      {"bbbbb/bbbbb/bb1ww/wwwww/wwwww", syntax, 29, "the end", "a blank and the side to move"},
      {"bbbbb/bbbbb/bb1ww/wwwww/wwwwwx w -", syntax, 29, "'x'", "a blank and the side to move"},
      {"bbbbb/bbbbb/bb1ww/wwwww/wwwww\tw -", syntax, 29, "'\\x09'", "a blank and the side to move"},
      {"bbbbb/bbbbb/bb1ww/wwwww/wwwww w", syntax, 31, "the end", "a blank and the bans"},
      {"bbbbb/bbbbb/bb1ww/wwwww/wwwww w-", syntax, 31, "'-'", "a blank and the bans"},
      {"bbbbb/bbbbb/bb1ww/wwwww/wwwww white -", syntax, 31, "'h'", "a blank and the bans"},
      {"bbbbb/bbbbb/bb1ww/wwwww/wwwww ", syntax, 30, "the end", "the side to move, 'w' or 'b'"},
      {"bbbbb/bbbbb/bb1ww/wwwww/wwwww x -", syntax, 30, "'x'", "the side to move, 'w' or 'b'"},
      {"bbbbb/bbbbb/bb1ww/wwwww/wwwww W -", syntax, 30, "'W'", "the side to move, 'w' or 'b'"},
      {"bbbbb/bbbbb/bb1ww/wwwww/wwwww  w -", syntax, 30, "' '", "the side to move, 'w' or 'b'"},

      // The bans.
      {"bbbbb/bbbbb/bb1ww/wwwww/wwwww w ", syntax, 32, "the end", "'-' or bans such as 'c3<'"},
      {"bbbbb/bbbbb/bb1ww/wwwww/wwwww w  -", syntax, 32, "' '", "'-' or bans such as 'c3<'"},
      {"b4/5/2w2/5/5 b f3<", syntax, 15, "'f3'", "a point from a1 to e5"},
      {"b4/5/2w2/5/5 b c0<", syntax, 15, "'c0'", "a point from a1 to e5"},
      {"b4/5/2w2/5/5 b <c3", syntax, 15, "'<c'", "a point from a1 to e5"},
      {"b4/5/2w2/5/5 b c", syntax, 15, "'c'", "a point from a1 to e5"},
      {"b4/5/2w2/5/5 b c3<,", syntax, 19, "the end", "a point from a1 to e5"},
      {"b4/5/2w2/5/5 b ,c3<", syntax, 15, "',c'", "a point from a1 to e5"},
      {"b4/5/2w2/5/5 b \0"sv, syntax, 15, "'\\x00'", "a point from a1 to e5"},
      {"b4/5/2w2/5/5 b \xc3\xbc", syntax, 15, "'\\xc3\\xbc'", "a point from a1 to e5"},
      {"b4/5/2w2/5/5 b c3", syntax, 17, "the end", "'<' (not west) or '>' (not east)"},
      {"b4/5/2w2/5/5 b c3-", syntax, 17, "'-'", "'<' (not west) or '>' (not east)"},
      {"b4/5/2w2/5/5 b c3\0"sv, syntax, 17, "'\\x00'", "'<' (not west) or '>' (not east)"},
      {"b4/5/w4/5/5 b a3<", ban_off_board, 14, "'a3<'", "a step that stays on the board"},
      {"b4/5/4w/5/5 b e3>", ban_off_board, 14, "'e3>'", "a step that stays on the board"},
      {"b2b1/5/w4/5/5 b d5>,a3<", ban_off_board, 20, "'a3<'", "a step that stays on the board",
       rules::qirkat},
      {"b4/5/2w2/5/5 b d3<", ban_without_man, 15, "'d3<'", "the point of a man"},
      {"b4/5/2w2/5/5 b c3<,b3>", ban_without_man, 19, "'b3>'", "the point of a man", rules::qirkat},
      {"b4/5/2w2/5/5 b c3<,c3<", syntax, 19, "'c3<'", "at most one ban for c3", rules::qirkat},
      {"b4/5/2w2/5/5 b c3<,c3>", ban_both_ways, 19, "'c3>'", "at most one ban for c3",
       rules::qirkat},
      {"b4/5/2w2/5/5 b c3<,c3>", ban_both_ways, 19, "'c3>'", "at most one ban for c3"},
      {"b4/5/w4/5/5 b a3>,a3<", ban_both_ways, 18, "'a3<'", "at most one ban for a3"},
      {"b4/5/2w2/5/5 b c3<", ban_unknown_to_rules, 15, "'c3<'", "'-', as the rule set has no bans",
       rules::freestyle},
      {"b4/5/2w2/5/5 b c3<", ban_unknown_to_rules, 15, "'c3<'", "'-', as the rule set has no bans",
       rules::alfonso},
      {"1w3/5/b4/5/5 b b5<", ban_on_far_rank, 15, "'b5<'",
       "a man that is not on its far rank, where it has no quiet step"},
      {"1w3/5/b4/5/1b3 w b1>", ban_on_far_rank, 17, "'b1>'",
       "a man that is not on its far rank, where it has no quiet step", rules::qirkat},
      {"b4/5/2w1w/5/5 b c3<,e3<", second_ban_of_side, 20, "'e3<'",
       "at most one ban of a side under this rule set"},
      {"5/1b1b1/2w1w/5/5 w d4>,c3<,b4<", second_ban_of_side, 27, "'b4<'",
       "at most one ban of a side under this rule set"},
      {"bbbbb/bbbbb/bb1ww/wwwww/wwwww w --", trailing_text, 33, "'-'", "the end"},
      {"bbbbb/bbbbb/bb1ww/wwwww/wwwww w - 0 1", trailing_text, 33, "' 0 1'", "the end"},
      {"bbbbb/bbbbb/bb1ww/wwwww/wwwww w -\n", trailing_text, 33, "'\\x0a'", "the end"},
      {"bbbbb/bbbbb/bb1ww/wwwww/wwwww w -\0"sv, trailing_text, 33, "'\\x00'", "the end"},
      {"b4/5/2w2/5/5 b c3<;d3<", trailing_text, 18, "';d3<'", "the end"},
      {"b4/5/2w2/5/5 b -,c3<", trailing_text, 16, "',c3<'", "the end"},

      // The course board.
      {"", board_size, 0, "the end", "25 more points of 25, from a1, or five ranks parted by '/'"},
      {" \n", board_size, 2, "the end",
       "25 more points of 25, from a1, or five ranks parted by '/'"},
      {"black", board_size, 5, "the end",
       "25 more points of 25, from a1, or five ranks parted by '/'"},
      {"bbbbb", board_size, 5, "the end",
       "20 more points of 25, from a2, or five ranks parted by '/'"},
      {"wwwww wwwww bb-ww bbbbb bbbb", board_size, 28, "the end",
       "1 more point of 25, from e5, or five ranks parted by '/'"},
      {"wwwww wwwww bb1ww bbbbb bbbbb", syntax, 14, "'1'",
       "'w', 'b' or '-' for c3, or five ranks parted by '/'"},
      {"White wwwww wwwww bb-ww bbbbb bbbbb", syntax, 0, "'W'",
       "'w', 'b' or '-' for a1, or five ranks parted by '/'"},
      {"white white", syntax, 7, "'h'", "'w', 'b' or '-' for b1, or five ranks parted by '/'"},
      {"\0"sv, syntax, 0, "'\\x00'", "'w', 'b' or '-' for a1, or five ranks parted by '/'"},
      {"wwwww wwwww bb-ww bbbbb bbbbbw", board_size, 29, "'w'", "the end of the 25 points"},
      {"wwwwwwwwwwbb-wwbbbbbbbbbb-", board_size, 25, "'-'", "the end of the 25 points"},
      {"wwwww wwwww wwwww ----- -----", too_many_white_men, 14, "'w'", "at most 12 men of a side"},
      {"wwwww wwwww bb-ww bbbbb bbbbb x", syntax, 30, "'x'", "the side to move, 'w' or 'b'"},
      {"wwwww wwwww bb-ww bbbbb bbbbb w-", syntax, 31, "'-'", "a blank and the bans"},
      {"wwwww wwwww bb-ww bbbbb bbbbb w ", syntax, 32, "the end", "'-' or bans such as 'c3<'"},
      {"----- ----- --w-- ----- b---- b c3", syntax, 34, "the end",
       "'<' (not west) or '>' (not east)"},
      {"----- ----- --w-- ----- b---- b d3<", ban_without_man, 32, "'d3<'", "the point of a man"},
      {"white wwwww wwwww bb-ww bbbbb bbbbb b", trailing_text, 36, "'b'", "the end"},
      {"wwwww wwwww bb-ww bbbbb bbbbb w - x", trailing_text, 33, "' x'", "the end"},
  };
}

}  // namespace

TEST_CASE(
    "A malformed text is refused with its fault, the place, what stands and what was expected",
    "[bad-case-18][bad-case-30]") {
  for (const BadText& bad : bad_texts()) {
    CAPTURE(shown(bad.text));
    const auto result = parse_position(bad.text, bad.rule_set);
    if (result) {
      FAIL_CHECK("read as " << to_text(*result));
      continue;
    }
    const ParseError& error = result.error();
    CAPTURE(error.message());
    CHECK(error.fault == bad.cause.fault);
    CHECK(error.setup == bad.cause.setup);
    CHECK(error.offset == bad.offset);
    if (!bad.found.empty()) CHECK(error.found == bad.found);
    if (!bad.expected.empty()) CHECK(error.expected == bad.expected);
  }
}

TEST_CASE("The malformed texts show every fault that a position text can have") {
  using enum ParseFault;
  std::set<ParseFault> faults;
  std::set<SetupFault> causes;
  for (const BadText& bad : bad_texts()) {
    faults.insert(bad.cause.fault);
    if (bad.cause.setup) causes.insert(*bad.cause.setup);
  }
  CHECK((faults == std::set{syntax, board_size, impossible_position, trailing_text}));
  // All but one, as no text puts two men on a point.
  CHECK(causes.size() == setup_fault_count - 1);
  CHECK_FALSE(causes.contains(SetupFault::men_overlap));
}

TEST_CASE("A message says in one line where the fault is, what stands there and what was expected",
          "[bad-case-18]") {
  CHECK(parse_position("bbbbb/bbbbb/bbxww/wwwww/wwwww w -").error().message() ==
        "at offset 14: found 'x', expected 'w', 'b' or a digit from 1 to 5");
  CHECK(parse_position("bbbbb/bbbbb/bb1ww/wwwww/wwwww w -\r\n").error().message() ==
        "at offset 33: found '\\x0d\\x0a', expected the end");
}

// ---- Whatever comes in -------------------------------------------------------------------------

namespace {

// Texts of either format, with and without bans.
constexpr std::array valid_texts = {
    "bbbbb/bbbbb/bb1ww/wwwww/wwwww w -"sv,
    "2wb1/4b/5/1b3/w4 b -"sv,
    "5/1b1b1/1w1w1/5/5 w d3<,b4>"sv,
    "5/5/5/5/5 w -"sv,
    "wwwww wwwww bb-ww bbbbb bbbbb"sv,
    "black w---- -b--- ----- ----b --wb-"sv,
    "----- ----- --w-w ----- b--b- b c3>,d5<"sv,
};

constexpr int byte_values = 256;

template <RuleSet rule_set>
void expect_sound_answer(std::string_view text) {
  if (const auto what = complaint<rule_set>(text)) FAIL(shown(text) << ": " << *what);
}

template <RuleSet rule_set, class Change>
void for_each_byte(Change change) {
  for (int value = 0; value < byte_values; ++value) {
    expect_sound_answer<rule_set>(change(static_cast<char>(static_cast<unsigned char>(value))));
  }
}

}  // namespace

TEMPLATE_TEST_CASE(
    "A valid text with any one byte changed, added or left out, or cut short, "
    "reads as a sound position or is refused with a sound error",
    "[bad-case-18][bad-case-29][bad-case-30]", sampling::Brainking, sampling::Qirkat,
    sampling::StoppableChains, sampling::NeverBackward) {
  constexpr RuleSet rule_set = TestType::rules;
  for (const std::string_view valid : valid_texts) {
    REQUIRE(parse_position(valid, rule_set).has_value());
    for (std::size_t at = 0; at <= valid.size(); ++at) {
      const std::string before{valid.substr(0, at)};
      const std::string from_here{valid.substr(at)};
      expect_sound_answer<rule_set>(before);
      expect_sound_answer<rule_set>(from_here);
      for_each_byte<rule_set>([&](char byte) { return joined(before, byte, from_here); });
      if (from_here.empty()) continue;
      const std::string after = from_here.substr(1);
      expect_sound_answer<rule_set>(before + after);
      for_each_byte<rule_set>([&](char byte) { return joined(before, byte, after); });
    }
  }
}

namespace {

// A text built piece by piece after one of the formats, each piece now and then a wrong one.
class Builder {
 public:
  explicit Builder(sampling::Random& random) : random_{random} {}

  std::string one_line() {
    text_.clear();
    for (int rank = 5; rank > 0; --rank) {
      add({"5", "w4", "2b2", "1w1b1", "wb1wb", "bbbbb", "3ww"},
          {"4", "6", "w5", "wwwwww", "", "-"});
      if (rank > 1) add({"/"}, {"", "//", " ", "/5/"});
    }
    add_side_and_bans();
    return text_;
  }

  std::string course_board() {
    text_.clear();
    const bool side_first = random_.chance(1, 2);
    if (side_first) add({"white ", "black"}, {"w", "White ", "-", "white black "});
    for (int rank = 5; rank > 0; --rank) {
      add({"-----", "w----", "--b--", "-w-b-", "wb-wb ", "bbbbb\n"}, {"----", "------", "", "5"});
    }
    if (!side_first) add_side_and_bans();
    return text_;
  }

 private:
  void add_side_and_bans() {
    add({" "}, {"", "  ", "\t", "-"});
    add({"w", "b"}, {"W", "", "white", "-"});
    add({" "}, {"", "  ", "\t", ","});
    if (random_.chance(1, 3)) {
      add({"-"}, {"", "--", "<"});
      return;
    }
    for (std::size_t more = random_.below(3); more > 0; --more) {
      add_ban();
      add({","}, {"", ";", " "});
    }
    add_ban();
    add({""}, {" ", "\n", ",", "-"});
  }

  void add_ban() {
    text_ += to_text(point_at(random_.below(point_count)));
    add({"<", ">"}, {"", "<>", "-"});
  }

  void add(std::initializer_list<std::string_view> right,
           std::initializer_list<std::string_view> wrong) {
    const auto& pieces = random_.chance(1, 40) ? wrong : right;
    text_ += *std::next(pieces.begin(), static_cast<std::ptrdiff_t>(random_.below(pieces.size())));
  }

  sampling::Random& random_;
  std::string text_;
};

}  // namespace

TEMPLATE_TEST_CASE(
    "A text that follows a format but for some pieces reads as a sound position or "
    "is refused with a sound error",
    "[bad-case-18][bad-case-30]", ALQUERQUE_SAMPLED_RULE_SETS) {
  sampling::Random random{12};
  Builder builder{random};
  int accepted = 0;
  std::set<ParseFault> faults;
  std::set<std::string> expected;
  for (int i = 0; i < 20'000; ++i) {
    const std::string text = i % 2 == 0 ? builder.one_line() : builder.course_board();
    expect_sound_answer<TestType::rules>(text);
    const auto result = parse_position(text, TestType::rules);
    accepted += result ? 1 : 0;
    if (!result) {
      faults.insert(result.error().fault);
      expected.insert(result.error().expected);
    }
  }
  // Enough of both, or the test would show little.
  CHECK(accepted > 500);
  CHECK(accepted < 15'000);
  CHECK(faults.size() == 4);
  CHECK(expected.size() > 40);
}

TEST_CASE("A text is read with the rule set that is asked for", "[bad-case-30]") {
  // The same text is right or wrong as the rule set has it; the default is BrainKing's.
  constexpr std::string_view two_bans = "b4/5/2w1w/5/5 b c3<,e3<";
  constexpr std::string_view far_ban = "1w3/5/b4/5/5 b b5<";
  CHECK_FALSE(parse_position(two_bans).has_value());
  CHECK_FALSE(parse_position(two_bans, rules::brainking).has_value());
  CHECK(parse_position(two_bans, rules::qirkat).has_value());
  CHECK_FALSE(parse_position(two_bans, rules::freestyle).has_value());
  CHECK_FALSE(parse_position(far_ban, rules::qirkat).has_value());
  CHECK(parse_position(far_ban, sampling::NeverBackward::rules).has_value());
}

}  // namespace alquerque::test
