#include <alquerque/core/outcome.hpp>

#include <optional>
#include <string_view>

#include <catch2/catch_test_macros.hpp>

#include <alquerque/core/movegen.hpp>
#include <alquerque/core/position.hpp>
#include <alquerque/core/rule_set.hpp>
#include <alquerque/core/side.hpp>
#include <alquerque/play/game.hpp>
#include <alquerque/text/outcome_text.hpp>
#include <alquerque/text/side_text.hpp>

#include "support.hpp"

namespace alquerque::test {
namespace {

constexpr Outcome white_by_no_men{Side::white, EndReason::no_men};
constexpr Outcome black_by_no_men{Side::black, EndReason::no_men};
constexpr Outcome white_by_blocked{Side::white, EndReason::blocked};
constexpr Outcome black_by_blocked{Side::black, EndReason::blocked};

static_assert(!outcome(Position::start()));
static_assert(outcome(*Position::from({.white = {}, .black = Point::c3})) == black_by_no_men);

template <RuleSet rule_set = rules::brainking>
std::optional<Outcome> outcome_of(std::string_view text) {
  return outcome<rule_set>(position_of<rule_set>(text));
}

TEST_CASE("B2: a side without men has lost", "[outcome][B2]") {
  CHECK((outcome_of("5/5/2b2/5/5 w -") == black_by_no_men));
  CHECK((outcome_of("5/5/2w2/5/5 b -") == white_by_no_men));
}

TEST_CASE("B2: a side whose men cannot move has lost", "[outcome][B2]") {
  // On the far rank.
  CHECK((outcome_of("2w2/5/5/5/2b2 w -") == black_by_blocked));
  CHECK((outcome_of("2w2/5/5/5/2b2 b -") == white_by_blocked));
  // Shut in.
  CHECK((outcome_of("bb3/wb3/b4/5/4b w -") == std::nullopt));  // a4xc4
  CHECK((outcome_of("bb3/wbb2/b4/5/4b w -") == black_by_blocked));
  CHECK((outcome_of("w4/5/4w/2wwb/3ww b -") == white_by_blocked));
}

TEST_CASE("B2: a side that has only a banned move left has lost", "[outcome][B2][B11]") {
  CHECK((outcome_of("b4/w4/b4/5/4b w -") == std::nullopt));
  CHECK((outcome_of("b4/w4/b4/5/4b w a4>") == black_by_blocked));
  CHECK((outcome_of<brainking_until_moved>("b4/w4/b4/5/4b w a4>") == black_by_blocked));

  CHECK((outcome_of("w4/5/4w/4b/4w b -") == std::nullopt));
  CHECK((outcome_of("w4/5/4w/4b/4w b e2<") == white_by_blocked));
  CHECK((outcome_of<brainking_until_moved>("w4/5/4w/4b/4w b e2<") == white_by_blocked));
}

TEST_CASE("one quiet move or one capture is enough to go on", "[outcome]") {
  CHECK((outcome_of("2w2/5/5/5/w1b2 w -") == std::nullopt));
  CHECK((outcome_of("2wb1/5/5/5/5 w -") == std::nullopt));
  CHECK(move_texts("2wb1/5/5/5/5 w -") == Texts{"c5xe5"});
  CHECK((outcome_of("5/5/5/5/1wb2 b -") == std::nullopt));
  CHECK((outcome_of("2w1b/5/5/5/2b2 b -") == std::nullopt));
}

TEST_CASE("a side that faces no men plays on while it can move", "[outcome]") {
  CHECK((outcome_of("5/5/2w2/5/5 w -") == std::nullopt));
  CHECK((outcome_of("5/5/2b2/5/5 b -") == std::nullopt));
}

TEST_CASE("reading 6: with both sides bare or blocked the side to move loses", "[outcome]") {
  CHECK((outcome_of("5/5/5/5/5 w -") == black_by_no_men));
  CHECK((outcome_of("5/5/5/5/5 b -") == white_by_no_men));
  CHECK((outcome_of("w3w/5/5/5/b3b w -") == black_by_blocked));
  CHECK((outcome_of("w3w/5/5/5/b3b b -") == white_by_blocked));
}

TEST_CASE("bad case 7: the outcome depends on position and side to move alone",
          "[outcome][bad-case-7]") {
  // White has just blocked Black: Black to move has lost, though it is White's men that stand best.
  const Position played = play("5/5/5/2w2/b4 w -", "c2-c3");
  CHECK((outcome(played) == white_by_blocked));
  CHECK((outcome(played) == outcome_of("5/5/2w2/5/b4 b -")));
  // The same men with White to move: the game goes on.
  CHECK((outcome_of("5/5/2w2/5/b4 w -") == std::nullopt));

  // The last capture of either side, and the same board set up.
  CHECK((outcome(play("5/5/2b2/2w2/5 w -", "c2xc4")) == outcome_of("5/2w2/5/5/5 b -")));
  CHECK((outcome(play("5/2b2/2w2/5/5 b -", "c4xc2")) == outcome_of("5/5/5/2b2/5 w -")));
}

TEST_CASE("the outcome is the rule set's", "[outcome]") {
  // On the far rank only BrainKing's and qirkat's men are stuck, and qirkat's may capture backward.
  CHECK((outcome_of<rules::brainking>("2w2/5/5/5/b4 w -") == black_by_blocked));
  CHECK((outcome_of<rules::qirkat>("2w2/5/5/5/b4 w -") == black_by_blocked));
  CHECK((outcome_of<rules::freestyle>("2w2/5/5/5/b4 w -") == std::nullopt));
  CHECK((outcome_of<rules::alfonso>("2w2/5/5/5/b4 w -") == std::nullopt));
  CHECK((outcome_of<rules::brainking>("2w2/2b2/5/5/5 w -") == black_by_blocked));
  CHECK((outcome_of<rules::qirkat>("2w2/2b2/5/5/5 w -") == std::nullopt));
}

TEST_CASE("every outcome has a sentence", "[outcome]") {
  CHECK(describe(*outcome_of("5/5/5/5/w4 b -")) == "White has won: Black has no men left");
  CHECK(describe(*outcome_of("2w2/5/5/5/b4 w -")) == "Black has won: White cannot move");
  Game game;
  REQUIRE(game.resign(Side::white));
  CHECK(describe(*game.result()) == "Black has won: White has resigned");
  game = Game{};
  REQUIRE(game.agree_draw());
  CHECK(describe(*game.result()) == "Draw: the players have agreed");
  CHECK(describe(Outcome{std::nullopt, EndReason::repetition}) ==
        "Draw: the same position has come too often");
  CHECK(describe(Outcome{std::nullopt, EndReason::quiet_turns}) ==
        "Draw: too many turns without a capture or a step forward");
  CHECK(describe(Outcome{std::nullopt, EndReason{99}}).empty());
  CHECK(to_text(Side::white) == "White");
  CHECK(to_text(Side::black) == "Black");
}

}  // namespace
}  // namespace alquerque::test
