#include <terminal/session.hpp>

#include <string>
#include <string_view>

#include <catch2/catch_test_macros.hpp>

#include <alquerque/text/game_reader.hpp>
#include <alquerque/text/parse_move.hpp>
#include <terminal/wording.hpp>

namespace terminal {
namespace {

using namespace alquerque;
using enum Point;

constexpr Players two_persons{person, person};
constexpr Players person_first{person, 1};
constexpr Players person_second{1, person};
constexpr Players two_computers{1, 1};

Session session_of(const Players& players, RuleBook rules = {}) {
  return Session{{rules, players, true}};
}

void type(Session& session, std::string_view line) {
  while (!line.empty()) {
    const std::size_t length = std::min(line.find(' '), line.size());
    session.type(line.substr(0, length));
    INFO(line.substr(0, length));
    CHECK(session.message().empty());
    line.remove_prefix(std::min(length + 1, line.size()));
  }
}

// What a computer does, without one.
void play(Session& session, std::string_view text) {
  const auto move = parse_move(session.game().rules(), session.game().position(), text);
  REQUIRE(move);
  session.play(*move);
}

GameText text_of(std::string_view text) {
  const auto game = parse_game(text);
  REQUIRE(game);
  return *game;
}

}  // namespace

TEST_CASE("a move is tapped point by point", "[session]") {
  Session session = session_of(two_persons);
  CHECK(session.is_persons_turn());
  session.tap(d3);
  CHECK(session.entry().man() == d3);
  session.tap(c3);
  CHECK(session.game().turns().size() == 1);
  CHECK_FALSE(session.entry().route());
  session.tap(b3);
  session.tap(d3);
  CHECK(session.game().turns().size() == 2);
  CHECK(session.message().empty());
}

TEST_CASE("a chain is tapped point by point, and each tap taken back", "[session]") {
  Session session = session_of(two_persons);
  type(session, "d2-c3 b4-d2 e1-c3");
  session.tap(d4);
  session.tap(d2);
  CHECK(session.game().turns().size() == 3);
  CHECK(session.entry().captured() == Bitboard{d3});
  session.untap();
  CHECK(session.entry().man() == d4);
  session.tap(d2);
  session.tap(b4);
  CHECK(session.game().turns().size() == 4);
  CHECK(to_text(session.text()).find("d4xd2xb4") != std::string::npos);
  session.untap();
  CHECK(session.message() == "Nothing is entered; u takes back a turn");
}

TEST_CASE("a tap that is refused says why, and changes nothing", "[session]") {
  Session session = session_of(two_persons);
  session.tap(b3);
  CHECK(session.message() == "it is White's turn, and the man on b3 is Black's");
  type(session, "d3-c3");
  session.tap(a3);
  CHECK(session.message() == "B8: you must capture; men that can: b3");
  CHECK(session.game().turns().size() == 1);
  session.tap(b3);
  CHECK(session.message().empty());
}

TEST_CASE("a typed move that is refused says why, and changes nothing", "[session]") {
  Session session = session_of(two_persons);
  const auto refused = [&session](std::string_view text) {
    session.type(text);
    CHECK(session.game().turns().empty());
    CHECK_FALSE(session.message().empty());
    return session.message();
  };
  CHECK(refused("d3-d4") == "a man stands on d4 already");
  CHECK(refused("c2-d2") == "a man stands on d2 already");
  CHECK(refused("b3-c3") == "it is White's turn, and the man on b3 is Black's");
  CHECK(refused("c3-c4") == "no man stands on c3");
  CHECK(refused("e2-c3").starts_with("the man on e2 cannot move"));
  CHECK(refused("d3-b5") == "B3: no line leads from d3 to b5 by one step or jump");
  CHECK(refused("d3-x9") == "at offset 3: found 'x9', expected a point from a1 to e5");
  CHECK(refused("d3c9").starts_with("at offset 2: found 'c9'"));
  CHECK(refused("d3-d3") == "the man stands on d3 already");
  CHECK(refused("\n").starts_with("at offset 0: found '\\x0a'"));
  CHECK(refused(std::string(1000, 'a')).starts_with("at offset 0"));
}

TEST_CASE("typed moves are refused by the rule that forbids them", "[session]") {
  Session session = session_of(two_persons);
  const auto message_after = [&session](std::string_view position, std::string_view move) {
    session.take(text_of("[FEN \"" + std::string{position} + "\"]\n\n*\n"));
    session.type(move);
    CHECK(session.game().turns().empty());
    return session.message();
  };
  CHECK(message_after("4b/5/1b3/1w3/4w w -", "e1-e2").starts_with("B8: you must capture"));
  CHECK(message_after("4b/5/2w2/5/5 w c3<", "c3-b3") == "B11: c3 may not return to b3");
  CHECK(message_after("4b/5/2w2/5/5 w -", "c3-c2") == "B3: a quiet step may not go backward");
  CHECK(message_after("w3b/5/2w2/5/5 w -", "a5-b5").starts_with("B4: "));
  CHECK(message_after("5/1b3/3b1/3b1/w1w2 w -", "c1xe3xc3").starts_with("B6: the man on c3 must"));
}

TEST_CASE("a move is typed without marks between its points", "[session]") {
  Session session = session_of(two_persons);
  type(session, "d2c3 b4d2 e1c3 d4d2b4");
  CHECK(session.game().turns().size() == 4);
}

TEST_CASE("a point that is typed is tapped", "[session]") {
  Session session = session_of(two_persons);
  session.type("d3");
  CHECK(session.entry().man() == d3);
  session.type("C3");
  CHECK(session.game().turns().size() == 1);
}

TEST_CASE("persons do not move for the computer", "[session]") {
  Session session = session_of(person_second);
  CHECK(session.is_computers_turn());
  session.tap(d3);
  CHECK_FALSE(session.entry().route());
  session.type("d3-c3");
  CHECK(session.game().turns().empty());
  CHECK(session.message() == "It is the computer's turn: Esc makes it move now");
}

TEST_CASE("undo and redo go to a turn of a person", "[session]") {
  Session session = session_of(person_first);
  session.undo();
  CHECK(session.message() == "There is nothing to take back");
  type(session, "d3-c3");
  play(session, "b3xd3");
  type(session, "e3xc3");
  CHECK(session.is_computers_turn());
  session.undo();
  CHECK(session.game().turns().size() == 2);
  CHECK(session.is_persons_turn());
  session.undo();
  CHECK(session.game().turns().empty());
  session.redo();
  CHECK(session.game().turns().size() == 2);
  session.redo();
  CHECK(session.game().turns().size() == 3);
  CHECK(session.is_computers_turn());
  session.redo();
  CHECK(session.message() == "Nothing was taken back");
}

TEST_CASE("a computer goes on after an undo by a person", "[session]") {
  Session session = session_of(person_first);
  type(session, "d3-c3");
  play(session, "b3xd3");
  session.undo();
  type(session, "d3-c3");
  CHECK(session.is_computers_turn());
}

TEST_CASE("a computer that would begin anew after an undo waits", "[session]") {
  Session session = session_of(person_second);
  play(session, "d3-c3");
  session.undo();
  CHECK(session.game().turns().empty());
  CHECK(session.is_paused());
  CHECK_FALSE(session.is_computers_turn());
  session.go_on();
  CHECK(session.is_computers_turn());

  Session watched = session_of(two_computers);
  play(watched, "d3-c3");
  play(watched, "b3xd3");
  watched.undo();
  CHECK(watched.game().turns().size() == 1);
  CHECK(watched.is_paused());
  watched.redo();
  CHECK(watched.game().turns().size() == 2);
  CHECK(watched.is_paused());
}

TEST_CASE("a player resigns, and takes it back", "[session]") {
  Session session = session_of(two_persons);
  type(session, "d3-c3");
  CHECK(session.resigning_side() == Side::black);
  session.resign();
  REQUIRE(session.game().result());
  CHECK(state_in_words(session) == "White has won: Black has resigned");
  CHECK_FALSE(session.resigning_side());
  session.type("b3xd3");
  CHECK(session.message() == "The game is over: n begins a new one, u takes back");
  session.undo();
  CHECK(session.is_persons_turn());

  CHECK(session_of(person_second).resigning_side() == Side::black);
  CHECK_FALSE(session_of(two_computers).resigning_side());
}

TEST_CASE("a draw is agreed", "[session]") {
  Session session = session_of(two_persons);
  session.agree_draw();
  CHECK(state_in_words(session) == "Draw: the players have agreed");
  session.agree_draw();
  CHECK(session.message() == "The game is over");
}

TEST_CASE("the third time is a draw if that is chosen", "[session]") {
  Session session = session_of(two_persons, rule_book<rules::freestyle>);
  CHECK(session.game().adjudication().repetitions == 3);
  session.begin({rule_book<rules::freestyle>, two_persons, false});
  CHECK(session.game().adjudication().repetitions == 0);
}

TEST_CASE("what a file notes stays with the moves it belongs to", "[session]") {
  const GameText source =
      text_of("[Event \"Club\"]\n[Rules \"qirkat\"]\n\n{first} 1. d3-c3 $1 {good} b3xd3 {so} *\n");
  Session session = session_of(two_persons);
  session.take(source);
  CHECK(session.game().rules().name() == "qirkat");
  CHECK(session.text() == source);
  CHECK_FALSE(session.has_unsaved());
  session.undo();
  session.resign();
  const GameText text = session.text();
  CHECK(to_text(text).ends_with("\n{first} 1. d3-c3 $1 {good} 1-0\n"));
  CHECK(text.find("Event") != nullptr);
  CHECK(session.has_unsaved());
}

TEST_CASE("a new game notes who plays", "[session]") {
  const GameText text = session_of(person_first).text();
  REQUIRE(text.find("White") != nullptr);
  CHECK(*text.find("White") == "person");
  REQUIRE(text.find("Black") != nullptr);
  CHECK(*text.find("Black") == "computer, level 1");
}

TEST_CASE("a loss for both is kept", "[session]") {
  const GameText source = text_of("1. d3-c3 0-0\n");
  Session session = session_of(two_persons);
  session.take(source);
  CHECK(session.text() == source);
}

TEST_CASE("only turns of persons that are not saved would be lost", "[session]") {
  Session session = session_of(two_persons);
  CHECK_FALSE(session.has_unsaved());
  type(session, "d3-c3");
  CHECK(session.has_unsaved());
  session.set_saved();
  CHECK_FALSE(session.has_unsaved());
  type(session, "b3xd3");
  CHECK(session.has_unsaved());
  session.undo();
  CHECK_FALSE(session.has_unsaved());
  session.resign();
  CHECK(session.has_unsaved());

  for (const Players& players : {two_computers, person_second}) {
    Session watched = session_of(players);
    play(watched, "d3-c3");
    CHECK_FALSE(watched.has_unsaved());
  }
}

TEST_CASE("what a point can do is said", "[session][wording]") {
  Session session = session_of(two_persons);
  CHECK(point_in_words(session, c3) == "c3: empty");
  CHECK(point_in_words(session, d3) == "d3: white man, can go to c3");
  CHECK(point_in_words(session, a5) == "a5: black man");
  session.tap(d3);
  CHECK(point_in_words(session, c3) == "c3: empty, can be reached");
  CHECK(point_in_words(session, d3) == "d3: white man, can go to c3");
}

TEST_CASE("text is wrapped at blanks", "[wording]") {
  using Lines = std::vector<std::string>;
  CHECK(wrapped("", 10).empty());
  CHECK(wrapped("one two", 7) == Lines{"one two"});
  CHECK(wrapped("one two", 6) == Lines{"one", "two"});
  CHECK(wrapped("one   two", 5) == Lines{"one", "two"});
  CHECK(wrapped("abcdefgh", 3) == Lines{"abc", "def", "gh"});
}

}  // namespace terminal
