// The kinds of fault that no other file here is about. The tag `[bad-case-1]` finds the tests of
// the first kind, wherever they are, and so on.

#include <algorithm>
#include <cstdint>
#include <map>
#include <string>

#include <catch2/catch_test_macros.hpp>

#include <alquerque/alquerque.hpp>
#include <alquerque/perft/perft.hpp>
#include <alquerque/text.hpp>

#include "random_positions.hpp"
#include "reference/reference.hpp"
#include "support.hpp"

namespace alquerque::test {
namespace {

using enum Point;

// ---- Builds ------------------------------------------------------------------------------------

// The texts of the reference's legal moves: of each move, its first route by landings.
Texts reference_texts(const reference::State& state, const reference::Rules& rule_set) {
  std::map<reference::Move, reference::Route> first;
  for (const reference::Route& route : reference::routes(state, rule_set)) {
    const auto [known, is_new] = first.try_emplace(reference::move_of(route), route);
    if (!is_new && route.landings < known->second.landings) {
      known->second = route;
    }
  }
  Texts texts;
  for (const auto& [move, route] : first) {
    texts.push_back(reference::text(route));
  }
  std::sort(texts.begin(), texts.end());
  return texts;
}

template <RuleSet rule_set>
void check_games(const reference::Rules& reference_rules) {
  sampling::Random random{42};
  for (int game = 0; game < 15; ++game) {
    Position position;
    reference::State state = reference::start();
    for (int ply = 0; ply < 80; ++ply) {
      REQUIRE(to_text(position) == reference::text(state));
      const Texts texts = move_texts<rule_set>(position);
      REQUIRE(texts == reference_texts(state, reference_rules));
      REQUIRE(outcome<rule_set>(position).has_value() == reference::lost(state, reference_rules));
      if (texts.empty()) {
        break;
      }
      const std::string& text = texts[random.below(texts.size())];
      position = play<rule_set>(position, text);
      for (const reference::Route& route : reference::routes(state, reference_rules)) {
        if (reference::text(route) == text) {
          state = reference::apply(state, route, reference_rules);
          break;
        }
      }
    }
  }
}

TEST_CASE("bad case 29: whole games go as in the reference, in builds with and without assertions",
          "[bad-case-29]") {
  check_games<rules::brainking>(reference::brainking());
  check_games<rules::qirkat>(reference::qirkat());
  check_games<rules::freestyle>(reference::freestyle());
  check_games<rules::alfonso>(reference::alfonso());
}

// ---- Compilers ---------------------------------------------------------------------------------

// A game of the rules in a constant expression: every function of the core takes part.
constexpr bool plays_at_compile_time() {
  const auto set_up = Position::from({.white = d2, .black = {c2, b3, d3, c4, e5}});
  if (!set_up) {
    return false;
  }
  const Position position = *set_up;
  const auto moves = legal_moves(position);
  const Move circle{d2, d2, Bitboard{c2, b3, d3, c4}};
  if (moves.size() != 1 || moves[0] != circle || count_moves(position) != 1 ||
      detail::count_routes(position) != 2 || !has_legal_move(position) ||
      !is_legal(position, circle) || capturing_men(position) != Bitboard{d2} || outcome(position)) {
    return false;
  }
  const Route route = main_route(position, circle);
  if (route.size() != 4 || route[0] != b2 || route.move() != circle) {
    return false;
  }
  const Position after = position.after(circle);
  return after.men(Side::black) == Bitboard{e5} && after.at(d2) == Side::white &&
         after.hash() != position.hash() && rotated(rotated(after)) == after &&
         perft(position, 2) == 3;
}
static_assert(plays_at_compile_time());

// The same for rules of a caller's own.
constexpr RuleSet own{.later_jumps = Headings::ahead,
                      .capture_compulsory = false,
                      .chain_must_go_on = false,
                      .quiet_on_far_rank = true,
                      .no_return = NoReturn::until_moved};
static_assert(count_moves<own>(Position::start()) == 4);
static_assert(perft<own>(Position::start(), 3) > 0);
static_assert(Position::from({.white = {a1, c1}, .black = e5, .no_west = c1}, own)->no_west() ==
              Bitboard{c1});

TEST_CASE("bad case 34: the library works in constant expressions and outside them alike",
          "[bad-case-34]") {
  CHECK(plays_at_compile_time());
  constexpr std::uint64_t at_compile_time = perft<own>(Position::start(), 3);
  CHECK(perft<own>(Position::start(), 3) == at_compile_time);
  constexpr std::uint64_t hash = Position::start().hash();
  CHECK(Position::start().hash() == hash);
}

}  // namespace
}  // namespace alquerque::test
