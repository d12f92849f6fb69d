// The library against the naive reference implementation, which shares no code with it: the same
// moves, routes, positions and ends of games over many random positions, under every rule set.

#include <cstddef>
#include <optional>
#include <type_traits>

#include <catch2/catch_message.hpp>
#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>

#include <alquerque/all.hpp>

#include "random_positions.hpp"
#include "reference/comparison.hpp"
#include "reference/reference.hpp"

namespace alquerque::test {
namespace {

template <class Rules>
constexpr bool has_a_name =
    std::is_same_v<Rules, sampling::Brainking> || std::is_same_v<Rules, sampling::Qirkat> ||
    std::is_same_v<Rules, sampling::Freestyle> || std::is_same_v<Rules, sampling::Alfonso>;

// Sanitizers make the comparison with the reference about fifteen times slower, so under them it
// goes over a twentieth of the positions.
#if defined(__SANITIZE_ADDRESS__)
constexpr bool sanitized = true;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
constexpr bool sanitized = true;
#else
constexpr bool sanitized = false;
#endif
#else
constexpr bool sanitized = false;
#endif
constexpr std::size_t divisor = sanitized ? 20 : 1;

template <class Rules>
constexpr std::size_t game_positions = (has_a_name<Rules> ? 100'000 : 20'000) / divisor;

template <class Rules>
constexpr std::size_t setup_positions = (has_a_name<Rules> ? 50'000 : 20'000) / divisor;

}  // namespace

TEST_CASE("The reference's own constants say what the library's named rule sets say") {
  CHECK(rules_of(rules::brainking) == reference::brainking());
  CHECK(rules_of(rules::qirkat) == reference::qirkat());
  CHECK(rules_of(rules::freestyle) == reference::freestyle());
  // Where there are no later jumps, `chain_must_go_on` has nothing to say.
  reference::Rules alfonso = reference::alfonso();
  alfonso.chain_must_go_on = true;
  CHECK(rules_of(rules::alfonso) == alfonso);
  CHECK(state_of(Position::start()) == reference::start());
}

TEMPLATE_TEST_CASE("The library and the reference agree on the positions of random games",
                   "[bad-case-1][bad-case-2][bad-case-3][bad-case-6][bad-case-7][bad-case-9]"
                   "[bad-case-10][bad-case-17][bad-case-33]",
                   ALQUERQUE_SAMPLED_RULE_SETS) {
  Comparison<TestType> comparison;
  std::size_t compared = 0;
  sampling::for_each_game_position<TestType::rules>(
      1, game_positions<TestType>, [&](const Position& position) {
        if (const auto difference = comparison.difference(position)) FAIL(*difference);
        ++compared;
      });
  CHECK(compared == game_positions<TestType>);
}

TEMPLATE_TEST_CASE("The library and the reference agree on random set-ups",
                   "[bad-case-1][bad-case-2][bad-case-3][bad-case-6][bad-case-7][bad-case-9]"
                   "[bad-case-10][bad-case-32][bad-case-33]",
                   ALQUERQUE_SAMPLED_RULE_SETS) {
  Comparison<TestType> comparison;
  std::size_t compared = 0;
  sampling::for_each_setup_position<TestType::rules>(
      2, setup_positions<TestType>, [&](const Position& position) {
        if (const auto difference = comparison.difference(position)) FAIL(*difference);
        ++compared;
      });
  CHECK(compared == setup_positions<TestType>);
}

TEST_CASE("The longest lists of the named rule sets are as long as the reference's",
          "[bad-case-12]") {
  const auto check = []<class Rules>(Rules, const char* text, std::size_t count) {
    const Position position = parse_position(text, Rules::rules).value();
    const auto moves = reference::moves(state_of(position), reference_rules<Rules>());
    CHECK(moves.size() == count);
    CHECK(count_moves<Rules::rules>(position) == count);
    if (const auto difference = Comparison<Rules>{}.difference(position)) FAIL(*difference);
  };
  // Those of `max_moves` in move_list.hpp.
  constexpr const char* one_man = "5/1bbb1/1b1b1/bbbbb/1bwb1 w -";
  check(sampling::Brainking{}, one_man, 260);
  check(sampling::Qirkat{}, one_man, 260);
  check(sampling::Freestyle{}, one_man, 260);
  check(sampling::Alfonso{}, "1w1w1/ww1ww/5/ww1ww/1w1w1 w -", 40);
}

TEMPLATE_TEST_CASE("A position holds the bans of its set-up that the reference keeps",
                   "[bad-case-10]", ALQUERQUE_SAMPLED_RULE_SETS) {
  constexpr RuleSet rules = TestType::rules;
  const reference::Rules expected_rules = reference_rules<TestType>();
  sampling::Random random{3};
  int dropped = 0;
  for (int i = 0; i < 20'000; ++i) {
    const Setup setup = sampling::random_setup(random, rules);
    const reference::State state = state_of(setup);
    const auto position = Position::from(setup, rules);
    if (!position) FAIL("refused: " << reference::text(state));
    if (state_of(*position) != reference::canonical(state, expected_rules)) {
      FAIL("other bans: " << reference::text(state));
    }
    if (position->setup() != setup) ++dropped;
  }
  // Only a ban on an occupied point can be dropped from a set-up that is not refused.
  CHECK((dropped > 1000) == (rules.no_return == NoReturn::next_turn));
  CHECK((dropped == 0) == (rules.no_return != NoReturn::next_turn));
}

TEMPLATE_TEST_CASE("A set-up with a ban that the reference would drop for good is refused",
                   "[bad-case-30]", ALQUERQUE_SAMPLED_RULE_SETS) {
  constexpr RuleSet rules = TestType::rules;
  const reference::Rules expected_rules = reference_rules<TestType>();
  sampling::Random random{4};
  int refused = 0;
  int accepted = 0;
  for (int i = 0; i < 20'000; ++i) {
    // One ban anywhere: on a man or not, on the far rank or not, off the board or not.
    Setup setup = sampling::random_setup(random, rules);
    setup.no_west = Bitboard{};
    setup.no_east = Bitboard{};
    const Point banned = point_at(random.below(point_count));
    (random.chance(1, 2) ? setup.no_west : setup.no_east) |= banned;
    // A ban is dropped, not refused, only where its point is occupied.
    const Direction direction = setup.no_west.empty() ? Direction::east : Direction::west;
    if (const std::optional<Point> point = step_target(banned, direction)) {
      setup.white -= *point;
      setup.black -= *point;
    }

    const reference::State state = state_of(setup);
    const bool kept = reference::canonical(state, expected_rules) == state;
    if (Position::from(setup, rules).has_value() != kept) {
      FAIL((kept ? "refused: " : "accepted: ") << reference::text(state));
    }
    ++(kept ? accepted : refused);
  }
  CHECK(refused > 1000);
  CHECK((accepted > 1000) == (rules.no_return != NoReturn::none));
}

}  // namespace alquerque::test
