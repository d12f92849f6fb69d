// Checks the reference implementation by itself: the perft tables of the rules page, and the lines
// that have caught other programs. Prints one line a check; the exit status is 0 if all passed.
// With the argument `--long` the tables are checked to their end.

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "reference.hpp"

namespace {

using reference::Ban;
using reference::Man;
using reference::Move;
using reference::NoReturn;
using reference::Outcome;
using reference::Point;
using reference::Route;
using reference::Rules;
using reference::Side;
using reference::State;

int failures = 0;

Point point(const std::string& written) { return reference::point_from_text(written); }

void report(bool passed, const std::string& name) {
  std::printf("%s  %s\n", passed ? "ok  " : "FAIL", name.c_str());
  if (!passed) ++failures;
}

template <typename Value>
void report_equal(Value found, Value expected, const std::string& name) {
  const bool passed = found == expected;
  report(passed, name + ": " + std::to_string(found) +
                     (passed ? "" : ", expected " + std::to_string(expected)));
}

Rules brainking_with(NoReturn no_return) {
  Rules rules = reference::brainking();
  rules.no_return = no_return;
  return rules;
}

// ---- perft tables ------------------------------------------------------------------------------

using Perft = std::uint64_t (*)(const State&, const Rules&, int);

struct Table {
  const char* name;
  Rules rules;
  Perft count;
  int usual_depth;
  std::vector<std::uint64_t> rows;  // depth 1 first
};

std::vector<Table> tables() {
  const Perft by_move = reference::perft;
  const Perft by_route = reference::perft_routes;
  return {
      {"brainking moves",
       reference::brainking(),
       by_move,
       10,
       {4, 5, 6, 12, 27, 95, 400, 1696, 7190, 32058, 153675, 764136, 3930686, 20834530}},
      {"brainking routes",
       reference::brainking(),
       by_route,
       10,
       {4, 5, 6, 12, 27, 97, 415, 1860, 8121, 38581, 189069, 974654, 5073351, 27853152}},
      {"qirkat moves",
       reference::qirkat(),
       by_move,
       9,
       {4, 5, 6, 12, 27, 95, 401, 1660, 6900, 30027, 139958}},
      {"qirkat routes",
       reference::qirkat(),
       by_route,
       9,
       {4, 5, 6, 12, 27, 97, 416, 1826, 7818, 36283, 172950}},
      {"freestyle moves",
       reference::freestyle(),
       by_move,
       8,
       {4, 5, 6, 12, 29, 107, 523, 2521, 12878, 70759, 423462}},
      {"alfonso moves",
       reference::alfonso(),
       by_move,
       6,
       {4, 8, 33, 210, 1430, 10262, 81306, 717196}},
      {"brainking with until_moved, moves",
       brainking_with(NoReturn::until_moved),
       by_move,
       9,
       {4, 5, 6, 12, 27, 95, 400, 1696, 7111, 31364, 147369}},
      {"brainking with none, moves",
       brainking_with(NoReturn::none),
       by_move,
       9,
       {4, 5, 6, 12, 27, 95, 410, 1793, 7853, 36731, 183592}},
  };
}

void check_tables(bool to_the_end) {
  for (const Table& table : tables()) {
    int depth = 0;
    for (const std::uint64_t expected : table.rows) {
      ++depth;
      if (depth > table.usual_depth && !to_the_end) break;
      report_equal(table.count(reference::start(), table.rules, depth), expected,
                   std::string(table.name) + ", depth " + std::to_string(depth));
    }
  }
}

// ---- Board and text ----------------------------------------------------------------------------

void check_board() {
  int steps = 0;
  int jumps = 0;
  for (const Point point : reference::all_points()) {
    for (const reference::Step step : reference::all_steps) {
      if (!reference::line_leaves(point, step)) continue;
      ++steps;
      if (reference::line_leaves(point + step, step)) ++jumps;
    }
  }
  report_equal(steps, 112, "directed steps");
  report_equal(jumps, 80, "directed jumps");
  report_equal(reference::count_men(reference::start(), Side::white), 12, "B1: White's men");
  report_equal(reference::count_men(reference::start(), Side::black), 12, "B1: Black's men");
}

bool is_refused(const std::string& input) {
  try {
    (void)reference::from_text(input);
  } catch (const std::invalid_argument&) {
    return true;
  }
  return false;
}

void check_text() {
  const std::string start = "bbbbb/bbbbb/bb1ww/wwwww/wwwww w -";
  report(reference::text(reference::start()) == start, "start position as text");
  report(reference::from_text(start) == reference::start(), "start position from text");
  const std::string with_bans = "5/1b3/b3w/2ww1/5 b c2>,d2>,e3<,b4<";
  report(reference::text(reference::from_text(with_bans)) == with_bans, "bans round-trip");

  bool all_refused = true;
  for (const char* input :
       {"", "bbbbb/bbbbb/bb1ww/wwwww/wwwww w", "bbbbb/bbbbb/bb1ww/wwwww w -",
        "bbbbb/bbbbb/bb1ww/wwwww/wwwww/5 w -", "bbbbb/bbbbb/bb1www/wwwww/wwwww w -",
        "bbbbb/bbbbb/bb1w/wwwww/wwwww w -", "bbbbb/bbbbb/bb0ww/wwwww/wwwww w -",
        "bbbbb/bbbbb/b11ww/wwwww/wwwww w -", "bbbbb/bbbbb/bb1ww/wwwww/wwwww x -",
        "bbbbb/bbbbb/bb1ww/wwwww/wwwww w f3<", "bbbbb/bbbbb/bb1ww/wwwww/wwwww w d3",
        "bbbbb/bbbbb/bb1ww/wwwww/wwwww w e3<,d3<", "bbbbb/bbbbb/bb1ww/wwwww/wwwww w d3<,d3>"}) {
    all_refused = all_refused && is_refused(input);
  }
  report(all_refused, "malformed position texts are refused");
}

// ---- Bans and the end of the game --------------------------------------------------------------

std::string canonical_text(const std::string& input, const Rules& rules) {
  return reference::text(reference::canonical(reference::from_text(input), rules));
}

void check_bans() {
  const Rules next_turn = reference::brainking();
  const Rules until_moved = reference::qirkat();
  Rules quiet_on_far_rank = until_moved;
  quiet_on_far_rank.quiet_on_far_rank = true;

  report(canonical_text("5/5/1w3/5/5 w b3>", next_turn) == "5/5/1w3/5/5 w b3>",
         "reading 4: a ban that binds stays");
  report(canonical_text("1b3/5/1wb2/5/5 w b3>", next_turn) == "1b3/5/1wb2/5/5 w -",
         "reading 4: next_turn drops the ban on an occupied point at that side's turn");
  report(canonical_text("1b3/5/1wb2/5/5 b b3>", next_turn) == "1b3/5/1wb2/5/5 b -",
         "reading 4: and at the other side's, whose last step would have left it empty");
  report(canonical_text("1b3/5/1w3/2b2/5 b b3>", next_turn) == "1b3/5/1w3/2b2/5 b b3>",
         "reading 4: and keeps the ban on an empty one");
  report(canonical_text("1b3/5/1wb2/5/5 w b3>", until_moved) == "1b3/5/1wb2/5/5 w b3>",
         "reading 4: until_moved keeps the ban on an occupied point");
  report(canonical_text("1w3/5/5/5/3b1 b d1<,b5>", until_moved) == "1w3/5/5/5/3b1 b -",
         "reading 4: no ban on the far rank");
  report(canonical_text("1w3/5/5/5/3b1 b d1<,b5>", quiet_on_far_rank) == "1w3/5/5/5/3b1 b d1<,b5>",
         "reading 4: unless men move there");

  report(
      reference::outcome(reference::from_text("bb3/w4/5/5/4b w -"), next_turn) == Outcome::ongoing,
      "reading 3: the sideways step is the only move");
  report(reference::outcome(reference::from_text("bb3/w4/5/5/4b w a4>"), next_turn) ==
             Outcome::blocked,
         "reading 3: and if it is banned, the game is lost");
  const State banned_way = reference::from_text("b4/wb3/5/5/4b w a4>");
  const std::vector<Move> only_capture = {{point("a4"), point("c4"), {point("b4")}}};
  report(reference::moves(banned_way, next_turn) == only_capture,
         "reading 3: a capture over the banned point is legal");
  report(reference::outcome(reference::from_text("5/5/2b2/5/5 w -"), next_turn) == Outcome::no_men,
         "B2: no men");
}

// Reading 8: the longest list of legal moves known.
void check_long_list() {
  const State state = reference::from_text("5/1bbb1/1b1b1/bbbbb/1bwb1 w -");
  report_equal<std::size_t>(reference::moves(state, reference::brainking()).size(), 260,
                            "legal moves of one man against twelve");
}

// ---- Lines that have caught other programs -----------------------------------------------------

// A way to go written as on the rules page: all its points, joined by `-`.
bool is_written(const Route& route, const std::string& written) {
  std::string points = reference::text(route.from);
  for (const Point landing : route.landings) points += "-" + reference::text(landing);
  return points == written;
}

std::vector<Route> routes_written(const State& state, const Rules& rules,
                                  const std::string& written) {
  std::vector<Route> result;
  for (const Route& route : reference::routes(state, rules)) {
    if (is_written(route, written)) result.push_back(route);
  }
  return result;
}

bool is_legal(const State& state, const Rules& rules, const std::string& written) {
  return routes_written(state, rules, written).size() == 1;
}

// From the start position.
State play(const std::string& line, const Rules& rules) {
  State state = reference::start();
  for (const std::string& written : reference::split(line, ' ')) {
    const std::vector<Route> found = routes_written(state, rules, written);
    if (found.size() != 1) {
      report(false, "'" + written + "' is not a legal route in " + reference::text(state));
      return state;
    }
    state = reference::apply(state, found.front(), rules);
  }
  return state;
}

void check_capture_back() {
  const Rules rules = reference::brainking();
  const State state = play("d3-c3 b3-d3 e3-c3 d4-d3", rules);
  const std::vector<Move> expected = {{point("d2"), point("d4"), {point("d3")}},
                                      {point("c3"), point("e3"), {point("d3")}}};
  report(reference::moves(state, rules) == expected,
         "line 1: the captures are d2-d4 and c3-e3, and no other move is legal");
}

void check_two_routes() {
  const Rules rules = reference::brainking();
  const State state = play("d2-c3 b4-d2 e1-c3 d4-d2-b4 c1-d2", rules);
  const std::vector<Route> one = routes_written(state, rules, "a3-c1-c3-e1-c1");
  const std::vector<Route> other = routes_written(state, rules, "a3-c1-e1-c3-c1");
  report(one.size() == 1 && other.size() == 1, "line 2: both routes are legal");
  if (one.size() != 1 || other.size() != 1) return;

  const Move move = reference::move_of(one.front());
  report(one.front() != other.front() && move == reference::move_of(other.front()) &&
             move.captured.size() == 4,
         "line 2: they are one move that captures four men");
  const std::vector<Move> all = reference::moves(state, rules);
  report(std::count(all.begin(), all.end(), move) == 1, "line 2: listed once");
  report(
      reference::apply(state, one.front(), rules) == reference::apply(state, other.front(), rules),
      "line 2: both lead to the same position");
}

struct Circular {
  int found = 0;
  bool example = false;  // d4-b2-d2-d4
  bool sound = true;
};

// Looks at the routes of ply `ply`, where ply 1 is the next one.
void find_circular(const State& state, const Rules& rules, int ply, Circular& result) {
  for (const Route& route : reference::routes(state, rules)) {
    const State next = reference::apply(state, route, rules);
    if (ply > 1) {
      find_circular(next, rules, ply - 1, result);
      continue;
    }
    if (route.from != route.to()) continue;
    ++result.found;
    result.example = result.example || is_written(route, "d4-b2-d2-d4");

    const Side side = state.to_move;
    const Side enemy = reference::opponent(side);
    bool all_removed = true;
    for (const Point captured : route.captured) {
      all_removed = all_removed && next.at(captured) == reference::Cell{};
    }
    result.sound = result.sound && all_removed && next.to_move == enemy &&
                   next.at(route.from).man == reference::man_of(side) &&
                   next.at(route.from).ban == Ban::none &&
                   reference::count_men(next, side) == reference::count_men(state, side) &&
                   reference::count_men(next, enemy) ==
                       reference::count_men(state, enemy) - static_cast<int>(route.captured.size());
  }
}

void check_circular() {
  const Rules rules = reference::brainking();
  Circular before;
  for (int ply = 1; ply <= 5; ++ply) find_circular(reference::start(), rules, ply, before);
  Circular at_six;
  find_circular(reference::start(), rules, 6, at_six);
  report(before.found == 0, "line 3: no chain ends where it began before ply 6");
  report(at_six.found > 0, "line 3: at ply 6 there are such chains");
  report(at_six.example, "line 3: d4-b2-d2-d4 is one of them");
  report(at_six.sound, "line 3: the captured men go, the man stays, no ban is set");
}

void check_ban_of_captured_man() {
  const Rules rules = reference::qirkat();
  const std::string to_the_ban = "d2-c3 b4-d2 e1-c3 d4-d2-b4 e3-d3 b3-c3";
  const State banned = play(to_the_ban, rules);
  report(banned.at(point("c3")) == reference::Cell{Man::black, Ban::west},
         "line 4: b3-c3 sets the ban");
  const State captured = play(to_the_ban + " b2-d4", rules);
  report(captured.at(point("c3")) == reference::Cell{}, "line 4: the man is captured");
  const State state = play(to_the_ban + " b2-d4 c5-e3-c3 a2-b2", rules);
  report(state.at(point("c3")) == reference::Cell{Man::black, Ban::none},
         "line 4: the man that comes to its point has no ban");
  report(is_legal(state, rules, "c3-b3"), "line 4: c3-b3 is legal");
}

void check_ban_after_circular_capture() {
  const Rules rules = reference::qirkat();
  const std::string to_the_ban = "d2-c3 b4-d2 e1-c3 d4-d2-b4 e3-d3 c4-d4";
  const State banned = play(to_the_ban, rules);
  report(banned.at(point("d4")) == reference::Cell{Man::black, Ban::west},
         "line 5: c4-d4 sets the ban");
  const State circled = play(to_the_ban + " b2-c3 d4-b2-d2-d4", rules);
  report(circled.at(point("d4")) == reference::Cell{Man::black, Ban::none},
         "line 5: the circular capture clears it");
  const State state = play(to_the_ban + " b2-c3 d4-b2-d2-d4 a2-b2", rules);
  report(is_legal(state, rules, "d4-c4"), "line 5: d4-c4 is legal");
}

}  // namespace

int main(int argc, char** argv) {
  const bool to_the_end = argc > 1 && std::string_view(argv[1]) == "--long";
  const auto begin = std::chrono::steady_clock::now();

  check_board();
  check_text();
  check_bans();
  check_long_list();
  check_capture_back();
  check_two_routes();
  check_circular();
  check_ban_of_captured_man();
  check_ban_after_circular_capture();
  check_tables(to_the_end);

  const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - begin;
  std::printf("%d failed, %.2f s\n", failures, taken.count());
  return failures == 0 ? 0 : 1;
}
