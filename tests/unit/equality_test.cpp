// Values with several members: any one of them that differs makes another value.

#include <cstddef>
#include <string>
#include <vector>

#include <catch2/catch_message.hpp>
#include <catch2/catch_test_macros.hpp>

#include <alquerque/all.hpp>

#include "support.hpp"

namespace alquerque::test {
namespace {

using enum Point;

// Each value equals a copy of itself, and none of the others, whichever is on the left.
template <class Value>
void check_all_different(const std::vector<Value>& values) {
  const std::vector<Value> copies(values.begin(), values.end());
  for (std::size_t i = 0; i < values.size(); ++i) {
    for (std::size_t j = 0; j < values.size(); ++j) {
      INFO("numbers " << i << " and " << j);
      CHECK(bool{values[i] == copies[j]} == (i == j));
    }
  }
}

TEST_CASE("set-ups differ by either side's men, the turn and either ban") {
  const Setup setup{.white = c3, .black = e5};
  Setup white = setup;
  white.white |= a1;
  Setup black = setup;
  black.black |= a5;
  Setup turn = setup;
  turn.to_move = Side::black;
  Setup west = setup;
  west.no_west = c3;
  Setup east = setup;
  east.no_east = c3;
  check_all_different<Setup>({setup, white, black, turn, west, east});
}

TEST_CASE("sets of faults differ by what they hold") {
  SetupFaults overlap;
  overlap.insert(SetupFault::men_overlap);
  SetupFaults both = overlap;
  both.insert(SetupFault::ban_off_board);
  check_all_different<SetupFaults>({{}, overlap, both});
}

TEST_CASE("rule sets differ by each of their rules") {
  check_all_different<RuleSet>({{},
                                {.quiet_steps = Headings::forward},
                                {.first_jump = Headings::any},
                                {.later_jumps = Headings::none},
                                {.capture_compulsory = false},
                                {.chain_must_go_on = false},
                                {.quiet_on_far_rank = true},
                                {.no_return = NoReturn::none}});
}

TEST_CASE("outcomes differ by winner and reason") {
  check_all_different<Outcome>({{Side::white, EndReason::no_men},
                                {Side::black, EndReason::no_men},
                                {Side::white, EndReason::blocked},
                                {Side::white, EndReason::resignation},
                                {Side::black, EndReason::resignation},
                                {std::nullopt, EndReason::agreement},
                                {std::nullopt, EndReason::repetition}});
}

TEST_CASE("adjudications differ by each of their limits") {
  check_all_different<Adjudication>({{}, {.repetitions = 3}, {.quiet_turns = 3}});
}

TEST_CASE("turns differ by move, position and either count") {
  const Turn turn{{d2, c3}, Position::start().after({d2, c3}), 0, 0};
  Turn move = turn;
  move.move = {c2, c3};
  Turn position = turn;
  position.after = Position::start();
  Turn quiet = turn;
  quiet.quiet_turns = 1;
  Turn reversible = turn;
  reversible.reversible_turns = 1;
  check_all_different<Turn>({turn, move, position, quiet, reversible});
}

Game played(std::string_view first, std::string_view second = "") {
  Game game;
  for (const std::string_view text : {first, second}) {
    if (!text.empty()) {
      REQUIRE(game.play(move_of(game.position(), text)));
    }
  }
  return game;
}

TEST_CASE("games differ by rules, start, limits, turns, what was taken back and the result") {
  Game one_taken_back = played("d2-c3", "b4xd2");
  one_taken_back.undo();
  Game resigned = played("d2-c3");
  REQUIRE(resigned.resign(Side::white));
  Game resigned_by_other = played("d2-c3");
  REQUIRE(resigned_by_other.resign(Side::black));
  Game resignation_taken_back = resigned;
  resignation_taken_back.undo();
  check_all_different<Game>(
      {Game{}, Game{rule_book<rules::qirkat>},
       Game{rule_book<rules::brainking>, position_of("w4/5/5/5/4b w -")},
       Game{rule_book<rules::brainking>, Position::start(), Adjudication{.repetitions = 3}},
       played("d2-c3"), played("c2-c3"), played("d2-c3", "b4xd2"), one_taken_back, resigned,
       resigned_by_other, resignation_taken_back});
}

TEST_CASE("tags differ by name and value") {
  check_all_different<GameTag>({{"White", "x"}, {"Black", "x"}, {"White", "y"}});
}

TEST_CASE("noted moves differ by move, glyphs and comments") {
  check_all_different<NotedMove>(
      {{{d2, c3}, {}, {}}, {{c2, c3}, {}, {}}, {{d2, c3}, {1}, {}}, {{d2, c3}, {}, {"x"}}});
}

TEST_CASE("game texts differ by each of their parts") {
  const GameText text;
  GameText book = text;
  book.book = rule_book<rules::qirkat>;
  GameText start = text;
  start.start = position_of("w4/5/5/5/4b w -");
  GameText tags = text;
  tags.tags.push_back({"White", "x"});
  GameText comments = text;
  comments.comments.emplace_back("x");
  GameText moves = text;
  moves.moves.push_back({{d2, c3}, {}, {}});
  GameText score = text;
  score.score = GameScore::draw;
  check_all_different<GameText>({text, book, start, tags, comments, moves, score});
}

TEST_CASE("entries differ by rules, position, man, points and an early end") {
  const Position chain = position_of(single_chain);
  const RouteEntry nothing{rule_book<may_stop>, chain};
  RouteEntry man = nothing;
  REQUIRE(man.tap(c1).is_allowed());
  RouteEntry jump = man;
  REQUIRE(jump.tap(e3).is_allowed());
  RouteEntry ended = jump;
  REQUIRE(ended.finish().is_allowed());
  check_all_different<RouteEntry>({nothing, RouteEntry{rule_book<rules::brainking>, chain},
                                   RouteEntry{rule_book<may_stop>, Position::start()}, man, jump,
                                   ended});
}

TEST_CASE("reached positions differ by position and lines") {
  check_all_different<ReachedPosition>(
      {{Position::start(), 1}, {position_of("w4/5/5/5/4b w -"), 1}, {Position::start(), 2}});
}

}  // namespace
}  // namespace alquerque::test
