#include <strategy/strategy_book.hpp>

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include <catch2/catch_test_macros.hpp>

#include <alquerque/text.hpp>
#include <opponent/opponent.hpp>
#include <terminal/session.hpp>
#include <terminal/wording.hpp>

namespace alquerque::test {
namespace {

using solver::Strategy;
using solver::StrategyBook;
using solver::StrategyRecord;

constexpr RuleBook played_rules = rule_book<rules::brainking>;

Position position_of(std::string_view text) {
  const auto parsed = parse_position(text);
  REQUIRE(parsed);
  return *parsed;
}

/// The strategy that comes with the source; nothing without xz.
const std::optional<StrategyBook>& shipped() {
  static const std::optional<StrategyBook> book = []() -> std::optional<StrategyBook> {
    std::string content;
    const std::unique_ptr<FILE, int (*)(FILE*)> pipe{
        popen("xz -dc '" ALQUERQUE_SHIPPED_STRATEGY "'", "r"), &pclose};
    std::vector<char> buffer(1 << 16);
    while (const std::size_t count = std::fread(buffer.data(), 1, buffer.size(), pipe.get())) {
      content.append(buffer.data(), count);
    }
    if (content.empty()) {
      return std::nullopt;
    }
    auto read = StrategyBook::read(std::move(content));
    REQUIRE(read);
    return *read;
  }();
  return book;
}

/// How White wins within so many plies, found by trying everything; nothing if he does not.
std::optional<unsigned> win(const Position& position, unsigned plies,
                            std::vector<StrategyRecord>& records) {
  for (const StrategyRecord& known : records) {
    if (known.position == position) {
      return known.plies <= plies ? std::optional{known.plies} : std::nullopt;
    }
  }
  for (unsigned within = 1; within <= plies; within += 2) {
    for (const Move& move : played_rules.legal_moves(position)) {
      const std::size_t before = records.size();
      const Position next = played_rules.after(position, move);
      bool wins = true;
      for (const Move& reply : played_rules.legal_moves(next)) {
        wins = wins && within > 2 && win(played_rules.after(next, reply), within - 2, records);
      }
      if (wins) {
        records.push_back({position, move, within});
        return within;
      }
      records.resize(before);
    }
  }
  return std::nullopt;
}

Strategy small_strategy() {
  Strategy strategy{position_of("2w2/2ww1/5/3b1/b4 w -"), Side::white, 0, {}};
  const auto plies = win(strategy.root, 7, strategy.records);
  REQUIRE(plies);
  strategy.plies = *plies;
  REQUIRE(strategy.records.size() > 10);
  return strategy;
}

std::string error_of(std::string file) {
  const auto read = StrategyBook::read(std::move(file));
  return read ? "" : read.error().message;
}

/// A game against the perfect level, begun anywhere, by a player who moves at random.
void check_random_game(const StrategyBook& book, const Position& start, std::mt19937_64& random) {
  computer::Opponent player{1 << 10};
  computer::Limits limits;
  limits.strategy = &book;
  Game game{played_rules, start, {.repetitions = 3, .quiet_turns = 60}};
  const unsigned bound = book.plies_from(start).value();
  unsigned left = bound;
  while (!game.result()) {
    if (game.position().to_move() == book.winner()) {
      const computer::Found found = player.search(game, limits);
      REQUIRE(found.positions == 0);
      REQUIRE(found.score >= computer::won);
      REQUIRE(found.verdict);
      REQUIRE(found.verdict->winner == book.winner());
      REQUIRE(found.verdict->plies < left);
      left = found.verdict->plies;
      REQUIRE(game.play(found.move.value()));
    } else {
      const auto moves = played_rules.legal_moves(game.position());
      REQUIRE(game.play(moves[random() % moves.size()]));
      --left;
    }
  }
  CHECK(game.result()->winner == book.winner());
  CHECK(game.turns().size() <= bound);
}

}  // namespace

TEST_CASE("of 200 random games against the perfect level White wins all", "[strategy]") {
  const auto& book = shipped();
  if (!book) {
    SKIP("skipped: it needs xz (Debian: xz-utils)");
  }
  CHECK(book->rules() == played_rules);
  CHECK(book->winner() == Side::white);
  std::mt19937_64 random{1};
  for (int i = 0; i < 200; ++i) {
    check_random_game(*book, Position::start(), random);
  }
}

TEST_CASE("and all of 5000 that begin at any position of the strategy", "[strategy]") {
  const auto& book = shipped();
  if (!book) {
    SKIP("skipped: it needs xz (Debian: xz-utils)");
  }
  std::mt19937_64 random{2};
  for (int i = 0; i < 5000; ++i) {
    const StrategyRecord record = (*book)[random() % book->size()];
    REQUIRE(book->find(record.position).value().move == record.move);
    check_random_game(*book, record.position, random);
  }
}

TEST_CASE("without a record the perfect level searches, and says only what that proves",
          "[strategy]") {
  const auto read = StrategyBook::read(file_of(small_strategy(), "brainking"));
  REQUIRE(read);
  computer::Opponent player{1 << 20};
  computer::Limits limits;
  limits.depth = 5;
  limits.strategy = &*read;
  const computer::Found open = player.search(Game{played_rules, Position::start()}, limits);
  CHECK(open.move);
  CHECK(open.depth == 5);
  CHECK_FALSE(open.verdict);
  const Game won{played_rules, position_of("5/1b3/3b1/3b1/w1w2 w -")};
  CHECK(player.search(won, limits).verdict == computer::Verdict{Side::white, 0});
  const Game lost{played_rules, position_of("bbb2/1b3/w4/5/5 w -")};
  limits.depth = 64;
  const auto verdict = player.search(lost, limits).verdict;
  REQUIRE(verdict);
  CHECK(verdict->winner == Side::black);
}

TEST_CASE("a strategy for other rules than the game's is not played by", "[strategy]") {
  const auto read = StrategyBook::read(file_of(small_strategy(), "brainking"));
  REQUIRE(read);
  computer::Opponent player{1 << 20};
  computer::Limits limits;
  limits.depth = 2;
  limits.strategy = &*read;
  const Position root = small_strategy().root;
  CHECK(player.search(Game{played_rules, root}, limits).depth == 0);
  CHECK(player.search(Game{rule_book<rules::qirkat>, root}, limits).depth > 0);
}

TEST_CASE("the loser is told as well, and searches on", "[strategy]") {
  const Strategy strategy = small_strategy();
  const auto read = StrategyBook::read(file_of(strategy, "brainking"));
  REQUIRE(read);
  computer::Opponent player{1 << 20};
  computer::Limits limits;
  limits.depth = 1;
  limits.strategy = &*read;
  Game game{played_rules, strategy.root};
  REQUIRE(game.play(player.search(game, limits).move.value()));
  const auto known = read->plies_from(game.position());
  REQUIRE(known);
  const computer::Found found = player.search(game, limits);
  CHECK(found.score <= -computer::won);
  REQUIRE(found.verdict);
  CHECK(found.verdict->winner == Side::white);
  CHECK(found.verdict->plies < *known);
}

TEST_CASE("what is known is said of the positions it was said of", "[strategy]") {
  using namespace terminal;
  Session session{{played_rules, {perfect, person}, true}};
  CHECK(name_of(perfect) == "computer, perfect");
  CHECK(verdict_in_words(session).empty());
  session.play(parse_move(session.game().rules(), session.game().position(), "d3-c3").value(),
               computer::Verdict{Side::white, 47});
  CHECK(verdict_in_words(session) == "White wins in at most 47 plies");
  session.type("b3xd3");
  CHECK(verdict_in_words(session).empty());
  session.undo();
  CHECK(verdict_in_words(session) == "White wins in at most 47 plies");
  session.type("b3xd3");
  session.play(played_rules.legal_moves(session.game().position())[0],
               computer::Verdict{Side::black, 1});
  CHECK(verdict_in_words(session) == "Black wins in at most 1 ply");
  session.begin(session.setting());
  CHECK(verdict_in_words(session).empty());
}

TEST_CASE("files that are damaged or no strategies are refused", "[strategy]") {
  const Strategy good = small_strategy();
  const std::string file = file_of(good, "brainking");
  REQUIRE(error_of(file).empty());
  const std::size_t first = file.find("\n\n") + 2;
  const auto with = [&file](const std::string& old, const std::string& text) {
    const std::size_t at = file.find(old);
    REQUIRE(at != std::string::npos);
    return std::string{file}.replace(at, old.size(), text);
  };
  const auto refuses = [](const std::string& damaged, const std::string& words) {
    const std::string message = error_of(damaged);
    INFO(words << " in '" << message << "'");
    CHECK(message.find(words) != std::string::npos);
  };
  refuses("", "is not a strategy");
  refuses("GIF89a" + file, "is not a strategy");
  refuses(with("strategy 1", "strategy 2"), "is not a strategy");
  refuses(
      "\xFD"
      "7zXZ",
      "unpack it with xz -dk");
  refuses(file.substr(0, 40), "header");
  refuses(file.substr(0, first - 1), "header");
  refuses(with("winner ", "looser "), "header");
  refuses(with("rules brainking", "rules chess"), "not known here, 'chess'");
  refuses(with("winner white", "winner green"), "'green'");
  refuses(with("winner white", "winner black"), "not the winner's turn");
  refuses(with("position 2w2/", "position 2x2/"), "position of its header");
  refuses(with("position 2w2/", "position w4/"), "do not win the position");
  refuses(with("records ", "records x"), "no number of records");
  refuses(with("plies ", "plies -"), "no number of plies");
  refuses(with("plies ", "plies 1"), "in its plies");
  refuses(file.substr(0, file.size() - 1), "records of its header");
  refuses(file.substr(0, file.size() - 24), "records of its header");
  refuses(file + '\0', "records of its header");
  refuses(file + file.substr(file.size() - 24), "records of its header");

  const std::size_t count = good.records.size();
  const auto bytes = [&](std::size_t index, std::size_t offset, unsigned char value) {
    std::string damaged = file;
    damaged[first + 24 * index + offset] = static_cast<char>(value);
    return damaged;
  };
  refuses(bytes(0, 21, 25), "it is no position and move");
  refuses(bytes(0, 15, 0x40), "it is no position and move");
  refuses(bytes(0, 16, 1), "the move is not legal");
  refuses(bytes(0, 22, 0), "plies");
  Strategy swapped = good;
  swapped.records.push_back(good.records[0]);
  refuses(file_of(swapped, "brainking"), "stands twice");
  for (std::size_t missing = 0; missing < count; ++missing) {
    Strategy less = good;
    less.records.erase(less.records.begin() + static_cast<std::ptrdiff_t>(missing));
    CHECK_FALSE(error_of(file_of(less, "brainking")).empty());
  }
  // Whatever bit of a move or of a position is another, it shows; plies may be said too many.
  for (std::size_t at = first; at < file.size(); ++at) {
    if ((at - first) % 24 < 22) {
      std::string damaged = file;
      damaged[at] = static_cast<char>(static_cast<unsigned char>(damaged[at]) ^ 1U);
      INFO("byte " << at - first);
      CHECK_FALSE(error_of(damaged).empty());
    }
  }
}

}  // namespace alquerque::test
