#include "targets/targets.hpp"

#include <cstddef>
#include <cstdint>
#include <random>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <catch2/catch_test_macros.hpp>

#include <alquerque/perft.hpp>

namespace alquerque::targets {
namespace {

/// All that a book says of a position, in its order.
struct Answers {
  bool has_move = false;
  std::size_t moves = 0;
  Bitboard capturing;
  std::vector<Move> listed;
  std::vector<std::pair<Move, Position>> successors;
  std::vector<Route> routes;
  std::uint64_t leaves = 0;

  friend bool operator==(const Answers&, const Answers&) = default;
};

Answers answers(RuleBook book, const Position& position) {
  Answers found;
  found.has_move = book.has_legal_move(position);
  found.moves = book.count_moves(position);
  found.capturing = book.capturing_men(position);
  book.for_each_move(position, [&](const Move& move) { found.listed.push_back(move); });
  book.for_each_successor(position, [&](const Move& move, const Position& after) {
    found.successors.emplace_back(move, after);
    CHECK(book.after(position, move) == after);
  });
  book.for_each_route(position, [&](const Route& route) { found.routes.push_back(route); });
  found.leaves = book.perft(position, 3);
  return found;
}

TEST_CASE("Every target has every named rule set") {
  REQUIRE_FALSE(targets().empty());
  CHECK(targets().front().name == "baseline");
  for (const Target& target : targets()) {
    CAPTURE(target.name);
    CHECK(find_target(target.name) == &target);
    CHECK(target.books == named_rule_books());
  }
}

TEST_CASE("No target has another name") {
  CHECK(find_target("") == nullptr);
  CHECK(find_target("Baseline") == nullptr);
  CHECK(find_target("avx") == nullptr);
}

TEST_CASE("Every target that this machine runs answers as the baseline does") {
  std::mt19937 random{1};
  for (std::size_t rules = 0; rules < named_rule_sets.size(); ++rules) {
    const RuleBook baseline = targets().front().books[rules];
    CAPTURE(baseline.name());
    for (int games = 0; games < 40; ++games) {
      Position position = Position::start();
      for (int plies = 0; plies < 60; ++plies) {
        const Answers expected = answers(baseline, position);
        for (const Target& target : targets()) {
          CAPTURE(target.name);
          REQUIRE(answers(target.books[rules], position) == expected);
        }
        if (!expected.has_move) {
          break;
        }
        position = baseline.after(position, expected.listed[random() % expected.listed.size()]);
      }
    }
  }
}

TEST_CASE("Every target that this machine runs counts what is known") {
  // RULES, "perft from the start position".
  for (const Target& target : targets()) {
    CAPTURE(target.name);
    const RuleBook brainking = target.books.front();
    CHECK(brainking.perft(Position::start(), 11) == 153'675);
    CHECK(watched_perft_routes(brainking, Position::start(), 11, [](std::uint64_t) {}) == 189'069);
    PerftTable table{std::size_t{1} << 20};
    CHECK(watched_perft(brainking, Position::start(), 14, &table, [](std::uint64_t) {}) ==
          20'834'530);
  }
}

TEST_CASE("The best target is chosen unless another one is asked for") {
  const std::string_view wanted = wanted_target();
  CAPTURE(wanted);
  CHECK(chosen_target().name == (find_target(wanted) != nullptr ? wanted : targets().back().name));
}

}  // namespace
}  // namespace alquerque::targets
