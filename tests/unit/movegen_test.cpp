#include <alquerque/core/movegen.hpp>

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <optional>
#include <ranges>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include <catch2/catch_test_macros.hpp>

#include <alquerque/core/move_list.hpp>
#include <alquerque/core/pick_move.hpp>
#include <alquerque/core/position.hpp>
#include <alquerque/core/rule_set.hpp>

#include "support.hpp"

namespace alquerque::test {
namespace {

using enum Point;

static_assert(std::ranges::random_access_range<MoveList<>>);
static_assert(std::ranges::contiguous_range<const MoveList<>>);
static_assert(std::ranges::sized_range<MoveList<>>);
static_assert(std::copyable<MoveList<>>);

static_assert(count_moves(Position::start()) == 4);
static_assert(has_legal_move(Position::start()));
static_assert(legal_moves(Position::start()).contains(Move{c2, c3}));
static_assert(is_legal(Position::start(), Move{d3, c3}));
static_assert(!is_legal(Position::start(), Move{b3, c3}));
static_assert(capturing_men(Position::start()).empty());

// What the library says about a position under a rule set, each thing asked for by itself.
struct Answers {
  std::vector<Move> visited;
  std::vector<Move> listed;
  std::size_t count = 0;
  bool any = false;
  std::vector<Move> picked;  // by index
  Bitboard capturing;
  std::vector<Position> after;  // by `visited`
  std::vector<Move> succeeded_by;
  std::vector<Position> successors;
};

template <RuleSet rule_set>
Answers answers(const Position& position) {
  Answers answers;
  for_each_move<rule_set>(position, [&](const Move& move) { answers.visited.push_back(move); });
  const auto list = legal_moves<rule_set>(position);
  answers.listed.assign(list.begin(), list.end());
  answers.count = count_moves<rule_set>(position);
  answers.any = has_legal_move<rule_set>(position);
  for (std::size_t i = 0; i < answers.count; ++i) {
    const std::optional<Move> move = pick_move<rule_set>(position, [&](std::size_t count) {
      REQUIRE(count == answers.count);
      return i;
    });
    answers.picked.push_back(move.value());
  }
  answers.capturing = capturing_men<rule_set>(position);
  for (const Move& move : answers.visited) {
    answers.after.push_back(position.after<rule_set>(move));
  }
  for_each_successor<rule_set>(position, [&](const Move& move, const Position& after) {
    answers.succeeded_by.push_back(move);
    answers.successors.push_back(after);
  });
  return answers;
}

struct Rules {
  const char* name;
  RuleSet rule_set;
  Answers (*ask)(const Position&);
};

constexpr RuleSet optional{.capture_compulsory = false, .no_return = NoReturn::until_moved};

constexpr std::array all_rules{
    Rules{"brainking", rules::brainking, answers<rules::brainking>},
    Rules{"qirkat", rules::qirkat, answers<rules::qirkat>},
    Rules{"freestyle", rules::freestyle, answers<rules::freestyle>},
    Rules{"alfonso", rules::alfonso, answers<rules::alfonso>},
    Rules{"chains may stop", may_stop, answers<may_stop>},
    Rules{"captures are optional", optional, answers<optional>},
};

// Calls `check(rules, position)` for strange positions, and those around the start, under all
// rules.
template <class Check>
void each_position(Check&& check) {
  for (const Rules& rules : all_rules) {
    CAPTURE(rules.name);
    for (const char* const text : rare_positions) {
      const Position position = position_of(text, rules.rule_set);
      CAPTURE(position);
      check(rules, position);
    }
    std::vector<Position> ply{Position::start()};
    for (int depth = 0; depth < 4; ++depth) {
      std::vector<Position> next;
      for (const Position& position : ply) {
        CAPTURE(position);
        check(rules, position);
        const Answers now = rules.ask(position);
        next.insert(next.end(), now.after.begin(), now.after.end());
      }
      ply = next;
    }
  }
}

std::vector<Move> sorted(std::vector<Move> moves) {
  std::sort(moves.begin(), moves.end());
  return moves;
}

std::size_t count_captures(const std::vector<Move>& moves) {
  return static_cast<std::size_t>(std::count_if(
      moves.begin(), moves.end(), [](const Move& move) { return move.is_capture(); }));
}

// ---- One traversal -----------------------------------------------------------------------------

TEST_CASE("visiting, listing, counting and asking for any move agree", "[movegen]") {
  each_position([](const Rules& rules, const Position& position) {
    const Answers now = rules.ask(position);
    REQUIRE(now.visited == now.listed);
    REQUIRE(now.count == now.listed.size());
    REQUIRE(now.any == !now.listed.empty());
    REQUIRE(now.picked == now.visited);
  });
}

TEST_CASE("successors are the positions after the moves, in the order of the moves", "[movegen]") {
  each_position([](const Rules& rules, const Position& position) {
    const Answers now = rules.ask(position);
    REQUIRE(now.succeeded_by == now.visited);
    REQUIRE(now.successors == now.after);
  });
}

TEST_CASE("a ban on an occupied point leaves no trace in any successor", "[movegen]") {
  const Position position = position_of("5/5/wbb2/5/4w w b3<");
  CHECK(position == position_of("5/5/wbb2/5/4w w -"));
  std::size_t seen = 0;
  for_each_successor(position, [&](const Move& move, const Position& after) {
    CAPTURE(move);
    CHECK(after.no_west().empty());
    CHECK(after == position.after(move));
    ++seen;
  });
  CHECK(seen == 5);
}

TEST_CASE("a visitor of successors ends the traversal where it stops", "[movegen]") {
  std::size_t seen = 0;
  const auto stop_at = [&](std::size_t last) {
    return [&seen, last](const Move&, const Position&) {
      return ++seen == last ? Visit::stop : Visit::go_on;
    };
  };
  CHECK(for_each_successor(Position::start(), stop_at(2)) == Visit::stop);
  CHECK(seen == 2);
  seen = 0;
  CHECK(for_each_successor(Position::start(), stop_at(5)) == Visit::go_on);
  CHECK(seen == 4);
  // Among captures that are walked, too.
  const Position chains = position_of("5/1bbb1/1b1b1/bbbbb/1bwb1 w -");
  seen = 0;
  CHECK(for_each_successor(chains, stop_at(100)) == Visit::stop);
  CHECK(seen == 100);
}

TEST_CASE("nothing is picked where nothing is legal, and nobody asked to choose", "[movegen]") {
  const auto choose = [](std::size_t) -> std::size_t { throw std::logic_error{"asked"}; };
  CHECK(!pick_move(position_of("2b2/bbwbb/5/5/5 w -"), choose));
  CHECK(!pick_move<rules::alfonso>(position_of("5/5/5/5/w4 b -"), choose));
  // While the compiler runs, too.
  static_assert(pick_move(Position::start(), [](std::size_t count) { return count - 1; }) ==
                legal_moves(Position::start())[3]);
}

TEST_CASE("a visitor that returns nothing sees every move", "[movegen]") {
  std::size_t seen = 0;
  const Visit end = for_each_move(Position::start(), [&](const Move&) { ++seen; });
  CHECK(seen == 4);
  CHECK(end == Visit::go_on);
}

TEST_CASE("a visitor may stop after any move", "[movegen]") {
  // Steps; long chains; steps, a single jump and a chain with two routes.
  const auto check = []<RuleSet rule_set>(const Position& position, std::size_t count) {
    const std::vector<Move> moves = answers<rule_set>(position).visited;
    REQUIRE(moves.size() == count);
    for (std::size_t limit = 1; limit <= count; ++limit) {
      std::vector<Move> seen;
      const Visit end = for_each_move<rule_set>(position, [&](const Move& move) {
        seen.push_back(move);
        return seen.size() == limit ? Visit::stop : Visit::go_on;
      });
      REQUIRE(end == Visit::stop);
      REQUIRE(std::equal(seen.begin(), seen.end(), moves.begin(),
                         moves.begin() + static_cast<std::ptrdiff_t>(limit)));
    }
    CHECK(for_each_move<rule_set>(position, [](const Move&) { return Visit::go_on; }) ==
          Visit::go_on);
  };
  check.operator()<rules::brainking>(Position::start(), 4);
  check.operator()<rules::brainking>(position_of(most_moves), 260);
  check.operator()<optional>(position_of<optional>("5/2b2/1b1bb/2bww/w4 w -"), 6);
}

TEST_CASE("a visitor may be a named object, with state of its own", "[movegen]") {
  struct Counter {
    std::size_t quiet = 0;
    void operator()(const Move& move) { quiet += move.is_capture() ? 0U : 1U; }
  };
  Counter counter;
  for_each_move(Position::start(), counter);
  CHECK(counter.quiet == 4);
}

TEST_CASE("the order of moves depends on the position alone", "[movegen]") {
  const Position by_play = play("b3b/5/5/5/w3w w -", "a1-a2 a5-a4 e1-e2 e5-e4");
  const Position by_text = position_of("5/b3b/5/w3w/5 w -");
  CHECK(answers<rules::brainking>(by_play).visited == answers<rules::brainking>(by_text).visited);
}

// ---- What a list may hold ----------------------------------------------------------------------

TEST_CASE("bad case 2: no move is listed twice", "[movegen][bad-case-2]") {
  each_position([](const Rules& rules, const Position& position) {
    const std::vector<Move> moves = sorted(rules.ask(position).visited);
    REQUIRE(std::adjacent_find(moves.begin(), moves.end()) == moves.end());
  });
}

// Whether the man on `man` could capture if it were its side's turn again, in any direction.
bool can_capture(const Position& after, Point man) {
  Setup setup = after.setup();
  setup.to_move = opponent(setup.to_move);
  setup.no_west = {};
  setup.no_east = {};
  constexpr RuleSet any_capture{.first_jump = Headings::any, .no_return = NoReturn::none};
  return capturing_men<any_capture>(Position::from(setup, any_capture).value()).contains(man);
}

TEST_CASE("bad case 1: no capture ends where its man can capture on", "[movegen][bad-case-1]") {
  std::size_t captures = 0;
  each_position([&](const Rules& rules, const Position& position) {
    if (rules.rule_set.later_jumps != Headings::any || !rules.rule_set.chain_must_go_on) {
      return;
    }
    const Answers now = rules.ask(position);
    for (std::size_t i = 0; i < now.visited.size(); ++i) {
      if (now.visited[i].is_capture()) {
        ++captures;
        CAPTURE(now.visited[i]);
        REQUIRE_FALSE(can_capture(now.after[i], now.visited[i].to()));
      }
    }
  });
  CHECK(captures > 100);
}

TEST_CASE("bad case 6: a capture anywhere removes every quiet move", "[movegen][bad-case-6]") {
  std::size_t mixed = 0;
  each_position([&](const Rules& rules, const Position& position) {
    const std::vector<Move> moves = rules.ask(position).visited;
    const std::size_t captures = count_captures(moves);
    if (rules.rule_set.capture_compulsory) {
      REQUIRE((captures == 0 || captures == moves.size()));
    } else {
      mixed += captures > 0 && captures < moves.size() ? 1U : 0U;
    }
  });
  CHECK(mixed > 0);
}

TEST_CASE("bad case 9: one jump is legal exactly where line, enemy and empty point are",
          "[movegen][bad-case-9]") {
  // A man, what it jumps over and what stands behind: every choice of points, on a board that is
  // empty otherwise. On `over` stands nothing, an own man or an enemy, and on `behind` too.
  constexpr RuleSet rule_set{
      .first_jump = Headings::any, .later_jumps = Headings::none, .no_return = NoReturn::none};
  enum class Stands { nothing, own, enemy };
  std::size_t legal = 0;
  for (const Point from : Bitboard::all()) {
    for (const Point over : ~Bitboard{from}) {
      for (const Point behind : ~Bitboard{from, over}) {
        const bool even =
            (static_cast<int>(file_of(from)) + static_cast<int>(rank_of(from))) % 2 == 0;
        const int files = static_cast<int>(file_of(over)) - static_cast<int>(file_of(from));
        const int ranks = static_cast<int>(rank_of(over)) - static_cast<int>(rank_of(from));
        const bool line =
            files >= -1 && files <= 1 && ranks >= -1 && ranks <= 1 &&
            (even || files == 0 || ranks == 0) &&
            static_cast<int>(file_of(behind)) == static_cast<int>(file_of(from)) + 2 * files &&
            static_cast<int>(rank_of(behind)) == static_cast<int>(rank_of(from)) + 2 * ranks;
        for (const auto& [on_over, on_behind] : {std::pair{Stands::nothing, Stands::nothing},
                                                 {Stands::own, Stands::nothing},
                                                 {Stands::enemy, Stands::nothing},
                                                 {Stands::enemy, Stands::own},
                                                 {Stands::enemy, Stands::enemy}}) {
          Setup setup{.white = from, .black = {}};
          if (on_over != Stands::nothing) {
            (on_over == Stands::own ? setup.white : setup.black) |= over;
          }
          if (on_behind != Stands::nothing) {
            (on_behind == Stands::own ? setup.white : setup.black) |= behind;
          }
          const Position position = Position::from(setup, rule_set).value();
          const bool expected = line && on_over == Stands::enemy && on_behind == Stands::nothing;
          legal += expected ? 1U : 0U;
          if (is_legal<rule_set>(position, Move{from, behind, over}) != expected) {
            CAPTURE(position, from, over, behind);
            FAIL("the jump should be " << (expected ? "legal" : "illegal"));
          }
        }
      }
    }
  }
  CHECK(legal == 80);
}

TEST_CASE("bad case 12: the longest lists fit", "[movegen][bad-case-12]") {
  const Position position = position_of(most_moves);
  CHECK(count_moves(position) == 260);
  const auto moves = legal_moves(position);
  CHECK(moves.size() == 260);
  std::vector<Move> distinct(moves.begin(), moves.end());
  std::sort(distinct.begin(), distinct.end());
  CHECK(std::unique(distinct.begin(), distinct.end()) == distinct.end());
  for (const Move& move : moves) {
    CHECK(move.from() == c1);
    CHECK(move.captured().size() >= 1);
  }
  CHECK(legal_moves(rotated(position)).size() == 260);
}

TEST_CASE("bad case 12: the capacity is what each rule set can need", "[movegen][bad-case-12]") {
  static_assert(decltype(legal_moves(Position::start()))::capacity >= 260);

  constexpr RuleSet any_but_forward{
      .quiet_steps = Headings::any,
      .first_jump = Headings::any,
      .later_jumps = Headings::diagonally_forward | Headings::sideways |
                     Headings::diagonally_backward | Headings::backward,
      .capture_compulsory = false,
      .quiet_on_far_rank = true,
      .no_return = NoReturn::none};
  const Position first = position_of<any_but_forward>("1bw2/bbbbw/1b1b1/bbbbw/1b1w1 w -");
  CHECK(legal_moves<any_but_forward>(first).size() == 272);
  static_assert(decltype(legal_moves<any_but_forward>(Position::start()))::capacity >= 272);

  constexpr RuleSet free_to_stop{.quiet_steps = Headings::any,
                                 .first_jump = Headings::any,
                                 .capture_compulsory = false,
                                 .chain_must_go_on = false,
                                 .quiet_on_far_rank = true,
                                 .no_return = NoReturn::none};
  const Position second = position_of<free_to_stop>("1b2w/bbbb1/1b1bw/bbbb1/1b1ww w -");
  CHECK(legal_moves<free_to_stop>(second).size() == 1319);
  static_assert(decltype(legal_moves<free_to_stop>(Position::start()))::capacity >= 1319);

  CHECK(legal_moves<rules::alfonso>(position_of("1w1w1/ww1ww/5/ww1ww/1w1w1 w -")).size() == 40);
}

TEST_CASE("bad case 11: rotated and mirrored positions have rotated and mirrored moves",
          "[movegen][bad-case-11]") {
  const auto image_of = [](Answers answers, const auto& image) {
    for (Move& move : answers.visited) {
      move = image(move);
    }
    for (Position& position : answers.after) {
      position = image(position);
    }
    return answers;
  };
  const auto pairs = [](const Answers& answers) {
    std::vector<std::pair<Move, std::string>> moves_and_positions;
    for (std::size_t i = 0; i < answers.visited.size(); ++i) {
      moves_and_positions.emplace_back(answers.visited[i], to_text(answers.after[i]));
    }
    std::sort(moves_and_positions.begin(), moves_and_positions.end());
    return moves_and_positions;
  };
  const auto turn = [](const auto& thing) { return rotated(thing); };
  const auto mirror = [](const auto& thing) { return mirrored(thing); };
  each_position([&](const Rules& rules, const Position& position) {
    const Answers now = rules.ask(position);
    REQUIRE(pairs(rules.ask(rotated(position))) == pairs(image_of(now, turn)));
    REQUIRE(pairs(rules.ask(mirrored(position))) == pairs(image_of(now, mirror)));
  });
}

// ---- Capturing men, legality -------------------------------------------------------------------

TEST_CASE("the capturing men are the origins of the captures", "[movegen]") {
  each_position([](const Rules& rules, const Position& position) {
    const Answers now = rules.ask(position);
    Bitboard origins;
    for (const Move& move : now.visited) {
      if (move.is_capture()) {
        origins |= move.from();
      }
    }
    REQUIRE(now.capturing == origins);
  });
  CHECK(capturing_men(position_of("5/1b3/w4/1b1b1/w4 w -")) == Bitboard{a1, a3});
  CHECK(capturing_men(position_of("5/1b3/w4/1b1b1/w4 b -")).empty());
}

TEST_CASE("bad case 31: a move is legal exactly if it is listed", "[movegen][bad-case-31]") {
  for (const char* const text :
       {"bbbbb/bbbbb/bb1ww/wwwww/wwwww w -", "5/2b2/1bbb1/2bw1/5 w -", "4b/5/5/3w1/w4 w d2<",
        "bbbbb/bbb1b/bb2w/wwwww/ww1w1 b -", "2w2/2b2/5/5/5 w -"}) {
    const Position position = position_of(text);
    const std::vector<Move> moves = answers<rules::brainking>(position).visited;
    const auto check = [&](const Move& move) {
      const bool listed = std::find(moves.begin(), moves.end(), move) != moves.end();
      if (is_legal(position, move) != listed) {
        CAPTURE(position, move);
        CHECK(is_legal(position, move) == listed);
      }
    };
    for (const Point from : Bitboard::all()) {
      for (const Point to : Bitboard::all()) {
        check(Move{from, to});
        check(Move{from, to, Bitboard{c2}});
      }
    }
    // Every legal move, and the same with one thing wrong.
    for (const Move& move : moves) {
      CHECK(is_legal(position, move));
      for (const Point point : Bitboard::all()) {
        check(Move{move.from(), move.to(), move.captured() ^ point});
        check(Move{move.from(), point, move.captured()});
        check(Move{point, move.to(), move.captured()});
      }
    }
  }
}

// ---- The list ----------------------------------------------------------------------------------

TEST_CASE("a move list holds what is pushed, in order", "[movegen]") {
  MoveList<> list;
  CHECK(list.empty());
  CHECK(list.size() == 0);
  CHECK(list.begin() == list.end());
  list.push_back(Move{c2, c3});
  list.push_back(Move{d3, c3});
  CHECK(list.size() == 2);
  CHECK(list[0] == Move{c2, c3});
  CHECK(list[1] == Move{d3, c3});
  CHECK(list.contains(Move{d3, c3}));
  CHECK_FALSE(list.contains(Move{d2, c3}));
  CHECK(list.data() == &*list.begin());

  const MoveList<> copy = list;
  list.clear();
  CHECK(list.empty());
  CHECK(copy.size() == 2);
  list = copy;
  CHECK(std::ranges::equal(list, copy));
}

TEST_CASE("a move list is a contiguous range, whether one may change it or not", "[movegen]") {
  CHECK(std::ranges::contiguous_range<const MoveList<>>);
  CHECK(std::ranges::contiguous_range<MoveList<>>);
}

TEST_CASE("the standard algorithms take a list of moves", "[movegen]") {
  auto moves = legal_moves(Position::start());
  std::ranges::sort(moves);
  CHECK(std::ranges::equal(moves,
                           std::array{Move{b2, c3}, Move{c2, c3}, Move{d2, c3}, Move{d3, c3}}));
  CHECK(std::ranges::find(moves, Move{d2, c3}) != moves.end());
}

}  // namespace
}  // namespace alquerque::test
