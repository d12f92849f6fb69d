// Checks the bounds of move_list.hpp a second time, by other means than capacity_search.cpp.
//
// It shares no code with that program, with the library or with the reference, and takes no bound
// and no position from them: it finds the largest numbers of moves by itself and prints one line
// for each kind of rule set, `NAME most-moves POSITION`.
//
//   alquerque_capacity_recheck [climb | prove]     (both if not said)
//
// Climb: hill climbing from random positions, which asks nothing but how many moves a position has.
// It must reach the largest number, and may never exceed it.
//
// Prove: goes through all sets of enemies and, for each, through all own men that could matter.
//
// - `single` (alfonso; every rule set with one jump a turn). Taking the enemies off the board loses
//   no move: a man that could jump in a direction can then step in it, and steps stay. So the most
//   moves are steps of own men to empty neighbours, and all sets of up to 12 men are tried.
// - `final` (brainking, qirkat, freestyle): captures only, with every heading. A list is either all
//   captures or all steps (B8), and of steps there are at most as many as in `single`. Fewer
//   headings for the first jump only take moves away, so brainking has no more than qirkat.
// - `reachable` (every rule set): all steps, and every state (point, captured men) that a chain
//   with every heading comes by. The moves of any rule set are among them.
// - `goes_on` (every rule set in which a chain must go on): all steps, first jumps with every
//   heading, and the states in which a chain ends. Where it ends depends on the headings of later
//   jumps, so all 256 sets of them are tried.
//
// A man's jumps lead only to points whose file and rank have the same parities as his own: his
// class. The points between lie in other classes. So a man's captures depend on the enemies
// outside his class and on which points of his class are taken, by whomever. For a set of enemies,
// then, the most moves of the own men on each class can be found apart, and the sum of the four
// bounds every position with these enemies: it leaves out only that own men are at most 12, and
// that they stand in the way of each other's steps. (For the three small classes the bounds come
// from tables over the enemies that they can jump.) Sets of enemies are taken from the largest
// bound down, each with all combinations of own men, until no bound is above the largest number
// found.

#include <algorithm>
#include <array>
#include <bit>
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

constexpr int width = 5;
constexpr int points = width * width;
constexpr int most_men = 12;

// ---- Plainly: a board, and all that can be done on it
// --------------------------------------------

struct Way {
  int files;
  int ranks;
};

// In the order of the bits of a set of headings; White is to move, so that ranks + 1 is forward.
constexpr std::array<Way, 8> ways{
    {{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}}};

using Headings = unsigned;
constexpr Headings every_heading = 0xFF;
constexpr Headings forward = 1;
constexpr Headings ahead = 0b1100'0111;

// Board: a diagonal line leaves exactly the points whose file and rank add up to an even number.
constexpr bool has_line(int file, int rank, Way way) {
  return way.files == 0 || way.ranks == 0 || (file + rank) % 2 == 0;
}

constexpr bool on_board(int file, int rank) {
  return file >= 0 && file < width && rank >= 0 && rank < width;
}

struct Rules {
  std::string_view name;
  Headings steps;
  Headings first_jump;
  Headings later_jumps;
  bool compulsory;
  bool must_go_on;
  bool steps_on_far_rank;
};

constexpr std::array rule_sets{
    Rules{"brainking", ahead, ahead, every_heading, true, true, false},
    Rules{"qirkat", ahead, every_heading, every_heading, true, true, false},
    Rules{"freestyle", every_heading, every_heading, every_heading, true, true, true},
    Rules{"alfonso", every_heading, every_heading, 0, false, true, true},
    Rules{"goes_on", every_heading, every_heading, every_heading & ~forward, false, true, true},
    Rules{"any", every_heading, every_heading, every_heading, false, false, true},
};

// Of a point that is on the board.
constexpr std::size_t index_of(int file, int rank) {
  const int index = rank * width + file;
  return static_cast<std::size_t>(index);
}

struct Board {
  std::array<char, points> men;  // 'w', 'b' or ' '

  Board() { men.fill(' '); }
  [[nodiscard]] char at(int file, int rank) const {
    return on_board(file, rank) ? men[index_of(file, rank)] : '#';
  }
  void put(int file, int rank, char man) { men[index_of(file, rank)] = man; }
  [[nodiscard]] int count(char man) const {
    return static_cast<int>(std::count(men.begin(), men.end(), man));
  }
};

std::string to_text(const Board& board) {
  std::string text;
  for (int rank = width - 1; rank >= 0; --rank) {
    for (int file = 0; file < width; ++file) {
      const char man = board.at(file, rank);
      if (man != ' ') {
        text += man;
      } else if (!text.empty() && text.back() >= '1' && text.back() <= '4') {
        ++text.back();
      } else {
        text += '1';
      }
    }
    text += rank == 0 ? " w -" : "/";
  }
  return text;
}

// Every move of a board.
class PlainMoves {
 public:
  PlainMoves(const Board& board, const Rules& rules) : rules_{rules} {
    for (int rank = 0; rank < width; ++rank) {
      for (int file = 0; file < width; ++file) {
        if (board.at(file, rank) != 'w') continue;
        from_ = rank * width + file;
        Board lifted = board;
        lifted.put(file, rank, ' ');
        walk(lifted, file, rank, 0, rules.first_jump);
        for (std::size_t i = 0; i < ways.size(); ++i) {
          steps_ += (rules.steps >> i & 1U) != 0 && has_line(file, rank, ways[i]) &&
                            (rules.steps_on_far_rank || rank != width - 1) &&
                            board.at(file + ways[i].files, rank + ways[i].ranks) == ' '
                        ? 1
                        : 0;
        }
      }
    }
  }

  [[nodiscard]] int count() const {
    const int captures = static_cast<int>(moves_.size());
    return rules_.compulsory && captures > 0 ? captures : captures + steps_;
  }

 private:
  // Where a man began, where he is, and the men captured, a bit each.
  using State = std::tuple<int, int, std::uint32_t>;

  bool walk(const Board& board, int file, int rank, std::uint32_t captured, Headings headings) {
    bool jumps = false;
    for (std::size_t i = 0; i < ways.size(); ++i) {
      const Way way = ways[i];
      const int to_file = file + 2 * way.files;
      const int to_rank = rank + 2 * way.ranks;
      if ((headings >> i & 1U) == 0 || !has_line(file, rank, way) ||
          board.at(file + way.files, rank + way.ranks) != 'b' ||
          board.at(to_file, to_rank) != ' ') {
        continue;
      }
      jumps = true;
      Board next = board;
      next.put(file + way.files, rank + way.ranks, ' ');
      const int over = (rank + way.ranks) * width + file + way.files;
      const std::uint32_t longer = captured | std::uint32_t{1} << over;
      const State state{from_, to_rank * width + to_file, longer};
      // What may follow depends on the state alone.
      if (!walked_.insert(state).second) continue;
      if (!walk(next, to_file, to_rank, longer, rules_.later_jumps) || !rules_.must_go_on) {
        moves_.insert(state);
      }
    }
    return jumps;
  }

  const Rules& rules_;
  int from_ = 0;
  int steps_ = 0;
  std::set<State> walked_;
  std::set<State> moves_;
};

int count_moves(const Board& board, const Rules& rules) { return PlainMoves{board, rules}.count(); }

struct Found {
  int moves = 0;
  Board board{};
};

// ---- Climbing --------------------------------------------------------------------------------

// Changes one or two points at a time and keeps what is not worse; starts anew when nothing has got
// better for long.
Found climbed(const Rules& rules) {
  constexpr int steps = 400'000;
  constexpr int patience = 1'500;
  std::mt19937 random{1};
  const auto below = [&random](std::size_t bound) { return std::size_t{random()} % bound; };
  const auto content = [&below] { return "w  bbb"[below(6)]; };
  Found best;
  Found now;
  int idle = patience;
  for (int step = 0; step < steps; ++step) {
    if (++idle > patience) {
      do {
        for (char& man : now.board.men) man = content();
      } while (now.board.count('w') > most_men || now.board.count('b') > most_men);
      now.moves = count_moves(now.board, rules);
      idle = 0;
    }
    Board next = now.board;
    for (std::size_t changes = 1 + below(3); changes > 0; --changes) {
      if (below(2) == 0) {
        std::swap(next.men[below(points)], next.men[below(points)]);
      } else {
        next.men[below(points)] = content();
      }
    }
    if (next.count('w') > most_men || next.count('b') > most_men) continue;
    const int moves = count_moves(next, rules);
    if (moves < now.moves) continue;
    if (moves > now.moves) idle = 0;
    now = {moves, next};
    if (moves > best.moves) best = now;
  }
  return best;
}

// ---- Proving: sets of points as bits
// -------------------------------------------------------------

using Mask = std::uint32_t;

constexpr Mask bit(int point) { return Mask{1} << point; }
int size(Mask set) { return std::popcount(set); }

template <class Visit>
void each_point(Mask set, Visit&& visit) {
  for (; set != 0; set &= set - 1) visit(std::countr_zero(set));
}

template <class Visit>
void each_subset(Mask set, Visit&& visit) {
  Mask subset = set;
  for (;;) {
    visit(subset);
    if (subset == 0) return;
    subset = (subset - 1) & set;
  }
}

struct Jump {
  Mask over;
  int to;
  Headings heading;
};

struct Lines {
  std::array<Mask, points> neighbours{};
  std::array<std::vector<Jump>, points> jumps;
};

const Lines lines = [] {
  Lines made;
  for (int point = 0; point < points; ++point) {
    const int file = point % width;
    const int rank = point / width;
    for (std::size_t i = 0; i < ways.size(); ++i) {
      const Way way = ways[i];
      if (!has_line(file, rank, way)) continue;
      const int over = point + way.ranks * width + way.files;
      if (on_board(file + way.files, rank + way.ranks)) {
        made.neighbours[static_cast<std::size_t>(point)] |= bit(over);
      }
      if (on_board(file + 2 * way.files, rank + 2 * way.ranks)) {
        made.jumps[static_cast<std::size_t>(point)].push_back(
            {bit(over), over + way.ranks * width + way.files, Headings{1} << i});
      }
    }
  }
  return made;
}();

const std::vector<Jump>& jumps_from(int point) {
  return lines.jumps[static_cast<std::size_t>(point)];
}
Mask neighbours_of(int point) { return lines.neighbours[static_cast<std::size_t>(point)]; }

// The points of equal parities, and all that can be jumped from them.
struct Class {
  Mask own = 0;
  Mask jumped = 0;
};

constexpr std::size_t class_count = 4;

const std::array<Class, class_count> classes = [] {
  std::array<Class, class_count> made{};
  for (int point = 0; point < points; ++point) {
    const int file = point % width;
    const int rank = point / width;
    Class& one = made[static_cast<std::size_t>(file % 2 + 2 * (rank % 2))];
    one.own |= bit(point);
    for (const Jump& jump : jumps_from(point)) one.jumped |= jump.over;
  }
  return made;
}();

const Mask big = classes[0].own;
const Mask outside_big = ~big & (bit(points) - 1);

// What counts as a move.
struct Kind {
  bool final_states;  // only the states in which a chain ends
  bool steps;
  Headings later_jumps;
};

struct States {
  int reachable = 0;
  int final = 0;
};

// The states that the captures of one man come by, jump by jump: all those after one jump, after
// two, and so on. `taken`: where it cannot land.
States states_of(int from, Mask taken, Mask enemies, Headings later_jumps) {
  static std::vector<std::uint64_t> layer;
  static std::vector<std::uint64_t> next;
  const auto state = [](int at, Mask captured) {
    return static_cast<std::uint64_t>(at) << 32U | captured;
  };
  States states;
  layer.assign(1, state(from, 0));
  for (Headings headings = every_heading; !layer.empty(); headings = later_jumps) {
    next.clear();
    for (const std::uint64_t now : layer) {
      const int at = static_cast<int>(now >> 32U);
      const Mask captured = static_cast<Mask>(now);
      const Mask left = enemies & ~captured;
      bool goes_on = false;
      for (const Jump& jump : jumps_from(at)) {
        if ((headings & jump.heading) == 0 || (left & jump.over) == 0) continue;
        if ((taken & bit(jump.to)) != 0) continue;
        goes_on = true;
        next.push_back(state(jump.to, captured | jump.over));
      }
      states.final += !goes_on && captured != 0 ? 1 : 0;
    }
    std::sort(next.begin(), next.end());
    next.erase(std::unique(next.begin(), next.end()), next.end());
    states.reachable += static_cast<int>(next.size());
    layer.swap(next);
  }
  return states;
}

int moves_of(int from, Mask taken, Mask enemies, const Kind& kind) {
  const States states = states_of(from, taken & ~bit(from), enemies, kind.later_jumps);
  return kind.final_states ? states.final : states.reachable;
}

// The number of a subset among those of a set.
std::size_t number_in(Mask subset, Mask set) {
  std::size_t number = 0;
  std::size_t place = 1;
  each_point(set, [&](int point) {
    number += (subset & bit(point)) != 0 ? place : 0;
    place *= 2;
  });
  return number;
}

std::vector<Mask> subsets_of(Mask set) {
  std::vector<Mask> subsets;
  each_subset(set, [&subsets](Mask subset) { subsets.push_back(subset); });
  return subsets;
}

// The captures of every man of a class, for some enemies and for some sets of taken points of the
// class, or for all of them.
class ClassTable {
 public:
  ClassTable(const Class& of, Mask enemies, const Kind& kind)
      : ClassTable{of, enemies, kind, subsets_of(of.own)} {}

  ClassTable(const Class& of, Mask enemies, const Kind& kind, const std::vector<Mask>& all_taken)
      : own_{of.own}, moves_(std::size_t{1} << size(of.own)) {
    for (const Mask taken : all_taken) {
      auto& row = moves_[number_in(taken, own_)];
      std::size_t i = 0;
      each_point(own_, [&](int man) {
        row[i] = (taken & bit(man)) != 0 ? moves_of(man, taken, enemies & of.jumped, kind) : 0;
        ++i;
      });
    }
  }

  // The captures of some men, where these points are taken.
  [[nodiscard]] int sum(Mask men, Mask taken) const {
    const auto& row = moves_[number_in(taken, own_)];
    int sum = 0;
    std::size_t i = 0;
    each_point(own_, [&](int man) {
      sum += (men & bit(man)) != 0 ? row[i] : 0;
      ++i;
    });
    return sum;
  }

 private:
  Mask own_;
  std::vector<std::array<int, 9>> moves_;
};

int steps_of(Mask men, Mask blocked) {
  int steps = 0;
  each_point(men, [&](int man) { steps += size(neighbours_of(man) & ~blocked); });
  return steps;
}

// Visits every choice of own men of a class with the number of their moves, as if no own man of
// another class were there.
template <class Visit>
void each_choice(const Class& of, const ClassTable& table, Mask enemies, bool steps,
                 Visit&& visit) {
  each_subset(of.own & ~enemies, [&](Mask men) {
    visit(men, table.sum(men, men | (enemies & of.own)) + (steps ? steps_of(men, enemies) : 0));
  });
}

// Bounds for the small classes, by the enemies that they can jump and that stand on them. Other
// enemies could only block steps.
class SmallBounds {
 public:
  explicit SmallBounds(const Kind& kind) {
    for (std::size_t i = 1; i < class_count; ++i) {
      const Class& of = classes[i];
      seen_[i] = of.own | of.jumped;
      bounds_[i].resize(std::size_t{1} << size(seen_[i]));
      each_subset(of.jumped, [&](Mask jumped) {
        const ClassTable table{of, jumped, kind};
        each_subset(of.own, [&](Mask on) {
          int& bound = bounds_[i][number_in(jumped | on, seen_[i])];
          each_choice(of, table, jumped | on, kind.steps,
                      [&](Mask, int moves) { bound = std::max(bound, moves); });
        });
      });
    }
  }

  [[nodiscard]] int operator()(Mask enemies) const {
    int sum = 0;
    for (std::size_t i = 1; i < class_count; ++i) {
      sum += bounds_[i][number_in(enemies, seen_[i])];
    }
    return sum;
  }

 private:
  std::array<Mask, class_count> seen_{};
  std::array<std::vector<int>, class_count> bounds_;
};

// The most moves with some enemies, exactly; raises `found` if there are more.
class Exact {
 public:
  Exact(Mask enemies, const Kind& kind, Found& found)
      : enemies_{enemies}, kind_{kind}, found_{found} {
    for (std::size_t i = class_count; i-- > 0;) {
      const ClassTable table{classes[i], enemies, kind};
      each_choice(classes[i], table, enemies, kind.steps, [&](Mask men, int moves) {
        choices_[i].push_back({moves, men});
      });
      std::sort(choices_[i].rbegin(), choices_[i].rend());
      rest_[i] = rest_[i + 1] + choices_[i].front().first;
    }
    choose(0, 0, 0);
  }

 private:
  void choose(std::size_t i, Mask own, int moves) {
    if (i == class_count) {
      if (moves > found_.moves) {
        found_.moves = moves;
        for (int point = 0; point < points; ++point) {
          found_.board.men[static_cast<std::size_t>(point)] = (own & bit(point)) != 0        ? 'w'
                                                              : (enemies_ & bit(point)) != 0 ? 'b'
                                                                                             : ' ';
        }
      }
      return;
    }
    for (const auto& [more, men] : choices_[i]) {
      if (moves + more + rest_[i + 1] <= found_.moves) return;
      if (size(own | men) > most_men) continue;
      // Two own men side by side keep each other from stepping.
      int lost = 0;
      if (kind_.steps)
        each_point(men, [&](int man) { lost += 2 * size(neighbours_of(man) & own); });
      choose(i + 1, own | men, moves + more - lost);
    }
  }

  Mask enemies_;
  Kind kind_;
  Found& found_;
  std::array<std::vector<std::pair<int, Mask>>, class_count> choices_;
  std::array<int, class_count + 1> rest_{};
};

// ---- Proving: all enemies
// ------------------------------------------------------------------------

// The eight ways to lay the board on itself. All headings are allowed to first jumps and steps, so
// each keeps the rules, but for the headings of later jumps.
const std::vector<std::array<int, points>> symmetries = [] {
  std::vector<std::array<int, points>> made(8);
  for (int point = 0; point < points; ++point) {
    std::size_t i = 0;
    for (const bool turned : {false, true}) {
      for (const bool by_file : {false, true}) {
        for (const bool by_rank : {false, true}) {
          int file = by_file ? width - 1 - point % width : point % width;
          int rank = by_rank ? width - 1 - point / width : point / width;
          if (turned) std::swap(file, rank);
          made[i++][static_cast<std::size_t>(point)] = rank * width + file;
        }
      }
    }
  }
  return made;
}();

// Of sets that symmetries carry into each other, the first.
bool is_first(Mask set) {
  return std::all_of(symmetries.begin(), symmetries.end(), [set](const auto& symmetry) {
    Mask image = 0;
    each_point(set, [&](int point) { image |= bit(symmetry[static_cast<std::size_t>(point)]); });
    return image >= set;
  });
}

// Every set of enemies outside the big class that matters.
std::vector<Mask> sets_outside() {
  std::vector<Mask> sets;
  each_subset(outside_big, [&](Mask set) {
    if (size(set) <= most_men && is_first(set)) sets.push_back(set);
  });
  return sets;
}

// The most moves that own men on the big class have.
int most_choice(const ClassTable& table, Mask enemies, bool steps = true) {
  int most = 0;
  each_choice(classes[0], table, enemies, steps,
              [&most](Mask, int moves) { most = std::max(most, moves); });
  return most;
}

Found most_of(const Kind& kind) {
  struct Candidate {
    int bound;
    Mask enemies;
  };
  std::vector<Candidate> candidates;
  const SmallBounds small{kind};
  for (const Mask outside : sets_outside()) {
    const ClassTable table{classes[0], outside, kind};
    each_subset(big, [&](Mask inside) {
      if (size(outside | inside) > most_men) return;
      const Mask enemies = outside | inside;
      candidates.push_back({most_choice(table, enemies, kind.steps) + small(enemies), enemies});
    });
  }
  std::sort(candidates.begin(), candidates.end(),
            [](const Candidate& a, const Candidate& b) { return a.bound > b.bound; });
  Found found;
  for (const Candidate& candidate : candidates) {
    if (candidate.bound <= found.moves) break;
    Exact{candidate.enemies, kind, found};
  }
  return found;
}

// Where chains must go on, with any headings of later jumps.
class GoesOn {
 public:
  Found run() {
    const std::vector<Mask> all = subsets_of(big);
    std::vector<std::pair<int, Mask>> order;
    for (const Mask outside : sets_outside()) {
      const ClassTable table{classes[0], outside, reachable};
      order.emplace_back(most(table, outside, all), outside);
    }
    std::sort(order.rbegin(), order.rend());
    for (const auto& [bound, outside] : order) {
      if (bound <= found_.moves) break;
      search(outside, every_heading, 0, all);
    }
    return found_;
  }

 private:
  static constexpr Kind reachable{false, true, every_heading};

  // An enemy on the big class blocks as an own man does, who has moves of his own; so all are taken
  // as own.
  [[nodiscard]] int bound(const ClassTable& table, Mask outside, Mask taken) const {
    return table.sum(taken, taken) + steps_of(taken, outside) + small(outside);
  }

  [[nodiscard]] int most(const ClassTable& table, Mask outside,
                         const std::vector<Mask>& all) const {
    int most = 0;
    for (const Mask taken : all) most = std::max(most, bound(table, outside, taken));
    return most;
  }

  // The most that the small classes have with any enemies on the big one.
  [[nodiscard]] int small(Mask outside) const {
    if (outside != last_) {
      last_ = outside;
      last_small_ = 0;
      each_subset(big, [&](Mask inside) {
        if (size(outside | inside) <= most_men) {
          last_small_ = std::max(last_small_, small_bounds_(outside | inside));
        }
      });
    }
    return last_small_;
  }

  // Tries some headings, and all sets of them with headings from number `next` on left out: they
  // reach no states but those that are reached with more.
  void search(Mask outside, Headings later, unsigned next, const std::vector<Mask>& all) {
    const ClassTable reached{classes[0], outside, Kind{false, true, later}, all};
    std::vector<Mask> left;
    for (const Mask taken : all) {
      if (bound(reached, outside, taken) > found_.moves) left.push_back(taken);
    }
    if (left.empty()) return;
    const Kind kind{true, true, later};
    if (most(ClassTable{classes[0], outside, kind, left}, outside, left) > found_.moves) {
      const ClassTable table{classes[0], outside, kind};
      each_subset(big, [&](Mask inside) {
        const Mask enemies = outside | inside;
        if (size(enemies) > most_men) return;
        if (most_choice(table, enemies) + small_bounds_(enemies) > found_.moves) {
          Exact{enemies, kind, found_};
        }
      });
    }
    for (unsigned heading = next; heading < ways.size(); ++heading) {
      search(outside, later & ~(Headings{1} << heading), heading + 1, left);
    }
  }

  SmallBounds small_bounds_{reachable};
  mutable Mask last_ = ~Mask{0};
  mutable int last_small_ = 0;
  Found found_;
};

// The most steps of up to twelve men without enemies.
Found most_single() {
  Found found;
  for (Mask own = 0; own < bit(points); ++own) {
    if (size(own) > most_men) continue;
    const int steps = steps_of(own, own);
    if (steps <= found.moves) continue;
    found.moves = steps;
    for (int point = 0; point < points; ++point) {
      found.board.men[static_cast<std::size_t>(point)] = (own & bit(point)) != 0 ? 'w' : ' ';
    }
  }
  return found;
}

void print(std::string_view name, const Found& found) {
  std::printf("%s %d %s\n", name.data(), found.moves, to_text(found.board).c_str());
  std::fflush(stdout);
}

}  // namespace

int main(int argument_count, char** arguments) {
  const std::string_view part = argument_count > 1 ? arguments[1] : "";
  if (part != "climb") {
    print("single", most_single());
    print("final", most_of({true, false, every_heading}));
    print("reachable", most_of({false, true, every_heading}));
    print("goes_on", GoesOn{}.run());
  }
  if (part != "prove") {
    for (const Rules& rules : rule_sets) print(rules.name, climbed(rules));
  }
  return 0;
}
