// The naive reference implementation of the Alquerque rules.
//
// The library is tested against this file, so it shares no code and no includes with it and is
// written straight from the words of the rules: coordinates, a 5x5 board, vectors. Clarity comes
// before speed everywhere. "B1" to "B12" are the numbered statements of the BrainKing rules,
// "reading 1" to "reading 8" say how those statements are read.

#ifndef ALQUERQUE_TESTS_REFERENCE_REFERENCE_HPP_
#define ALQUERQUE_TESTS_REFERENCE_REFERENCE_HPP_

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <tuple>
#include <vector>

namespace reference {

// ---- Board -------------------------------------------------------------------------------------

constexpr int board_size = 5;

// File 0 is `a`, rank 0 is `1` (White's side).
struct Point {
  int file = 0;
  int rank = 0;

  friend bool operator==(const Point&, const Point&) = default;
  friend bool operator<(const Point& a, const Point& b) {
    return std::tie(a.rank, a.file) < std::tie(b.rank, b.file);
  }
};

inline int index_of(Point point) { return point.rank * board_size + point.file; }

inline Point point_at(int index) { return Point{index % board_size, index / board_size}; }

inline bool on_board(Point point) {
  return point.file >= 0 && point.file < board_size && point.rank >= 0 && point.rank < board_size;
}

inline std::vector<Point> all_points() {
  std::vector<Point> points;
  for (int rank = 0; rank < board_size; ++rank) {
    for (int file = 0; file < board_size; ++file) points.push_back(Point{file, rank});
  }
  return points;
}

// One step along a line; also the direction of a jump.
struct Step {
  int file = 0;
  int rank = 0;

  friend bool operator==(const Step&, const Step&) = default;
};

constexpr std::array<Step, 8> all_steps = {
    {{-1, -1}, {0, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {0, 1}, {1, 1}}};

inline Point operator+(Point point, Step step) {
  return Point{point.file + step.file, point.rank + step.rank};
}

// Board: orthogonal lines everywhere, diagonal ones exactly where file + rank is even.
inline bool line_leaves(Point point, Step step) {
  const bool diagonal = step.file != 0 && step.rank != 0;
  return on_board(point) && on_board(point + step) &&
         (!diagonal || (point.file + point.rank) % 2 == 0);
}

// ---- Rules -------------------------------------------------------------------------------------

// `ahead` is forward, diagonally forward or sideways (B3).
enum class Directions { none, ahead, any };

// Reading 3 of B11.
enum class NoReturn { none, next_turn, until_moved };

// Independent options; every combination is supported but one: a ban together with `quiet_steps`
// other than `ahead`. A ban remembers a sideways step only, which is all that can be undone when no
// man steps backward (reading 3); with backward steps it would miss the rest.
struct Rules {
  Directions quiet_steps = Directions::ahead;
  Directions first_jump = Directions::ahead;
  Directions later_jumps = Directions::any;  // `none`: one jump a turn
  bool compulsory = true;
  bool chain_must_go_on = true;  // if not, every non-empty beginning of a chain is a move as well
  bool quiet_on_far_rank = false;
  NoReturn no_return = NoReturn::next_turn;

  friend bool operator==(const Rules&, const Rules&) = default;
};

inline Rules brainking() {
  return Rules{.quiet_steps = Directions::ahead,
               .first_jump = Directions::ahead,
               .later_jumps = Directions::any,
               .compulsory = true,
               .chain_must_go_on = true,
               .quiet_on_far_rank = false,
               .no_return = NoReturn::next_turn};
}

inline Rules qirkat() {
  return Rules{.quiet_steps = Directions::ahead,
               .first_jump = Directions::any,
               .later_jumps = Directions::any,
               .compulsory = true,
               .chain_must_go_on = true,
               .quiet_on_far_rank = false,
               .no_return = NoReturn::until_moved};
}

inline Rules freestyle() {
  return Rules{.quiet_steps = Directions::any,
               .first_jump = Directions::any,
               .later_jumps = Directions::any,
               .compulsory = true,
               .chain_must_go_on = true,
               .quiet_on_far_rank = true,
               .no_return = NoReturn::none};
}

// Where there are no later jumps, `chain_must_go_on` has nothing to say.
inline Rules alfonso() {
  return Rules{.quiet_steps = Directions::any,
               .first_jump = Directions::any,
               .later_jumps = Directions::none,
               .compulsory = false,
               .chain_must_go_on = false,
               .quiet_on_far_rank = true,
               .no_return = NoReturn::none};
}

// ---- State -------------------------------------------------------------------------------------

enum class Side : char { white, black };
enum class Man : char { none, white, black };

// The sideways step that a man may not make.
enum class Ban : char { none, west, east };

inline Side opponent(Side side) { return side == Side::white ? Side::black : Side::white; }

inline Man man_of(Side side) { return side == Side::white ? Man::white : Man::black; }

inline int forward(Side side) { return side == Side::white ? 1 : -1; }

inline int far_rank(Side side) { return side == Side::white ? board_size - 1 : 0; }

inline Step banned_step(Ban ban) {
  switch (ban) {
    case Ban::west:
      return Step{-1, 0};
    case Ban::east:
      return Step{1, 0};
    case Ban::none:
      break;
  }
  return Step{0, 0};
}

// The ban belongs to the man: whatever removes the man from its point removes the ban with it.
struct Cell {
  Man man = Man::none;
  Ban ban = Ban::none;

  friend bool operator==(const Cell&, const Cell&) = default;
};

// Reading 4: the men, the side to move, the bans, and nothing else.
struct State {
  std::array<std::array<Cell, board_size>, board_size> cells{};  // by rank, then by file
  Side to_move = Side::white;

  [[nodiscard]] Cell& at(Point point) {
    return cells[static_cast<std::size_t>(point.rank)][static_cast<std::size_t>(point.file)];
  }
  [[nodiscard]] const Cell& at(Point point) const {
    return cells[static_cast<std::size_t>(point.rank)][static_cast<std::size_t>(point.file)];
  }

  friend bool operator==(const State&, const State&) = default;
};

inline bool is_empty(const State& state, Point point) {
  return on_board(point) && state.at(point).man == Man::none;
}

inline bool holds_man_of(const State& state, Point point, Side side) {
  return on_board(point) && state.at(point).man == man_of(side);
}

inline int count_men(const State& state, Side side) {
  int count = 0;
  for (const Point point : all_points()) count += holds_man_of(state, point, side) ? 1 : 0;
  return count;
}

// Reading 4: drops the bans that say nothing. Any state may be given, one set up by hand too;
// `apply` returns canonical states only.
inline State canonical(State state, const Rules& rules) {
  for (int rank = 0; rank < board_size; ++rank) {
    for (int file = 0; file < board_size; ++file) {
      const Point point{file, rank};
      Cell& cell = state.at(point);
      if (cell.ban == Ban::none) continue;

      // Not from play: a ban without a man, a ban off the board, a ban where the rules have none.
      if (cell.man == Man::none || rules.no_return == NoReturn::none) {
        cell.ban = Ban::none;
        continue;
      }
      const Point banned = point + banned_step(cell.ban);
      if (!on_board(banned)) {
        cell.ban = Ban::none;
        continue;
      }

      const Side side = cell.man == Man::white ? Side::white : Side::black;
      const bool no_quiet_move = rank == far_rank(side) && !rules.quiet_on_far_rank;
      // At its side's turn: the ban ends with it, and the point cannot be emptied before. At the
      // other side's: the ban is of the last move, and that left the point empty.
      const bool occupied = rules.no_return == NoReturn::next_turn && !is_empty(state, banned);
      if (no_quiet_move || occupied) cell.ban = Ban::none;
    }
  }
  return state;
}

// B1, with the points of the section "Start".
inline State start() {
  State state;
  for (int file = 0; file < board_size; ++file) {
    state.at({file, 0}).man = Man::white;
    state.at({file, 1}).man = Man::white;
    state.at({file, 3}).man = Man::black;
    state.at({file, 4}).man = Man::black;
  }
  state.at({0, 2}).man = Man::black;
  state.at({1, 2}).man = Man::black;
  state.at({3, 2}).man = Man::white;
  state.at({4, 2}).man = Man::white;
  state.to_move = Side::white;
  return state;
}

// ---- Routes and moves --------------------------------------------------------------------------

// One way to go: every landing point and every captured point, in order. A quiet step is a route
// with one landing and no captured point.
struct Route {
  Point from;
  std::vector<Point> landings;
  std::vector<Point> captured;

  [[nodiscard]] Point to() const { return landings.back(); }

  friend bool operator==(const Route&, const Route&) = default;
};

// Reading 2: the identity of a move is (from, to, set of captured points).
struct Move {
  Point from;
  Point to;
  std::vector<Point> captured;  // ascending

  friend bool operator==(const Move&, const Move&) = default;
  friend bool operator<(const Move& a, const Move& b) {
    return std::tie(a.from, a.to, a.captured) < std::tie(b.from, b.to, b.captured);
  }
};

inline Move move_of(const Route& route) {
  Move move{route.from, route.to(), route.captured};
  std::sort(move.captured.begin(), move.captured.end());
  return move;
}

inline bool allows(Directions directions, Step step, Side side) {
  switch (directions) {
    case Directions::none:
      return false;
    case Directions::ahead:
      return step.rank * forward(side) >= 0;
    case Directions::any:
      return true;
  }
  return false;
}

// B5, B7: an adjacent enemy with an empty point right behind it on the same line.
inline bool can_jump(const State& state, Point from, Step step, Side side) {
  const Point jumped = from + step;
  const Point landing = jumped + step;
  return line_leaves(from, step) && line_leaves(jumped, step) &&
         holds_man_of(state, jumped, opponent(side)) && is_empty(state, landing);
}

// Lists every way to go on from the last landing of `route`. `state` is the board with the jumping
// man lifted off it (reading 1: its origin is empty at once) and the men jumped so far removed.
inline void add_chains(const State& state, const Rules& rules, const Route& route,
                       std::vector<Route>& result) {
  const Side side = state.to_move;
  const bool first = route.landings.empty();
  const Point stands = first ? route.from : route.to();
  const Directions directions = first ? rules.first_jump : rules.later_jumps;

  bool goes_on = false;
  for (const Step step : all_steps) {
    if (!allows(directions, step, side) || !can_jump(state, stands, step, side)) continue;
    goes_on = true;
    State after_jump = state;
    after_jump.at(stands + step) = Cell{};  // reading 1: removed at once
    Route longer = route;
    longer.captured.push_back(stands + step);
    longer.landings.push_back(stands + step + step);
    add_chains(after_jump, rules, longer, result);
  }

  // B6: who can jump again must.
  const bool may_stop = !goes_on || !rules.chain_must_go_on;
  if (!first && may_stop) result.push_back(route);
}

inline std::vector<Route> capture_routes(const State& state, const Rules& rules) {
  std::vector<Route> result;
  for (const Point from : all_points()) {
    if (!holds_man_of(state, from, state.to_move)) continue;
    State lifted = state;
    lifted.at(from) = Cell{};
    add_chains(lifted, rules, Route{from, {}, {}}, result);
  }
  return result;
}

inline std::vector<Route> quiet_routes(const State& state, const Rules& rules) {
  std::vector<Route> result;
  for (const Point from : all_points()) {
    if (!holds_man_of(state, from, state.to_move)) continue;
    // B4
    if (from.rank == far_rank(state.to_move) && !rules.quiet_on_far_rank) continue;
    for (const Step step : all_steps) {
      // B3
      if (!allows(rules.quiet_steps, step, state.to_move)) continue;
      if (!line_leaves(from, step) || !is_empty(state, from + step)) continue;
      // B11
      if (rules.no_return != NoReturn::none && step == banned_step(state.at(from).ban)) continue;
      result.push_back(Route{from, {from + step}, {}});
    }
  }
  return result;
}

// Every route of every legal move, in no particular order.
inline std::vector<Route> routes(const State& state, const Rules& rules) {
  std::vector<Route> result = capture_routes(state, rules);  // B9: any of them
  // B8; and B11 has no say here: a ban never touches a capture (reading 3).
  if (rules.compulsory && !result.empty()) return result;
  const std::vector<Route> quiet = quiet_routes(state, rules);
  result.insert(result.end(), quiet.begin(), quiet.end());
  return result;
}

// Every legal move once (reading 2), ascending by from, to, captured points.
inline std::vector<Move> moves(const State& state, const Rules& rules) {
  std::vector<Move> result;
  for (const Route& route : routes(state, rules)) result.push_back(move_of(route));
  std::sort(result.begin(), result.end());
  result.erase(std::unique(result.begin(), result.end()), result.end());
  return result;
}

// The state after a legal move.
inline State apply(const State& state, const Move& move, const Rules& rules) {
  State next = state;
  const Side side = state.to_move;

  // Reading 3, `next_turn`: the ban bound for this turn and is forgotten, whichever man moves.
  if (rules.no_return == NoReturn::next_turn) {
    for (const Point point : all_points()) {
      if (holds_man_of(state, point, side)) next.at(point).ban = Ban::none;
    }
  }

  // Emptied first, set last: a chain may end where it began (reading 1). The man that arrives has
  // no ban: it has moved, and a capture clears its ban too (reading 3).
  next.at(move.from) = Cell{};
  for (const Point point : move.captured) next.at(point) = Cell{};
  next.at(move.to) = Cell{man_of(side), Ban::none};

  // Reading 3: only a quiet sideways step sets a ban, on the step that would undo it.
  const bool quiet_sideways = move.captured.empty() && move.from.rank == move.to.rank;
  if (quiet_sideways && rules.no_return != NoReturn::none) {
    next.at(move.to).ban = move.from.file < move.to.file ? Ban::west : Ban::east;
  }

  next.to_move = opponent(side);
  return canonical(next, rules);
}

inline State apply(const State& state, const Route& route, const Rules& rules) {
  return apply(state, move_of(route), rules);
}

// ---- Outcome -----------------------------------------------------------------------------------

// For `no_men` and `blocked` the side to move has lost.
enum class Outcome { ongoing, no_men, blocked };

// B2 as reading 5 and reading 6 say it: a matter of the side to move alone. Nothing else ends a
// game; a side to move that faces no enemy men at all (only possible in a set-up state) plays on.
inline Outcome outcome(const State& state, const Rules& rules) {
  if (count_men(state, state.to_move) == 0) return Outcome::no_men;
  return routes(state, rules).empty() ? Outcome::blocked : Outcome::ongoing;
}

inline bool lost(const State& state, const Rules& rules) {
  return outcome(state, rules) != Outcome::ongoing;
}

// ---- perft -------------------------------------------------------------------------------------

// Reading 2: counts moves.
inline std::uint64_t perft(const State& state, const Rules& rules, int depth) {
  if (depth <= 0) return 1;
  std::uint64_t total = 0;
  for (const Move& move : moves(state, rules)) {
    total += perft(apply(state, move, rules), rules, depth - 1);
  }
  return total;
}

// Counts every route of a move as a line of its own.
inline std::uint64_t perft_routes(const State& state, const Rules& rules, int depth) {
  if (depth <= 0) return 1;
  std::uint64_t total = 0;
  for (const Route& route : routes(state, rules)) {
    total += perft_routes(apply(state, route, rules), rules, depth - 1);
  }
  return total;
}

// ---- Text --------------------------------------------------------------------------------------

inline std::string text(Point point) {
  return {static_cast<char>('a' + point.file), static_cast<char>('1' + point.rank)};
}

// `c2-c3`, `a3xc5xc3`.
inline std::string text(const Route& route) {
  std::string result = text(route.from);
  for (const Point landing : route.landings) {
    result += route.captured.empty() ? '-' : 'x';
    result += text(landing);
  }
  return result;
}

// `c2-c3`, `a3xc3(b4,c4)`: the captured points tell apart what from and to do not.
inline std::string text(const Move& move) {
  if (move.captured.empty()) return text(move.from) + "-" + text(move.to);
  std::string result = text(move.from) + "x" + text(move.to);
  char separator = '(';
  for (const Point point : move.captured) {
    result += separator;
    result += text(point);
    separator = ',';
  }
  return result + ")";
}

// Ranks 5 to 1 parted by `/`, side to move, bans: `bbbbb/bbbbb/bb1ww/wwwww/wwwww w -`.
inline std::string text(const State& state) {
  std::string men;
  for (int rank = board_size - 1; rank >= 0; --rank) {
    int run = 0;
    for (int file = 0; file < board_size; ++file) {
      const Man man = state.at({file, rank}).man;
      if (man == Man::none) {
        ++run;
        continue;
      }
      if (run > 0) men += std::to_string(run);
      run = 0;
      men += man == Man::white ? 'w' : 'b';
    }
    if (run > 0) men += std::to_string(run);
    if (rank > 0) men += '/';
  }

  std::string bans;
  for (const Point point : all_points()) {
    const Ban ban = state.at(point).ban;
    if (ban == Ban::none) continue;
    if (!bans.empty()) bans += ',';
    bans += text(point) + (ban == Ban::west ? "<" : ">");
  }
  if (bans.empty()) bans = "-";

  return men + (state.to_move == Side::white ? " w " : " b ") + bans;
}

inline Point point_from_text(const std::string& input) {
  if (input.size() == 2) {
    const Point point{input[0] - 'a', input[1] - '1'};
    if (on_board(point)) return point;
  }
  throw std::invalid_argument("not a point: '" + input + "'");
}

inline std::vector<std::string> split(const std::string& input, char separator) {
  std::vector<std::string> parts(1);
  for (const char c : input) {
    if (c == separator) {
      parts.emplace_back();
    } else {
      parts.back() += c;
    }
  }
  return parts;
}

// Reads what `text(State)` writes and throws std::invalid_argument on anything else. The state is
// returned as written: whether its bans are canonical depends on the rules.
inline State from_text(const std::string& input) {
  const auto require = [&input](bool good, const char* what) {
    if (!good) throw std::invalid_argument(std::string(what) + " in '" + input + "'");
  };
  const std::vector<std::string> fields = split(input, ' ');
  require(fields.size() == 3, "not three fields");

  State state;
  const std::vector<std::string> ranks = split(fields[0], '/');
  require(ranks.size() == board_size, "not five ranks");
  int rank = board_size;
  for (const std::string& row : ranks) {
    --rank;
    int file = 0;
    char before = ' ';
    for (const char c : row) {
      if (c == 'w' || c == 'b') {
        require(file < board_size, "rank too long");
        state.at({file, rank}).man = c == 'w' ? Man::white : Man::black;
        ++file;
      } else {
        require(c >= '1' && c <= '5', "unknown character");
        require(before == ' ' || before == 'w' || before == 'b', "run written in two digits");
        file += c - '0';
      }
      before = c;
    }
    require(file == board_size, "rank not five points long");
  }

  require(fields[1] == "w" || fields[1] == "b", "no side to move");
  state.to_move = fields[1] == "w" ? Side::white : Side::black;

  if (fields[2] == "-") return state;
  int last_index = -1;
  for (const std::string& ban : split(fields[2], ',')) {
    require(ban.size() == 3 && (ban[2] == '<' || ban[2] == '>'), "not a ban");
    const Point point = point_from_text(ban.substr(0, 2));
    require(index_of(point) > last_index, "bans not ascending");
    last_index = index_of(point);
    state.at(point).ban = ban[2] == '<' ? Ban::west : Ban::east;
  }
  return state;
}

}  // namespace reference

#endif  // ALQUERQUE_TESTS_REFERENCE_REFERENCE_HPP_
