// A small rule book gives the answers of the fast one: in random games and random set-ups.

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>

#include <alquerque/core/rule_book.hpp>
#include "c_api/small_rule_book.hpp"

#include "random_positions.hpp"
#include "support.hpp"

namespace {

using alquerque::Move;
using alquerque::Position;
using alquerque::Route;
using alquerque::RuleBook;

template <class Item, class Each>
std::vector<Item> sorted(Each&& each) {
  std::vector<Item> items;
  each([&items](const Item& item) { items.push_back(item); });
  std::sort(items.begin(), items.end());
  return items;
}

void check_same_answers(RuleBook fast, RuleBook small, const Position& position) {
  const auto moves = [&position](RuleBook book) {
    return sorted<Move>([&](auto&& visitor) { book.for_each_move(position, visitor); });
  };
  const auto routes = [&position](RuleBook book) {
    return sorted<Route>([&](auto&& visitor) { book.for_each_route(position, visitor); });
  };
  const std::vector<Move> expected = moves(fast);
  REQUIRE(moves(small) == expected);
  REQUIRE(routes(small) == routes(fast));
  REQUIRE(small.count_moves(position) == fast.count_moves(position));
  REQUIRE(small.has_legal_move(position) == fast.has_legal_move(position));
  REQUIRE(small.capturing_men(position) == fast.capturing_men(position));
  const auto successors = [&position](RuleBook book) {
    std::vector<std::pair<Move, Position>> pairs;
    book.for_each_successor(position, [&pairs](const Move& move, const Position& after) {
      pairs.emplace_back(move, after);
    });
    std::sort(pairs.begin(), pairs.end());
    return pairs;
  };
  REQUIRE(successors(small) == successors(fast));
  for (const Move& move : expected) {
    REQUIRE(small.after(position, move) == fast.after(position, move));
  }
}

}  // namespace

TEMPLATE_TEST_CASE("A small rule book answers like the fast one", "", ALQUERQUE_SAMPLED_RULE_SETS) {
  sampling::for_each_position<TestType::rules>(20, 400, [](const Position& position) {
    check_same_answers(alquerque::rule_book<TestType::rules>,
                       alquerque::small_rule_book<TestType::rules>, position);
  });
}

TEST_CASE("The small rule books of the named rule sets are in the order of their names") {
  for (std::size_t i = 0; i < alquerque::named_rule_sets.size(); ++i) {
    CHECK(alquerque::named_small_rule_books[i].name() == alquerque::named_rule_sets[i].name);
  }
}

TEST_CASE("A small rule book stops when its visitor says so") {
  int visits = 0;
  const auto stop = [&visits](const auto&) {
    ++visits;
    return alquerque::Visit::stop;
  };
  const RuleBook book = alquerque::small_rule_book<alquerque::rules::brainking>;
  CHECK(book.for_each_move(Position::start(), stop) == alquerque::Visit::stop);
  CHECK(book.for_each_route(Position::start(), stop) == alquerque::Visit::stop);
  CHECK(visits == 2);
}
