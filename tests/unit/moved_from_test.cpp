#include <catch2/catch_test_macros.hpp>

#include <cstddef>
#include <type_traits>
#include <utility>

#include <alquerque/all.hpp>

namespace alquerque {
namespace {

Game game_with_everything() {
  Game game{rule_book<rules::qirkat>, Position::start(), {.repetitions = 3}};
  for (int ply = 0; ply < 4; ++ply) {
    REQUIRE(game.play(legal_moves<rules::qirkat>(game.position())[0]));
  }
  REQUIRE(game.resign(Side::white));
  return game;
}

/// By reference, so that the compiler does not warn of what is the matter here.
template <class Value>
void move_onto(Value& target, Value& source) {
  target = std::move(source);
}

const char* const two_games =
    "[Event \"a\"]\n\n1. d2-c3 *\n\n[Event \"a long name, longer than any small string\"]\n\n1. "
    "d2-c3 *\n";

TEST_CASE("A game moved from has its rules and no turn") {
  const Game whole = game_with_everything();
  const Game fresh{whole.rules(), whole.start(), whole.adjudication()};
  Game game = whole;
  const Game constructed = std::move(game);
  CHECK(constructed == whole);
  CHECK(game == fresh);  // NOLINT(bugprone-use-after-move)
  CHECK(game.position() == fresh.position());
  CHECK(game.turns().empty());
  CHECK(!game.result());
  CHECK(!game.undo());
  CHECK(!game.redo());
  CHECK(game.play(legal_moves<rules::qirkat>(game.position())[0]));

  Game assigned;
  move_onto(assigned, game = whole);
  CHECK(assigned == whole);
  CHECK(game == fresh);

  // A declared result that was taken back is taken along too.
  game = whole;
  REQUIRE(game.undo());
  REQUIRE(game.undo());
  const Game undone = std::move(game);
  CHECK(undone.can_redo());
  CHECK(!game.can_redo());  // NOLINT(bugprone-use-after-move)
}

TEST_CASE("A game moved onto itself is the same") {
  Game game = game_with_everything();
  move_onto(game, game);
  CHECK(game == game_with_everything());
}

TEST_CASE("A reader of games moved from is at its end, and the other goes on") {
  GameReader reader{two_games};
  REQUIRE(reader.next()->has_value());
  GameReader other = std::move(reader);
  CHECK(!reader.next());  // NOLINT(bugprone-use-after-move)
  CHECK(reader.line() == 1);
  CHECK(reader.column() == 1);
  REQUIRE(other.next()->has_value());
  CHECK(other.line() == 5);
  CHECK(!other.next());

  GameReader again{two_games};
  move_onto(reader, again);
  CHECK(!again.next());
  move_onto(reader, reader);
  CHECK(reader.next()->has_value());
  CHECK(reader.next()->has_value());
  CHECK(!reader.next());
}

TEST_CASE("A game text moved from can be written") {
  Result<GameText, GameError> read = *GameReader{two_games}.next();
  REQUIRE(read);
  GameText text = *read;
  const GameText other = std::move(text);
  CHECK(other == *read);
  CHECK(!to_text(text).empty());  // NOLINT(bugprone-use-after-move)
  CHECK(text.moves.empty());
  const Result<GameText, GameError> moved = std::move(read);
  CHECK(*moved == other);
  CHECK(!to_text(*read).empty());  // NOLINT(bugprone-use-after-move)
}

TEST_CASE("A game text moved from has its rules, start and score, and reads back as it is") {
  GameText text =
      GameReader{
          "[Rules \"qirkat\"]\n[FEN \"4b/5/5/5/w4 w a1>\"]\n\n{A comment longer "
          "than any small string} 1. a1-a2! {Good.} 1-0\n"}
          .next()
          ->value();
  GameText left_behind;
  left_behind.book = text.book;
  left_behind.start = text.start;
  left_behind.score = text.score;
  GameText target;
  move_onto(target, text);
  CHECK(target.moves.size() == 1);
  CHECK(text == left_behind);
  const auto read = GameReader{to_text(text)}.next();
  REQUIRE(read);
  REQUIRE(*read);
  CHECK((*read)->book == left_behind.book);
  CHECK((*read)->start == left_behind.start);
  CHECK((*read)->score == left_behind.score);
  CHECK((*read)->moves.empty());
}

TEST_CASE("An error moved from has its place and no words") {
  const char* const long_fault = "b2-a very long text that no small string holds";
  ParseError error = parse_move(Position::start(), long_fault).error();
  const ParseError whole = error;
  const ParseError other = std::move(error);
  CHECK(other.message() == whole.message());
  CHECK(error.found.empty());  // NOLINT(bugprone-use-after-move)
  CHECK(error.expected.empty());
  CHECK(error.offset == whole.offset);
  CHECK(!error.message().empty());

  GameError game_error = GameReader{"[Event \"a\"]\n\n1. d2-c4 *\n"}.next()->error();
  const GameError whole_game = game_error;
  GameError target = whole_game;
  move_onto(target, game_error);
  CHECK(target.message() == whole_game.message());
  CHECK(game_error.expected.empty());
  CHECK(game_error.line == whole_game.line);
  CHECK(!game_error.message().empty());
}

TEST_CASE("A division of a count moved from has no jobs") {
  PerftDivision division = divide_perft(Position::start(), 8);
  const std::size_t jobs = division.jobs.size();
  REQUIRE(jobs > 1);
  const auto leaves = [](const PerftDivision& counted) {
    PerftTable* const no_table = nullptr;
    return parallel_perft(counted.jobs, counted.depth, 1, no_table, [](const PerftProgress&) {});
  };
  const PerftDivision other = std::move(division);
  CHECK(other.jobs.size() == jobs);
  CHECK(leaves(other) == perft(Position::start(), 8));
  CHECK(division.jobs.empty());  // NOLINT(bugprone-use-after-move)
  CHECK(leaves(division) == 0);
}

TEST_CASE("A table, which counters hold on to, does not move") {
  STATIC_REQUIRE(!std::is_move_constructible_v<PerftTable>);
  STATIC_REQUIRE(!std::is_move_assignable_v<PerftTable>);
}

TEST_CASE("Values without storage of their own are copied by a move") {
  STATIC_REQUIRE(std::is_trivially_copyable_v<Position>);
  STATIC_REQUIRE(std::is_trivially_copyable_v<Move>);
  STATIC_REQUIRE(std::is_trivially_copyable_v<Route>);
  STATIC_REQUIRE(std::is_trivially_copyable_v<RouteEntry>);
  STATIC_REQUIRE(std::is_trivially_copyable_v<Setup>);
  STATIC_REQUIRE(std::is_trivially_copyable_v<SetupFaults>);
  STATIC_REQUIRE(std::is_trivially_copyable_v<Turn>);
  STATIC_REQUIRE(std::is_trivially_copyable_v<Ruling>);
  STATIC_REQUIRE(std::is_trivially_copyable_v<ReachedPosition>);
  STATIC_REQUIRE(std::is_trivially_copyable_v<Outcome>);
  STATIC_REQUIRE(std::is_trivially_copyable_v<Adjudication>);
}

TEST_CASE("Moving a game does not throw") {
  STATIC_REQUIRE(std::is_nothrow_move_constructible_v<Game>);
  STATIC_REQUIRE(std::is_nothrow_move_assignable_v<Game>);
  STATIC_REQUIRE(std::is_nothrow_move_constructible_v<GameReader>);
  STATIC_REQUIRE(std::is_nothrow_move_assignable_v<GameReader>);
  STATIC_REQUIRE(std::is_nothrow_move_constructible_v<GameText>);
}

}  // namespace
}  // namespace alquerque
