// Proves how many legal moves one Alquerque position can have, for each rule set.
//
// Prints one line a rule set, `NAME proved-bound worst-found POSITION`, and fails if a position
// found has more moves than the bound, or if a rule set's bound was not reached by any position.
// It shares no code with the library; the capacity of the library's move list rests on it.
//
// What is counted. A move is (from, to, set of captured points). White is to move throughout:
// turning the board by 180 degrees swaps the sides in every rule set. A position is any placing of
// at most 12 men a side. Bans on returning only take moves away, so they are left out; so are the
// far-rank rule and any limit on quiet steps when a universal bound is sought.
//
// Why the search is small enough. A jump moves a man by two, so it keeps the parities of his file
// and rank: he lands only on points of his own *lattice*. There are four lattices, of 9 (a1, c1,
// ...), 6 (b1, ...), 6 (a2, ...) and 4 (b2, ...) points, and the points he jumps over all lie
// outside it. So a man's captures depend on (1) which points of his lattice are occupied, by either
// side, and (2) where the enemies outside it stand, and on nothing else. With the enemies fixed,
// the lattices are independent: the best own men on each can be chosen apart. What still couples
// them is
//   - at most 12 own men in all,
//   - a quiet step needs an empty neighbour, and a neighbour always lies in another lattice.
// Leaving both out can only raise a sum, so a sum of the four lattices' maxima is an upper bound.
//
// The search goes through every set J of enemies outside the big lattice (at most 12 of 16 points;
// of sets that a symmetry of the rules carries into each other, one), in three steps, each entered
// only if the one before leaves more than the record so far:
//   1. J alone: the men on the big lattice are all taken as own. An enemy there blocks just as an
//      own man does, and an own man adds moves, so this is an upper bound. The other lattices take
//      their best over all enemies on the big lattice.
//   2. J and the enemies E on the big lattice, at most 12 together: the four maxima.
//   3. J, E and the own men: everything, with at most 12 own men and own neighbours' steps blocked.
// What step 3 accepts is a real position, so the final record is the exact maximum, not only a
// bound. The record starts one *below* the worst position known, so that the search must meet at
// least that many moves by its own counting, or the program fails.
//
// Rule sets.
//   brainking, qirkat, freestyle: capturing is compulsory, so a list holds captures only or quiet
//     steps only. The latter are at most 12 men * 8 headings = 96; captures are searched. The
//     captures of qirkat and freestyle are the same.
//   alfonso: quiet steps and single jumps together. No chains, so a move's legality depends on
//     three points in line; going through the board row by row gives the exact maximum. It holds
//     for every rule set without later jumps, as no other has more headings or more freedom.
//   must_go_on: every rule set in which a chain goes on as long as it can, whatever its headings.
//     More headings for quiet steps, more headings for the first jump and voluntary capturing only
//     add moves. (The first jump's headings decide which chains start, not where one ends.) The
//     headings of later jumps cut both ways: fewer of them end chains earlier. So all 256 sets are
//     searched. Fewer headings reach fewer (to, captured) states, which prunes that search.
//   any: every rule set at all. With all headings, capturing voluntary and chains that may stop
//     after any jump, the moves are all reachable (to, captured) states and all quiet steps; any
//     other rule set's moves are among them.

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <random>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

namespace {

// ---- Board -------------------------------------------------------------------------------------

using Mask = std::uint32_t;      // a set of points: bit rank * 5 + file
using Headings = std::uint32_t;  // a set of the eight headings

constexpr int width = 5;
constexpr int point_count = width * width;
constexpr int heading_count = 8;
constexpr int max_men = 12;
constexpr int off_board = -1;

// Headings clockwise from "forward" of the side to move; the odd ones are diagonal.
constexpr std::array<int, heading_count> file_step = {0, 1, 1, 1, 0, -1, -1, -1};
constexpr std::array<int, heading_count> rank_step = {1, 1, 0, -1, -1, -1, 0, 1};
constexpr Headings all_headings = 0xFF;
constexpr Headings forward_and_sideways = 0b1100'0111;

constexpr Mask bit(int point) { return Mask{1} << point; }
constexpr bool has(Mask set, int point) { return (set >> point & 1U) != 0; }
constexpr int size(Mask set) { return std::popcount(set); }

template <typename Visit>
void for_each_point(Mask set, Visit visit) {
  for (; set != 0; set &= set - 1) visit(std::countr_zero(set));
}

// The point `steps` steps away along a line of the board.
int point_along(int from, int heading, int steps) {
  const bool diagonal = heading % 2 != 0;
  if (diagonal && from % 2 != 0) return off_board;
  const auto h = static_cast<std::size_t>(heading);
  const int file = from % width + steps * file_step[h];
  const int rank = from / width + steps * rank_step[h];
  if (file < 0 || file >= width || rank < 0 || rank >= width) return off_board;
  return rank * width + file;
}

struct Jump {
  int over;
  int to;
  Headings heading;
};

struct Geometry {
  std::array<Mask, point_count> neighbours{};
  std::array<std::vector<Jump>, point_count> jumps;
};

Geometry make_geometry() {
  Geometry g;
  for (int from = 0; from < point_count; ++from) {
    const auto f = static_cast<std::size_t>(from);
    for (int heading = 0; heading < heading_count; ++heading) {
      const int next = point_along(from, heading, 1);
      const int landing = point_along(from, heading, 2);
      if (next != off_board) g.neighbours[f] |= bit(next);
      if (landing != off_board) g.jumps[f].push_back({next, landing, Headings{1} << heading});
    }
  }
  return g;
}

const Geometry geometry = make_geometry();

Mask neighbours(int point) { return geometry.neighbours[static_cast<std::size_t>(point)]; }
const std::vector<Jump>& jumps(int point) {
  return geometry.jumps[static_cast<std::size_t>(point)];
}

struct Position {
  Mask own = 0;
  Mask enemies = 0;
};

std::string to_text(const Position& position) {
  std::string text;
  for (int rank = width - 1; rank >= 0; --rank) {
    int empty = 0;
    const auto write_run = [&] {
      if (empty != 0) text += std::to_string(empty);
      empty = 0;
    };
    for (int point = rank * width; point < (rank + 1) * width; ++point) {
      if (!has(position.own | position.enemies, point)) {
        ++empty;
        continue;
      }
      write_run();
      text += has(position.own, point) ? 'w' : 'b';
    }
    write_run();
    if (rank != 0) text += '/';
  }
  return text + " w -";
}

// Reads the first field of a position text; the texts are constants of this file.
Position from_text(std::string_view text) {
  Position position;
  int file = 0;
  int rank = width - 1;
  for (const char c : text) {
    if (c == ' ') break;
    if (c == '/') {
      --rank;
      file = 0;
    } else if (c >= '1' && c <= '5') {
      file += c - '0';
    } else {
      (c == 'w' ? position.own : position.enemies) |= bit(rank * width + file);
      ++file;
    }
  }
  return position;
}

// ---- Counting whole positions, plainly
// -----------------------------------------------------------

struct RuleSet {
  std::string_view name;
  Headings quiet;
  Headings first_jump;
  Headings later_jumps;
  bool compulsory;
  bool must_go_on;
  bool quiet_on_far_rank;
  std::string_view worst_known;
};

constexpr std::array rule_sets = {
    RuleSet{"brainking", forward_and_sideways, forward_and_sideways, all_headings, true, true,
            false, "5/1bbb1/1b1b1/bbbbb/1bwb1 w -"},
    RuleSet{"qirkat", forward_and_sideways, all_headings, all_headings, true, true, false,
            "5/1bbb1/1b1b1/bbbbb/1bwb1 w -"},
    RuleSet{"freestyle", all_headings, all_headings, all_headings, true, true, true,
            "5/1bbb1/1b1b1/bbbbb/1bwb1 w -"},
    RuleSet{"alfonso", all_headings, all_headings, 0, false, true, true,
            "1w1w1/ww1ww/5/ww1ww/1w1w1 w -"},
    RuleSet{"must_go_on", all_headings, all_headings, 0xFE, false, true, true,
            "1bw2/bbbbw/1b1b1/bbbbw/1b1w1 w -"},
    RuleSet{"any", all_headings, all_headings, all_headings, false, false, true,
            "1b2w/bbbb1/1b1bw/bbbb1/1b1ww w -"},
};

using MoveKey = std::tuple<int, int, Mask>;  // from, to, captured

// Walks the chains of one man, adding every state a move may end in. Returns whether a jump exists.
// What can follow depends on where the man stands and what he has taken, so a state is walked once.
bool add_captures(const Position& position, const RuleSet& rules, int from, int at, Mask captured,
                  std::set<MoveKey>& walked, std::set<MoveKey>& moves) {
  const Headings allowed = captured == 0 ? rules.first_jump : rules.later_jumps;
  const Mask occupied = (position.own | position.enemies) & ~bit(from) & ~captured;
  bool jumped = false;
  for (int heading = 0; heading < heading_count; ++heading) {
    if ((allowed >> heading & 1U) == 0) continue;
    const int over = point_along(at, heading, 1);
    const int to = point_along(at, heading, 2);
    if (to == off_board || has(occupied, to)) continue;
    if (!has(position.enemies & ~captured, over)) continue;
    jumped = true;
    const MoveKey key{from, to, captured | bit(over)};
    if (!walked.insert(key).second) continue;
    const bool goes_on =
        add_captures(position, rules, from, to, captured | bit(over), walked, moves);
    if (!goes_on || !rules.must_go_on) moves.insert(key);
  }
  return jumped;
}

int count_quiet(const Position& position, const RuleSet& rules) {
  int count = 0;
  for_each_point(position.own, [&](int from) {
    if (from / width == width - 1 && !rules.quiet_on_far_rank) return;
    for (int heading = 0; heading < heading_count; ++heading) {
      if ((rules.quiet >> heading & 1U) == 0) continue;
      const int to = point_along(from, heading, 1);
      if (to != off_board && !has(position.own | position.enemies, to)) ++count;
    }
  });
  return count;
}

int count_moves(const Position& position, const RuleSet& rules) {
  std::set<MoveKey> walked;
  std::set<MoveKey> moves;
  for_each_point(position.own,
                 [&](int from) { add_captures(position, rules, from, from, 0, walked, moves); });
  const int captures = static_cast<int>(moves.size());
  if (rules.compulsory && captures > 0) return captures;
  return captures + count_quiet(position, rules);
}

// ---- Looking for bad positions
// -------------------------------------------------------------------

struct Record {
  int moves = 0;
  Position position;
  Headings later_jumps = all_headings;  // those of the rule set it was found for
};

using Random = std::mt19937;

// std::uniform_int_distribution differs between standard libraries; this does not.
int below(Random& random, int limit) {
  return static_cast<int>(random() % static_cast<std::uint32_t>(limit));
}

void swap_points(Mask& set, int a, int b) {
  if (has(set, a) != has(set, b)) set ^= bit(a) | bit(b);
}

Position varied(Position position, Random& random) {
  const int a = below(random, point_count);
  if (below(random, 2) == 0) {
    const int b = below(random, point_count);
    swap_points(position.own, a, b);
    swap_points(position.enemies, a, b);
    return position;
  }
  const int content = below(random, 3);
  position.own &= ~bit(a);
  position.enemies &= ~bit(a);
  if (content == 1) position.own |= bit(a);
  if (content == 2) position.enemies |= bit(a);
  return position;
}

// Hill climbing that now and then steps down. It looks at whole positions and knows nothing of
// lattices, so it checks the proof from the outside.
Record climb(const RuleSet& rules, int rounds, int steps) {
  Random random(2024);
  Record best;
  for (int round = 0; round < rounds; ++round) {
    Position position;
    for (int i = 0; i < max_men; ++i) position.enemies |= bit(below(random, point_count));
    for (int i = 0; i < 3; ++i) position.own |= bit(below(random, point_count));
    position.own &= ~position.enemies;
    int moves = count_moves(position, rules);
    for (int step = 0; step < steps; ++step) {
      const Position next = varied(position, random);
      if (size(next.own) > max_men || size(next.enemies) > max_men) continue;
      const int next_moves = count_moves(next, rules);
      const double heat = 0.08 * (moves + 10) * std::pow(0.998, step);
      const double luck = (below(random, 1'000'000) + 1) / 1e6;
      if (luck > std::exp((next_moves - moves) / heat)) continue;
      position = next;
      moves = next_moves;
      if (moves > best.moves) best = {moves, position, rules.later_jumps};
    }
  }
  return best;
}

// ---- One man's captures, for the proof
// -----------------------------------------------------------

struct Captures {
  std::uint16_t reachable = 0;  // distinct (to, captured) states
  std::uint16_t final = 0;      // those from which no jump goes on
};

class CaptureCounter {
 public:
  CaptureCounter(Headings first_jump, Headings later_jumps)
      : first_jump_(first_jump), later_jumps_(later_jumps) {}

  // `blocked`: the points of the man's lattice, other than his own, on which he cannot land.
  Captures count(int from, Mask blocked, Mask enemies) {
    static std::vector<std::uint32_t> seen(std::size_t{point_count} << max_men);
    static std::uint32_t stamp = 0;
    ++stamp;
    int rank = 0;
    for_each_point(
        enemies, [&](int point) { number_[static_cast<std::size_t>(point)] = Mask{1} << rank++; });
    Walk walk{blocked, enemies, seen, stamp, {}};
    go_on(walk, from, 0, first_jump_);
    return walk.counted;
  }

 private:
  struct Walk {
    Mask blocked;
    Mask enemies;
    std::vector<std::uint32_t>& seen;  // by state: the stamp of the last count that met it
    std::uint32_t stamp;
    Captures counted;
  };

  // `taken` numbers the captured among the enemies, so that a state is a small index.
  bool go_on(Walk& walk, int at, Mask taken, Headings allowed) {
    bool jumped = false;
    for (const Jump& jump : jumps(at)) {
      if ((allowed & jump.heading) == 0 || has(walk.blocked, jump.to)) continue;
      if (!has(walk.enemies, jump.over)) continue;
      const Mask number = number_[static_cast<std::size_t>(jump.over)];
      if ((taken & number) != 0) continue;
      jumped = true;
      const std::size_t state = (static_cast<std::size_t>(jump.to) << max_men) | (taken | number);
      if (walk.seen[state] == walk.stamp) continue;
      walk.seen[state] = walk.stamp;
      ++walk.counted.reachable;
      if (!go_on(walk, jump.to, taken | number, later_jumps_)) ++walk.counted.final;
    }
    return jumped;
  }

  Headings first_jump_;
  Headings later_jumps_;
  std::array<Mask, point_count> number_{};
};

// ---- Lattices
// ------------------------------------------------------------------------------------

// The points a man can land on, and those he can jump over on the way.
struct Lattice {
  std::vector<int> points;
  Mask point_set = 0;
  Mask jumped_set = 0;
};

Lattice make_lattice(int file_parity, int rank_parity) {
  Lattice lattice;
  for (int point = 0; point < point_count; ++point) {
    if (point % width % 2 != file_parity || point / width % 2 != rank_parity) continue;
    lattice.points.push_back(point);
    lattice.point_set |= bit(point);
    for (const Jump& jump : jumps(point)) lattice.jumped_set |= bit(jump.over);
  }
  return lattice;
}

constexpr std::size_t lattice_count = 4;
constexpr std::size_t big = 0;
const std::array<Lattice, lattice_count> lattices = {make_lattice(0, 0), make_lattice(1, 0),
                                                     make_lattice(0, 1), make_lattice(1, 1)};
const Mask outside_big = lattices[big].jumped_set;

// The position of each member of `set` among the points of `universe`: a small number for a table.
std::size_t packed(Mask set, Mask universe) {
  std::size_t result = 0;
  std::size_t place = 1;
  for_each_point(universe, [&](int point) {
    if (has(set, point)) result |= place;
    place <<= 1U;
  });
  return result;
}

// Visits every subset of a set, the empty one and the set itself included.
template <typename Visit>
void for_each_subset(Mask set, Visit visit) {
  Mask subset = 0;
  do {
    visit(subset);
    subset = (subset - set) & set;
  } while (subset != 0);
}

// A lattice's captures by (man, occupied points), for one set of enemies that can be jumped; filled
// when asked for.
class CaptureTable {
 public:
  explicit CaptureTable(const Lattice& lattice)
      : lattice_(&lattice), entries_(lattice.points.size() << lattice.points.size(), unknown) {}

  void clear() { std::fill(entries_.begin(), entries_.end(), unknown); }

  // The captures of the man on the lattice's point number `man`; `occupied` contains that point.
  // `row` is `occupied` packed.
  Captures get(std::size_t man, Mask occupied, std::size_t row, Mask enemies,
               CaptureCounter& counter) {
    Captures& entry = entries_[(row * lattice_->points.size()) + man];
    if (entry.reachable == unknown.reachable) {
      const int from = lattice_->points[man];
      entry = counter.count(from, occupied & ~bit(from), enemies & lattice_->jumped_set);
    }
    return entry;
  }

 private:
  static constexpr Captures unknown{0xFFFF, 0xFFFF};
  const Lattice* lattice_;
  std::vector<Captures> entries_;
};

// ---- The proof
// -----------------------------------------------------------------------------------

struct ChainRules {
  Headings first_jump;
  Headings later_jumps;
  bool must_go_on;
  bool with_quiet;  // count quiet steps (all headings) too
};

// Own men on one lattice, and the sum of their moves.
struct Choice {
  Mask own;
  int moves;
};

class Prover {
 public:
  explicit Prover(const ChainRules& rules)
      : rules_(rules), counter_(rules.first_jump, rules.later_jumps) {
    for (std::size_t i = 0; i < lattice_count; ++i) {
      const std::size_t tables = i == big ? 1 : std::size_t{1} << size(lattices[i].jumped_set);
      tables_[i].assign(tables, CaptureTable(lattices[i]));
    }
  }

  // Fixes the enemies outside the big lattice.
  void set_outside(Mask outside) {
    outside_ = outside;
    tables_[big].front().clear();
  }

  // Step 1, the three small lattices: their maxima over all enemies on the big one.
  int small_bound() {
    int sum = 0;
    for (std::size_t i = big + 1; i < lattice_count; ++i) {
      int best = 0;
      for_each_subset(lattices[i].jumped_set & lattices[big].point_set, [&](Mask inside) {
        // `inside` stands for all sets that agree with it on the points this lattice jumps. Their
        // other men can only block quiet steps.
        best = std::max(best, best_choice(i, outside_ | inside));
      });
      sum += best;
    }
    return sum;
  }

  // Step 1, the big lattice: every occupied point holds an own man.
  int big_sum(Mask occupied, bool must_go_on) {
    return sum_of(big, occupied, occupied, outside_, must_go_on);
  }
  int big_sum(Mask occupied) { return big_sum(occupied, rules_.must_go_on); }

  // Steps 2 and 3: raises the record if these outside enemies allow more moves.
  void search(Record& record) {
    for_each_subset(lattices[big].point_set, [&](Mask inside) {
      if (size(outside_ | inside) > max_men) return;
      const Mask enemies = outside_ | inside;
      std::array<int, lattice_count> best{};
      int sum = 0;
      for (std::size_t i = lattice_count; i-- > 0;) {  // the big one last: it is the dear one
        best[i] = best_choice(i, enemies);
        sum += best[i];
      }
      if (sum > record.moves) search_own_men(enemies, best, record);
    });
  }

 private:
  CaptureTable& table(std::size_t lattice, Mask enemies) {
    if (lattice == big) return tables_[big].front();
    return tables_[lattice][packed(enemies, lattices[lattice].jumped_set)];
  }

  int sum_of(std::size_t lattice, Mask own, Mask occupied, Mask enemies, bool must_go_on) {
    CaptureTable& captures = table(lattice, enemies);
    const std::vector<int>& points = lattices[lattice].points;
    const std::size_t row = packed(occupied, lattices[lattice].point_set);
    int sum = 0;
    for (std::size_t man = 0; man < points.size(); ++man) {
      if (!has(own, points[man])) continue;
      const Captures c = captures.get(man, occupied, row, enemies, counter_);
      sum += must_go_on ? c.final : c.reachable;
      if (rules_.with_quiet) sum += size(neighbours(points[man]) & ~enemies);
    }
    return sum;
  }

  template <typename Visit>
  void for_each_choice(std::size_t lattice, Mask enemies, Visit visit) {
    const Mask points = lattices[lattice].point_set;
    for_each_subset(points & ~enemies, [&](Mask own) {
      const Mask occupied = own | (points & enemies);
      visit(Choice{own, sum_of(lattice, own, occupied, enemies, rules_.must_go_on)});
    });
  }

  int best_choice(std::size_t lattice, Mask enemies) {
    int best = 0;
    for_each_choice(lattice, enemies, [&](const Choice& c) { best = std::max(best, c.moves); });
    return best;
  }

  // Step 3: all own men that could still beat the record.
  void search_own_men(Mask enemies, const std::array<int, lattice_count>& best, Record& record) {
    std::array<std::vector<Choice>, lattice_count> choices;
    std::array<int, lattice_count + 1> rest{};
    for (std::size_t i = lattice_count; i-- > 0;) {
      rest[i] = rest[i + 1] + best[i];
      for_each_choice(i, enemies, [&](const Choice& c) { choices[i].push_back(c); });
      std::sort(choices[i].begin(), choices[i].end(),
                [](const Choice& a, const Choice& b) { return a.moves > b.moves; });
    }
    choose(choices, rest, 0, {0, enemies}, 0, record);
  }

  void choose(const std::array<std::vector<Choice>, lattice_count>& choices,
              const std::array<int, lattice_count + 1>& rest, std::size_t lattice,
              const Position& position, int moves, Record& record) {
    if (lattice == lattice_count) {
      if (moves > record.moves) record = {moves, position, rules_.later_jumps};
      return;
    }
    for (const Choice& choice : choices[lattice]) {
      if (moves + choice.moves + rest[lattice + 1] <= record.moves) break;
      const Mask own = position.own | choice.own;
      if (size(own) > max_men) continue;
      const int lost = rules_.with_quiet ? steps_blocked(choice.own, position.own) : 0;
      choose(choices, rest, lattice + 1, {own, position.enemies}, moves + choice.moves - lost,
             record);
    }
  }

  // Two own men side by side block each other.
  static int steps_blocked(Mask added, Mask present) {
    int pairs = 0;
    for_each_point(added, [&](int point) { pairs += size(neighbours(point) & present); });
    return 2 * pairs;
  }

  ChainRules rules_;
  CaptureCounter counter_;
  Mask outside_ = 0;
  std::array<std::vector<CaptureTable>, lattice_count> tables_;
};

// ---- Symmetry
// ------------------------------------------------------------------------------------

// One of the eight ways to lay the board on itself.
struct Symmetry {
  std::array<int, point_count> point{};
  std::array<int, heading_count> heading{};
};

std::vector<Symmetry> make_symmetries() {
  std::vector<Symmetry> result;
  for (int kind = 0; kind < 8; ++kind) {
    // The board's centre is the origin.
    const auto image = [kind](int& x, int& y) {
      if ((kind & 1) != 0) x = -x;
      if ((kind & 2) != 0) y = -y;
      if ((kind & 4) != 0) std::swap(x, y);
    };
    Symmetry s;
    for (int p = 0; p < point_count; ++p) {
      int x = p % width - 2;
      int y = p / width - 2;
      image(x, y);
      s.point[static_cast<std::size_t>(p)] = (y + 2) * width + x + 2;
    }
    for (std::size_t h = 0; h < heading_count; ++h) {
      int x = file_step[h];
      int y = rank_step[h];
      image(x, y);
      for (std::size_t to = 0; to < heading_count; ++to) {
        if (file_step[to] == x && rank_step[to] == y) s.heading[h] = static_cast<int>(to);
      }
    }
    result.push_back(s);
  }
  return result;
}

template <std::size_t size>
Mask image_of(Mask set, const std::array<int, size>& map) {
  Mask result = 0;
  for_each_point(set, [&](int i) { result |= bit(map[static_cast<std::size_t>(i)]); });
  return result;
}

// The symmetries that keep a set of headings.
std::vector<Symmetry> symmetries_keeping(Headings headings) {
  std::vector<Symmetry> result = make_symmetries();
  std::erase_if(result,
                [&](const Symmetry& s) { return image_of(headings, s.heading) != headings; });
  return result;
}

// Visits the sets of enemies outside the big lattice, one of each symmetric family.
template <typename Visit>
void for_each_outside(const std::vector<Symmetry>& symmetries, Visit visit) {
  for_each_subset(outside_big, [&](Mask outside) {
    if (size(outside) > max_men) return;
    const bool first = std::all_of(symmetries.begin(), symmetries.end(), [&](const Symmetry& s) {
      return image_of(outside, s.point) >= outside;
    });
    if (first) visit(outside);
  });
}

// ---- Proofs for the rule sets
// --------------------------------------------------------------------

// The largest number of moves under one set of chain rules. Symmetries must keep the first jump's
// headings; the later ones are all or none here, which any symmetry keeps.
void prove(const ChainRules& rules, Record& record) {
  Prover prover(rules);
  for_each_outside(symmetries_keeping(rules.first_jump), [&](Mask outside) {
    prover.set_outside(outside);
    const int small = prover.small_bound();
    bool beaten = false;
    for_each_subset(lattices[big].point_set, [&](Mask occupied) {
      beaten = beaten || prover.big_sum(occupied) + small > record.moves;
    });
    if (beaten) prover.search(record);
  });
}

// The largest number of moves of all rule sets in which a chain must go on.
class MustGoOnProof {
 public:
  explicit MustGoOnProof(Record& record)
      : all_states_(ChainRules{all_headings, all_headings, false, true}), record_(record) {
    for (Headings later = 0; later <= all_headings; ++later) {
      provers_.emplace_back(ChainRules{all_headings, later, true, true});
    }
  }

  // All sets of later headings are searched, so all eight symmetries may be used.
  void run() {
    for_each_outside(make_symmetries(), [&](Mask outside) {
      all_states_.set_outside(outside);
      small_ = all_states_.small_bound();
      candidates_.clear();
      for_each_subset(lattices[big].point_set, [&](Mask occupied) {
        if (all_states_.big_sum(occupied) + small_ > record_.moves) candidates_.push_back(occupied);
      });
      if (!candidates_.empty()) search(outside, all_headings, 0, candidates_);
    });
  }

 private:
  // Searches `later` and all sets made from it by leaving out headings from number `next` on.
  void search(Mask outside, Headings later, int next, const std::vector<Mask>& candidates) {
    Prover& prover = provers_[later];
    prover.set_outside(outside);
    std::vector<Mask> left;  // fewer headings reach fewer states: only these can matter below
    bool beaten = false;
    int small = -1;
    for (const Mask occupied : candidates) {
      if (prover.big_sum(occupied, false) + small_ <= record_.moves) continue;
      left.push_back(occupied);
      if (prover.big_sum(occupied, true) + small_ <= record_.moves) continue;
      if (small < 0) small = prover.small_bound();
      beaten = beaten || prover.big_sum(occupied, true) + small > record_.moves;
    }
    if (beaten) prover.search(record_);
    if (left.empty()) return;
    for (int heading = next; heading < heading_count; ++heading) {
      search(outside, later & ~bit(heading), heading + 1, left);
    }
  }

  Prover all_states_;
  std::vector<Prover> provers_;  // by later headings
  Record& record_;
  int small_ = 0;
  std::vector<Mask> candidates_;
};

// ---- Single jumps, row by row
// --------------------------------------------------------------------

// One rank's content, files as bits.
struct Row {
  Mask own = 0;
  Mask enemies = 0;
  Mask empty = 0;
};

constexpr std::size_t row_count = 243;  // 3 to the power of 5
constexpr Mask full_row = 0x1F;

std::vector<Row> make_rows() {
  std::vector<Row> rows;
  for_each_subset(full_row, [&](Mask own) {
    for_each_subset(full_row & ~own, [&](Mask enemies) {
      rows.push_back({own, enemies, full_row & ~own & ~enemies});
    });
  });
  return rows;
}

// The points of a rank that have diagonal lines.
Mask diagonal_points(int rank) { return rank % 2 == 0 ? 0b10101U : 0b01010U; }

// Steps and jumps along the rank.
int moves_within(const Row& a) {
  return size(a.own & (a.empty >> 1U)) + size(a.own & (a.empty << 1U)) +
         size(a.own & (a.enemies >> 1U) & (a.empty >> 2U)) +
         size(a.own & (a.enemies << 1U) & (a.empty << 2U));
}

// Steps from a row onto the next one, which may lie above or below.
int steps_onto(const Row& from, const Row& to, Mask diagonals) {
  const Mask slanting = from.own & diagonals;
  return size(from.own & to.empty) + size(slanting & (to.empty >> 1U)) +
         size(slanting & (to.empty << 1U));
}

// Jumps from a row over the next one.
int jumps_over(const Row& from, const Row& over, const Row& to, Mask diagonals) {
  const Mask slanting = from.own & diagonals;
  return size(from.own & over.enemies & to.empty) +
         size(slanting & (over.enemies >> 1U) & (to.empty >> 2U)) +
         size(slanting & (over.enemies << 1U) & (to.empty << 2U));
}

// The most moves by (own men, enemies) so far; the padding helps the compiler.
constexpr std::size_t men_counts = max_men + 1;
using BestByMen = std::array<std::int16_t, 176>;
static_assert(men_counts * men_counts <= BestByMen{}.size());
constexpr std::int16_t impossible = -10'000;

BestByMen nothing_possible() {
  BestByMen best{};
  best.fill(impossible);
  return best;
}

// The same bests after a row with its men and its moves has been laid on.
BestByMen with_row(const BestByMen& best, const Row& row, int moves) {
  BestByMen result = nothing_possible();
  const auto own = static_cast<std::size_t>(size(row.own));
  const auto enemies = static_cast<std::size_t>(size(row.enemies));
  for (std::size_t o = own; o < men_counts; ++o) {
    for (std::size_t e = enemies; e < men_counts; ++e) {
      const int before = best[(o - own) * men_counts + (e - enemies)];
      result[o * men_counts + e] = static_cast<std::int16_t>(before + moves);
    }
  }
  return result;
}

// The largest number of quiet steps and single jumps, all headings allowed. Every step lies within
// two neighbouring rows and every jump within three, so the last two rows are all that a new row's
// moves depend on.
int prove_single_jumps() {
  const std::vector<Row> rows = make_rows();
  std::vector<BestByMen> best(row_count * row_count, nothing_possible());  // by the last two rows
  BestByMen empty_board = nothing_possible();
  empty_board[0] = 0;
  for (std::size_t a = 0; a < row_count; ++a) {
    const BestByMen first = with_row(empty_board, rows[a], moves_within(rows[a]));
    for (std::size_t b = 0; b < row_count; ++b) {
      const int moves = moves_within(rows[b]) + steps_onto(rows[a], rows[b], diagonal_points(0)) +
                        steps_onto(rows[b], rows[a], diagonal_points(1));
      best[a * row_count + b] = with_row(first, rows[b], moves);
    }
  }
  for (int rank = 2; rank < width; ++rank) {
    const Mask far_diagonals = diagonal_points(rank);
    const Mask near_diagonals = diagonal_points(rank - 1);
    std::vector<BestByMen> next(row_count * row_count);
    for (std::size_t b = 0; b < row_count; ++b) {
      for (std::size_t c = 0; c < row_count; ++c) {
        BestByMen most = nothing_possible();
        for (std::size_t a = 0; a < row_count; ++a) {
          const int jumped = jumps_over(rows[a], rows[b], rows[c], far_diagonals) +
                             jumps_over(rows[c], rows[b], rows[a], far_diagonals);
          const BestByMen& before = best[a * row_count + b];
          for (std::size_t i = 0; i < most.size(); ++i) {
            most[i] = std::max(most[i], static_cast<std::int16_t>(before[i] + jumped));
          }
        }
        const int moves = moves_within(rows[c]) + steps_onto(rows[b], rows[c], near_diagonals) +
                          steps_onto(rows[c], rows[b], far_diagonals);
        next[b * row_count + c] = with_row(most, rows[c], moves);
      }
    }
    best = std::move(next);
  }
  int most = 0;
  for (const BestByMen& by_men : best) {
    most = std::max(most, static_cast<int>(*std::max_element(by_men.begin(), by_men.end())));
  }
  return most;
}

// ---- Report
// --------------------------------------------------------------------------------------

Record worst_found(const RuleSet& rules) {
  const Position known = from_text(rules.worst_known);
  Record worst{count_moves(known, rules), known, rules.later_jumps};
  const Record climbed = climb(rules, 20, 1'500);
  return climbed.moves > worst.moves ? climbed : worst;
}

// Returns whether the bound holds for everything found.
bool report(const RuleSet& rules) {
  Record found = worst_found(rules);
  int bound = 0;
  if (rules.later_jumps == 0) {
    bound = prove_single_jumps();
  } else {
    Record record;
    record.moves = found.moves - 1;  // the search must reach the position found by itself
    if (rules.name == "must_go_on") {
      MustGoOnProof(record).run();
    } else {
      prove({rules.first_jump, rules.later_jumps, rules.must_go_on, !rules.compulsory}, record);
    }
    RuleSet rules_of_record = rules;
    rules_of_record.later_jumps = record.later_jumps;
    const int recounted = count_moves(record.position, rules_of_record);
    if (recounted != record.moves) {
      std::printf("%s: %d moves counted by lattices, %d plainly\n", rules.name.data(), record.moves,
                  recounted);
      return false;
    }
    if (record.moves > found.moves) found = record;
    const int most_quiet = max_men * heading_count;
    bound = rules.compulsory ? std::max(record.moves, most_quiet) : record.moves;
  }
  std::printf("%s %d %d %s\n", rules.name.data(), bound, found.moves,
              to_text(found.position).c_str());
  std::fflush(stdout);
  return found.moves <= bound;
}

}  // namespace

int main() {
  bool all_hold = true;
  for (const RuleSet& rules : rule_sets) all_hold = report(rules) && all_hold;
  return all_hold ? 0 : 1;
}
