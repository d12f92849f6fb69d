#include <alquerque/core/rule_book.hpp>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>

#include <alquerque/core/outcome.hpp>
#include <alquerque/perft.hpp>

#include "random_positions.hpp"
#include "support.hpp"

namespace alquerque::test {
namespace {

static_assert(find_rule_book("brainking") == RuleBook{});
static_assert(RuleBook{rule_book<rules::qirkat>} != RuleBook{});
// One pointer inside, and no null.
static_assert(sizeof(RuleBook) == sizeof(void*) && std::is_trivially_copyable_v<RuleBook>);
static_assert(!std::is_constructible_v<RuleBook, std::nullptr_t>);
static_assert(std::is_empty_v<FixedRules<rules::alfonso>>);
static_assert(find_rule_book("alfonso")->rules() == rules::alfonso);
static_assert(rule_book<rules::qirkat>.name() == "qirkat");

// What `RuleBook` or `FixedRules` answers otherwise than the templates; empty if nothing.
template <RuleSet rule_set, class Rules>
std::string difference(const Rules& book, const Position& position) {
  if (book.has_legal_move(position) != has_legal_move<rule_set>(position)) return "any move";
  if (book.count_moves(position) != count_moves<rule_set>(position)) return "number of moves";
  if (book.capturing_men(position) != capturing_men<rule_set>(position)) return "capturing men";
  if (book.outcome(position) != outcome<rule_set>(position)) return "outcome";

  // In the same order, too.
  const auto legal = legal_moves<rule_set>(position);
  const auto list = book.legal_moves(position);
  if (!std::equal(legal.begin(), legal.end(), list.begin(), list.end())) return "list of moves";
  std::vector<Move> moves;
  book.for_each_move(position, [&moves](const Move& move) { moves.push_back(move); });
  if (!std::equal(legal.begin(), legal.end(), moves.begin(), moves.end())) return "moves";
  std::vector<Move> with_successors;
  bool right = true;
  book.for_each_successor(position, [&](const Move& move, const Position& after) {
    with_successors.push_back(move);
    right = right && after == position.after<rule_set>(move);
  });
  if (!right || with_successors != moves) return "successors";
  std::vector<Route> routes;
  book.for_each_route(position, [&routes](const Route& route) { routes.push_back(route); });
  std::sort(routes.begin(), routes.end());
  if (routes != sampling::routes_of<rule_set>(position)) return "routes";

  for (std::size_t i = 0; i < std::min<std::size_t>(moves.size(), 20); ++i) {
    const Move& move = moves[i];
    if (book.after(position, move) != position.after<rule_set>(move)) return "position after";
    if (book.main_route(position, move) != main_route<rule_set>(position, move)) return "route";
    if (!book.is_legal(position, move)) return "a legal move";
    std::size_t routes_of_move = 0;
    book.for_each_route(position, move, [&](const Route& route) {
      routes_of_move += route.move() == move ? std::size_t{1} : std::size_t{1000};
    });
    if (std::cmp_not_equal(routes_of_move,
                           std::count_if(routes.begin(), routes.end(), [&](const Route& route) {
                             return route.move() == move;
                           }))) {
      return "routes of a move";
    }
  }
  for (unsigned depth = 0; depth < 3; ++depth) {
    if (book.perft(position, depth) != perft<rule_set>(position, depth)) return "perft";
  }
  return {};
}

}  // namespace

TEST_CASE("each named rule set has its book", "[rule-book]") {
  CHECK(named_rule_books().size() == named_rule_sets.size());
  for (const NamedRuleSet& named : named_rule_sets) {
    const std::optional<RuleBook> book = find_rule_book(named.name);
    REQUIRE(book);
    CHECK(book->name() == named.name);
    CHECK(book->rules() == named.rules);
  }
  for (const char* unknown : {"", "chess", "Brainking", "brainking ", "brain"}) {
    CHECK_FALSE(find_rule_book(unknown));
  }
}

TEST_CASE("a rule set of the caller's own has a book without a name", "[rule-book]") {
  constexpr RuleSet mine{.capture_compulsory = false};
  CHECK(rule_book<mine>.name().empty());
  CHECK(rule_book<mine>.rules() == mine);
  // By its value, not by how it was written.
  constexpr RuleSet same_as_brainking{.no_return = NoReturn::next_turn};
  CHECK(rule_book<same_as_brainking> == find_rule_book("brainking"));
  // Not by its name.
  CHECK(RuleBook{rule_book<mine>} != RuleBook{rule_book<RuleSet{.quiet_on_far_rank = true}>});
}

TEMPLATE_TEST_CASE("a book answers as the templates do", "[rule-book]",
                   ALQUERQUE_SAMPLED_RULE_SETS) {
  sampling::for_each_position<TestType::rules>(71, 300, [](const Position& position) {
    constexpr auto fixed = rule_book<TestType::rules>;
    const std::string at_run_time = difference<TestType::rules>(RuleBook{fixed}, position);
    const std::string when_compiled = difference<TestType::rules>(fixed, position);
    if (!at_run_time.empty() || !when_compiled.empty()) {
      FAIL("other " << at_run_time << when_compiled << " in " << to_text(position));
    }
  });
}

TEST_CASE("a visitor can stop a book's visit", "[rule-book]") {
  const RuleBook book = rule_book<rules::brainking>;
  std::size_t seen = 0;
  const auto stop_at_two = [&seen](const auto&) {
    return ++seen == 2 ? Visit::stop : Visit::go_on;
  };
  CHECK(book.for_each_move(Position::start(), stop_at_two) == Visit::stop);
  CHECK(seen == 2);
  seen = 0;
  CHECK(book.for_each_route(Position::start(), stop_at_two) == Visit::stop);
  CHECK(seen == 2);
  seen = 0;
  CHECK(book.for_each_successor(Position::start(), [&](const Move& move, const Position&) {
    return stop_at_two(move);
  }) == Visit::stop);
  CHECK(seen == 2);
  CHECK(book.for_each_move(Position::start(), [](const Move&) {}) == Visit::go_on);
}

TEST_CASE("bad case 31: a book knows what is not legal", "[rule-book][bad-case-31]") {
  using enum Point;
  for (const RuleBook book : named_rule_books()) {
    CHECK(book.is_legal(Position::start(), {d2, c3}));
    CHECK_FALSE(book.is_legal(Position::start(), {a1, a2}));
    CHECK_FALSE(book.is_legal(Position::start(), {d2, c3, d3}));
    CHECK_FALSE(book.is_legal(Position::start(), {b3, c3}));
  }
}

}  // namespace alquerque::test
