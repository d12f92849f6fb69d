// Compares endgame tables with the naive reference:
//   alquerque_table_check all DIR MEN       every position of up to MEN men
//   alquerque_table_check random DIR COUNT  so many positions of each greater number of men, with
//                                           what the tables say of their successors

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include <alquerque/alquerque.hpp>
#include <solver_rules.hpp>
#include <tables/endgame_tables.hpp>
#include <tables/score.hpp>

#include "reference/comparison.hpp"
#include "reference/reference.hpp"

namespace {

using namespace alquerque;
using solver::EndgameTables;
using solver::Score;

// ---- Positions of the reference ----------------------------------------------------------------

Setup setup_of(const reference::State& state) {
  Setup setup;
  setup.to_move = state.to_move == reference::Side::white ? Side::white : Side::black;
  for (const reference::Point point : reference::all_points()) {
    const reference::Cell& cell = state.at(point);
    const Point place = test::library_point(point);
    if (cell.man == reference::Man::white) setup.white |= place;
    if (cell.man == reference::Man::black) setup.black |= place;
    if (cell.ban == reference::Ban::west) setup.no_west |= place;
    if (cell.ban == reference::Ban::east) setup.no_east |= place;
  }
  return setup;
}

// The board turned and the sides swapped, so that White is always to move.
reference::State turned(const reference::State& state) {
  reference::State result;
  result.to_move = reference::opponent(state.to_move);
  for (const reference::Point point : reference::all_points()) {
    reference::Cell cell = state.at(point);
    if (cell.man != reference::Man::none) {
      cell.man = cell.man == reference::Man::white ? reference::Man::black : reference::Man::white;
    }
    if (cell.ban != reference::Ban::none) {
      cell.ban = cell.ban == reference::Ban::west ? reference::Ban::east : reference::Ban::west;
    }
    result.at({reference::board_size - 1 - point.file, reference::board_size - 1 - point.rank}) =
        cell;
  }
  return result;
}

using Bans = std::vector<std::pair<reference::Point, reference::Ban>>;

// Every ban that one man of a side can have; and none.
Bans bans_of(const reference::State& state, reference::Side side, const reference::Rules& rules) {
  Bans bans{{{0, 0}, reference::Ban::none}};
  for (const reference::Point point : reference::all_points()) {
    for (const reference::Ban ban : {reference::Ban::west, reference::Ban::east}) {
      reference::State banned = state;
      banned.at(point).ban = ban;
      if (reference::holds_man_of(state, point, side) &&
          reference::canonical(banned, rules) == banned) {
        bans.emplace_back(point, ban);
      }
    }
  }
  return bans;
}

void set_ban(reference::State& state, const Bans::value_type& ban) {
  if (ban.second != reference::Ban::none) state.at(ban.first).ban = ban.second;
}

// Men in the low bits, then where the bans are: equal for equal states with White to move.
std::uint64_t key_of(const reference::State& state) {
  std::uint64_t key = 0;
  std::uint64_t bans = 0;
  for (const reference::Point point : reference::all_points()) {
    const reference::Cell& cell = state.at(point);
    const auto place = static_cast<std::uint64_t>(reference::index_of(point));
    key |= std::uint64_t{cell.man == reference::Man::white} << place;
    key |= std::uint64_t{cell.man == reference::Man::black} << (place + 25);
    if (cell.ban != reference::Ban::none) {
      const std::uint64_t ban = 1 + 2 * place + (cell.ban == reference::Ban::west ? 0 : 1);
      bans += cell.man == reference::Man::white ? ban : 51 * ban;
    }
  }
  return bans << 50U | key;
}

reference::State state_of(std::uint64_t key) {
  reference::State state;
  const auto set = [&state](std::uint64_t ban) {
    if (ban != 0) {
      state.at(reference::point_at(static_cast<int>((ban - 1) / 2))).ban =
          ban % 2 == 1 ? reference::Ban::west : reference::Ban::east;
    }
  };
  for (const reference::Point point : reference::all_points()) {
    const auto place = static_cast<unsigned>(reference::index_of(point));
    if ((key >> place & 1U) != 0) state.at(point).man = reference::Man::white;
    if ((key >> (place + 25) & 1U) != 0) state.at(point).man = reference::Man::black;
  }
  set((key >> 50U) % 51);
  set((key >> 50U) / 51);
  return state;
}

// ---- Every position ----------------------------------------------------------------------------

// Adds all ways to put men on the points from one on.
void add_states(reference::State& state, int place, int men, const reference::Rules& rules,
                std::vector<std::uint64_t>& keys) {
  if (place == 25) {
    const int white = reference::count_men(state, reference::Side::white);
    const int black = reference::count_men(state, reference::Side::black);
    if (white == 0 || black == 0) return;
    for (const auto& own : bans_of(state, reference::Side::white, rules)) {
      for (const auto& enemy : bans_of(state, reference::Side::black, rules)) {
        reference::State banned = state;
        set_ban(banned, own);
        set_ban(banned, enemy);
        keys.push_back(key_of(banned));
      }
    }
    return;
  }
  reference::Cell& cell = state.at(reference::point_at(place));
  for (const reference::Man man :
       {reference::Man::none, reference::Man::white, reference::Man::black}) {
    if (man == reference::Man::none || men > 0) {
      cell.man = man;
      add_states(state, place + 1, men - (man == reference::Man::none ? 0 : 1), rules, keys);
    }
  }
  cell.man = reference::Man::none;
}

constexpr int open = -1;

// The plies to the end of each state, or `open`: in each round, what is over within one ply more.
std::vector<std::int16_t> solve(const std::vector<std::uint64_t>& keys,
                                const reference::Rules& rules) {
  constexpr auto bare = ~std::uint32_t{0};
  std::vector<std::uint32_t> successors;
  std::vector<std::size_t> first;
  for (const std::uint64_t key : keys) {
    first.push_back(successors.size());
    const reference::State state = state_of(key);
    for (const reference::Move& move : reference::moves(state, rules)) {
      const reference::State next = turned(reference::apply(state, move, rules));
      if (reference::count_men(next, reference::Side::white) == 0) {
        successors.push_back(bare);
      } else {
        const auto place = std::lower_bound(keys.begin(), keys.end(), key_of(next));
        if (place == keys.end() || *place != key_of(next))
          throw std::runtime_error{"no such state"};
        successors.push_back(static_cast<std::uint32_t>(place - keys.begin()));
      }
    }
  }
  first.push_back(successors.size());

  std::vector<std::int16_t> plies(keys.size(), open);
  const auto plies_of = [&plies](std::uint32_t state) { return state == bare ? 0 : plies[state]; };
  const auto is_lost = [&](std::uint32_t state) {
    return plies_of(state) != open && plies_of(state) % 2 == 0;
  };
  const auto is_won = [&](std::uint32_t state) { return plies_of(state) % 2 == 1; };
  int quiet_rounds = 0;
  for (int round = 0; quiet_rounds < 2; ++round) {
    std::vector<std::size_t> decided;
    for (std::size_t i = 0; i < keys.size(); ++i) {
      const auto begin = successors.begin() + static_cast<std::ptrdiff_t>(first[i]);
      const auto end = successors.begin() + static_cast<std::ptrdiff_t>(first[i + 1]);
      if (plies[i] == open &&
          (round % 2 == 0 ? std::all_of(begin, end, is_won) : std::any_of(begin, end, is_lost))) {
        decided.push_back(i);
      }
    }
    for (const std::size_t i : decided) plies[i] = static_cast<std::int16_t>(round);
    quiet_rounds = decided.empty() ? quiet_rounds + 1 : 0;
  }
  return plies;
}

int plies_of(Score score) {
  return score == Score::neither() ? open : static_cast<int>(score.plies());
}

template <RuleSet rules>
int check_all(EndgameTables& tables, int men) {
  const reference::Rules reference_rules = test::rules_of(rules);
  std::vector<std::uint64_t> keys;
  reference::State empty;
  add_states(empty, 0, men, reference_rules, keys);
  std::sort(keys.begin(), keys.end());
  const std::vector<std::int16_t> plies = solve(keys, reference_rules);
  std::size_t neither = 0;
  for (std::size_t i = 0; i < keys.size(); ++i) {
    const reference::State state = state_of(keys[i]);
    for (const reference::State& seen : {state, turned(state)}) {
      const Score score = tables.score_of<rules>(*Position::from(setup_of(seen), rules));
      // Whether it is won shows by the plies, which are odd then.
      if (plies_of(score) != plies[i] || score.is_won() != (plies[i] % 2 == 1)) {
        std::printf("FAILED: %s: %d plies, not %d\n", reference::text(seen).c_str(), plies[i],
                    plies_of(score));
        return 1;
      }
    }
    neither += plies[i] == open ? 1U : 0U;
  }
  std::printf("%zu positions, and as many turned: no difference; %zu are neither won nor lost\n",
              keys.size(), neither);
  return 0;
}

// ---- Random positions --------------------------------------------------------------------------

template <class Random>
reference::State random_state(Random& random, int men, const reference::Rules& rules) {
  const auto up_to = [&random](int most) {
    return std::uniform_int_distribution<int>{0, most}(random);
  };
  reference::State state;
  const int white = 1 + up_to(men - 2);
  for (int man = 0; man < men;) {
    reference::Cell& cell = state.at(reference::point_at(up_to(24)));
    if (cell.man == reference::Man::none) {
      cell.man = man++ < white ? reference::Man::white : reference::Man::black;
    }
  }
  for (const reference::Side side : {reference::Side::white, reference::Side::black}) {
    const Bans bans = bans_of(state, side, rules);
    set_ban(state, bans[static_cast<std::size_t>(up_to(static_cast<int>(bans.size()) - 1))]);
  }
  if (up_to(1) == 1) state = turned(state);
  return state;
}

template <RuleSet rules>
int check_random(EndgameTables& tables, std::size_t count) {
  const reference::Rules reference_rules = test::rules_of(rules);
  std::mt19937_64 random{20240229};
  const auto score_of = [&tables](const reference::State& state) {
    return tables.score_of<rules>(*Position::from(setup_of(state), rules));
  };
  const int most = static_cast<int>(tables.most_men());
  for (int men = std::min(6, most); men <= most; ++men) {
    for (std::size_t i = 0; i < count; ++i) {
      const reference::State state = random_state(random, men, reference_rules);
      Score best = Score::no_move();
      for (const reference::Move& move : reference::moves(state, reference_rules)) {
        best =
            std::max(best, score_of(reference::apply(state, move, reference_rules)).of_move_here());
      }
      if (score_of(state) != best) {
        std::printf("FAILED: %s: %d, by its successors %d\n", reference::text(state).c_str(),
                    score_of(state).byte(), best.byte());
        return 1;
      }
    }
    std::printf("%zu positions of %d men agree with their successors\n", count, men);
  }
  return 0;
}

int run(const std::string& what, const std::string& folder, const std::string& number) {
  EndgameTables tables{folder};
  int result = 1;
  solver::with_solver_rules(tables.rules(), [&]<RuleSet rules>() {
    result = what == "all" ? check_all<rules>(tables, std::stoi(number))
                           : check_random<rules>(tables, std::stoul(number));
  });
  return result;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 4) {
    std::fputs("usage: alquerque_table_check all|random DIR NUMBER\n", stderr);
    return 2;
  }
  try {
    return run(argv[1], argv[2], argv[3]);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "alquerque_table_check: %s\n", error.what());
    return 1;
  }
}
