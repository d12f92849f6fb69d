#include <alquerque/play/game.hpp>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>

#include <alquerque/core/rule_book.hpp>

#include "brainking_book.hpp"
#include "random_positions.hpp"
#include "support.hpp"

namespace alquerque::test {
namespace {

using enum Point;

constexpr RuleBook freestyle = rule_book<rules::freestyle>;
constexpr RuleBook qirkat = rule_book<rules::qirkat>;

// Plays a line of moves parted by blanks; the test fails if one is not played.
void play_line(Game& game, std::string_view line) {
  while (!line.empty()) {
    const std::size_t length = std::min(line.find(' '), line.size());
    const auto move = parse_move(game.rules(), game.position(), line.substr(0, length));
    if (!move || !game.play(*move)) {
      FAIL("'" << line.substr(0, length) << "' in " << to_text(game.position()));
    }
    line.remove_prefix(std::min(length + 1, line.size()));
  }
}

Game game_of(RuleBook book, std::string_view position, std::string_view line = "",
             const Adjudication& adjudication = {}) {
  Game game{book, position_of(position, book.rules()), adjudication};
  play_line(game, line);
  return game;
}

Game game_of(std::string_view line) {
  Game game;
  play_line(game, line);
  return game;
}

std::vector<Move> moves_of(RuleBook book, const Position& position) {
  std::vector<Move> moves;
  book.for_each_move(position, [&moves](const Move& move) { moves.push_back(move); });
  std::sort(moves.begin(), moves.end());
  return moves;
}

// The same game, played anew: its first turns only.
Game replayed(const Game& game, std::size_t plies) {
  Game again{game.rules(), game.start(), game.adjudication()};
  for (std::size_t ply = 0; ply < plies; ++ply) {
    REQUIRE(again.play(game.turns()[ply].move));
  }
  return again;
}

// Men that go to and fro without end.
constexpr const char* dancers = "4b/5/5/5/w4 w -";
constexpr const char* dance = "a1-a2 e5-e4 a2-a1 e4-e5";

}  // namespace

// ---- What a game is made of --------------------------------------------------------------------

TEST_CASE("a new game is at its start", "[game]") {
  const Game game;
  CHECK(game.rules() == brainking);
  CHECK(game.start() == Position::start());
  CHECK(game.position() == Position::start());
  CHECK(game.turns().empty());
  CHECK(game.repetitions() == 1);
  CHECK(game.quiet_turns() == 0);
  CHECK_FALSE(game.result());
  CHECK_FALSE(game.can_undo());
  CHECK_FALSE(game.can_redo());
  CHECK(game.adjudication() == Adjudication{});
}

TEST_CASE("a game keeps each of its turns and positions", "[game]") {
  const Game game = game_of("d2-c3 b4-d2 e1-c3 d4-d2-b4");
  REQUIRE(game.turns().size() == 4);
  CHECK(game.turns()[0].move == Move{d2, c3});
  CHECK(game.turns()[3].move == Move{d4, b4, {d3, c3}});
  Position position;
  for (std::size_t ply = 0; ply < game.turns().size(); ++ply) {
    CHECK(game.position_at(ply) == position);
    position = position.after(game.turns()[ply].move);
    CHECK(game.turns()[ply].after == position);
  }
  CHECK(game.position() == position);
}

TEST_CASE("a move is played and its position given back", "[game]") {
  Game game;
  const Result<Position, PlayFault> after = game.play({d2, c3});
  REQUIRE(after);
  CHECK(*after == Position::start().after({d2, c3}));
  CHECK(game.position() == *after);
  CHECK(game.position_at(0) == Position::start());
  CHECK(game.position_at(1) == *after);
}

TEST_CASE("equal games are equal, others are not", "[game]") {
  const Game game = game_of("d2-c3");
  CHECK(game == game_of("d2-c3"));
  CHECK(game != game_of("c2-c3"));
  CHECK(game != Game{});
  CHECK(Game{} != Game{qirkat});
  CHECK(Game{} != Game{brainking, Position::start(), {.repetitions = 3}});
  Game undone = game_of("d2-c3 b4-d2");
  undone.undo();
  CHECK(game != undone);
}

// ---- Moves that are refused --------------------------------------------------------------------

TEST_CASE("bad case 31: a move that is not legal here is refused and changes nothing",
          "[game][bad-case-31]") {
  Game game = game_of("d2-c3 b4-d2");
  game.undo();
  const Game before = game;
  const std::vector<Move> legal = moves_of(game.rules(), game.position());
  std::size_t refused = 0;
  const auto try_move = [&](const Move& move) {
    if (std::find(legal.begin(), legal.end(), move) != legal.end()) {
      return;
    }
    const auto played = game.play(move);
    ++refused;
    if (played || played.error() != PlayFault::illegal_move || game != before) {
      FAIL("a move that is not legal was played: " << to_text(move.from()) << to_text(move.to()));
    }
  };
  // Every step and single jump, and the legal moves with other captured men.
  for (const Point from : Bitboard::all()) {
    for (const Point to : Bitboard::all()) {
      try_move({from, to});
      for (const Point captured : Bitboard::all()) {
        try_move({from, to, captured});
      }
    }
  }
  for (const Move& move : legal) {
    for (const Point other : Bitboard::all()) {
      try_move({move.from(), move.to(), move.captured() ^ other});
    }
  }
  CHECK(refused > 10'000);
  CHECK(game.redo());
}

TEST_CASE("a chain is not played in part", "[game][bad-case-31]") {
  Game game = game_of(brainking, single_chain);
  const auto played = game.play({c1, e3, d2});
  REQUIRE_FALSE(played);
  CHECK(played.error() == PlayFault::illegal_move);
  CHECK(game.play({c1, a5, {d2, d3, b4}}));
}

TEST_CASE("nothing is played, resigned or agreed when the game is over", "[game][bad-case-31]") {
  const auto check_over = [](Game game) {
    REQUIRE(game.result());
    const Game before = game;
    for (const Move& move : moves_of(game.rules(), game.position())) {
      const auto played = game.play(move);
      REQUIRE_FALSE(played);
      CHECK(played.error() == PlayFault::game_over);
    }
    CHECK_FALSE(game.resign(Side::white));
    CHECK_FALSE(game.resign(Side::black));
    CHECK_FALSE(game.agree_draw());
    CHECK(game == before);
  };
  check_over(game_of(brainking, "w4/5/5/5/b4 w -"));
  Game resigned;
  REQUIRE(resigned.resign(Side::white));
  check_over(resigned);
  Game agreed;
  REQUIRE(agreed.agree_draw());
  check_over(agreed);
  check_over(game_of(freestyle, dancers, dance, {.repetitions = 2}));
  check_over(game_of(freestyle, dancers, "a1-b1 e5-d5", {.quiet_turns = 2}));
}

// ---- Undo and redo -----------------------------------------------------------------------------

TEST_CASE("bad case 14: undo gives back captured men, bans and counts", "[game][bad-case-14]") {
  // Quiet steps sideways, captures, and a chain that ends where it began.
  Game game = game_of(qirkat, "bbbbb/bbbbb/bb1ww/wwwww/wwwww w -",
                      "d2-c3 b4-d2 e1-c3 d4-d2-b4 e3-d3 c4-d4 b2-c3 d4-b2-d2-d4 a2-b2");
  const Game whole = game;
  for (std::size_t plies = game.turns().size(); plies-- > 0;) {
    REQUIRE(game.undo());
    CHECK(game.position() == whole.position_at(plies));
    const Game again = replayed(whole, plies);
    CHECK(game.turns().size() == plies);
    CHECK(game.quiet_turns() == again.quiet_turns());
    CHECK(game.repetitions() == again.repetitions());
  }
  CHECK_FALSE(game.undo());
  CHECK(game.position() == game.start());
  while (game.redo()) {
  }
  CHECK(game == whole);
}

TEST_CASE("a move after undo forgets what was taken back", "[game]") {
  Game game = game_of("d2-c3 b4-d2");
  game.undo();
  game.undo();
  REQUIRE(game.can_redo());
  play_line(game, "c2-c3");
  CHECK_FALSE(game.can_redo());
  CHECK_FALSE(game.redo());
  CHECK(game == game_of("c2-c3"));
  // The same move as before is a new one, too.
  Game same = game_of("d2-c3 b4-d2");
  same.undo();
  same.undo();
  play_line(same, "d2-c3");
  CHECK(same == game_of("d2-c3"));
}

TEST_CASE("bad case 17: the ban of each side's first move is in force", "[game][bad-case-17]") {
  Game game = game_of(brainking, "1b3/5/5/5/3w1 w -", "d1-c1 b5-c5");
  CHECK(game.play({c1, d1}).error() == PlayFault::illegal_move);
  REQUIRE(game.play({c1, b1}));
  CHECK(game.play({c5, b5}).error() == PlayFault::illegal_move);
  // After undo as well.
  game.undo();
  CHECK(game.play({c1, d1}).error() == PlayFault::illegal_move);
  game.undo();
  game.undo();
  CHECK(game.play({d1, e1}));
}

// ---- Results -----------------------------------------------------------------------------------

TEST_CASE("the rules end a game, and undo lets it go on", "[game]") {
  Game bare = game_of(brainking, "5/5/2b2/2w2/5 w -", "c2-c4");
  CHECK(bare.result() == Outcome{Side::white, EndReason::no_men});
  REQUIRE(bare.undo());
  CHECK_FALSE(bare.result());
  REQUIRE(bare.redo());
  CHECK(bare.result() == Outcome{Side::white, EndReason::no_men});

  Game blocked = game_of(brainking, "5/w4/5/5/b4 w -", "a4-a5");
  CHECK(blocked.result() == Outcome{Side::white, EndReason::blocked});
}

TEST_CASE("a player may resign, in turn or not", "[game]") {
  for (const Side side : {Side::white, Side::black}) {
    Game game;
    REQUIRE(game.resign(side));
    CHECK(game.result() == Outcome{opponent(side), EndReason::resignation});
  }
}

TEST_CASE("a declared result is undone and redone like a turn", "[game][bad-case-14]") {
  Game game = game_of("d2-c3");
  const Game before = game;
  REQUIRE(game.agree_draw());
  CHECK(game.result() == Outcome{std::nullopt, EndReason::agreement});
  const Game drawn = game;

  REQUIRE(game.undo());
  CHECK_FALSE(game.result());
  CHECK(game.turns().size() == 1);
  REQUIRE(game.undo());
  CHECK(game.turns().empty());
  REQUIRE(game.redo());
  CHECK(game.position() == before.position());
  CHECK_FALSE(game.result());
  REQUIRE(game.redo());
  CHECK(game == drawn);
  CHECK_FALSE(game.can_redo());

  // Another declaration takes its place.
  game.undo();
  REQUIRE(game.resign(Side::black));
  CHECK(game.result() == Outcome{Side::white, EndReason::resignation});
  // A move forgets it.
  game.undo();
  play_line(game, "b4-d2");
  CHECK(game == game_of("d2-c3 b4-d2"));
}

TEST_CASE("a declaration forgets the turns that were taken back", "[game]") {
  Game game = game_of("d2-c3 b4-d2");
  game.undo();
  REQUIRE(game.resign(Side::white));
  CHECK_FALSE(game.can_redo());
  game.undo();
  CHECK(game.position() == game_of("d2-c3").position());
  REQUIRE(game.redo());
  CHECK(game.result() == Outcome{Side::black, EndReason::resignation});
  CHECK_FALSE(game.can_redo());
}

// ---- Repetition and quiet turns ----------------------------------------------------------------

TEST_CASE("bad case 16: a position is repeated only with the same men, side and bans",
          "[game][bad-case-16]") {
  Game game = game_of(freestyle, dancers);
  CHECK(game.repetitions() == 1);
  play_line(game, dance);
  CHECK(game.repetitions() == 2);
  play_line(game, dance);
  CHECK(game.repetitions() == 3);
  play_line(game, "a1-a2");
  CHECK(game.repetitions() == 3);
  game.undo();
  game.undo();
  CHECK(game.repetitions() == 2);

  // The same men, but bans that the start did not have. The men go round, as none may step back.
  Game round = game_of(brainking, "1bb2/5/5/5/2ww1 w -", "c1-b1 c5-d5 d1-c1 b5-c5");
  CHECK(round.position().men(Side::white) == Bitboard{b1, c1});
  CHECK(round.repetitions() == 1);
}

TEST_CASE("bad case 16: what stood before a capture or a step forward cannot come again",
          "[game][bad-case-16]") {
  Game game = game_of(brainking, "5/5/2b2/2w2/w4 w -", "c2-c4");
  CHECK(game.turns()[0].reversible_turns == 0);
  CHECK(game.turns()[0].quiet_turns == 0);
  const Game stepped = game_of("d2-c3");
  CHECK(stepped.turns()[0].reversible_turns == 0);
  // Men that may step backward can come back from a step forward.
  const Game danced = game_of(freestyle, dancers, dance);
  CHECK(danced.turns()[3].reversible_turns == 4);
}

TEST_CASE("repetition is adjudicated when asked for", "[game][bad-case-16]") {
  Game game = game_of(freestyle, dancers, "", {.repetitions = 3});
  play_line(game, dance);
  CHECK_FALSE(game.result());
  play_line(game, dance);
  CHECK(game.result() == Outcome{std::nullopt, EndReason::repetition});
  game.undo();
  CHECK_FALSE(game.result());
  play_line(game, "e4-d4");
  CHECK_FALSE(game.result());
  CHECK_FALSE(game_of(freestyle, dancers, std::string{dance} + " " + dance + " " + dance).result());
}

TEST_CASE("turns without a capture or a step forward are adjudicated when asked for", "[game]") {
  Game game = game_of(freestyle, dancers, "", {.quiet_turns = 3});
  play_line(game, "a1-b1 e5-d5");
  CHECK(game.quiet_turns() == 2);
  CHECK_FALSE(game.result());
  Game sideways = game;
  play_line(sideways, "b1-a1");
  CHECK(sideways.result() == Outcome{std::nullopt, EndReason::quiet_turns});
  play_line(game, "b1-b2");
  CHECK(game.quiet_turns() == 0);
  // Forward for Black is south.
  play_line(game, "d5-d4");
  CHECK(game.quiet_turns() == 0);
  play_line(game, "b2-b1 d4-d5");
  CHECK(game.quiet_turns() == 2);
}

TEST_CASE("the rules decide before any adjudication", "[game]") {
  const Game game = game_of(brainking, "w4/5/5/5/b4 w -", "", {.repetitions = 1});
  CHECK(game.result() == Outcome{Side::black, EndReason::blocked});
}

// ---- Random games ------------------------------------------------------------------------------

namespace {

// How often the current position has occurred, counted over the whole game.
std::size_t occurrences(const Game& game) {
  std::size_t count = 0;
  for (std::size_t ply = 0; ply <= game.turns().size(); ++ply) {
    count += game.position_at(ply) == game.position() ? std::size_t{1} : std::size_t{0};
  }
  return count;
}

bool is_quiet(const Position& before, const Move& move) {
  const int forward = before.to_move() == Side::white ? 1 : -1;
  const int ranks = static_cast<int>(rank_of(move.to())) - static_cast<int>(rank_of(move.from()));
  return !move.is_capture() && ranks * forward <= 0;
}

std::size_t quiet_turns_at_end(const Game& game) {
  std::size_t count = 0;
  for (std::size_t ply = game.turns().size();
       ply > 0 && is_quiet(game.position_at(ply - 1), game.turns()[ply - 1].move); --ply) {
    ++count;
  }
  return count;
}

// What a game says of its current state, compared with what its turns say; empty if it is right.
std::string wrong_state(const Game& game, const Position& expected) {
  if (game.position() != expected) return "other position";
  if (game.repetitions() != occurrences(game)) return "other repetitions";
  if (game.quiet_turns() != quiet_turns_at_end(game)) return "other quiet turns";
  const std::optional<Outcome> outcome = game.rules().outcome(expected);
  const std::optional<Outcome> result = game.result();
  if (result.has_value() != outcome.has_value()) return "other end";
  if (result != outcome) return "other result";
  return {};
}

// Plays random moves, and now and then takes some back, redoes some of them and plays on.
std::string wrong_game(RuleBook book, const Position& start, sampling::Random& random) {
  Game game{book, start};
  // Kept beside the game: the positions after each turn, of those taken back too.
  std::vector<Position> line{start};
  for (int action = 0; action < 120; ++action) {
    const std::size_t plies = game.turns().size();
    if (random.chance(1, 5)) {
      const std::size_t back = random.below(plies + 2);
      for (std::size_t i = 0; i < back; ++i) {
        if (game.undo() != (i < plies)) return "undo does not tell whether it did";
      }
      const std::size_t left = plies - std::min(back, plies);
      if (game.turns().size() != left || game.position() != line[left]) return "undo";
      const Game again = replayed(game, left);
      if (again.position() != game.position() || again.repetitions() != game.repetitions() ||
          again.quiet_turns() != game.quiet_turns() || again.result() != game.result()) {
        return "undo is not replay from the start";
      }
      const std::size_t forth = random.below(line.size() - left);
      for (std::size_t i = 0; i < forth; ++i) {
        if (!game.redo()) return "redo does not";
      }
    } else {
      const std::vector<Move> moves = moves_of(book, game.position());
      if (moves.empty()) {
        if (!game.undo()) return {};
        continue;
      }
      const Move move = moves[random.below(moves.size())];
      line.resize(plies + 1);
      line.push_back(book.after(line.back(), move));
      const auto played = game.play(move);
      if (!played || *played != line.back()) return "a legal move is not played";
    }
    std::string wrong = wrong_state(game, line[game.turns().size()]);
    if (!wrong.empty()) return wrong;
    if (game.can_redo() != (game.turns().size() + 1 < line.size())) return "can redo";
  }
  while (game.redo()) {
  }
  if (game != replayed(game, game.turns().size())) return "the whole is not replay from the start";
  return {};
}

}  // namespace

TEMPLATE_TEST_CASE("bad cases 14 and 16: undo is replay from the start, and counts are right",
                   "[game][bad-case-14][bad-case-16]", ALQUERQUE_SAMPLED_RULE_SETS) {
  sampling::Random random{61};
  const RuleBook book = rule_book<TestType::rules>;
  const auto check = [&](const Position& start) {
    const std::string wrong = wrong_game(book, start, random);
    if (!wrong.empty()) {
      FAIL(wrong << " in a game from " << to_text(start));
    }
  };
  for (int game = 0; game < 40; ++game) {
    check(Position::start());
  }
  sampling::for_each_setup_position<TestType::rules>(62, 60, check);
}

TEMPLATE_TEST_CASE("bad case 16: endings with few men repeat positions", "[game][bad-case-16]",
                   sampling::Freestyle, sampling::Alfonso, sampling::BrainkingWithoutBans,
                   sampling::Brainking) {
  sampling::Random random{63};
  const RuleBook book = rule_book<TestType::rules>;
  std::size_t repeated = 0;
  for (int number = 0; number < 30; ++number) {
    Game game{book, position_of("4b/5/5/5/w4 w -", book.rules())};
    for (int ply = 0; ply < 100 && !game.result(); ++ply) {
      const std::vector<Move> moves = moves_of(book, game.position());
      REQUIRE(game.play(moves[random.below(moves.size())]));
      REQUIRE(game.repetitions() == occurrences(game));
      repeated += game.repetitions() > 1 ? std::size_t{1} : std::size_t{0};
    }
  }
  CHECK((repeated > 0 || book.rules().no_return == NoReturn::next_turn));
}

}  // namespace alquerque::test
