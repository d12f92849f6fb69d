// The tables of RULES, "perft from the start position", and rare positions against the reference.

#include <alquerque/perft/perft.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include <catch2/catch_test_macros.hpp>

#include <alquerque/core/move.hpp>
#include <alquerque/core/movegen.hpp>
#include <alquerque/core/position.hpp>
#include <alquerque/core/rule_set.hpp>
#include <alquerque/core/setup.hpp>

#include "reference/reference.hpp"
#include "support.hpp"

namespace alquerque::test {
namespace {

using enum Point;

// Rule sets as a caller might make them.
constexpr RuleSet own_optional{.first_jump = Headings::any,
                               .capture_compulsory = false,
                               .quiet_on_far_rank = true,
                               .no_return = NoReturn::until_moved};
constexpr RuleSet own_ahead{.later_jumps = Headings::ahead, .no_return = NoReturn::until_moved};

// By depth, from 1 on.
using Counts = std::span<const std::uint64_t>;

constexpr std::array<std::uint64_t, 14> brainking_moves{
    4, 5, 6, 12, 27, 95, 400, 1'696, 7'190, 32'058, 153'675, 764'136, 3'930'686, 20'834'530};
constexpr std::array<std::uint64_t, 14> brainking_routes{
    4, 5, 6, 12, 27, 97, 415, 1'860, 8'121, 38'581, 189'069, 974'654, 5'073'351, 27'853'152};
constexpr std::array<std::uint64_t, 11> qirkat_moves{4,   5,     6,     12,     27,     95,
                                                     401, 1'660, 6'900, 30'027, 139'958};
constexpr std::array<std::uint64_t, 11> qirkat_routes{4,   5,     6,     12,     27,     97,
                                                      416, 1'826, 7'818, 36'283, 172'950};
constexpr std::array<std::uint64_t, 11> freestyle_moves{4,   5,     6,      12,     29,     107,
                                                        523, 2'521, 12'878, 70'759, 423'462};
constexpr std::array<std::uint64_t, 8> alfonso_moves{4, 8, 33, 210, 1'430, 10'262, 81'306, 717'196};
constexpr std::array<std::uint64_t, 11> until_moved_moves{4,   5,     6,     12,     27,     95,
                                                          400, 1'696, 7'111, 31'364, 147'369};
constexpr std::array<std::uint64_t, 11> no_ban_moves{4,   5,     6,     12,     27,     95,
                                                     410, 1'793, 7'853, 36'731, 183'592};

using Perft = std::uint64_t (*)(const Position&, unsigned) noexcept;

void check(Counts expected, Perft count, unsigned first_depth = 1) {
  for (unsigned depth = first_depth; depth <= expected.size(); ++depth) {
    CAPTURE(depth);
    CHECK(count(Position::start(), depth) == expected[depth - 1]);
  }
}

// ---- The start position ------------------------------------------------------------------------

static_assert(perft(Position::start(), 0) == 1);
static_assert(perft(Position::start(), 1) == 4);
static_assert(perft(Position::start(), 2) == 5);
static_assert(perft(Position::start(), 3) == 6);
static_assert(perft(Position::start(), 4) == 12);
static_assert(perft(Position::start(), 5) == 27);
static_assert(perft_routes(Position::start(), 5) == 27);
static_assert(perft<rules::freestyle>(Position::start(), 5) == 29);

TEST_CASE("perft of the start: brainking", "[perft]") {
  check(brainking_moves, perft<rules::brainking>);
}

TEST_CASE("perft of the start: brainking by routes, to depth 12", "[perft]") {
  check(Counts{brainking_routes}.first(12), perft_routes<rules::brainking>);
}

TEST_CASE("perft of the start: brainking by routes, depths 13 and 14", "[perft][.long]") {
  check(brainking_routes, perft_routes<rules::brainking>, 13);
}

TEST_CASE("perft of the start: qirkat", "[perft]") { check(qirkat_moves, perft<rules::qirkat>); }

TEST_CASE("perft of the start: qirkat by routes", "[perft]") {
  check(qirkat_routes, perft_routes<rules::qirkat>);
}

TEST_CASE("perft of the start: freestyle", "[perft]") {
  check(freestyle_moves, perft<rules::freestyle>);
}

TEST_CASE("perft of the start: alfonso", "[perft]") { check(alfonso_moves, perft<rules::alfonso>); }

TEST_CASE("perft of the start: brainking with until_moved", "[perft]") {
  check(until_moved_moves, perft<brainking_until_moved>);
}

TEST_CASE("perft of the start: brainking without a ban", "[perft]") {
  check(no_ban_moves, perft<brainking_no_ban>);
}

TEST_CASE("perft of the start is the same seen from the other side", "[perft][bad-case-11]") {
  const Position other_side = rotated(Position::start());
  const Position in_mirror = mirrored(Position::start());
  for (unsigned depth = 0; depth <= 9; ++depth) {
    CHECK(perft(other_side, depth) == perft(Position::start(), depth));
    CHECK(perft(in_mirror, depth) == perft(Position::start(), depth));
  }
}

// ---- By a caller's own recursion ---------------------------------------------------------------

template <RuleSet rule_set>
std::uint64_t by_successors(const Position& position, unsigned depth) noexcept {
  if (depth == 0) {
    return 1;
  }
  std::uint64_t leaves = 0;
  for_each_successor<rule_set>(position, [&](const Move&, const Position& after) {
    leaves += by_successors<rule_set>(after, depth - 1);
  });
  return leaves;
}

TEST_CASE("perft of the start by successors", "[perft]") {
  check(Counts{brainking_moves}.first(10), by_successors<rules::brainking>);
  check(Counts{qirkat_moves}.first(10), by_successors<rules::qirkat>);
  check(Counts{freestyle_moves}.first(10), by_successors<rules::freestyle>);
  // As many as the others have at depth 10.
  check(Counts{alfonso_moves}.first(7), by_successors<rules::alfonso>);
  check(Counts{until_moved_moves}.first(10), by_successors<brainking_until_moved>);
  check(Counts{no_ban_moves}.first(10), by_successors<brainking_no_ban>);
}

// ---- Endings -----------------------------------------------------------------------------------

// a4-a5 or a4-b4, then e2-e1 or e2-d2. On a5 White has no move; from b4 there are four, as the step
// back is banned.
constexpr Position ending = *Position::from({.white = a4, .black = e2});
static_assert(perft(ending, 1) == 2);
static_assert(perft(ending, 2) == 4);
static_assert(perft(ending, 3) == 8);

constexpr Position lost = *Position::from({.white = {}, .black = c3});
static_assert(perft(lost, 0) == 1);
static_assert(perft(lost, 1) == 0);
static_assert(perft(lost, 2) == 0);
static_assert(perft_routes(lost, 1) == 0);

TEST_CASE("a line that ends early counts for nothing", "[perft]") {
  // White takes the last man: one line of one ply, none of two.
  const Position position = position_of("5/5/2b2/2w2/5 w -");
  CHECK(perft(position, 1) == 1);
  CHECK(perft(position, 2) == 0);
  CHECK(perft(position, 9) == 0);
}

// ---- Rare positions (bad case 32) --------------------------------------------------------------

// A rule set in the library's words and in the reference's.
struct RulesTwice {
  RuleSet library;
  Perft moves;
  Perft routes;
  reference::Rules reference;
};

template <RuleSet rule_set>
RulesTwice rules_of(const reference::Rules& reference_rules) {
  return {rule_set, perft<rule_set>, perft_routes<rule_set>, reference_rules};
}

// Goes down while the reference has few leaves, and compares every depth.
void check_against_reference(const char* text, const RulesTwice& rules) {
  constexpr std::uint64_t enough_leaves = 100;
  constexpr int deepest = 8;
  const Position position = position_of(text, rules.library);
  const reference::State state = reference::canonical(reference::from_text(text), rules.reference);
  std::uint64_t leaves = 1;
  for (int depth = 1; depth <= deepest && leaves > 0 && leaves < enough_leaves; ++depth) {
    CAPTURE(text, depth);
    leaves = reference::perft(state, rules.reference, depth);
    CHECK(rules.moves(position, static_cast<unsigned>(depth)) == leaves);
    CHECK(rules.routes(position, static_cast<unsigned>(depth)) ==
          reference::perft_routes(state, rules.reference, depth));
  }
}

void check_rare_positions(const RulesTwice& rules) {
  for (const char* const text : rare_positions) {
    check_against_reference(text, rules);
  }
}

TEST_CASE("bad case 32: rare positions agree with the reference: brainking",
          "[perft][bad-case-32]") {
  check_rare_positions(rules_of<rules::brainking>(reference::brainking()));
}

TEST_CASE("bad case 32: rare positions agree with the reference: qirkat", "[perft][bad-case-32]") {
  check_rare_positions(rules_of<rules::qirkat>(reference::qirkat()));
}

TEST_CASE("bad case 32: rare positions agree with the reference: freestyle",
          "[perft][bad-case-32]") {
  check_rare_positions(rules_of<rules::freestyle>(reference::freestyle()));
}

TEST_CASE("bad case 32: rare positions agree with the reference: alfonso", "[perft][bad-case-32]") {
  check_rare_positions(rules_of<rules::alfonso>(reference::alfonso()));
}

TEST_CASE("bad case 32: rare positions agree with the reference: own rules",
          "[perft][bad-case-32]") {
  reference::Rules stoppable = reference::brainking();
  stoppable.chain_must_go_on = false;
  check_rare_positions(rules_of<may_stop>(stoppable));

  reference::Rules optional = reference::qirkat();
  optional.compulsory = false;
  optional.quiet_on_far_rank = true;
  check_rare_positions(rules_of<own_optional>(optional));

  reference::Rules ahead = reference::brainking();
  ahead.later_jumps = reference::Directions::ahead;
  ahead.no_return = reference::NoReturn::until_moved;
  check_rare_positions(rules_of<own_ahead>(ahead));
}

TEST_CASE("bad case 32: positions with bans agree with the reference", "[perft][bad-case-32]") {
  const RulesTwice brainking = rules_of<rules::brainking>(reference::brainking());
  const RulesTwice qirkat = rules_of<rules::qirkat>(reference::qirkat());
  for (const char* const text :
       {"4b/5/5/3w1/w4 w d2<", "4b/1b3/5/3w1/w4 b d2<,b4>", "b4/w4/b4/5/4b w a4>",
        "5/2b2/5/2bw1/4w w d2<", "4b/2b2/1b1b1/2bw1/5 w d2<", "1bw2/b4/3b1/w1w2/5 b c2<"}) {
    check_against_reference(text, brainking);
    check_against_reference(text, qirkat);
  }
  for (const char* const text :
       {"4b/1b1b1/5/1w1w1/w4 w b2<,d2>,b4<,d4<", "5/b1b1b/5/w1w1w/5 b a2>,c2<,e2<,a4>,c4>,e4<"}) {
    check_against_reference(text, qirkat);
  }
}

// ---- Divide ------------------------------------------------------------------------------------

template <RuleSet rule_set>
void check_divide(const Position& position, unsigned depth) {
  CAPTURE(position, depth);
  std::uint64_t sum = 0;
  std::vector<Move> divided;
  divide<rule_set>(position, depth, [&](const Move& move, std::uint64_t leaves) {
    CHECK(leaves == perft<rule_set>(position.after<rule_set>(move), depth - 1));
    sum += leaves;
    divided.push_back(move);
  });
  CHECK(sum == perft<rule_set>(position, depth));

  // Each legal move once, and no other.
  std::sort(divided.begin(), divided.end());
  auto moves = legal_moves<rule_set>(position);
  std::sort(moves.begin(), moves.end());
  CHECK(divided == std::vector<Move>(moves.begin(), moves.end()));
  CHECK(std::adjacent_find(divided.begin(), divided.end()) == divided.end());
}

TEST_CASE("bad case 33: divide lists each legal move once and adds up to perft",
          "[perft][bad-case-33]") {
  for (unsigned depth = 1; depth <= 6; ++depth) {
    check_divide<rules::brainking>(Position::start(), depth);
    check_divide<rules::qirkat>(Position::start(), depth);
  }
  for (const char* const text : rare_positions) {
    check_divide<rules::brainking>(position_of(text), 2);
    check_divide<rules::qirkat>(position_of<rules::qirkat>(text), 2);
  }
}

TEST_CASE("divide of the start: brainking, depth 6", "[perft][bad-case-33]") {
  std::vector<std::pair<std::string, std::uint64_t>> lines;
  divide(Position::start(), 6, [&](const Move& move, std::uint64_t leaves) {
    lines.emplace_back(to_text(Position::start(), move), leaves);
  });
  std::sort(lines.begin(), lines.end());
  const reference::State start = reference::start();
  std::vector<std::pair<std::string, std::uint64_t>> expected;
  for (const reference::Move& move : reference::moves(start, reference::brainking())) {
    const reference::State next = reference::apply(start, move, reference::brainking());
    expected.emplace_back(reference::text(move), reference::perft(next, reference::brainking(), 5));
  }
  CHECK(lines == expected);
}

}  // namespace
}  // namespace alquerque::test
