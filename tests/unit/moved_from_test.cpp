#include <catch2/catch_test_macros.hpp>

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

TEST_CASE("A table, which counters hold on to, does not move") {
  STATIC_REQUIRE(!std::is_move_constructible_v<PerftTable<>>);
  STATIC_REQUIRE(!std::is_move_assignable_v<PerftTable<>>);
}

TEST_CASE("Values without storage of their own are copied by a move") {
  STATIC_REQUIRE(std::is_trivially_copyable_v<Position>);
  STATIC_REQUIRE(std::is_trivially_copyable_v<Move>);
  STATIC_REQUIRE(std::is_trivially_copyable_v<Route>);
  STATIC_REQUIRE(std::is_trivially_copyable_v<RouteEntry>);
  STATIC_REQUIRE(std::is_trivially_copyable_v<Setup>);
  STATIC_REQUIRE(std::is_trivially_copyable_v<SetupFaults>);
  STATIC_REQUIRE(std::is_trivially_copyable_v<Turn>);
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
