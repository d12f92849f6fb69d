// Seeded random positions, for the tests that go over many of them, and the rule sets that those
// tests run under.

#ifndef ALQUERQUE_TESTS_UNIT_RANDOM_POSITIONS_HPP_
#define ALQUERQUE_TESTS_UNIT_RANDOM_POSITIONS_HPP_

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <random>
#include <utility>
#include <vector>

#include <alquerque/alquerque.hpp>

namespace sampling {

// ---- Rule sets ---------------------------------------------------------------------------------

// Types, so that a templated test case says in its name which rule set it runs under.
struct Brainking {
  static constexpr alquerque::RuleSet rules = alquerque::rules::brainking;
};
struct Qirkat {
  static constexpr alquerque::RuleSet rules = alquerque::rules::qirkat;
};
struct Freestyle {
  static constexpr alquerque::RuleSet rules = alquerque::rules::freestyle;
};
struct Alfonso {
  static constexpr alquerque::RuleSet rules = alquerque::rules::alfonso;
};
struct BrainkingUntilMoved {
  static constexpr alquerque::RuleSet rules{.no_return = alquerque::NoReturn::until_moved};
};
struct BrainkingWithoutBans {
  static constexpr alquerque::RuleSet rules{.no_return = alquerque::NoReturn::none};
};
// A caller's own: a chain may stop after any jump.
struct StoppableChains {
  static constexpr alquerque::RuleSet rules{.chain_must_go_on = false};
};
// A caller's own: captures are optional, but a chain that is begun must go on.
struct OptionalCaptures {
  static constexpr alquerque::RuleSet rules{.first_jump = alquerque::Headings::any,
                                            .capture_compulsory = false};
};
// A caller's own: nothing ever goes backward, and men on their far rank still step sideways.
struct NeverBackward {
  static constexpr alquerque::RuleSet rules{.later_jumps = alquerque::Headings::ahead,
                                            .quiet_on_far_rank = true,
                                            .no_return = alquerque::NoReturn::until_moved};
};

// For TEMPLATE_TEST_CASE, which then names the rule set (TEMPLATE_LIST_TEST_CASE would number it).
#define ALQUERQUE_SAMPLED_RULE_SETS                                                             \
  sampling::Brainking, sampling::Qirkat, sampling::Freestyle, sampling::Alfonso,                \
      sampling::BrainkingUntilMoved, sampling::BrainkingWithoutBans, sampling::StoppableChains, \
      sampling::OptionalCaptures, sampling::NeverBackward

// ---- Random numbers ----------------------------------------------------------------------------

// The same numbers with every standard library: the engine is fixed by the C++ standard, but the
// distributions of <random> are not, so none is used.
class Random {
 public:
  explicit Random(std::uint64_t seed) : engine_{seed} {}

  // 0 to bound - 1, each equally likely.
  std::size_t below(std::size_t bound) {
    constexpr std::uint64_t last = std::mt19937_64::max();
    const std::uint64_t excess = (last % bound + 1) % bound;
    std::uint64_t number = engine_();
    while (number > last - excess) number = engine_();
    return static_cast<std::size_t>(number % bound);
  }

  // True with a chance of `wanted` in `of`.
  bool chance(std::size_t wanted, std::size_t of) { return below(of) < wanted; }

 private:
  std::mt19937_64 engine_;
};

// Any set of points.
inline alquerque::Bitboard random_board(Random& random) {
  return alquerque::Bitboard::from_bits(
      static_cast<std::uint32_t>(random.below(std::size_t{1} << 25U)));
}

// ---- Moves and routes as lists -----------------------------------------------------------------

// Sorted. Tests that need no visitor of their own take these: each visitor has its own copy of the
// whole traversal, for every rule set, and many would take minutes to compile.
template <alquerque::RuleSet rules>
std::vector<alquerque::Move> moves_of(const alquerque::Position& position) {
  const auto list = alquerque::legal_moves<rules>(position);
  std::vector<alquerque::Move> moves(list.begin(), list.end());
  std::sort(moves.begin(), moves.end());
  return moves;
}

template <alquerque::RuleSet rules>
std::vector<alquerque::Route> routes_of(const alquerque::Position& position) {
  std::vector<alquerque::Route> routes;
  alquerque::for_each_route<rules>(
      position, [&routes](const alquerque::Route& route) { routes.push_back(route); });
  std::sort(routes.begin(), routes.end());
  return routes;
}

// ---- Positions from games ----------------------------------------------------------------------

// Goes through random games, position by position: the start first, every end of a game too, and
// then the start again.
template <alquerque::RuleSet rules>
class RandomGames {
 public:
  static constexpr int longest_game = 120;

  explicit RandomGames(std::uint64_t seed) : random_{seed} {}

  [[nodiscard]] const alquerque::Position& position() const { return position_; }

  void go_on() {
    // Sorted, so that the games do not depend on the order in which moves are generated.
    const std::vector<alquerque::Move> moves = moves_of<rules>(position_);
    if (moves.empty() || plies_ == longest_game) {
      position_ = alquerque::Position::start();
      plies_ = 0;
      return;
    }
    position_ = position_.template after<rules>(moves[random_.below(moves.size())]);
    ++plies_;
  }

 private:
  Random random_;
  alquerque::Position position_;
  int plies_ = 0;
};

// Calls `visit(position)` for `count` positions of random games.
template <alquerque::RuleSet rules, class Visit>
void for_each_game_position(std::uint64_t seed, std::size_t count, Visit&& visit) {
  RandomGames<rules> games{seed};
  for (std::size_t i = 0; i < count; ++i) {
    visit(games.position());
    games.go_on();
  }
}

// ---- Positions that games do not reach ---------------------------------------------------------

// The men of a side that can carry a ban under a rule set: those that can step sideways.
inline alquerque::Bitboard men_with_sideways_steps(const alquerque::Setup& setup,
                                                   alquerque::Side side,
                                                   const alquerque::RuleSet& rules) {
  const alquerque::Rank far =
      side == alquerque::Side::white ? alquerque::Rank::fifth : alquerque::Rank::first;
  return rules.quiet_on_far_rank ? setup.men(side) : setup.men(side) - points_of(far);
}

// Bans one sideways step of a man, either one where the board has both.
inline void add_random_ban(alquerque::Setup& setup, alquerque::Point man, Random& random) {
  const alquerque::File file = alquerque::file_of(man);
  const bool west =
      file == alquerque::File::e || (file != alquerque::File::a && random.chance(1, 2));
  (west ? setup.no_west : setup.no_east) |= man;
}

// A set-up that the rule set allows: so many men anywhere, either side to move, any bans. It need
// not be canonical: a ban may name a point that is occupied.
inline alquerque::Setup random_setup(Random& random, const alquerque::RuleSet& rules,
                                     std::size_t white, std::size_t black) {
  std::array<alquerque::Point, alquerque::point_count> points{};
  for (std::size_t i = 0; i < points.size(); ++i) {
    points[i] = alquerque::point_at(i);
    std::swap(points[i], points[random.below(i + 1)]);
  }
  alquerque::Setup setup;
  for (std::size_t i = 0; i < white + black; ++i) {
    (i < white ? setup.white : setup.black) |= points[i];
  }
  setup.to_move = random.chance(1, 2) ? alquerque::Side::white : alquerque::Side::black;

  for (const alquerque::Side side : {alquerque::Side::white, alquerque::Side::black}) {
    const alquerque::Bitboard men = men_with_sideways_steps(setup, side, rules);
    if (rules.no_return == alquerque::NoReturn::next_turn) {
      if (!men.empty() && random.chance(3, 4)) {
        add_random_ban(
            setup, *std::next(men.begin(), static_cast<std::ptrdiff_t>(random.below(men.size()))),
            random);
      }
    } else if (rules.no_return == alquerque::NoReturn::until_moved) {
      const std::size_t share = random.below(5);
      for (const alquerque::Point man : men) {
        if (random.chance(share, 4)) add_random_ban(setup, man, random);
      }
    }
  }
  return setup;
}

// The same with 0 to 12 men a side.
inline alquerque::Setup random_setup(Random& random, const alquerque::RuleSet& rules) {
  const std::size_t white = random.below(alquerque::max_men + 1);
  const std::size_t black = random.below(alquerque::max_men + 1);
  return random_setup(random, rules, white, black);
}

// Calls `visit(position)` for `count` random set-ups.
template <alquerque::RuleSet rules, class Visit>
void for_each_setup_position(std::uint64_t seed, std::size_t count, Visit&& visit) {
  Random random{seed};
  for (std::size_t i = 0; i < count; ++i) {
    visit(alquerque::Position::from(random_setup(random, rules), rules).value());
  }
}

// Calls `visit(position)` for `count` positions of random games and as many random set-ups.
template <alquerque::RuleSet rules, class Visit>
void for_each_position(std::uint64_t seed, std::size_t count, Visit&& visit) {
  for_each_game_position<rules>(seed, count, visit);
  for_each_setup_position<rules>(seed, count, visit);
}

}  // namespace sampling

#endif  // ALQUERQUE_TESTS_UNIT_RANDOM_POSITIONS_HPP_
