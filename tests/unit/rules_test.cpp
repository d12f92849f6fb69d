// Each statement of RULES by a position where it decides, for both colours, with the legal moves
// written out. Black's examples are White's turned by 180 degrees.

#include <optional>
#include <string_view>

#include <catch2/catch_test_macros.hpp>

#include <alquerque/core/movegen.hpp>
#include <alquerque/core/outcome.hpp>
#include <alquerque/core/position.hpp>
#include <alquerque/core/rule_set.hpp>

#include "support.hpp"

namespace alquerque::test {
namespace {

using enum Point;

constexpr Outcome white_took_all{Side::white, EndReason::no_men};
constexpr Outcome black_took_all{Side::black, EndReason::no_men};
constexpr Outcome white_blocked_black{Side::white, EndReason::blocked};
constexpr Outcome black_blocked_white{Side::black, EndReason::blocked};

const Texts no_moves;

// ---- B1 to B10 ---------------------------------------------------------------------------------

TEST_CASE("B1: each side starts with twelve men on fixed points, White to move", "[rules][B1]") {
  constexpr Position start = Position::start();
  CHECK(start.men(Side::white) == Bitboard{a1, b1, c1, d1, e1, a2, b2, c2, d2, e2, d3, e3});
  CHECK(start.men(Side::black) == Bitboard{a5, b5, c5, d5, e5, a4, b4, c4, d4, e4, a3, b3});
  CHECK(start.empty_points() == Bitboard{c3});
  CHECK(start.to_move() == Side::white);
  CHECK(start.no_west().empty());
  CHECK(start.no_east().empty());
  CHECK(start == Position{});
  CHECK(start == position_of("bbbbb/bbbbb/bb1ww/wwwww/wwwww w -"));

  CHECK(move_texts(start) == Texts{"b2-c3", "c2-c3", "d2-c3", "d3-c3"});
  CHECK(move_texts("bbbbb/bbbbb/bb1ww/wwwww/wwwww b -") ==
        Texts{"b3-c3", "b4-c3", "c4-c3", "d4-c3"});
}

TEST_CASE("B2: who takes the last man wins", "[rules][B2]") {
  const Position white_wins = play("5/5/2b2/2w2/5 w -", "c2xc4");
  CHECK(move_texts(white_wins) == no_moves);
  CHECK(outcome(white_wins) == white_took_all);

  const Position black_wins = play("5/2b2/2w2/5/5 b -", "c4xc2");
  CHECK(move_texts(black_wins) == no_moves);
  CHECK(outcome(black_wins) == black_took_all);
}

TEST_CASE("B2: who leaves the opponent without a move wins", "[rules][B2]") {
  const Position white_wins = play("5/5/5/2w2/b4 w -", "c2-c3");
  CHECK(move_texts(white_wins) == no_moves);
  CHECK(outcome(white_wins) == white_blocked_black);

  const Position black_wins = play("4w/2b2/5/5/5 b -", "c4-c3");
  CHECK(move_texts(black_wins) == no_moves);
  CHECK(outcome(black_wins) == black_blocked_white);
}

TEST_CASE("B3: a man steps forward, diagonally forward or sideways", "[rules][B3]") {
  CHECK(move_texts("5/5/2w2/5/5 w -") == Texts{"c3-b3", "c3-b4", "c3-c4", "c3-d3", "c3-d4"});
  CHECK(move_texts("5/5/2b2/5/5 b -") == Texts{"c3-b2", "c3-b3", "c3-c2", "c3-d2", "c3-d3"});
}

TEST_CASE("B3: there is no diagonal step from a point without diagonal lines", "[rules][B3]") {
  CHECK(move_texts("5/5/1w3/5/5 w -") == Texts{"b3-a3", "b3-b4", "b3-c3"});
  CHECK(move_texts("5/5/3b1/5/5 b -") == Texts{"d3-c3", "d3-d2", "d3-e3"});
}

TEST_CASE("B3: a step ends on the board and on an empty point", "[rules][B3]") {
  CHECK(move_texts("5/5/5/5/w4 w -") == Texts{"a1-a2", "a1-b1", "a1-b2"});
  CHECK(move_texts("4b/5/5/5/5 b -") == Texts{"e5-d4", "e5-d5", "e5-e4"});
  // c4 and d3 are taken, and what is behind them too.
  CHECK(move_texts("2b2/2b2/2wbb/5/5 w -") == Texts{"c3-b3", "c3-b4", "c3-d4"});
  CHECK(move_texts("5/5/wwb2/2w2/2w2 b -") == Texts{"c3-b2", "c3-d2", "c3-d3"});
}

TEST_CASE("B4: a man on the far rank makes no quiet move", "[rules][B4]") {
  CHECK(move_texts("2w2/5/5/5/w4 w -") == Texts{"a1-a2", "a1-b1", "a1-b2"});
  CHECK(move_texts("4b/5/5/5/2b2 b -") == Texts{"e5-d4", "e5-d5", "e5-e4"});
}

TEST_CASE("B5: a man captures forward, diagonally forward and sideways", "[rules][B5]") {
  CHECK(move_texts("5/2b2/2w2/5/5 w -") == Texts{"c3xc5"});
  CHECK(move_texts("5/1b3/2w2/5/5 w -") == Texts{"c3xa5"});
  CHECK(move_texts("5/3b1/2w2/5/5 w -") == Texts{"c3xe5"});
  CHECK(move_texts("5/5/1bw2/5/5 w -") == Texts{"c3xa3"});
  CHECK(move_texts("5/5/2wb1/5/5 w -") == Texts{"c3xe3"});

  CHECK(move_texts("5/5/2b2/2w2/5 b -") == Texts{"c3xc1"});
  CHECK(move_texts("5/5/2b2/3w1/5 b -") == Texts{"c3xe1"});
  CHECK(move_texts("5/5/2b2/1w3/5 b -") == Texts{"c3xa1"});
  CHECK(move_texts("5/5/2bw1/5/5 b -") == Texts{"c3xe3"});
  CHECK(move_texts("5/5/1wb2/5/5 b -") == Texts{"c3xa3"});
}

TEST_CASE("B5: no capture starts backward", "[rules][B5]") {
  const Texts white_steps{"c3-b3", "c3-b4", "c3-c4", "c3-d3", "c3-d4"};
  CHECK(move_texts("5/5/2w2/1b3/5 w -") == white_steps);
  CHECK(move_texts("5/5/2w2/2b2/5 w -") == white_steps);
  CHECK(move_texts("5/5/2w2/3b1/5 w -") == white_steps);

  const Texts black_steps{"c3-b2", "c3-b3", "c3-c2", "c3-d2", "c3-d3"};
  CHECK(move_texts("5/1w3/2b2/5/5 b -") == black_steps);
  CHECK(move_texts("5/2w2/2b2/5/5 b -") == black_steps);
  CHECK(move_texts("5/3w1/2b2/5/5 b -") == black_steps);
}

TEST_CASE("B5: the point right behind the jumped man must be empty", "[rules][B5]") {
  const Texts white_steps{"c3-b3", "c3-b4", "c3-d3", "c3-d4"};
  CHECK(move_texts("2b2/2b2/2w2/5/5 w -") == white_steps);
  CHECK(move_texts("2w2/2b2/2w2/5/5 w -") == white_steps);

  const Texts black_steps{"c3-b2", "c3-b3", "c3-d2", "c3-d3"};
  CHECK(move_texts("5/5/2b2/2w2/2w2 b -") == black_steps);
  CHECK(move_texts("5/5/2b2/2w2/2b2 b -") == black_steps);
}

TEST_CASE("B5: a capture follows a line and jumps an adjacent man", "[rules][B5]") {
  // From b3 and d3 no diagonal line leads.
  CHECK(move_texts("5/2b2/1w3/5/5 w -") == Texts{"b3-a3", "b3-b4", "b3-c3"});
  CHECK(move_texts("5/5/3b1/2w2/5 b -") == Texts{"d3-c3", "d3-d2", "d3-e3"});
  // Two steps away is not adjacent.
  CHECK(move_texts("5/2b2/5/2w2/5 w -") == Texts{"c2-b2", "c2-c3", "c2-d2"});
  CHECK(move_texts("5/2b2/5/2w2/5 b -") == Texts{"c4-b4", "c4-c3", "c4-d4"});
}

TEST_CASE("B5: the jumped man is removed", "[rules][B5]") {
  CHECK(play("b4/3b1/2w2/5/5 w -", "c3xe5") == position_of("b3w/5/5/5/5 b -"));
  CHECK(play("5/5/2b2/1w3/4w b -", "c3xa1") == position_of("5/5/5/5/b3w w -"));
}

TEST_CASE("B6: a man that can jump again must", "[rules][B6]") {
  CHECK(move_texts("5/1b3/5/1b3/2w2 w -") == Texts{"c1xa3xc5"});
  CHECK(move_texts("2b2/3w1/5/3w1/5 b -") == Texts{"c5xe3xc1"});
}

TEST_CASE("B6: a chain goes on backward", "[rules][B6]") {
  CHECK(move_texts("5/5/5/1b1b1/w4 w -") == Texts{"a1xc3xe1"});
  CHECK(move_texts("5/5/1b3/b1b2/w4 w -") == Texts{"a1xa3xc3xc1"});

  CHECK(move_texts("4b/1w1w1/5/5/5 b -") == Texts{"e5xc3xa5"});
  CHECK(move_texts("4b/2w1w/3w1/5/5 b -") == Texts{"e5xe3xc3xc5"});
}

TEST_CASE("B6: a chain goes on from the far rank", "[rules][B6]") {
  CHECK(move_texts("5/2bb1/2w2/5/5 w -") == Texts{"c3xc5xe3", "c3xe5"});
  CHECK(move_texts("5/5/2b2/1ww2/5 b -") == Texts{"c3xa1", "c3xc1xa3"});
}

TEST_CASE("B7: only enemy men can be jumped", "[rules][B7]") {
  CHECK(move_texts("5/2w2/2w2/5/4b w -") ==
        Texts{"c3-b3", "c3-b4", "c3-d3", "c3-d4", "c4-b4", "c4-c5", "c4-d4"});
  CHECK(move_texts("4w/5/2b2/2b2/5 b -") ==
        Texts{"c2-b2", "c2-c1", "c2-d2", "c3-b2", "c3-b3", "c3-d2", "c3-d3"});
}

TEST_CASE("B7: a chain does not go on over an own man", "[rules][B7]") {
  CHECK(move_texts("5/3w1/5/1b3/w4 w -") == Texts{"a1xc3"});
  CHECK(move_texts("5/3w1/5/1b1b1/w4 w -") == Texts{"a1xc3xe1"});
  CHECK(move_texts("4b/3w1/5/1b3/5 b -") == Texts{"e5xc3"});
  CHECK(move_texts("4b/1w1w1/5/1b3/5 b -") == Texts{"e5xc3xa5"});
}

TEST_CASE("B8: one capture forbids every quiet move", "[rules][B8][bad-case-6]") {
  // a1 and e5 have quiet moves of their own.
  CHECK(move_texts("5/2b2/2w2/5/w4 w -") == Texts{"c3xc5"});
  CHECK(move_texts("4b/5/2b2/2w2/5 b -") == Texts{"c3xc1"});
}

TEST_CASE("B8: a chain is as compulsory as a single jump", "[rules][B8][bad-case-6]") {
  CHECK(move_texts("5/5/4w/1b1b1/w4 w -") == Texts{"a1xc3xe1"});
  CHECK(move_texts("4b/1w1w1/b4/5/5 b -") == Texts{"e5xc3xa5"});
}

TEST_CASE("B9: the player chooses among captures, large or small", "[rules][B9]") {
  CHECK(move_texts("5/1b1bb/2w2/5/5 w -") == Texts{"c3xa5", "c3xe5xe3"});
  CHECK(move_texts("5/1b3/w4/1b1b1/w4 w -") == Texts{"a1xc3xa5", "a1xc3xe1", "a3xc5"});

  CHECK(move_texts("5/5/2b2/ww1w1/5 b -") == Texts{"c3xa1xa3", "c3xe1"});
  CHECK(move_texts("4b/1w1w1/4b/3w1/5 b -") == Texts{"e3xc1", "e5xc3xa5", "e5xc3xe1"});
}

TEST_CASE("B10: a man on the far rank captures sideways", "[rules][B10]") {
  CHECK(move_texts("2wb1/5/5/5/5 w -") == Texts{"c5xe5"});
  CHECK(move_texts("1bw2/5/5/5/5 w -") == Texts{"c5xa5"});
  CHECK(move_texts("2wb1/4b/5/5/5 w -") == Texts{"c5xe5xe3"});

  CHECK(move_texts("5/5/5/5/1wb2 b -") == Texts{"c1xa1"});
  CHECK(move_texts("5/5/5/5/2bw1 b -") == Texts{"c1xe1"});
  CHECK(move_texts("5/5/5/w4/1wb2 b -") == Texts{"c1xa1xa3"});
}

TEST_CASE("B10: no capture starts backward from the far rank either", "[rules][B10]") {
  CHECK(move_texts("2w2/2b2/5/5/5 w -") == no_moves);
  CHECK(move_texts("5/5/5/2w2/2b2 b -") == no_moves);
}

// ---- B11 ---------------------------------------------------------------------------------------

TEST_CASE("B11: a man may not step back on the next turn", "[rules][B11]") {
  const char* const white = "4b/5/5/2w2/w4 w -";
  const char* const black = "4b/2b2/5/5/w4 b -";
  // The step back would be d2-c2.
  const Texts d2_not_west{"a1-a2", "a1-b1", "a1-b2", "d2-c3", "d2-d3", "d2-e2", "d2-e3"};
  CHECK(move_texts(play(white, "c2-d2 e5-e4")) == d2_not_west);
  CHECK(move_texts<rules::qirkat>(play<rules::qirkat>(white, "c2-d2 e5-e4")) == d2_not_west);
  // b2-c2
  CHECK(move_texts(play(white, "c2-b2 e5-e4")) ==
        Texts{"a1-a2", "a1-b1", "b2-a2", "b2-a3", "b2-b3", "b2-c3"});

  // b4-c4
  const Texts b4_not_east{"b4-a3", "b4-a4", "b4-b3", "b4-c3", "e5-d4", "e5-d5", "e5-e4"};
  CHECK(move_texts(play(black, "c4-b4 a1-a2")) == b4_not_east);
  CHECK(move_texts<rules::qirkat>(play<rules::qirkat>(black, "c4-b4 a1-a2")) == b4_not_east);
  // d4-c4
  CHECK(move_texts(play(black, "c4-d4 a1-a2")) ==
        Texts{"d4-c3", "d4-d3", "d4-e3", "d4-e4", "e5-d5", "e5-e4"});
}

TEST_CASE("B11: with NoReturn::none a man steps back at once", "[rules][B11]") {
  CHECK(move_texts<brainking_no_ban>(play<brainking_no_ban>("4b/5/5/2w2/5 w -", "c2-d2 e5-e4")) ==
        Texts{"d2-c2", "d2-c3", "d2-d3", "d2-e2", "d2-e3"});
  CHECK(move_texts<brainking_no_ban>(play<brainking_no_ban>("5/2b2/5/5/w4 b -", "c4-b4 a1-a2")) ==
        Texts{"b4-a3", "b4-a4", "b4-b3", "b4-c3", "b4-c4"});
}

TEST_CASE("B11: the first move of each side is remembered too", "[rules][B11][bad-case-17]") {
  // White begins, then Black, each with his first move of all.
  const Position white = play("4b/2b2/5/2w2/w4 w -", "c2-d2 c4-b4");
  CHECK(move_texts(white) == Texts{"a1-a2", "a1-b1", "a1-b2", "d2-c3", "d2-d3", "d2-e2", "d2-e3"});
  CHECK(move_texts(play(white, "a1-a2")) ==
        Texts{"b4-a3", "b4-a4", "b4-b3", "b4-c3", "e5-d4", "e5-d5", "e5-e4"});
}

TEST_CASE("B11: next_turn forgets after one turn, whichever man moved", "[rules][B11]") {
  const char* const white = "4b/5/5/2w2/w4 w -";
  CHECK(move_texts(play(white, "c2-d2 e5-d5 a1-a2 d5-c5")) ==
        Texts{"a2-a3", "a2-b2", "d2-c2", "d2-c3", "d2-d3", "d2-e2", "d2-e3"});
  const char* const black = "4b/2b2/5/5/w4 b -";
  CHECK(move_texts(play(black, "c4-b4 a1-b1 e5-e4 b1-c1")) ==
        Texts{"b4-a3", "b4-a4", "b4-b3", "b4-c3", "b4-c4", "e4-d4", "e4-e3"});
}

TEST_CASE("B11: until_moved remembers while other men move", "[rules][B11]") {
  constexpr RuleSet rule_set = brainking_until_moved;
  const char* const white = "4b/5/5/2w2/w4 w -";
  CHECK(move_texts<rule_set>(play<rule_set>(white, "c2-d2 e5-d5 a1-a2 d5-c5")) ==
        Texts{"a2-a3", "a2-b2", "d2-c3", "d2-d3", "d2-e2", "d2-e3"});
  const char* const black = "4b/2b2/5/5/w4 b -";
  CHECK(move_texts<rule_set>(play<rule_set>(black, "c4-b4 a1-b1 e5-e4 b1-c1")) ==
        Texts{"b4-a3", "b4-a4", "b4-b3", "b4-c3", "e4-d4", "e4-e3"});
}

TEST_CASE("B11: until_moved gives every man a ban of its own", "[rules][B11]") {
  constexpr RuleSet rule_set = brainking_until_moved;
  const Position white = play<rule_set>("4b/5/5/3w1/w4 w -", "a1-b1 e5-e4 d2-c2 e4-d4");
  CHECK(white == position_of<rule_set>("5/3b1/5/2w2/1w3 w b1<,c2>,d4>"));
  CHECK(move_texts<rule_set>(white) == Texts{"b1-b2", "b1-c1", "c2-b2", "c2-c3"});

  const Position black = play<rule_set>("4b/1b3/5/5/w4 b -", "e5-d5 a1-a2 b4-c4 a2-b2");
  CHECK(black == position_of<rule_set>("3b1/2b2/5/1w3/5 b b2<,c4<,d5>"));
  CHECK(move_texts<rule_set>(black) == Texts{"c4-c3", "c4-d4", "d5-c5", "d5-d4"});
}

TEST_CASE("B11: under until_moved a man's own next step replaces its ban", "[rules][B11]") {
  constexpr RuleSet rule_set = brainking_until_moved;
  // A step forward leaves none, a step sideways a new one.
  const char* const white = "4b/5/5/3w1/5 w d2<";
  CHECK(move_texts<rule_set>(play<rule_set>(white, "d2-d3 e5-d5")) ==
        Texts{"d3-c3", "d3-d4", "d3-e3"});
  CHECK(move_texts<rule_set>(play<rule_set>(white, "d2-e2 e5-d5")) == Texts{"e2-e3"});

  const char* const black = "5/1b3/5/5/w4 b b4>";
  CHECK(move_texts<rule_set>(play<rule_set>(black, "b4-b3 a1-b1")) ==
        Texts{"b3-a3", "b3-b2", "b3-c3"});
  CHECK(move_texts<rule_set>(play<rule_set>(black, "b4-a4 a1-b1")) == Texts{"a4-a3"});
}

TEST_CASE("B11: a ban does not forbid a capture, nor does a capture set one", "[rules][B11]") {
  const char* const white = "5/2b2/2b2/2w2/4w w -";
  const char* const black = "b4/2b2/2w2/2w2/5 b -";
  // d2 came from c2, where an enemy has stepped since; b2 is behind it.
  const auto check = [&]<RuleSet rule_set>() {
    const Position white_turn = play<rule_set>(white, "c2-d2 c3-c2");
    CHECK(move_texts<rule_set>(white_turn) == Texts{"d2xb2"});
    CHECK(play<rule_set>(white_turn, "d2xb2") == position_of<rule_set>("5/2b2/5/1w3/4w b -"));

    const Position black_turn = play<rule_set>(black, "c4-b4 c3-c4");
    CHECK(move_texts<rule_set>(black_turn) == Texts{"b4xd4"});
    CHECK(play<rule_set>(black_turn, "b4xd4") == position_of<rule_set>("b4/3b1/5/2w2/5 w -"));
  };
  check.operator()<rules::brainking>();
  check.operator()<rules::qirkat>();
  check.operator()<brainking_until_moved>();
}

TEST_CASE("B11: a captured man takes its ban with it", "[rules][B11][bad-case-10]") {
  constexpr RuleSet rule_set = brainking_until_moved;
  // Another man comes to d2, and to b4, and is free to step where the first one was not.
  CHECK(move_texts<rule_set>(play<rule_set>("4b/5/2b2/3w1/2w2 b d2<", "c3xe1 c1-d2 e5-e4")) ==
        Texts{"d2-c2", "d2-c3", "d2-d3", "d2-e2", "d2-e3"});
  CHECK(move_texts<rule_set>(play<rule_set>("2b2/1b3/2w2/5/w4 w b4>", "c3xa5 c5-b4 a1-a2")) ==
        Texts{"b4-a3", "b4-a4", "b4-b3", "b4-c3", "b4-c4"});
}

TEST_CASE("B11: a capture clears the ban of the man that makes it", "[rules][B11][bad-case-10]") {
  constexpr RuleSet rule_set = brainking_until_moved;
  CHECK(move_texts<rule_set>(play<rule_set>("b4/5/3b1/3w1/5 w d2<", "d2xd4 a5-a4")) ==
        Texts{"d4-c4", "d4-c5", "d4-d5", "d4-e4", "d4-e5"});
  CHECK(move_texts<rule_set>(play<rule_set>("5/1b3/1w3/5/4w b b4>", "b4xb2 e1-e2")) ==
        Texts{"b2-a1", "b2-a2", "b2-b1", "b2-c1", "b2-c2"});
}

TEST_CASE("B11: so does a capture that ends where it began", "[rules][B11][bad-case-10]") {
  constexpr RuleSet rule_set = brainking_until_moved;
  CHECK(move_texts<rule_set>(play<rule_set>("4b/2b2/1b1b1/2bw1/5 w d2<", "d2xb2xb4xd4xd2 e5-e4")) ==
        Texts{"d2-c2", "d2-c3", "d2-d3", "d2-e2", "d2-e3"});
  CHECK(move_texts<rule_set>(play<rule_set>("5/1bw2/1w1w1/2w2/w4 b b4>", "b4xb2xd2xd4xb4 a1-a2")) ==
        Texts{"b4-a3", "b4-a4", "b4-b3", "b4-c3", "b4-c4"});
}

TEST_CASE("B11: who has no move but a banned one has lost", "[rules][B11][B2]") {
  const auto check = [&]<RuleSet rule_set>() {
    const Position white_stuck = play<rule_set>("b4/1w3/b4/4b/5 w -", "b4-a4 e2-e1");
    CHECK(white_stuck == position_of<rule_set>("b4/w4/b4/5/4b w a4>"));
    CHECK(move_texts<rule_set>(white_stuck) == no_moves);
    CHECK(outcome<rule_set>(white_stuck) == black_blocked_white);

    const Position black_stuck = play<rule_set>("5/w4/4w/3b1/4w b -", "d2-e2 a4-a5");
    CHECK(black_stuck == position_of<rule_set>("w4/5/4w/4b/4w b e2<"));
    CHECK(move_texts<rule_set>(black_stuck) == no_moves);
    CHECK(outcome<rule_set>(black_stuck) == white_blocked_black);
  };
  check.operator()<rules::brainking>();
  check.operator()<brainking_until_moved>();

  constexpr RuleSet no_ban = brainking_no_ban;
  CHECK(move_texts<no_ban>(play<no_ban>("b4/1w3/b4/4b/5 w -", "b4-a4 e2-e1")) == Texts{"a4-b4"});
  CHECK(move_texts<no_ban>(play<no_ban>("5/w4/4w/3b1/4w b -", "d2-e2 a4-a5")) == Texts{"e2-d2"});
}

// ---- How the statements are read ---------------------------------------------------------------

TEST_CASE("reading 1: a chain may end on the point that it left", "[rules][bad-case-3]") {
  CHECK(move_texts("5/2b2/1b1b1/2bw1/5 w -") == Texts{"d2xb2xb4xd4xd2"});
  CHECK(move_texts("5/1bw2/1w1w1/2w2/5 b -") == Texts{"b4xb2xd2xd4xb4"});
}

TEST_CASE("reading 1: a chain may pass over the point that it left", "[rules]") {
  // Round the square and on over c3, or over c3 first: the first move listed.
  CHECK(move_texts("5/2b2/1bbb1/2bw1/5 w -") ==
        Texts{"d2xb2xb4xd2xd4xb4", "d2xb2xb4xd4xb2", "d2xb2xd4xd2", "d2xd4xb2xb4xd4"});
  CHECK(move_texts("5/1bw2/1www1/2w2/5 b -") ==
        Texts{"b4xb2xd2xb4xd4xd2", "b4xb2xd2xd4xb2", "b4xb2xd4xb4", "b4xd4xb2xd2xd4"});
}

// ---- Rule sets ---------------------------------------------------------------------------------

static_assert(rules::brainking == RuleSet{.quiet_steps = Headings::ahead,
                                          .first_jump = Headings::ahead,
                                          .later_jumps = Headings::any,
                                          .capture_compulsory = true,
                                          .chain_must_go_on = true,
                                          .quiet_on_far_rank = false,
                                          .no_return = NoReturn::next_turn});
static_assert(rules::qirkat == RuleSet{.quiet_steps = Headings::ahead,
                                       .first_jump = Headings::any,
                                       .later_jumps = Headings::any,
                                       .capture_compulsory = true,
                                       .chain_must_go_on = true,
                                       .quiet_on_far_rank = false,
                                       .no_return = NoReturn::until_moved});
static_assert(rules::freestyle == RuleSet{.quiet_steps = Headings::any,
                                          .first_jump = Headings::any,
                                          .later_jumps = Headings::any,
                                          .capture_compulsory = true,
                                          .chain_must_go_on = true,
                                          .quiet_on_far_rank = true,
                                          .no_return = NoReturn::none});
static_assert(rules::alfonso.quiet_steps == Headings::any);
static_assert(rules::alfonso.first_jump == Headings::any);
static_assert(rules::alfonso.later_jumps == Headings::none);
static_assert(!rules::alfonso.capture_compulsory);
static_assert(rules::alfonso.quiet_on_far_rank);
static_assert(rules::alfonso.no_return == NoReturn::none);

// A ban remembers a sideways step only, so backward steps and bans do not go together.
static_assert(SupportedRules<rules::brainking> && SupportedRules<rules::qirkat>);
static_assert(SupportedRules<rules::freestyle> && SupportedRules<rules::alfonso>);
static_assert(!SupportedRules<RuleSet{.quiet_steps = Headings::any}>);
static_assert(!SupportedRules<RuleSet{.quiet_steps = Headings::ahead | Headings::backward,
                                      .no_return = NoReturn::until_moved}>);
static_assert(!SupportedRules<RuleSet{.quiet_steps = Headings::diagonally_backward}>);
static_assert(SupportedRules<RuleSet{.quiet_steps = Headings::any, .no_return = NoReturn::none}>);
static_assert(!SupportedRules<RuleSet{.quiet_steps = static_cast<Headings>(32)}>);
static_assert(!SupportedRules<RuleSet{.first_jump = static_cast<Headings>(32)}>);
static_assert(!SupportedRules<RuleSet{.later_jumps = static_cast<Headings>(32)}>);
static_assert(!SupportedRules<RuleSet{.no_return = static_cast<NoReturn>(3)}>);

TEST_CASE("a name becomes the rule set", "[rules]") {
  const auto named = [](std::string_view name) {
    const std::optional<RuleBook> found = find_rule_book(name);
    return found ? std::optional{found->rules()} : std::nullopt;
  };
  CHECK((named("brainking") == rules::brainking));
  CHECK((named("qirkat") == rules::qirkat));
  CHECK((named("freestyle") == rules::freestyle));
  CHECK((named("alfonso") == rules::alfonso));
  CHECK_FALSE(named("Brainking"));
  CHECK_FALSE(named("brainking "));
  CHECK_FALSE(named(""));
}

TEST_CASE("qirkat: a capture may start backward", "[rules]") {
  constexpr RuleSet rule_set = rules::qirkat;
  CHECK(move_texts<rule_set>("5/5/2w2/2b2/5 w -") == Texts{"c3xc1"});
  CHECK(move_texts<rule_set>("2w2/2b2/5/5/5 w -") == Texts{"c5xc3"});

  CHECK(move_texts<rule_set>("5/2w2/2b2/5/5 b -") == Texts{"c3xc5"});
  CHECK(move_texts<rule_set>("5/5/5/2w2/2b2 b -") == Texts{"c1xc3"});
}

TEST_CASE("qirkat: quiet moves are BrainKing's", "[rules]") {
  constexpr RuleSet rule_set = rules::qirkat;
  CHECK(move_texts<rule_set>("2w2/5/2w2/5/5 w -") ==
        Texts{"c3-b3", "c3-b4", "c3-c4", "c3-d3", "c3-d4"});
  CHECK(move_texts<rule_set>("5/5/2b2/5/2b2 b -") ==
        Texts{"c3-b2", "c3-b3", "c3-c2", "c3-d2", "c3-d3"});
}

TEST_CASE("freestyle: a man steps in any direction, on the far rank too", "[rules]") {
  constexpr RuleSet rule_set = rules::freestyle;
  const Texts from_c3{"c3-b2", "c3-b3", "c3-b4", "c3-c2", "c3-c4", "c3-d2", "c3-d3", "c3-d4"};
  CHECK(move_texts<rule_set>("5/5/2w2/5/5 w -") == from_c3);
  CHECK(move_texts<rule_set>("2w2/5/5/5/5 w -") ==
        Texts{"c5-b4", "c5-b5", "c5-c4", "c5-d4", "c5-d5"});

  CHECK(move_texts<rule_set>("5/5/2b2/5/5 b -") == from_c3);
  CHECK(move_texts<rule_set>("5/5/5/5/2b2 b -") ==
        Texts{"c1-b1", "c1-b2", "c1-c2", "c1-d1", "c1-d2"});
}

TEST_CASE("freestyle: a man may step back at once", "[rules]") {
  constexpr RuleSet rule_set = rules::freestyle;
  CHECK(move_texts<rule_set>(play<rule_set>("4b/5/5/5/1w3 w -", "b1-a1 e5-e4")) ==
        Texts{"a1-a2", "a1-b1", "a1-b2"});
  CHECK(move_texts<rule_set>(play<rule_set>("3b1/5/5/5/w4 b -", "d5-e5 a1-a2")) ==
        Texts{"e5-d4", "e5-d5", "e5-e4"});
}

TEST_CASE("freestyle: captures are compulsory, go in any direction and on", "[rules]") {
  constexpr RuleSet rule_set = rules::freestyle;
  CHECK(move_texts<rule_set>("5/5/2w2/2b2/w4 w -") == Texts{"c3xc1"});
  CHECK(move_texts<rule_set>("4w/1b3/5/1b1b1/w4 w -") == Texts{"a1xc3xa5", "a1xc3xe1"});

  CHECK(move_texts<rule_set>("4b/2w2/2b2/5/5 b -") == Texts{"c3xc5"});
  CHECK(move_texts<rule_set>("4b/1w1w1/5/3w1/b4 b -") == Texts{"e5xc3xa5", "e5xc3xe1"});
}

TEST_CASE("alfonso: one jump a turn, and none is compulsory", "[rules]") {
  constexpr RuleSet rule_set = rules::alfonso;
  CHECK(move_texts<rule_set>("5/2bb1/2w2/5/5 w -") ==
        Texts{"c3-b2", "c3-b3", "c3-b4", "c3-c2", "c3-d2", "c3-d3", "c3xc5", "c3xe5"});
  CHECK(move_texts<rule_set>("2w2/2b2/5/5/5 w -") ==
        Texts{"c5-b4", "c5-b5", "c5-d4", "c5-d5", "c5xc3"});

  CHECK(move_texts<rule_set>("5/5/2b2/1ww2/5 b -") ==
        Texts{"c3-b3", "c3-b4", "c3-c4", "c3-d2", "c3-d3", "c3-d4", "c3xa1", "c3xc1"});
  CHECK(move_texts<rule_set>("5/5/5/2w2/2b2 b -") ==
        Texts{"c1-b1", "c1-b2", "c1-d1", "c1-d2", "c1xc3"});
}

TEST_CASE("own rules: a chain may stop after any jump", "[rules]") {
  constexpr RuleSet rule_set{.chain_must_go_on = false};
  CHECK(move_texts<rule_set>("5/5/4w/1b1b1/w4 w -") == Texts{"a1xc3", "a1xc3xe1"});
  CHECK(move_texts<rule_set>("5/2b2/1b1b1/2bw1/5 w -") == Texts{"d2xb2", "d2xb2xb4", "d2xb2xb4xd4",
                                                                "d2xb2xb4xd4xd2", "d2xd4",
                                                                "d2xd4xb4", "d2xd4xb4xb2"});

  CHECK(move_texts<rule_set>("4b/1w1w1/b4/5/5 b -") == Texts{"e5xc3", "e5xc3xa5"});
  CHECK(move_texts<rule_set>("5/1bw2/1w1w1/2w2/5 b -") == Texts{"b4xb2", "b4xb2xd2", "b4xb2xd2xd4",
                                                                "b4xb2xd2xd4xb4", "b4xd4",
                                                                "b4xd4xd2", "b4xd4xd2xb2"});
}

TEST_CASE("own rules: captures that are not compulsory stand beside quiet moves", "[rules]") {
  constexpr RuleSet rule_set{.capture_compulsory = false};
  CHECK(move_texts<rule_set>("5/5/5/1b1b1/w4 w -") == Texts{"a1-a2", "a1-b1", "a1xc3xe1"});
  CHECK(move_texts<rule_set>("4b/1w1w1/5/5/5 b -") == Texts{"e5-d5", "e5-e4", "e5xc3xa5"});
}

TEST_CASE("own rules: later jumps may be fewer than any", "[rules]") {
  constexpr RuleSet ahead{.later_jumps = Headings::ahead};
  CHECK(move_texts<ahead>("5/2bb1/2w2/5/5 w -") == Texts{"c3xc5", "c3xe5"});
  CHECK(move_texts<ahead>("5/5/1b3/b1b2/w4 w -") == Texts{"a1xa3xc3"});
  CHECK(move_texts<ahead>("5/5/2b2/1ww2/5 b -") == Texts{"c3xa1", "c3xc1"});
  CHECK(move_texts<ahead>("4b/2w1w/3w1/5/5 b -") == Texts{"e5xe3xc3"});

  constexpr RuleSet one_jump{.later_jumps = Headings::none};
  CHECK(move_texts<one_jump>("5/5/5/1b1b1/w4 w -") == Texts{"a1xc3"});
  CHECK(move_texts<one_jump>("4b/1w1w1/5/5/5 b -") == Texts{"e5xc3"});

  // No heading in common: straight on, then slanting back.
  constexpr RuleSet hook{.first_jump = Headings::forward,
                         .later_jumps = Headings::diagonally_backward};
  CHECK(move_texts<hook>("5/2bb1/2w2/5/5 w -") == Texts{"c3xc5xe3"});
  CHECK(move_texts<hook>("5/5/2b2/1ww2/5 b -") == Texts{"c3xc1xa3"});
}

TEST_CASE("own rules: first jumps may be fewer than ahead", "[rules]") {
  constexpr RuleSet rule_set{.first_jump = Headings::forward};
  CHECK(move_texts<rule_set>("5/1b1b1/2w2/5/5 w -") == Texts{"c3-b3", "c3-c4", "c3-d3"});
  CHECK(move_texts<rule_set>("5/1bbb1/2w2/5/5 w -") == Texts{"c3xc5xa3", "c3xc5xe3"});
  CHECK(move_texts<rule_set>("5/5/2b2/1w1w1/5 b -") == Texts{"c3-b3", "c3-c2", "c3-d3"});
  CHECK(move_texts<rule_set>("5/5/2b2/1www1/5 b -") == Texts{"c3xc1xa3", "c3xc1xe3"});
}

TEST_CASE("own rules: quiet steps may be fewer than ahead", "[rules]") {
  constexpr RuleSet rule_set{.quiet_steps = Headings::forward};
  CHECK(move_texts<rule_set>("5/5/2w2/5/5 w -") == Texts{"c3-c4"});
  CHECK(move_texts<rule_set>("5/5/2b2/5/5 b -") == Texts{"c3-c2"});
}

TEST_CASE("own rules: on the far rank bans hold where quiet moves do", "[rules]") {
  constexpr RuleSet rule_set{.quiet_on_far_rank = true, .no_return = NoReturn::until_moved};
  CHECK(move_texts<rule_set>("2w2/5/5/5/4b w -") == Texts{"c5-b5", "c5-d5"});
  const Position white = play<rule_set>("2w2/5/5/5/4b w -", "c5-d5 e1-d1");
  CHECK(white == position_of<rule_set>("3w1/5/5/5/3b1 w d1>,d5<"));
  CHECK(move_texts<rule_set>(white) == Texts{"d5-e5"});
  CHECK(move_texts<rule_set>(play<rule_set>(white, "d5-e5 d1-c1")) == no_moves);

  CHECK(move_texts<rule_set>("w4/5/5/5/2b2 b -") == Texts{"c1-b1", "c1-d1"});
  const Position black = play<rule_set>("w4/5/5/5/2b2 b -", "c1-b1 a5-b5");
  CHECK(black == position_of<rule_set>("1w3/5/5/5/1b3 b b1>,b5<"));
  CHECK(move_texts<rule_set>(black) == Texts{"b1-a1"});
  CHECK(move_texts<rule_set>(play<rule_set>(black, "b1-a1 b5-c5")) == no_moves);
}

TEST_CASE("own rules: with next_turn the far rank forgets as any other", "[rules]") {
  constexpr RuleSet rule_set{.quiet_on_far_rank = true};
  const char* const white = "2w2/5/5/5/w3b w -";
  CHECK(move_texts<rule_set>(play<rule_set>(white, "c5-d5 e1-d1")) ==
        Texts{"a1-a2", "a1-b1", "a1-b2", "d5-e5"});
  CHECK(move_texts<rule_set>(play<rule_set>(white, "c5-d5 e1-d1 a1-a2 d1-c1")) ==
        Texts{"a2-a3", "a2-b2", "d5-c5", "d5-e5"});

  const char* const black = "w3b/5/5/5/2b2 b -";
  CHECK(move_texts<rule_set>(play<rule_set>(black, "c1-b1 a5-b5")) ==
        Texts{"b1-a1", "e5-d4", "e5-d5", "e5-e4"});
  CHECK(move_texts<rule_set>(play<rule_set>(black, "c1-b1 a5-b5 e5-e4 b5-c5")) ==
        Texts{"b1-a1", "b1-c1", "e4-d4", "e4-e3"});
}

}  // namespace
}  // namespace alquerque::test
