// Move texts: what is written, what is read, and what is said about a text that is no legal move.

#include <algorithm>
#include <cctype>
#include <cstddef>
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

std::string upper_case(std::string text) {
  for (char& character : text) {
    character = static_cast<char>(std::toupper(static_cast<unsigned char>(character)));
  }
  return text;
}

// A route's points with a separator of one's choice between them.
std::string written(const Route& route, std::string_view separator) {
  std::string text = to_text(route.from());
  for (const Point landing : route) {
    text += separator;
    text += to_text(landing);
  }
  return text;
}

// The texts of several moves, sorted, as an error lists them.
std::string listed(std::vector<std::string> texts) {
  std::sort(texts.begin(), texts.end());
  std::string list = texts.at(0);
  for (std::size_t i = 1; i < texts.size(); ++i) {
    list += (i + 1 == texts.size() ? " or " : ", ") + texts[i];
  }
  return list;
}

using sampling::moves_of;
using sampling::routes_of;

// Ends the test; apart from the templated test cases, which would repeat its code.
void fail_in(const Position& position, const std::string& what) {
  FAIL(what << " in " << to_text(position));
}

// A few of very many routes are as good as all of them; reading each one goes through all.
std::size_t stride(const std::vector<Route>& routes) { return 1 + routes.size() / 50; }

}  // namespace

// ---- What is written ---------------------------------------------------------------------------

TEMPLATE_TEST_CASE("The legal moves of a position have distinct texts that read as those moves",
                   "[bad-case-3][bad-case-4]", ALQUERQUE_SAMPLED_RULE_SETS) {
  constexpr RuleSet rule_set = TestType::rules;
  check_property(rule_book<rule_set>, 700, [&](const Position& position) -> Wrong {
    std::set<std::string> texts;
    for (const Move& move : moves_of<rule_set>(position)) {
      const std::string text = to_text<rule_set>(position, move);
      if (!texts.insert(text).second) return text + " twice";
      const auto read_back = parse_move<rule_set>(position, text);
      if (!read_back) return read_back.error().message();
      if (*read_back != move) return text + " is another move";
    }
    return std::nullopt;
  });
}

TEMPLATE_TEST_CASE("The text of a move is that of its first route in the order of the landings",
                   "[bad-case-5]", ALQUERQUE_SAMPLED_RULE_SETS) {
  constexpr RuleSet rule_set = TestType::rules;
  std::size_t with_several = 0;
  sampling::for_each_position<rule_set>(14, 2'000, [&](const Position& position) {
    std::vector<Route> routes = routes_of<rule_set>(position);
    // Of the routes of one move the one with the lowest landings comes first.
    std::sort(routes.begin(), routes.end(), [](const Route& a, const Route& b) {
      if (a.move() != b.move()) return a.move() < b.move();
      return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end());
    });
    for (std::size_t i = 0; i < routes.size(); ++i) {
      const Route& route = routes[i];
      const bool first = i == 0 || routes[i - 1].move() != route.move();
      with_several += first ? 0U : 1U;
      const std::string text = written(route, route.captured().empty() ? "-" : "x");
      if (to_text(route) != text) fail_in(position, to_text(route) + " is not " + text);
      if (routes.size() > 200) continue;
      if ((to_text<rule_set>(position, route.move()) == text) != first) {
        fail_in(position, text);
      }
    }
  });
  const bool chains_can_turn = rule_set.later_jumps == Headings::any;
  CHECK((with_several > 50) == chains_can_turn);
}

// ---- What is read ------------------------------------------------------------------------------

TEMPLATE_TEST_CASE("Every legal route reads as its move, with any mark or none and in any case",
                   "[bad-case-5]", ALQUERQUE_SAMPLED_RULE_SETS) {
  constexpr RuleSet rule_set = TestType::rules;
  sampling::for_each_position<rule_set>(15, 2'000, [&](const Position& position) {
    const std::vector<Route> routes = routes_of<rule_set>(position);
    for (std::size_t i = 0; i < routes.size(); i += stride(routes)) {
      const Route& route = routes[i];
      for (const std::string_view mark : {"-", "x", ":", ""}) {
        if (route.captured().empty() && mark != "-" && !mark.empty()) continue;
        const std::string text = written(route, mark);
        for (const std::string& form : {text, upper_case(text)}) {
          const auto move = parse_move<rule_set>(position, form);
          if (!move) fail_in(position, form + ": " + move.error().message());
          if (*move != route.move()) fail_in(position, form + " is another move");
        }
      }
    }
  });
}

TEMPLATE_TEST_CASE("A quiet move with a capture mark is refused", "[bad-case-5][bad-case-18]",
                   ALQUERQUE_SAMPLED_RULE_SETS) {
  constexpr RuleSet rule_set = TestType::rules;
  std::size_t refused = 0;
  sampling::for_each_position<rule_set>(16, 500, [&](const Position& position) {
    for (const Route& route : routes_of<rule_set>(position)) {
      if (!route.captured().empty()) continue;
      for (const std::string_view mark : {"x", "X", ":"}) {
        const auto move = parse_move<rule_set>(position, written(route, mark));
        if (move || move.error().fault != ParseFault::syntax || move.error().offset != 2 ||
            move.error().expected != "'-', as " + to_text(route) + " captures nothing") {
          fail_in(position, written(route, mark));
        }
        ++refused;
      }
    }
  });
  CHECK(refused > 1'000);
}

TEMPLATE_TEST_CASE(
    "Origin and last point alone read as the one move that fits, else list all that do",
    "[bad-case-4]", ALQUERQUE_SAMPLED_RULE_SETS) {
  constexpr RuleSet rule_set = TestType::rules;
  std::size_t unique = 0;
  std::size_t ambiguous = 0;
  std::size_t single_jumps = 0;
  sampling::for_each_position<rule_set>(17, 3'000, [&](const Position& position) {
    const std::vector<Route> routes = routes_of<rule_set>(position);
    const std::vector<Move> moves = moves_of<rule_set>(position);
    for (std::size_t i = 0; i < routes.size(); i += stride(routes)) {
      const Move move = routes[i].move();
      if (!move.is_capture()) continue;
      std::optional<Move> single_jump;
      std::vector<std::string> fitting;
      for (const Route& route : routes) {
        if (route.size() == 1 && route.from() == move.from() && route.to() == move.to()) {
          single_jump = route.move();
        }
      }
      for (const Move& other : moves) {
        if (other.from() == move.from() && other.to() == move.to()) {
          fitting.push_back(to_text<rule_set>(position, other));
        }
      }

      const std::string text = to_text(move.from()) + 'x' + to_text(move.to());
      const auto read_move = parse_move<rule_set>(position, text);
      bool right = false;
      if (single_jump) {
        // What is written out in full is that move, whatever else it could be short for.
        right = read_move && *read_move == *single_jump;
        single_jumps += fitting.size() > 1 ? 1U : 0U;
      } else if (fitting.size() == 1) {
        right = read_move && *read_move == move;
        unique += 1;
      } else {
        right = !read_move && read_move.error().fault == ParseFault::ambiguous_move &&
                read_move.error().offset == 0 &&
                read_move.error().found ==
                    "'" + text + "', which fits " + std::to_string(fitting.size()) + " moves" &&
                read_move.error().expected == listed(fitting);
        ambiguous += 1;
      }
      if (!right) fail_in(position, text);
    }
  });
  const bool has_chains = rule_set.later_jumps != Headings::none;
  CHECK((unique > 100) == has_chains);
  CHECK((ambiguous > 10) == has_chains);
  CHECK((single_jumps > 1) == has_chains);
}

TEST_CASE("A short form that fits two moves is refused with both of them", "[bad-case-4]") {
  const Position position = position_of("bbbb1/bb3/b1b2/ww3/1w1w1 b -");
  const auto short_form = parse_move(position, "a3xe1");
  REQUIRE_FALSE(short_form.has_value());
  CHECK(short_form.error().fault == ParseFault::ambiguous_move);
  CHECK(short_form.error().message() ==
        "at offset 0: found 'a3xe1', which fits 2 moves, expected a3xa1xc1xe1 or a3xc1xe1");
  CHECK(parse_move(position, "a3xc1xe1").value() ==
        Move{Point::a3, Point::e1, {Point::b2, Point::d1}});
  CHECK(parse_move(position, "a3xa1xc1xe1").value() ==
        Move{Point::a3, Point::e1, {Point::a2, Point::b1, Point::d1}});
}

TEST_CASE("A single jump is read as such where a chain has the same ends", "[bad-case-4]") {
  const Position position = position_of("1b2w/bb2w/1bwb1/w4/wwwww w -");
  const Move single_jump{Point::c3, Point::e3, Point::d3};
  const Move chain{Point::c3, Point::e3, {Point::b3, Point::a4, Point::b4, Point::d3}};
  CHECK(parse_move(position, "c3xe3").value() == single_jump);
  CHECK(parse_move(position, "c3-e3").value() == single_jump);
  CHECK(parse_move(position, "c3xa3xa5xc3xe3").value() == chain);
  CHECK(to_text(position, single_jump) == "c3xe3");
  CHECK(to_text(position, chain) == "c3xa3xa5xc3xe3");

  // The same between a jump and a chain that goes around it, where no jump goes backward.
  constexpr RuleSet never_backward = sampling::NeverBackward::rules;
  const Position other = position_of<never_backward>("5/5/5/1bb2/wb3 w -");
  CHECK(parse_move<never_backward>(other, "a1xc3").value() ==
        Move{Point::a1, Point::c3, Point::b2});
  CHECK(parse_move<never_backward>(other, "a1xc1xc3").value() ==
        Move{Point::a1, Point::c3, {Point::b1, Point::c2}});
}

TEST_CASE("A capture may be written without marks, in full, short, or with marks here and there") {
  const Position position = position_of("bbbb1/bb3/b1b2/ww3/1w1w1 b -");
  const Move chain{Point::a3, Point::e1, {Point::b2, Point::d1}};
  for (const std::string_view text : {"a3c1e1", "A3C1E1", "a3xc1e1", "a3c1xe1", "a3-c1e1"}) {
    CAPTURE(text);
    CHECK(parse_move(position, text).value() == chain);
  }
  CHECK(parse_move(position, "a3e1").error().fault == ParseFault::ambiguous_move);
  // The short form of the one move with these ends.
  const Position circle = position_of("5/5/5/1bb2/wb3 w -");
  CHECK(parse_move(circle, "a1a1").value() == parse_move(circle, "a1xc1xc3xa1").value());
}

TEST_CASE("A chain that ends where it began has a text, a short form and both its routes",
          "[bad-case-3][bad-case-5]") {
  const Position position = position_of("5/5/5/1bb2/wb3 w -");
  const Move circle{Point::a1, Point::a1, {Point::b1, Point::b2, Point::c2}};
  REQUIRE(is_legal(position, circle));
  CHECK(to_text(position, circle) == "a1xc1xc3xa1");
  for (const std::string_view text :
       {"a1xc1xc3xa1", "a1xc3xc1xa1", "A1-C3-C1-A1", "a1:c1:c3:a1", "a1xa1", "a1-a1"}) {
    CAPTURE(text);
    const auto move = parse_move(position, text);
    REQUIRE(move.has_value());
    CHECK(*move == circle);
  }
  CHECK(to_text(position.after(circle)) == "5/5/5/5/w4 b -");
}

TEMPLATE_TEST_CASE("Chains that end where they began come up in play and read back from their text",
                   "[bad-case-3]", sampling::Brainking, sampling::Qirkat, sampling::Freestyle,
                   sampling::StoppableChains, sampling::OptionalCaptures) {
  constexpr RuleSet rule_set = TestType::rules;
  std::size_t circles = 0;
  sampling::for_each_game_position<rule_set>(18, 20'000, [&](const Position& position) {
    for (const Move& move : moves_of<rule_set>(position)) {
      if (move.from() != move.to()) continue;
      ++circles;
      const std::string text = to_text<rule_set>(position, move);
      const auto read_back = parse_move<rule_set>(position, text);
      if (!read_back || *read_back != move) fail_in(position, text);
    }
  });
  CHECK(circles > 20);
}

TEST_CASE("The university game's way of writing a capture is read") {
  // White d2-c3, Black b4-d2, White e1-c3; now Black's chain d4-d2-b4.
  Position position;
  for (const std::string_view text : {"d2-c3", "b4-d2", "e1-c3"}) {
    const auto move = parse_move(position, text);
    REQUIRE(move.has_value());
    position = position.after(*move);
  }
  const auto chain = parse_move(position, "d4-d2-b4");
  REQUIRE(chain.has_value());
  CHECK(*chain == Move{Point::d4, Point::b4, {Point::d3, Point::c3}});
  CHECK(to_text(position, *chain) == "d4xd2xb4");
}

// ---- What is refused ---------------------------------------------------------------------------

namespace {

struct BadMove {
  std::string_view text;
  ParseFault fault;
  std::size_t offset;
  std::string_view found;
  std::string_view expected;
};

struct BadMoves {
  std::string_view position;
  std::vector<BadMove> moves;
};

const std::set<ParseFault> faults_of_moves{ParseFault::syntax, ParseFault::incomplete_move,
                                           ParseFault::illegal_move, ParseFault::ambiguous_move};

std::vector<BadMoves> bad_moves() {
  using enum ParseFault;
  return {
      {"bbbbb/bbbbb/bb1ww/wwwww/wwwww w -",
       {
           {"", syntax, 0, "the end", "a point from a1 to e5"},
           {"d", syntax, 0, "'d'", "a point from a1 to e5"},
           {"d9-c3", syntax, 0, "'d9'", "a point from a1 to e5"},
           {"x", syntax, 0, "'x'", "a point from a1 to e5"},
           {"--", syntax, 0, "'--'", "a point from a1 to e5"},
           {" d2-c3", syntax, 0, "' d'", "a point from a1 to e5"},
           {"1. d2-c3", syntax, 0, "'1.'", "a point from a1 to e5"},
           {"0-0", syntax, 0, "'0-'", "a point from a1 to e5"},
           {"\0"sv, syntax, 0, "'\\x00'", "a point from a1 to e5"},
           {"\xc3\xbc"
            "2-c3",
            syntax, 0, "'\\xc3\\xbc'", "a point from a1 to e5"},
           {"d2-", syntax, 3, "the end", "a point from a1 to e5"},
           {"d2-c", syntax, 3, "'c'", "a point from a1 to e5"},
           {"d2-c6", syntax, 3, "'c6'", "a point from a1 to e5"},
           {"d2-f3", syntax, 3, "'f3'", "a point from a1 to e5"},
           {"d2--c3", syntax, 3, "'-c'", "a point from a1 to e5"},
           {"d2-c3-", syntax, 6, "the end", "a point from a1 to e5"},
           {"d2c", syntax, 2, "'c'", "a point from a1 to e5"},
           {"d2c9", syntax, 2, "'c9'", "a point from a1 to e5"},
           {"d2f3", syntax, 2, "'f3'", "a point from a1 to e5"},
           {"d2c3d", syntax, 4, "'d'", "a point from a1 to e5"},
           {"d2cc3", syntax, 2, "'cc'", "a point from a1 to e5"},
           {"d2d3", illegal_move, 2, "'d3'", "c3 as the next point"},
           {"d2/c3", syntax, 2, "'/'", "'-', 'x' or ':' and a point"},
           {"d2 c3", syntax, 2, "' '", "'-', 'x' or ':' and a point"},
           {"d2\xe2\x80\x93"
            "c3",
            syntax, 2, "'\\xe2'", "'-', 'x' or ':' and a point"},
           {"d2-c3 ", syntax, 5, "' '", "'-', 'x' or ':' and a point"},
           {"d2-c3\n", syntax, 5, "'\\x0a'", "'-', 'x' or ':' and a point"},
           {"d2-c3\0"sv, syntax, 5, "'\\x00'", "'-', 'x' or ':' and a point"},
           {"d2-c3+", syntax, 5, "'+'", "'-', 'x' or ':' and a point"},
           {"d2xc3", syntax, 2, "'x'", "'-', as d2-c3 captures nothing"},
           {"d2:c3", syntax, 2, "':'", "'-', as d2-c3 captures nothing"},
           {"D2XC3", syntax, 2, "'X'", "'-', as d2-c3 captures nothing"},
           {"d2", incomplete_move, 2, "the end", "'-', 'x' or ':' and the point to go to"},
           {"a1-a2", illegal_move, 0, "'a1'", "b2, c2, d2 or d3 as the man to move"},
           {"c3-d3", illegal_move, 0, "'c3'", "b2, c2, d2 or d3 as the man to move"},
           {"B4-c3", illegal_move, 0, "'B4'", "b2, c2, d2 or d3 as the man to move"},
           {"d2-d2", illegal_move, 3, "'d2'", "c3 as the next point"},
           {"d2xb4", illegal_move, 3, "'b4'", "c3 as the next point"},
           {"d2-c3-b4", illegal_move, 6, "'b4'", "the end"},
           {"d2-c3xb4-a5", illegal_move, 6, "'b4'", "the end"},
       }},
      // One capture, a chain of two jumps: nothing else is legal.
      {"bbbbb/b1bbb/bbwww/www1w/wwww1 b -",
       {
           {"d4xd2", incomplete_move, 5, "the end", "to go on to b4"},
           {"d4-d2", incomplete_move, 5, "the end", "to go on to b4"},
           {"d4xd2xb4xb2", illegal_move, 9, "'b2'", "the end"},
           {"d4xd2xc3", illegal_move, 6, "'c3'", "b4 as the next point"},
           {"d4xb4xd2", illegal_move, 3, "'b4'", "d2 as the next point"},
           {"d4-d3", illegal_move, 3, "'d3'", "d2 as the next point"},
           {"a4-b4", illegal_move, 0, "'a4'", "d4 as the man to move"},
       }},
      // Chains that part, and one that ends where it began.
      {"5/5/5/1bb2/wb3 w -",
       {
           {"a1xc1xc3", incomplete_move, 8, "the end", "to go on to a1"},
           {"a1xc1", incomplete_move, 5, "the end", "to go on to a3 or c3"},
           {"a1xc1xe1", illegal_move, 6, "'e1'", "a3 or c3 as the next point"},
           {"a1-a2", illegal_move, 3, "'a2'", "c1 or c3 as the next point"},
           {"a1xa1xa1", illegal_move, 3, "'a1'", "c1 or c3 as the next point"},
       }},
      {"bbbb1/bb3/b1b2/ww3/1w1w1 b -",
       {
           {"a3xe1", ambiguous_move, 0, "'a3xe1', which fits 2 moves", "a3xa1xc1xe1 or a3xc1xe1"},
       }},
      // B11, and a man on its far rank.
      {"b4/5/5/5/2w2 w c1<",
       {
           {"c1-b1", illegal_move, 3, "'b1'", "b2, c2, d1 or d2 as the next point"},
       }},
      {"4w/5/5/5/b4 w -",
       {
           {"e5-d5", illegal_move, 0, "'e5'", "nothing, as no move is legal"},
       }},
      {"b4/5/5/5/5 w -",
       {
           {"a1-a2", illegal_move, 0, "'a1'", "nothing, as no move is legal"},
       }},
  };
}

}  // namespace

TEST_CASE("A text that is no legal move is refused with its fault, the place and what was expected",
          "[bad-case-18][bad-case-31]") {
  for (const BadMoves& group : bad_moves()) {
    const Position position = position_of(group.position);
    for (const BadMove& bad : group.moves) {
      CAPTURE(group.position, shown(bad.text));
      const auto result = parse_move(position, bad.text);
      if (result) {
        FAIL_CHECK("read as " << to_text(position, *result));
        continue;
      }
      const ParseError& error = result.error();
      CAPTURE(error.message());
      CHECK(error.fault == bad.fault);
      CHECK(error.offset == bad.offset);
      CHECK(error.found == bad.found);
      CHECK(error.expected == bad.expected);
    }
  }
}

TEST_CASE("A text that is no move, or fits several, is not refused by the rules") {
  for (const BadMoves& group : bad_moves()) {
    for (const BadMove& bad : group.moves) {
      CAPTURE(group.position, shown(bad.text));
      const bool by_rules = bad.fault == ParseFault::illegal_move ||
                            (bad.fault == ParseFault::incomplete_move && bad.offset > 2);
      const auto result = parse_move(position_of(group.position), bad.text);
      CHECK((result.has_value() || result.error().why.empty() != by_rules));
      CHECK((result.has_value() || result.error().refusal.has_value() == by_rules));
    }
  }
}

TEST_CASE("A move that is refused by the rules says by which, for every reason") {
  struct Refused {
    RuleBook book;
    std::string_view position;
    std::string_view text;
    std::string_view why;
  };
  static constexpr RuleSet one_jump{.later_jumps = Headings::none};
  static constexpr RuleSet ahead_again{.later_jumps = Headings::ahead};
  constexpr std::string_view start = "bbbbb/bbbbb/bb1ww/wwwww/wwwww w -";
  constexpr std::string_view capture = "5/1b3/1bwb1/3b1/w1w2 w -";
  const RuleBook brainking = rule_book<rules::brainking>;
  for (const Refused& refused : {
           // The man.
           Refused{brainking, "b4/5/5/5/5 w -", "a1-a2",
                   "B2: White has no men left, so the game is over"},
           Refused{brainking, "4w/5/5/5/b4 w -", "e5d5",
                   "B2: White cannot move, so the game is over"},
           Refused{brainking, start, "c3-d3", "no man stands on c3"},
           Refused{brainking, start, "b4-c3", "it is White's turn, and the man on b4 is Black's"},
           Refused{brainking, start, "a1-a2", "the man on a1 cannot move"},
           Refused{brainking, capture, "a1-a2", "B8: you must capture; men that can: c1, c3"},
           Refused{brainking, capture, "c1-b1", "B8: you must capture; men that can: c1, c3"},
           Refused{brainking, "w3b/5/2w2/5/5 w -", "a5-b5",
                   "B4: a man on the far rank can only capture, and a5 is there"},
           // The first point it goes to.
           Refused{brainking, start, "d3-d3", "the man stands on d3 already"},
           Refused{brainking, start, "d3-b5",
                   "B3: no line leads from d3 to b5 by one step or jump"},
           Refused{brainking, start, "d3-d4", "a man stands on d4 already"},
           Refused{brainking, capture, "c3-c4", "B8: you must capture; men that can: c1, c3"},
           Refused{brainking, "4b/5/2w2/5/5 w -", "c3-c2", "B3: a quiet step may not go backward"},
           Refused{brainking, "4b/5/2w2/5/5 w c3<", "c3-b3", "B11: c3 may not return to b3"},
           Refused{rule_book<rules::qirkat>, "4b/5/2w2/5/5 w c3<", "c3b3",
                   "B11: c3 may not return to b3 until it has moved elsewhere"},
           Refused{brainking, "4b/5/2w2/5/5 w -", "c3xe3",
                   "B7: only an enemy man can be jumped, and d3 is empty"},
           Refused{brainking, "4b/5/2ww1/5/5 w -", "c3xe3",
                   "B7: only an enemy man can be jumped, and the man on d3 is your own"},
           Refused{brainking, "4b/1b3/2wbb/5/5 w -", "c3xe3",
                   "B5: a jump must land on an empty point, and a man stands on e3"},
           Refused{brainking, "4b/5/2w2/2b2/5 w -", "c3xc1",
                   "B5: the first jump may not go backward"},
           // Later points, and the end.
           Refused{rule_book<ahead_again>, "4b/5/3b1/1b1b1/w4 w -", "a1xc3xe1",
                   "a later jump may not go backward"},
           Refused{brainking, "5/5/3b1/1b3/w4 w -", "a1xc3-c4",
                   "B6: after a jump a man can only jump on; it can land on: e3"},
           Refused{rule_book<one_jump>, "5/5/3b1/1b3/w4 w -", "a1xc3xe3",
                   "a man makes one jump a turn"},
           Refused{brainking, "5/5/3b1/1b3/w4 w -", "a1xc3",
                   "B6: the man on c3 must jump on; it can land on: e3"},
           Refused{brainking, "5/5/3b1/1b3/w4 w -", "a1xc3xa1",
                   "B7: only an enemy man can be jumped, and b2 is empty since its man was taken"},
           Refused{brainking, start, "d2c3b4", "the move is complete"},
       }) {
    CAPTURE(refused.position, refused.text);
    const auto move =
        parse_move(refused.book, position_of(refused.position, refused.book.rules()), refused.text);
    REQUIRE_FALSE(move.has_value());
    CHECK(move.error().why == refused.why);
    CHECK(move.error().message().ends_with(" (" + std::string{refused.why} + ")"));
  }
}

TEMPLATE_TEST_CASE("Two points that no legal move begins with are refused with what explain says",
                   "", ALQUERQUE_SAMPLED_RULE_SETS) {
  constexpr RuleSet rule_set = TestType::rules;
  const RuleBook book = rule_book<rule_set>;
  std::size_t refused = 0;
  sampling::for_each_position<rule_set>(19, 300, [&](const Position& position) {
    for (const Point from : Bitboard::all()) {
      for (const Point to : Bitboard::all()) {
        const auto move = parse_move<rule_set>(position, to_text(from) + to_text(to));
        if (move || move.error().fault != ParseFault::illegal_move) continue;
        const Ruling by_man = explain(book, position, from);
        const Ruling ruling = by_man.is_allowed() ? explain(book, position, from, to) : by_man;
        if (ruling.is_allowed() || move.error().why != describe(ruling) ||
            move.error().refusal != ruling.refused().why) {
          fail_in(position, to_text(from) + to_text(to) + ": " + move.error().message());
        }
        ++refused;
      }
    }
  });
  CHECK(refused > 10'000);
}

TEST_CASE("The refused texts show every fault that a move text can have") {
  std::set<ParseFault> shown_faults;
  for (const BadMoves& group : bad_moves()) {
    for (const BadMove& bad : group.moves) shown_faults.insert(bad.fault);
  }
  CHECK((shown_faults == faults_of_moves));
}

TEST_CASE("A chain must be written to its end, unless it may stop", "[bad-case-1]") {
  constexpr std::string_view text = "5/5/5/1bb2/wb3 w -";
  constexpr RuleSet stoppable = sampling::StoppableChains::rules;
  CHECK_FALSE(parse_move(position_of(text), "a1xc1xc3").has_value());
  const Position position = position_of<stoppable>(text);
  CHECK(parse_move<stoppable>(position, "a1xc1xc3").value() ==
        Move{Point::a1, Point::c3, {Point::b1, Point::c2}});
  CHECK(parse_move<stoppable>(position, "a1xc1").value() == Move{Point::a1, Point::c1, Point::b1});
}

TEST_CASE("A capture that is not a move of this rule set is refused", "[bad-case-31]") {
  // Backward first: a capture in qirkat, not in BrainKing.
  constexpr std::string_view text = "5/5/2w2/2b2/4b w -";
  CHECK_FALSE(parse_move(position_of(text), "c3xc1").has_value());
  CHECK(parse_move<rules::qirkat>(position_of<rules::qirkat>(text), "c3xc1").has_value());
  // Quiet with a capture on the board: a move in alfonso only.
  CHECK_FALSE(parse_move<rules::qirkat>(position_of<rules::qirkat>(text), "c3-c4").has_value());
  CHECK(parse_move<rules::alfonso>(position_of<rules::alfonso>(text), "c3-c4").has_value());
}

TEMPLATE_TEST_CASE(
    "A move text with any one byte changed, added or left out, or cut short, reads as "
    "a legal move or is refused with a sound error",
    "[bad-case-18][bad-case-31]", sampling::Brainking, sampling::Qirkat, sampling::StoppableChains,
    sampling::Alfonso) {
  constexpr RuleSet rule_set = TestType::rules;
  constexpr int byte_values = 256;
  std::size_t accepted = 0;
  const auto expect_sound_answer = [&](const Position& position, std::string_view text) {
    const auto result = parse_move<rule_set>(position, text);
    if (result) {
      ++accepted;
      if (!is_legal<rule_set>(position, *result)) fail_in(position, shown(text) + " is not legal");
      return;
    }
    const ParseError& error = result.error();
    const std::string message = error.message();
    const bool printable = std::all_of(message.begin(), message.end(), [](char character) {
      return character >= 0x20 && character <= 0x7e;
    });
    if (error.offset > text.size() || error.expected.empty() || !printable ||
        (error.found == "the end") != (error.offset == text.size()) ||
        !faults_of_moves.contains(error.fault)) {
      fail_in(position, shown(text) + ": " + message);
    }
  };
  for (const std::string_view position_text :
       {"bbbbb/bbbbb/bb1ww/wwwww/wwwww w -", "5/5/5/1bb2/wb3 w -", "1b2w/bb2w/1bwb1/w4/wwwww w -",
        "bbbb1/bb3/b1b2/ww3/1w1w1 b -", "b4/5/5/5/5 w -"}) {
    const Position position = position_of<rule_set>(position_text);
    for (const std::string valid : {"d2-c3", "a1xc1xc3xa1", "c3:e3", "a3xe1"}) {
      for (std::size_t at = 0; at <= valid.size(); ++at) {
        const std::string before = valid.substr(0, at);
        const std::string from_here = valid.substr(at);
        expect_sound_answer(position, before);
        expect_sound_answer(position, from_here);
        for (int value = 0; value < byte_values; ++value) {
          const char byte = static_cast<char>(static_cast<unsigned char>(value));
          expect_sound_answer(position, joined(before, byte, from_here));
          if (from_here.empty()) continue;
          expect_sound_answer(position, joined(before, byte, from_here.substr(1)));
        }
        if (!from_here.empty()) expect_sound_answer(position, before + from_here.substr(1));
      }
    }
  }
  CHECK(accepted > 10);
}

}  // namespace alquerque::test
