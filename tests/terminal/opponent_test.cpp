#include <opponent/opponent.hpp>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <random>
#include <string_view>
#include <vector>

#include <catch2/catch_test_macros.hpp>

#include <alquerque/text/move_text.hpp>
#include <alquerque/text/position_text.hpp>

namespace alquerque::test {
namespace {

constexpr RuleBook brainking = rule_book<rules::brainking>;

Game game_of(std::string_view position, RuleBook book = brainking) {
  const auto parsed = parse_position(position, book.rules());
  REQUIRE(parsed);
  return Game{book, *parsed};
}

computer::Limits depth(unsigned plies) {
  computer::Limits limits;
  limits.depth = plies;
  limits.time = std::chrono::minutes{10};
  return limits;
}

std::string text_of(const Game& game, const computer::Found& found) {
  REQUIRE(found.move);
  return to_text(game.rules(), game.position(), *found.move);
}

Move random_move(const Game& game, std::mt19937_64& random) {
  std::vector<Move> moves;
  game.rules().for_each_move(game.position(),
                             [&moves](const Move& move) { moves.push_back(move); });
  return moves[random() % moves.size()];
}

}  // namespace

TEST_CASE("the opponent takes a win in one", "[opponent]") {
  computer::Opponent player{1 << 20};
  // e2xc2 is legal too, and leaves Black two men.
  const Game game = game_of("5/1b3/3b1/3bw/w1w2 w -");
  REQUIRE(game.rules().count_moves(game.position()) == 2);
  for (const unsigned plies : {1U, 3U}) {
    const computer::Found found = player.search(game, depth(plies));
    CHECK(text_of(game, found) == "c1xe3xc3xa5");
    CHECK(found.score >= computer::won);
  }
}

TEST_CASE("the opponent does not give a man away when it can do otherwise", "[opponent]") {
  computer::Opponent player{1 << 20};
  // c2-c3 and b2-c3 lose the man to a jump; the others do not.
  const Game game = game_of("4b/2b2/5/2w2/5 w -");
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    computer::Limits limits = depth(4);
    limits.seed = seed;
    Game next = game;
    REQUIRE(next.play(*player.search(game, limits).move));
    bool is_taken = false;
    brainking.for_each_move(next.position(),
                            [&](const Move& move) { is_taken = is_taken || move.is_capture(); });
    CHECK_FALSE(is_taken);
  }
}

TEST_CASE("the opponent moves though it has lost", "[opponent]") {
  computer::Opponent player{1 << 20};
  // Whatever White's only man does.
  const Game lost = game_of("bbb2/1b3/w4/5/5 w -");
  const computer::Found found = player.search(lost, depth(8));
  REQUIRE(found.move);
  CHECK(lost.rules().is_legal(lost.position(), *found.move));
  CHECK(found.score <= -computer::won);
}

TEST_CASE("the opponent beats a random player at every rule set", "[opponent]") {
  for (const RuleBook book : named_rule_books()) {
    for (const Side side : {Side::white, Side::black}) {
      int won = 0;
      constexpr int games = 5;
      for (int number = 0; number < games; ++number) {
        std::mt19937_64 random{static_cast<std::uint64_t>(number)};
        computer::Opponent player{1 << 20};
        Game game{book, Position::start(), {.repetitions = 3, .quiet_turns = 100}};
        while (!game.result()) {
          const bool is_player = game.position().to_move() == side;
          const Move move =
              is_player ? *player.search(game, depth(4)).move : random_move(game, random);
          REQUIRE(game.play(move));
        }
        won += game.result()->winner == side ? 1 : 0;
      }
      INFO(book.name() << ", side " << static_cast<int>(side));
      CHECK(won >= games - 1);
    }
  }
}

TEST_CASE("the opponent finds the same when it searches again", "[opponent]") {
  const Game game;
  for (std::uint64_t seed = 0; seed < 4; ++seed) {
    computer::Limits limits = depth(6);
    limits.seed = seed;
    const computer::Found first = computer::Opponent{1 << 20}.search(game, limits);
    const computer::Found again = computer::Opponent{1 << 20}.search(game, limits);
    CHECK(first.move == again.move);
    CHECK(first.score == again.score);
    CHECK(first.positions == again.positions);
    CHECK(first.depth == 6);
  }
}

TEST_CASE("the seed makes games differ", "[opponent]") {
  // Left and right are equally good.
  const Game game = game_of("2b2/5/5/5/2w2 w -");
  std::vector<Move> moves;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    computer::Limits limits = depth(1);
    limits.seed = seed;
    moves.push_back(*computer::Opponent{1 << 20}.search(game, limits).move);
  }
  CHECK(std::count(moves.begin(), moves.end(), moves[0]) < 20);
}

TEST_CASE("the opponent ends in time, or when it is stopped", "[opponent]") {
  using Clock = std::chrono::steady_clock;
  computer::Opponent player{1 << 20};
  const Game game;
  computer::Limits limits;
  limits.time = std::chrono::milliseconds{50};
  const Clock::time_point begin = Clock::now();
  CHECK(player.search(game, limits).move);
  // Generous, as machines are busy.
  CHECK(Clock::now() - begin < std::chrono::seconds{5});

  // Stopped before it begins, it still finds a move, at depth 1.
  const std::atomic<bool> stop = true;
  limits = depth(64);
  limits.stop = &stop;
  const computer::Found found = player.search(game, limits);
  CHECK(found.move);
  CHECK(found.depth == 1);
}

TEST_CASE("a depth out of range is taken as the nearest", "[opponent]") {
  computer::Opponent player{1 << 20};
  CHECK(player.search(Game{}, depth(0)).depth == 1);
  // Won at once, so that no deep search is run.
  CHECK(player.search(game_of("5/5/1b3/1w3/5 w -"), depth(100'000)).move);
}

TEST_CASE("there is no move in a game that is over", "[opponent]") {
  computer::Opponent player{1 << 20};
  CHECK_FALSE(player.search(game_of("5/5/5/1w3/5 b -"), depth(3)).move);
  Game resigned;
  REQUIRE(resigned.resign(Side::white));
  CHECK_FALSE(player.search(resigned, depth(3)).move);
}

TEST_CASE("the opponent does not repeat a position when it is ahead", "[opponent]") {
  // Two men against one that runs to and fro: going in circles wins nothing.
  computer::Opponent player{1 << 20};
  Game game = game_of("b4/5/5/5/w1w2 w -", rule_book<rules::freestyle>);
  for (int turn = 0; turn < 60 && !game.result(); ++turn) {
    REQUIRE(game.play(*player.search(game, depth(6)).move));
  }
  CHECK(game.repetitions() < 3);
}

TEST_CASE("one table serves games of different rules", "[opponent]") {
  computer::Opponent player{1 << 20};
  const Game first;
  const Game second{rule_book<rules::freestyle>};
  const computer::Found fresh = computer::Opponent{1 << 20}.search(second, depth(6));
  static_cast<void>(player.search(first, depth(6)));
  CHECK(player.search(second, depth(6)).score == fresh.score);
}

}  // namespace alquerque::test
