#include <alquerque/core/position.hpp>

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <type_traits>
#include <unordered_set>
#include <vector>

#include <catch2/catch_test_macros.hpp>

#include <alquerque/core/heading.hpp>
#include <alquerque/core/movegen.hpp>
#include <alquerque/core/rule_set.hpp>
#include <alquerque/core/setup.hpp>

#include "random_positions.hpp"
#include "support.hpp"

namespace alquerque::test {
namespace {

using enum Point;

static_assert(sizeof(Position) == 16);
static_assert(std::is_trivially_copyable_v<Position>);
static_assert(std::is_nothrow_default_constructible_v<Position>);
static_assert(std::regular<Position>);
static_assert(Position::start().is_ok());

// Of a chain that ends where it began.
constexpr const char* square_and_far_man = "4b/2b2/1b1b1/2bw1/5 w -";

// ---- From a set-up -----------------------------------------------------------------------------

SetupFaults these(std::initializer_list<SetupFault> faults) {
  SetupFaults set;
  for (const SetupFault fault : faults) {
    set.insert(fault);
  }
  return set;
}

// Whether the set-up is refused for these faults and no others.
bool refused(const Setup& setup, std::initializer_list<SetupFault> faults,
             const RuleSet& rule_set = rules::brainking) {
  const auto position = Position::from(setup, rule_set);
  return !position && position.error() == these(faults) &&
         position.error() == detail::faults_of(setup, rule_set);
}

constexpr Bitboard twelve{a1, b1, c1, d1, e1, a2, b2, c2, d2, e2, a3, b3};
constexpr Bitboard thirteen = twelve | c3;

TEST_CASE("a set-up without fault becomes that position", "[position][setup]") {
  const Setup setup{
      .white = {c2, a5}, .black = {b4, d4}, .to_move = Side::black, .no_west = c2, .no_east = b4};
  const auto position = Position::from(setup);
  REQUIRE(position);
  CHECK(position->men(Side::white) == Bitboard{c2, a5});
  CHECK(position->men(Side::black) == Bitboard{b4, d4});
  CHECK(position->to_move() == Side::black);
  CHECK(position->no_west() == Bitboard{c2});
  CHECK(position->no_east() == Bitboard{b4});
  CHECK(position->occupied() == Bitboard{c2, a5, b4, d4});
  CHECK(position->empty_points() == ~Bitboard{c2, a5, b4, d4});
  CHECK(position->at(a5) == Side::white);
  CHECK(position->at(d4) == Side::black);
  CHECK(position->at(c3) == std::nullopt);
  CHECK(position->setup() == setup);
  CHECK(position->is_ok());
  CHECK(detail::faults_of(setup, rules::brainking).empty());
}

TEST_CASE("an empty board, and twelve men, are set-ups without fault", "[position][setup]") {
  CHECK(Position::from({}));
  CHECK(Position::from({.white = twelve, .black = {}}));
  CHECK(Position::from({.white = {}, .black = twelve}));
  CHECK(Position::from({.white = twelve, .black = rotated(twelve)}));
  CHECK(Position::from(Position::start().setup()).value() == Position::start());
}

TEST_CASE("each fault of a set-up alone", "[position][setup][bad-case-30]") {
  CHECK(refused({.white = {a1, c3}, .black = {c3, e5}}, {SetupFault::men_overlap}));
  CHECK(refused({.white = thirteen, .black = {}}, {SetupFault::too_many_white_men}));
  CHECK(refused({.white = {}, .black = thirteen}, {SetupFault::too_many_black_men}));
  CHECK(refused({.white = c2, .black = e5, .no_west = d2}, {SetupFault::ban_without_man}));
  CHECK(refused({.white = c2, .black = e5, .no_east = d2}, {SetupFault::ban_without_man}));
  CHECK(refused({.white = a2, .black = e5, .no_west = a2}, {SetupFault::ban_off_board}));
  CHECK(refused({.white = e2, .black = e5, .no_east = e2}, {SetupFault::ban_off_board}));
  CHECK(refused({.white = c2, .black = e5, .no_west = c2, .no_east = c2},
                {SetupFault::ban_both_ways}));
  CHECK(refused({.white = c2, .black = e5, .no_west = c2}, {SetupFault::ban_unknown_to_rules},
                rules::freestyle));
  CHECK(refused({.white = c2, .black = e5, .no_east = c2}, {SetupFault::ban_unknown_to_rules},
                rules::alfonso));
  // Where no step goes sideways there is none to ban.
  CHECK(refused({.white = c2, .black = e5, .no_west = c2}, {SetupFault::ban_unknown_to_rules},
                RuleSet{.quiet_steps = Headings::forward}));
  CHECK(refused({.white = c5, .black = a3, .no_west = c5}, {SetupFault::ban_on_far_rank}));
  CHECK(refused({.white = a3, .black = c1, .no_east = c1}, {SetupFault::ban_on_far_rank}));
  CHECK(refused({.white = {b2, d2}, .black = e5, .no_west = b2, .no_east = d2},
                {SetupFault::second_ban_of_side}));
  CHECK(refused({.white = a1, .black = {b4, d4}, .no_west = {b4, d4}},
                {SetupFault::second_ban_of_side}));
}

TEST_CASE("all faults of a set-up are found together", "[position][setup][bad-case-30]") {
  CHECK(refused(
      {.white = thirteen, .black = rotated(thirteen)},
      {SetupFault::men_overlap, SetupFault::too_many_white_men, SetupFault::too_many_black_men}));
  CHECK(
      refused({.white = Bitboard::all(),
               .black = Bitboard::all(),
               .no_west = Bitboard::all(),
               .no_east = Bitboard::all()},
              {SetupFault::men_overlap, SetupFault::too_many_white_men,
               SetupFault::too_many_black_men, SetupFault::ban_off_board, SetupFault::ban_both_ways,
               SetupFault::ban_on_far_rank, SetupFault::second_ban_of_side}));
  CHECK(refused({.white = {}, .black = {}, .no_west = a3, .no_east = c3},
                {SetupFault::ban_without_man, SetupFault::ban_off_board}));
  CHECK(refused({.white = c5, .black = c5, .no_west = {c5, d3}, .no_east = c5},
                {SetupFault::men_overlap, SetupFault::ban_without_man, SetupFault::ban_both_ways,
                 SetupFault::ban_unknown_to_rules},
                rules::freestyle));
}

TEST_CASE("what is a fault under one rule set may be none under another", "[position][setup]") {
  const Setup two_bans{.white = {b2, d2}, .black = e5, .no_west = b2, .no_east = d2};
  CHECK(refused(two_bans, {SetupFault::second_ban_of_side}, rules::brainking));
  CHECK(Position::from(two_bans, rules::qirkat));

  const Setup far_rank_ban{.white = c5, .black = a3, .no_west = c5};
  CHECK(refused(far_rank_ban, {SetupFault::ban_on_far_rank}, rules::qirkat));
  CHECK(Position::from(far_rank_ban, RuleSet{.quiet_on_far_rank = true}));
  // A ban on the other side's far rank is a ban like any.
  CHECK(Position::from({.white = c1, .black = e5, .no_west = c1}));
  CHECK(Position::from({.white = a1, .black = c5, .no_west = c5}));
  // A ban of each side is no second one.
  CHECK(Position::from({.white = c2, .black = c4, .no_west = {c2, c4}}));
}

TEST_CASE("faults come in order and have a sentence each", "[position][setup]") {
  std::set<std::string_view> sentences;
  for (std::size_t i = 0; i < setup_fault_count; ++i) {
    const auto fault = static_cast<SetupFault>(i);
    CHECK_FALSE(describe(fault).empty());
    sentences.insert(describe(fault));
    CHECK(these({fault}).contains(fault));
    CHECK(these({fault}).front() == fault);
    CHECK_FALSE(SetupFaults{}.contains(fault));
  }
  CHECK(sentences.size() == 9);
  CHECK(these({SetupFault::ban_off_board, SetupFault::men_overlap}).front() ==
        SetupFault::men_overlap);
  CHECK(SetupFaults{}.empty());
  CHECK(these({SetupFault::second_ban_of_side}).front() == SetupFault::second_ban_of_side);
}

// ---- Bans are canonical (RULES, reading 4) -----------------------------------------------------

TEST_CASE("reading 4: a quiet sideways step sets a ban, nothing else does", "[position][B11]") {
  const char* const text = "4b/5/5/2w2/5 w -";
  CHECK(play(text, "c2-d2") == position_of("4b/5/5/3w1/5 b d2<"));
  CHECK(play(text, "c2-b2") == position_of("4b/5/5/1w3/5 b b2>"));
  CHECK(play(text, "c2-c3") == position_of("4b/5/2w2/5/5 b -"));
  CHECK(play("4b/5/2w2/5/5 w -", "c3-d4") == position_of("4b/3w1/5/5/5 b -"));
  CHECK(play("4b/5/2wb1/5/5 w -", "c3xe3") == position_of("4b/5/4w/5/5 b -"));

  CHECK(play("5/2b2/5/5/w4 b -", "c4-b4") == position_of("5/1b3/5/5/w4 w b4>"));
  CHECK(play("5/2b2/5/5/w4 b -", "c4-d4") == position_of("5/3b1/5/5/w4 w d4<"));

  const char* const far_rank = "2w2/5/5/5/2b2 w -";
  constexpr RuleSet rule_set{.quiet_on_far_rank = true};
  CHECK(play<rule_set>(far_rank, "c5-d5") == position_of<rule_set>("3w1/5/5/5/2b2 b d5<"));
  CHECK(play<rules::freestyle>(text, "c2-d2") == position_of<rules::freestyle>("4b/5/5/3w1/5 b -"));
}

TEST_CASE("reading 4: a ban goes with its captured man", "[position][B11]") {
  const auto check = [&]<RuleSet rule_set>() {
    CHECK(play<rule_set>("5/5/2b2/3w1/2w2 b d2<", "c3xe1") ==
          position_of<rule_set>("5/5/5/5/2w1b w -"));
    CHECK(play<rule_set>("2b2/1b3/2w2/5/5 w b4>", "c3xa5") ==
          position_of<rule_set>("w1b2/5/5/5/5 b -"));
  };
  check.operator()<rules::brainking>();
  check.operator()<brainking_until_moved>();
}

TEST_CASE("reading 4: a capture clears the ban of its man", "[position][B11][bad-case-10]") {
  const auto check = [&]<RuleSet rule_set>() {
    CHECK(play<rule_set>("b4/5/3b1/3w1/5 w d2<", "d2xd4") ==
          position_of<rule_set>("b4/3w1/5/5/5 b -"));
    CHECK(play<rule_set>("4b/2b2/1b1b1/2bw1/5 w -", "d2xb2xb4xd4xd2") ==
          position_of<rule_set>("4b/5/5/3w1/5 b -"));
  };
  check.operator()<rules::brainking>();
  check.operator()<brainking_until_moved>();
  CHECK(play<brainking_until_moved>("4b/2b2/1b1b1/2bw1/5 w d2<", "d2xb2xb4xd4xd2") ==
        position_of<brainking_until_moved>("4b/5/5/3w1/5 b -"));
}

TEST_CASE("reading 4: next_turn drops every ban of a side that has moved", "[position][B11]") {
  CHECK(play("4b/5/5/3w1/w4 w d2<", "a1-a2") == position_of("4b/5/5/w2w1/5 b -"));
  CHECK(play("4b/1b3/5/5/w4 b b4>", "e5-e4") == position_of("5/1b2b/5/5/w4 w -"));
  // until_moved keeps it.
  constexpr RuleSet kept = brainking_until_moved;
  CHECK(play<kept>("4b/5/5/3w1/w4 w d2<", "a1-a2") == position_of<kept>("4b/5/5/w2w1/5 b d2<"));
  CHECK(play<kept>("4b/1b3/5/5/w4 b b4>", "e5-e4") == position_of<kept>("5/1b2b/5/5/w4 w b4>"));
}

TEST_CASE("reading 4: next_turn drops a ban whose point is taken at its turn", "[position][B11]") {
  // Black steps onto c2, where d2 came from.
  CHECK(play("5/2b2/2b2/3w1/4w b d2<", "c3-c2") == position_of("5/2b2/5/2bw1/4w w -"));
  CHECK(play("b4/1b3/2w2/2w2/5 w b4>", "c3-c4") == position_of("b4/1bw2/5/2w2/5 b -"));
  // until_moved keeps it: the point may be empty again when the man's next turn comes.
  constexpr RuleSet kept = brainking_until_moved;
  CHECK(play<kept>("5/2b2/2b2/3w1/4w b d2<", "c3-c2") ==
        position_of<kept>("5/2b2/5/2bw1/4w w d2<"));
  CHECK(play<kept>("b4/1b3/2w2/2w2/5 w b4>", "c3-c4") ==
        position_of<kept>("b4/1bw2/5/2w2/5 b b4>"));
}

TEST_CASE("reading 4: a set-up's ban on an occupied point is dropped at either side's turn",
          "[position][setup][B11]") {
  const Setup idle{.white = {d2, e1}, .black = {c2, c4}, .no_west = d2};
  CHECK(Position::from(idle).value().no_west().empty());
  CHECK(Position::from(idle, rules::qirkat).value().no_west() == Bitboard{d2});

  // White's last step, which would have set the ban, left c2 empty.
  Setup waiting = idle;
  waiting.to_move = Side::black;
  CHECK(Position::from(waiting).value().no_west().empty());
  CHECK(Position::from(waiting, rules::qirkat).value().no_west() == Bitboard{d2});
  waiting.black -= c2;
  CHECK(Position::from(waiting).value().no_west() == Bitboard{d2});

  const Setup black_idle{
      .white = {c4, c2}, .black = {b4, a5}, .to_move = Side::black, .no_east = b4};
  CHECK(Position::from(black_idle).value().no_east().empty());
  CHECK(Position::from(black_idle, rules::qirkat).value().no_east() == Bitboard{b4});
  Setup black_waiting = black_idle;
  black_waiting.to_move = Side::white;
  CHECK(Position::from(black_waiting).value().no_east().empty());
  CHECK(Position::from(black_waiting, rules::qirkat).value().no_east() == Bitboard{b4});
  black_waiting.white -= c4;
  CHECK(Position::from(black_waiting).value().no_east() == Bitboard{b4});
}

// Every board of up to three men, of either colours, either side to move, with each man's ban.
TEST_CASE("reading 4: next_turn keeps a ban exactly where its point is empty, whoever is to move",
          "[position][setup][B11]") {
  int kept = 0;
  int dropped = 0;
  const auto check = [&](const Setup& setup, Point man) {
    for (const Direction direction : {Direction::west, Direction::east}) {
      Setup banned = setup;
      (direction == Direction::west ? banned.no_west : banned.no_east) |= man;
      if (!detail::faults_of(banned, rules::brainking).empty()) continue;
      const bool empty = !(setup.white | setup.black).contains(*step_target(man, direction));
      const Position position = Position::from(banned).value();
      REQUIRE(position.setup() == (empty ? banned : setup));
      REQUIRE(Position::from(banned, rules::qirkat).value().is_of(rules::brainking) == empty);
      ++(empty ? kept : dropped);
    }
  };
  for (std::size_t first = 0; first < point_count; ++first) {
    for (std::size_t second = 0; second < point_count; ++second) {
      for (std::size_t third = second; third < point_count; ++third) {
        if (first == second || first == third) continue;
        for (unsigned colours = 0; colours < 8; ++colours) {
          Setup setup;
          ((colours & 1U) != 0 ? setup.white : setup.black) |= point_at(first);
          ((colours & 2U) != 0 ? setup.white : setup.black) |= point_at(second);
          if (third != second) {
            ((colours & 4U) != 0 ? setup.white : setup.black) |= point_at(third);
          }
          for (const Side side : {Side::white, Side::black}) {
            setup.to_move = side;
            check(setup, point_at(first));
          }
        }
      }
    }
  }
  CHECK(kept > 100'000);
  CHECK(dropped > 10'000);
}

TEST_CASE("a position is one of the rules that can leave its bans", "[position][setup][B11]") {
  const auto check = [](const Setup& setup, const RuleSet& rules, bool expected) {
    constexpr RuleSet straight{.quiet_steps = Headings::forward};
    CHECK(Position::from(setup, rules).value().is_of(rules));
    CHECK(Position::from(setup, rules).value().is_of(rules::qirkat));
    CHECK(Position::from(setup, rules::qirkat).value().is_of(rules::brainking) == expected);
    CHECK_FALSE(Position::from(setup, rules::qirkat).value().is_of(rules::freestyle));
    CHECK_FALSE(Position::from(setup, rules::qirkat).value().is_of(rules::alfonso));
    CHECK_FALSE(Position::from(setup, rules::qirkat).value().is_of(straight));
  };
  // One ban of each side, as both can have stepped sideways in turn.
  check({.white = {d2, e1}, .black = {b4, d4}, .no_west = d2, .no_east = b4}, rules::brainking,
        true);
  // Two of one side.
  check({.white = {d2, e1}, .black = c4, .no_west = {d2, e1}}, rules::qirkat, false);
  // One that cannot bind at this turn.
  check({.white = {d2, c2}, .black = c4, .no_west = d2}, rules::qirkat, false);
  // The same at the other side's turn, which no step can have set.
  check({.white = {d2, c2}, .black = c4, .to_move = Side::black, .no_west = d2}, rules::qirkat,
        false);

  const Position without_bans = Position::start();
  for (const NamedRuleSet& named : named_rule_sets) {
    CHECK(without_bans.is_of(named.rules));
  }
  // A man may carry its ban to the far rank, and along it, only where it can step there.
  constexpr RuleSet anywhere{.quiet_on_far_rank = true};
  const Position far = position_of<anywhere>("3w1/5/5/5/2b2 w d5<");
  CHECK(far.is_of(anywhere));
  CHECK_FALSE(far.is_of(rules::brainking));
  CHECK_FALSE(far.is_of(rules::qirkat));
}

TEST_CASE("a position is of its rules before and after every move", "[position]") {
  const auto check = []<RuleSet rule_set>() {
    sampling::for_each_position<rule_set>(57, 100, [](const Position& position) {
      REQUIRE(position.is_of(rule_set));
      for_each_move<rule_set>(position, [&](const Move& move) {
        REQUIRE(position.after<rule_set>(move).is_of(rule_set));
      });
    });
  };
  check.operator()<rules::brainking>();
  check.operator()<rules::qirkat>();
  check.operator()<rules::freestyle>();
  check.operator()<brainking_until_moved>();
}

TEST_CASE("reading 4: a ban is not dropped because a capture is compulsory", "[position][B11]") {
  // c2-d2, then Black offers a man: the ban cannot bind, and still tells two positions apart.
  const Position white = play("5/5/1b3/2w2/w4 w -", "c2-d2 b3-b2");
  CHECK(white == position_of("5/5/5/1b1w1/w4 w d2<"));
  CHECK(white != position_of("5/5/5/1b1w1/w4 w -"));
  CHECK(move_texts(white) == Texts{"a1xc3"});
  const Setup setup{.white = {a1, d2}, .black = b2, .no_west = d2};
  CHECK(Position::from(setup).value() == white);

  const Position black = play("4b/2b2/3w1/5/5 b -", "c4-b4 d3-d4");
  CHECK(black == position_of("4b/1b1w1/5/5/5 b b4>"));
  CHECK(black != position_of("4b/1b1w1/5/5/5 b -"));
  CHECK(move_texts(black) == Texts{"e5xc3"});
}

// ---- Equality and hash -------------------------------------------------------------------------

TEST_CASE("bad case 15: two orders of play with one future are one position",
          "[position][hash][bad-case-15]") {
  const char* const text = "b3b/5/5/5/w3w w -";
  const auto check = [](const Position& a, const Position& b) {
    CHECK(a == b);
    CHECK(a.hash() == b.hash());
    CHECK(std::hash<Position>{}(a) == std::hash<Position>{}(b));
  };
  check(play(text, "a1-a2 a5-a4 e1-e2 e5-e4"), play(text, "e1-e2 e5-e4 a1-a2 a5-a4"));
  // The ban of b1 is over in the first, as White has moved since; Black's is the same in both.
  check(play(text, "a1-b1 e5-e4 e1-e2 a5-a4 b1-b2 e4-e3"),
        play(text, "e1-e2 a5-a4 a1-b1 e5-e4 b1-b2 e4-e3"));
  constexpr RuleSet kept = rules::qirkat;
  check(play<kept>(text, "a1-b1 a5-a4 e1-e2 e5-e4"), play<kept>(text, "e1-e2 e5-e4 a1-b1 a5-a4"));
}

TEST_CASE("bad case 15: two orders of play with different bans are two positions",
          "[position][hash][bad-case-15]") {
  const char* const text = "b3b/5/5/5/w3w w -";
  const Position ban_over = play(text, "a1-b1 a5-a4 e1-e2 e5-e4");
  const Position ban_binds = play(text, "e1-e2 e5-e4 a1-b1 a5-a4");
  CHECK(ban_over.men(Side::white) == ban_binds.men(Side::white));
  CHECK(ban_over.men(Side::black) == ban_binds.men(Side::black));
  CHECK(ban_over != ban_binds);
  CHECK(ban_over.hash() != ban_binds.hash());
}

TEST_CASE("every position of the first plies equals the one of its text",
          "[position][hash][bad-case-15]") {
  const auto check = []<RuleSet rule_set>(const auto& self, const Position& position,
                                          int plies) -> void {
    const Position read = position_of<rule_set>(to_text(position));
    REQUIRE(read == position);
    REQUIRE(read.hash() == position.hash());
    if (plies > 0) {
      for_each_move<rule_set>(position, [&](const Move& move) {
        self.template operator()<rule_set>(self, position.after<rule_set>(move), plies - 1);
      });
    }
  };
  check.operator()<rules::brainking>(check, Position::start(), 7);
  check.operator()<rules::qirkat>(check, Position::start(), 7);
}

TEST_CASE("bad case 15: one man, the side or one ban makes another position",
          "[position][hash][bad-case-15]") {
  const Setup setup{.white = {b2, d2, c3}, .black = {b4, d4, e5}, .no_west = d2, .no_east = b4};
  const auto make = [](const Setup& changed) {
    return Position::from(changed, rules::qirkat).value();
  };
  std::vector<Position> positions{make(setup)};

  Setup side = setup;
  side.to_move = Side::black;
  positions.push_back(make(side));
  for (const Point point : ~(setup.white | setup.black)) {
    Setup more_white = setup;
    more_white.white |= point;
    positions.push_back(make(more_white));
    Setup more_black = setup;
    more_black.black |= point;
    positions.push_back(make(more_black));
  }
  for (const Point point : Bitboard{b2, c3}) {
    Setup fewer = setup;
    fewer.white -= point;
    positions.push_back(make(fewer));
    Setup other_colour = fewer;
    other_colour.black |= point;
    positions.push_back(make(other_colour));
  }
  for (const Point point : setup.white | setup.black) {
    for (const bool west : {true, false}) {
      Setup bans = setup;
      bans.no_west -= point;
      bans.no_east -= point;
      (west ? bans.no_west : bans.no_east) |= point;
      if (detail::faults_of(bans, rules::qirkat).empty() && bans != setup) {
        positions.push_back(make(bans));
      }
    }
    Setup free = setup;
    free.no_west -= point;
    free.no_east -= point;
    if (free != setup) {
      positions.push_back(make(free));
    }
  }
  CHECK(positions.size() > 50);
  for (std::size_t i = 0; i < positions.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      REQUIRE(positions[i] != positions[j]);
      REQUIRE(positions[i].hash() != positions[j].hash());
    }
  }
}

TEST_CASE("a hash is the same in every build and every run", "[position][hash]") {
  CHECK(Position::start().hash() == 0x3a00a2739579e9c9);
  CHECK(position_of("4b/5/5/3w1/w4 b d2<").hash() == 0x25bfe0d254c0c761);
}

TEST_CASE("positions are keys of hashed containers", "[position][hash]") {
  std::unordered_set<Position> keys;
  std::vector<Position> seen;
  sampling::for_each_game_position<rules::brainking>(7, 1'000, [&](const Position& position) {
    keys.insert(position);
    seen.push_back(position);
  });
  CHECK(std::all_of(seen.begin(), seen.end(), [&](const Position& p) { return keys.contains(p); }));
  CHECK(keys.contains(Position::start()));
  CHECK_FALSE(keys.contains(position_of("5/5/5/5/5 w -")));
}

TEST_CASE("the hashes of a million similar positions are different", "[position][hash]") {
  // Eight points of either side with or without a man, three men with or without a ban, either
  // turn.
  constexpr std::uint32_t count = std::uint32_t{1} << 20U;
  std::vector<std::uint64_t> hashes;
  std::vector<std::uint32_t> low_halves;
  hashes.reserve(count);
  low_halves.reserve(count);
  for (std::uint32_t choice = 0; choice < count; ++choice) {
    const auto position =
        Position::from({.white = Bitboard::from_bits(choice & 0xffU) | Bitboard{b3, c3, d3},
                        .black = Bitboard::from_bits((choice >> 8U & 0xffU) << 17U),
                        .to_move = (choice >> 19U) == 0 ? Side::white : Side::black,
                        .no_west = Bitboard::from_bits((choice >> 16U & 7U) << index_of(b3))},
                       rules::qirkat);
    hashes.push_back(position.value().hash());
    low_halves.push_back(static_cast<std::uint32_t>(hashes.back()));
  }
  std::sort(hashes.begin(), hashes.end());
  CHECK(std::adjacent_find(hashes.begin(), hashes.end()) == hashes.end());

  // Half of a hash is a hash too: by chance about 128 pairs of a million are equal.
  std::sort(low_halves.begin(), low_halves.end());
  int equal_high = 0;
  int equal_low = 0;
  for (std::size_t i = 1; i < count; ++i) {
    equal_high += hashes[i] >> 32U == hashes[i - 1] >> 32U ? 1 : 0;
    equal_low += low_halves[i] == low_halves[i - 1] ? 1 : 0;
  }
  CHECK(equal_high < 200);
  CHECK(equal_low < 200);
}

// ---- Symmetries --------------------------------------------------------------------------------

Point turned(Point point) { return point_at(24 - index_of(point)); }

Point in_mirror(Point point) { return point_at(index_of(point) / 5 * 5 + 4 - index_of(point) % 5); }

TEST_CASE("bad case 11: rotating swaps the sides and turns all else round",
          "[position][symmetry][bad-case-11]") {
  sampling::for_each_setup_position<rules::qirkat>(9, 1'000, [](const Position& position) {
    const Position image = rotated(position);
    REQUIRE(image.to_move() == opponent(position.to_move()));
    for (const Point point : Bitboard::all()) {
      const auto man = position.at(point);
      REQUIRE(image.at(turned(point)) == (man ? std::optional{opponent(*man)} : std::nullopt));
      REQUIRE(image.no_east().contains(turned(point)) == position.no_west().contains(point));
      REQUIRE(image.no_west().contains(turned(point)) == position.no_east().contains(point));
    }
    REQUIRE(rotated(image) == position);
  });
  CHECK(rotated(position_of("b4/5/2w2/1w3/5 w b2<")) == position_of("5/3b1/2b2/5/4w b d4>"));
  CHECK(rotated(Position::start()) == position_of("bbbbb/bbbbb/bb1ww/wwwww/wwwww b -"));
}

TEST_CASE("a position and its mirror image have one canonical form, which is one of them",
          "[position]") {
  for (const char* const text : rare_positions) {
    const Position position = position_of(text);
    CAPTURE(position);
    const Position form = canonical_form(position);
    CHECK(form == canonical_form(mirrored(position)));
    CHECK(canonical_form(form) == form);
    CHECK((form == position || form == mirrored(position)));
    CHECK(form <= position);
  }
  static_assert(canonical_form(Position::start()) == canonical_form(mirrored(Position::start())));
}

TEST_CASE("B11: a position tells whom a ban binds, and from which point", "[position]") {
  const Position position = position_of<rules::qirkat>("b4/5/1bw2/1w3/5 w b3<,c3>,b2<");
  CHECK(position.banned_men(Side::white) == Bitboard{c3, b2});
  CHECK(position.banned_men(Side::black) == Bitboard{b3});
  CHECK(position.banned_point(b3) == a3);
  CHECK(position.banned_point(c3) == d3);
  CHECK(position.banned_point(b2) == a2);
  CHECK(position.banned_point(a5) == std::nullopt);
  CHECK(position.banned_point(a1) == std::nullopt);
}

TEST_CASE("mirroring swaps files and west with east", "[position][symmetry]") {
  sampling::for_each_setup_position<rules::qirkat>(10, 1'000, [](const Position& position) {
    const Position image = mirrored(position);
    REQUIRE(image.to_move() == position.to_move());
    for (const Point point : Bitboard::all()) {
      REQUIRE(image.at(in_mirror(point)) == position.at(point));
      REQUIRE(image.no_east().contains(in_mirror(point)) == position.no_west().contains(point));
      REQUIRE(image.no_west().contains(in_mirror(point)) == position.no_east().contains(point));
    }
    REQUIRE(mirrored(image) == position);
    REQUIRE(mirrored(rotated(position)) == rotated(mirrored(position)));
  });
  CHECK(mirrored(position_of("b4/5/2w2/1w3/5 w b2<")) == position_of("4b/5/2w2/3w1/5 w d2>"));
}

// ---- Making a move -----------------------------------------------------------------------------

TEST_CASE("bad case 3: a capture that ends where it began keeps its man and takes the others",
          "[position][bad-case-3]") {
  const Position white = position_of(square_and_far_man);
  const Move circle{d2, d2, Bitboard{c2, b3, d3, c4}};
  REQUIRE(is_legal(white, circle));
  CHECK(white.after(circle) == position_of("4b/5/5/3w1/5 b -"));
  CHECK(white.after(circle).men(Side::white).size() == 1);

  const Position black = rotated(white);
  REQUIRE(is_legal(black, rotated(circle)));
  CHECK(black.after(rotated(circle)) == position_of("5/1b3/5/5/w4 w -"));
}

TEST_CASE("a move changes nothing but what it says", "[position]") {
  const auto check = []<RuleSet rule_set>() {
    for (const char* const text : rare_positions) {
      const Position position = position_of<rule_set>(text);
      const Side side = position.to_move();
      for_each_move<rule_set>(position, [&](const Move& move) {
        const Position next = position.after<rule_set>(move);
        REQUIRE(next.to_move() == opponent(side));
        REQUIRE(next.men(side) == ((position.men(side) - move.from()) | move.to()));
        REQUIRE(next.men(opponent(side)) == position.men(opponent(side)) - move.captured());
        REQUIRE(next.is_ok());
        REQUIRE(Position::from(next.setup(), rule_set).value() == next);
      });
    }
  };
  check.operator()<rules::brainking>();
  check.operator()<rules::qirkat>();
}

TEST_CASE("bad case 8: a move leaves the position that it was made in alone",
          "[position][bad-case-8]") {
  for (const char* const text : rare_positions) {
    const Position position = position_of(text);
    const Position copy = position;
    const Texts before = move_texts(position);
    for_each_move(position, [&](const Move& move) {
      const Position next = position.after(move);
      CHECK(next != position);
      CHECK(count_moves(next) == legal_moves(next).size());
    });
    CHECK(position == copy);
    CHECK(move_texts(position) == before);
  }
}

TEST_CASE("bad case 8: two games played turn by turn do not touch each other",
          "[position][bad-case-8]") {
  const std::array<const char*, 8> one{"d2-c3", "b4-d2",          "e1-c3", "d4-d2-b4",
                                       "c1-d2", "a3-c1-c3-e1-c1", "b1-d1", "b3-c3"};
  const std::array<const char*, 4> two{"d3-c3", "b3-d3", "e3-c3", "d4-d3"};
  Position alone_one;
  for (const char* const move : one) {
    alone_one = play(alone_one, move);
  }
  Position alone_two;
  for (const char* const move : two) {
    alone_two = play(alone_two, move);
  }

  Position turn_one;
  Position turn_two;
  for (std::size_t i = 0; i < one.size(); ++i) {
    turn_one = play(turn_one, one[i]);
    if (i < two.size()) {
      turn_two = play(turn_two, two[i]);
    }
  }
  CHECK(turn_one == alone_one);
  CHECK(turn_two == alone_two);
  CHECK(move_texts(turn_two) == Texts{"c3xe3", "d2xd4"});
}

}  // namespace
}  // namespace alquerque::test
