#include <alquerque/play/refusal.hpp>

#include <array>
#include <bitset>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>

#include <alquerque/core/outcome.hpp>
#include <alquerque/core/rule_book.hpp>
#include <alquerque/core/setup.hpp>
#include <alquerque/play/game.hpp>
#include <alquerque/play/route_entry.hpp>
#include <alquerque/text/game_error.hpp>
#include <alquerque/text/parse_error.hpp>
#include <alquerque/text/refusal_text.hpp>

#include "brainking_book.hpp"
#include "random_positions.hpp"
#include "support.hpp"

namespace alquerque::test {
namespace {

using enum Point;

// Rule sets of a caller's own, for what no named one refuses.
constexpr RuleSet straight_on{.quiet_steps = Headings::forward | Headings::diagonally_forward,
                              .first_jump = Headings::forward,
                              .no_return = NoReturn::none};
constexpr RuleSet later_jumps_ahead{.first_jump = Headings::any, .later_jumps = Headings::ahead};

// Own rule sets under which the property is tried, beside those that are sampled everywhere.
struct StraightOn {
  static constexpr RuleSet rules = straight_on;
};
struct SidewaysOnly {
  static constexpr RuleSet rules{.quiet_steps = Headings::sideways,
                                 .first_jump = Headings::diagonally_backward,
                                 .capture_compulsory = false,
                                 .quiet_on_far_rank = true};
};

constexpr const char* start = "bbbbb/bbbbb/bb1ww/wwwww/wwwww w -";

// A step or first jump that is refused: why, and in what words.
struct Refused {
  RuleBook book;
  const char* position;
  Point from;
  Point to;
  Refusal refusal;
  std::string_view sentence;
};

const std::array refused_moves{
    Refused{brainking, "w4/5/5/5/b4 w -", a5, b5, Refusal::game_over,
            "B2: White cannot move, so the game is over"},
    Refused{brainking, "w4/5/5/5/5 b -", a5, b5, Refusal::game_over,
            "B2: Black has no men left, so the game is over"},
    Refused{brainking, start, c3, c4, Refusal::no_man, "no man stands on c3"},
    Refused{brainking, start, b3, c3, Refusal::enemy_man,
            "it is White's turn, and the man on b3 is Black's"},
    Refused{brainking, start, d2, d2, Refusal::same_point, "the man stands on d2 already"},
    Refused{brainking, start, d2, e5, Refusal::no_line,
            "B3: no line leads from d2 to e5 by one step or jump"},
    // A diagonal that the board does not have.
    Refused{brainking, start, b1, c2, Refusal::no_line,
            "B3: no line leads from b1 to c2 by one step or jump"},
    Refused{brainking, start, d2, d3, Refusal::occupied, "a man stands on d3 already"},
    Refused{brainking, "5/2b2/2w2/4w/5 w -", e2, e3, Refusal::must_capture,
            "B8: you must capture; men that can: c3"},
    Refused{brainking, "5/2bb1/2ww1/4w/5 w -", e2, e3, Refusal::must_capture,
            "B8: you must capture; men that can: c3, d3"},
    Refused{brainking, "5/2b2/1w1w1/5/b4 w -", b3, b2, Refusal::step_heading,
            "B3: a quiet step may not go backward"},
    Refused{rule_book<straight_on>, "5/5/2w2/5/b4 w -", c3, d3, Refusal::step_heading,
            "a quiet step may not go sideways"},
    Refused{rule_book<straight_on>, "5/5/2w2/5/b4 w -", c3, b2, Refusal::step_heading,
            "a quiet step may not go diagonally backward"},
    Refused{brainking, "w4/5/5/3w1/b4 w -", a5, b5, Refusal::far_rank,
            "B4: a man on the far rank can only capture, and a5 is there"},
    Refused{brainking, "5/5/2w2/5/b4 w c3<", c3, b3, Refusal::no_return,
            "B11: c3 may not return to b3"},
    Refused{brainking, "4w/5/5/2b2/5 b c2>", c2, d2, Refusal::no_return,
            "B11: c2 may not return to d2"},
    Refused{rule_book<rules::qirkat>, "5/5/2w2/5/b4 w c3<", c3, b3, Refusal::no_return,
            "B11: c3 may not return to b3 until it has moved elsewhere"},
    Refused{brainking, start, e2, c2, Refusal::jump_over_own_man,
            "B7: only an enemy man can be jumped, and the man on d2 is your own"},
    Refused{brainking, start, e3, c3, Refusal::jump_over_own_man,
            "B7: only an enemy man can be jumped, and the man on d3 is your own"},
    Refused{brainking, "5/5/2w2/5/b4 w -", c3, c5, Refusal::jump_over_empty,
            "B7: only an enemy man can be jumped, and c4 is empty"},
    Refused{brainking, start, d3, d5, Refusal::landing_occupied,
            "B5: a jump must land on an empty point, and a man stands on d5"},
    Refused{brainking, "5/5/2w2/2b2/5 w -", c3, c1, Refusal::jump_heading,
            "B5: the first jump may not go backward"},
    Refused{rule_book<straight_on>, "5/5/2wb1/5/5 w -", c3, e3, Refusal::jump_heading,
            "the first jump may not go sideways"},
};

// A man that cannot be tapped.
struct RefusedMan {
  RuleBook book;
  const char* position;
  Point man;
  Refusal refusal;
  std::string_view sentence;
};

const std::array refused_men{
    RefusedMan{brainking, "w4/5/5/5/b4 w -", a5, Refusal::game_over,
               "B2: White cannot move, so the game is over"},
    RefusedMan{brainking, start, c3, Refusal::no_man, "no man stands on c3"},
    RefusedMan{brainking, start, c5, Refusal::enemy_man,
               "it is White's turn, and the man on c5 is Black's"},
    RefusedMan{brainking, single_chain, a1, Refusal::must_capture,
               "B8: you must capture; men that can: c1"},
    RefusedMan{brainking, "w4/5/5/3w1/b4 w -", a5, Refusal::far_rank,
               "B4: a man on the far rank can only capture, and a5 is there"},
    RefusedMan{brainking, "bb3/1b3/1ww2/5/4w w b3<", b3, Refusal::no_return,
               "B11: b3 may not return to a3"},
    RefusedMan{brainking, start, a1, Refusal::man_blocked, "the man on a1 cannot move"},
};

// Points that are tapped one after the other, of which the last is refused; without a last one, the
// attempt to finish.
struct RefusedTap {
  RuleBook book;
  const char* position;
  std::vector<Point> taken;
  std::optional<Point> refused;
  Refusal refusal;
  std::string_view sentence;
};

const std::vector<RefusedTap> refused_taps{
    {brainking, single_chain, {}, d4, Refusal::no_man, "no man stands on d4"},
    {brainking,
     single_chain,
     {},
     a1,
     Refusal::must_capture,
     "B8: you must capture; men that can: c1"},
    {brainking,
     single_chain,
     {c1},
     a1,
     Refusal::must_capture,
     "B8: you must capture; men that can: c1"},
    {brainking,
     single_chain,
     {c1, e3},
     a1,
     Refusal::must_capture,
     "B8: you must capture; men that can: c1"},
    {brainking,
     single_chain,
     {c1},
     c2,
     Refusal::must_capture,
     "B8: you must capture; men that can: c1"},
    {brainking, single_chain, {c1}, d2, Refusal::occupied, "a man stands on d2 already"},
    {brainking,
     single_chain,
     {c1},
     b4,
     Refusal::no_line,
     "B3: no line leads from c1 to b4 by one step or jump"},
    {brainking, start, {d2}, a1, Refusal::man_blocked, "the man on a1 cannot move"},
    // From where the man stands now, which is no longer where it began.
    {brainking, single_chain, {c1, e3}, e3, Refusal::same_point, "the man stands on e3 already"},
    {brainking,
     single_chain,
     {c1, e3},
     a5,
     Refusal::no_line,
     "B3: no line leads from e3 to a5 by one step or jump"},
    {brainking,
     single_chain,
     {c1, e3},
     e1,
     Refusal::jump_over_empty,
     "B7: only an enemy man can be jumped, and e2 is empty"},
    {brainking,
     single_chain,
     {c1, e3},
     c1,
     Refusal::jump_over_empty,
     "B7: only an enemy man can be jumped, and d2 is empty since its man was taken"},
    {brainking,
     "5/5/3b1/3bw/2w2 w -",
     {c1, e3},
     e1,
     Refusal::jump_over_own_man,
     "B7: only an enemy man can be jumped, and the man on e2 is your own"},
    {brainking,
     "4b/4b/3b1/3b1/2w2 w -",
     {c1, e3},
     e5,
     Refusal::landing_occupied,
     "B5: a jump must land on an empty point, and a man stands on e5"},
    {rule_book<later_jumps_ahead>,
     "5/5/3b1/3bb/2w2 w -",
     {c1, e3},
     e1,
     Refusal::later_jump_heading,
     "a later jump may not go backward"},
    {brainking,
     single_chain,
     {c1, e3},
     e4,
     Refusal::step_in_chain,
     "B6: after a jump a man can only jump on; it can land on: c3"},
    {rule_book<may_stop>,
     single_chain,
     {c1, e3},
     e4,
     Refusal::step_in_chain,
     "after a jump a man can only jump on; it can land on: c3"},
    {rule_book<rules::alfonso>,
     single_chain,
     {c1, e3},
     c3,
     Refusal::one_jump_a_turn,
     "a man makes one jump a turn"},
    {rule_book<rules::alfonso>,
     single_chain,
     {c1, e3},
     e4,
     Refusal::move_complete,
     "the move is complete"},
    {brainking, single_chain, {c1, e3, c3, a5}, a4, Refusal::move_complete, "the move is complete"},
    {brainking, start, {d2, c3}, d2, Refusal::move_complete, "the move is complete"},
    {brainking,
     single_chain,
     {},
     std::nullopt,
     Refusal::nothing_entered,
     "no step or jump has been made yet"},
    {brainking,
     single_chain,
     {c1},
     std::nullopt,
     Refusal::nothing_entered,
     "no step or jump has been made yet"},
    {brainking,
     single_chain,
     {c1, e3},
     std::nullopt,
     Refusal::chain_goes_on,
     "B6: the man on e3 must jump on; it can land on: c3"},
};

}  // namespace

// ---- What cannot be misread ---------------------------------------------------------------------

// Whether a type has a truth value, which a reader could take for the opposite.
template <class Type>
constexpr bool has_truth = std::is_constructible_v<bool, Type>;

template <class Entry>
concept TappedAsCondition = requires(Entry entry) {
  entry.tap(a1) ? 0 : 1;
};
template <class Entry>
concept FinishedAsCondition = requires(Entry entry) {
  entry.finish() ? 0 : 1;
};

TEST_CASE("no answer that can say no has a truth value that reads as yes", "[refusal]") {
  STATIC_REQUIRE_FALSE(has_truth<decltype(explain(Position{}, a1))>);
  STATIC_REQUIRE_FALSE(has_truth<decltype(explain(Position{}, a1, a2))>);
  STATIC_REQUIRE_FALSE(has_truth<decltype(explain(brainking, Position{}, a1))>);
  STATIC_REQUIRE_FALSE(has_truth<decltype(explain(brainking, Position{}, a1, a2))>);
  STATIC_REQUIRE_FALSE(has_truth<decltype(std::declval<RouteEntry&>().tap(a1))>);
  STATIC_REQUIRE_FALSE(has_truth<decltype(std::declval<RouteEntry&>().explain_next(a1))>);
  STATIC_REQUIRE_FALSE(has_truth<decltype(std::declval<RouteEntry&>().finish())>);
  STATIC_REQUIRE_FALSE(TappedAsCondition<RouteEntry>);
  STATIC_REQUIRE_FALSE(FinishedAsCondition<RouteEntry>);

  STATIC_REQUIRE_FALSE(has_truth<decltype(detail::faults_of(Setup{}))>);
  STATIC_REQUIRE_FALSE(has_truth<decltype(detail::faults_of(Setup{}, rules::brainking))>);
  STATIC_REQUIRE_FALSE(has_truth<Refusal>);
  STATIC_REQUIRE_FALSE(has_truth<alquerque::Refused>);
  STATIC_REQUIRE_FALSE(has_truth<SetupFault>);
  STATIC_REQUIRE_FALSE(has_truth<PlayFault>);
  STATIC_REQUIRE_FALSE(has_truth<ParseError>);
  STATIC_REQUIRE_FALSE(has_truth<GameError>);
  STATIC_REQUIRE_FALSE(has_truth<Visit>);
  STATIC_REQUIRE_FALSE(has_truth<Outcome>);

  // Where there is one, it is true for what was asked for.
  STATIC_REQUIRE(has_truth<decltype(Position::from(Setup{}))>);
  CHECK(Position::from(Position::start().setup()));
  CHECK_FALSE(Position::from({.white = a1, .black = a1}));
  Game game;
  CHECK_FALSE(game.play({a1, a2}));
  CHECK(game.play({d2, c3}));
}

// ---- A step or a first jump --------------------------------------------------------------------

static_assert(explain(Position::start(), d2, c3).is_allowed());
static_assert(explain(Position::start(), a1, a2) == Refusal::occupied);
static_assert(explain<rules::qirkat>(Position::start(), a1) == Refusal::man_blocked);

TEST_CASE("each reason to refuse a step or a first jump, in a sentence", "[refusal]") {
  for (const Refused& refused : refused_moves) {
    const Position position = position_of(refused.position, refused.book.rules());
    CAPTURE(refused.position, refused.from, refused.to);
    const Ruling ruling = explain(refused.book, position, refused.from, refused.to);
    REQUIRE(ruling == refused.refusal);
    CHECK(describe(ruling) == refused.sentence);
  }
}

TEST_CASE("each reason why a man cannot move, in a sentence", "[refusal]") {
  for (const RefusedMan& refused : refused_men) {
    const Position position = position_of(refused.position, refused.book.rules());
    CAPTURE(refused.position, refused.man);
    const Ruling ruling = explain(refused.book, position, refused.man);
    REQUIRE(ruling == refused.refusal);
    CHECK(describe(ruling) == refused.sentence);
  }
}

TEST_CASE("each reason to refuse a tap, in a sentence", "[refusal]") {
  for (const RefusedTap& tap : refused_taps) {
    RouteEntry entry{tap.book, position_of(tap.position, tap.book.rules())};
    for (const Point point : tap.taken) {
      REQUIRE(entry.tap(point).is_allowed());
    }
    CAPTURE(tap.position, tap.taken, tap.refused.value_or(Point{}));
    const RouteEntry before = entry;
    const Ruling ruling = tap.refused ? entry.tap(*tap.refused) : entry.finish();
    REQUIRE(ruling == tap.refusal);
    CHECK(entry == before);
    // The ruling does not depend on what becomes of the entry.
    entry.clear();
    CHECK(describe(ruling) == tap.sentence);
  }
}

TEST_CASE("every reason to refuse has a position that shows it", "[refusal]") {
  std::bitset<refusal_count> shown;
  for (const Refused& refused : refused_moves) {
    shown.set(static_cast<std::size_t>(refused.refusal));
  }
  for (const RefusedMan& refused : refused_men) {
    shown.set(static_cast<std::size_t>(refused.refusal));
  }
  for (const RefusedTap& refused : refused_taps) {
    shown.set(static_cast<std::size_t>(refused.refusal));
  }
  CHECK(shown.all());
  CHECK(static_cast<std::size_t>(Refusal::move_complete) + 1 == refusal_count);
}

TEST_CASE("what nobody refused is no reason to fail", "[refusal]") {
  // No line leads from a1 to e4, so that the step has no heading.
  CHECK(describe(Ruling{{Refusal::step_heading, straight_on, Position::start(), a1, e4}})
            .starts_with("a quiet step may not go "));
  CHECK(describe(Ruling{{Refusal{255}, rules::brainking, Position::start(), a1, a1}}).empty());
  CHECK(describe(Ruling{}).empty());
}

// ---- Against the legal moves -------------------------------------------------------------------

namespace {

// What is wrong with the answers about all points and pairs of points; empty if nothing is.
std::string wrong_answer(RuleBook book, const Position& position) {
  std::array<Bitboard, point_count> first_landings{};
  book.for_each_route(position, [&first_landings](const Route& route) {
    first_landings[index_of(route.from())] |= route[0];
  });
  for (const Point from : Bitboard::all()) {
    const Bitboard legal = first_landings[index_of(from)];
    const Ruling man = explain(book, position, from);
    if (man.is_allowed() == legal.empty()) {
      return "the man on " + to_text(from);
    }
    if (!man.is_allowed() && (man.refused().why > Refusal::man_blocked || describe(man).empty())) {
      return "the reason for the man on " + to_text(from);
    }
    for (const Point to : Bitboard::all()) {
      const Ruling ruling = explain(book, position, from, to);
      if (ruling.is_allowed() != legal.contains(to)) {
        return to_text(from) + " to " + to_text(to);
      }
      if (!ruling.is_allowed() &&
          (ruling.refused().why >= Refusal::man_blocked || describe(ruling).empty())) {
        return "the reason for " + to_text(from) + " to " + to_text(to);
      }
    }
  }
  return {};
}

}  // namespace

TEMPLATE_TEST_CASE("a step or first jump is refused exactly if no legal move begins with it",
                   "[refusal]", ALQUERQUE_SAMPLED_RULE_SETS, StraightOn, SidewaysOnly) {
  sampling::for_each_position<TestType::rules>(51, 600, [](const Position& position) {
    const std::string wrong = wrong_answer(rule_book<TestType::rules>, position);
    if (!wrong.empty()) {
      FAIL(wrong << " in " << to_text(position));
    }
  });
}

TEST_CASE("the rare positions are explained too, by the templates as by the books", "[refusal]") {
  for (const char* text : rare_positions) {
    const Position position = position_of(text);
    for (const RuleBook book : named_rule_books()) {
      CAPTURE(text, book.name());
      CHECK(wrong_answer(book, position).empty());
    }
    for (const Point from : Bitboard::all()) {
      CHECK(explain(position, from) == explain(brainking, position, from));
      for (const Point to : Bitboard::all()) {
        CHECK(explain(position, from, to) == explain(brainking, position, from, to));
      }
    }
  }
}

}  // namespace alquerque::test
