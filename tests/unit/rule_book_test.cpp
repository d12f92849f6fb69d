#include <alquerque/core/rule_book.hpp>

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>

#include <alquerque/core/outcome.hpp>

#include "random_positions.hpp"
#include "support.hpp"

namespace alquerque::test {
namespace {

static_assert(find_rule_book("brainking") == &rule_book<rules::brainking>);
static_assert(find_rule_book("alfonso")->rules() == rules::alfonso);
static_assert(rule_book<rules::qirkat>.name() == "qirkat");

// What a book answers otherwise than the templates; empty if nothing.
template <RuleSet rule_set>
std::string difference(const Position& position) {
  const RuleBook& book = rule_book<rule_set>;
  if (book.has_legal_move(position) != has_legal_move<rule_set>(position)) return "any move";
  if (book.count_moves(position) != count_moves<rule_set>(position)) return "number of moves";
  if (book.capturing_men(position) != capturing_men<rule_set>(position)) return "capturing men";
  if (book.outcome(position) != outcome<rule_set>(position)) return "outcome";

  // In the same order, too.
  const auto legal = legal_moves<rule_set>(position);
  std::vector<Move> moves;
  book.for_each_move(position, [&moves](const Move& move) { moves.push_back(move); });
  if (!std::equal(legal.begin(), legal.end(), moves.begin(), moves.end())) return "moves";
  std::vector<Route> routes;
  book.for_each_route(position, [&routes](const Route& route) { routes.push_back(route); });
  std::sort(routes.begin(), routes.end());
  if (routes != sampling::routes_of<rule_set>(position)) return "routes";

  for (std::size_t i = 0; i < std::min<std::size_t>(moves.size(), 20); ++i) {
    const Move& move = moves[i];
    if (book.after(position, move) != position.after<rule_set>(move)) return "position after";
    if (book.main_route(position, move) != main_route<rule_set>(position, move)) return "route";
    if (!book.is_legal(position, move)) return "a legal move";
  }
  return {};
}

}  // namespace

TEST_CASE("each named rule set has its book", "[rule-book]") {
  CHECK(named_rule_books().size() == named_rule_sets.size());
  for (const NamedRuleSet& named : named_rule_sets) {
    const RuleBook* book = find_rule_book(named.name);
    REQUIRE(book != nullptr);
    CHECK(book->name() == named.name);
    CHECK(book->rules() == named.rules);
  }
  for (const char* unknown : {"", "chess", "Brainking", "brainking ", "brain"}) {
    CHECK(find_rule_book(unknown) == nullptr);
  }
}

TEST_CASE("a rule set of the caller's own has a book without a name", "[rule-book]") {
  constexpr RuleSet mine{.capture_compulsory = false};
  CHECK(rule_book<mine>.name().empty());
  CHECK(rule_book<mine>.rules() == mine);
  // By its value, not by how it was written.
  constexpr RuleSet same_as_brainking{.no_return = NoReturn::next_turn};
  CHECK(&rule_book<same_as_brainking> == find_rule_book("brainking"));
}

TEMPLATE_TEST_CASE("a book answers as the templates do", "[rule-book]",
                   ALQUERQUE_SAMPLED_RULE_SETS) {
  sampling::for_each_position<TestType::rules>(71, 300, [](const Position& position) {
    const std::string what = difference<TestType::rules>(position);
    if (!what.empty()) {
      FAIL("other " << what << " in " << to_text(position));
    }
  });
}

TEST_CASE("a visitor can stop a book's visit", "[rule-book]") {
  const RuleBook& book = rule_book<rules::brainking>;
  std::size_t seen = 0;
  const auto stop_at_two = [&seen](const auto&) {
    return ++seen == 2 ? Visit::stop : Visit::go_on;
  };
  CHECK(book.for_each_move(Position::start(), stop_at_two) == Visit::stop);
  CHECK(seen == 2);
  seen = 0;
  CHECK(book.for_each_route(Position::start(), stop_at_two) == Visit::stop);
  CHECK(seen == 2);
  CHECK(book.for_each_move(Position::start(), [](const Move&) {}) == Visit::go_on);
}

TEST_CASE("bad case 31: a book knows what is not legal", "[rule-book][bad-case-31]") {
  using enum Point;
  for (const RuleBook* book : named_rule_books()) {
    CHECK(book->is_legal(Position::start(), {d2, c3}));
    CHECK_FALSE(book->is_legal(Position::start(), {a1, a2}));
    CHECK_FALSE(book->is_legal(Position::start(), {d2, c3, d3}));
    CHECK_FALSE(book->is_legal(Position::start(), {b3, c3}));
  }
}

}  // namespace alquerque::test
