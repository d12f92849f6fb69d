// Equality and hash of positions: two are equal, and hash equal, exactly when they hold the same
// men, side to move and bans, however each of them came about.

#include <algorithm>
#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <unordered_set>
#include <utility>
#include <vector>

#include <catch2/catch_message.hpp>
#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>

#include <alquerque/all.hpp>

#include "random_positions.hpp"
#include "support.hpp"

namespace alquerque::test {
namespace {

// All that a position holds, read through its accessors: what equality has to agree with.
struct Content {
  std::uint32_t white;
  std::uint32_t black;
  Side to_move;
  std::uint32_t no_west;
  std::uint32_t no_east;

  friend auto operator<=>(const Content&, const Content&) = default;
};

Content content_of(const Position& position) {
  return {position.men(Side::white).bits(), position.men(Side::black).bits(), position.to_move(),
          position.no_west().bits(), position.no_east().bits()};
}

// The same but for the bans.
bool same_board(const Content& a, const Content& b) {
  return a.white == b.white && a.black == b.black && a.to_move == b.to_move;
}

struct Sample {
  Content content;
  std::string text;
  Position position;
};

template <RuleSet rules>
std::vector<Sample> samples(std::uint64_t seed, std::size_t count) {
  std::vector<Sample> result;
  sampling::for_each_position<rules>(seed, count, [&result](const Position& position) {
    result.push_back({content_of(position), to_text(position), position});
  });
  return result;
}

}  // namespace

TEMPLATE_TEST_CASE("Texts, contents, hashes and positions of a sample are equal together or not",
                   "[bad-case-15]", ALQUERQUE_SAMPLED_RULE_SETS) {
  std::vector<Sample> sample = samples<TestType::rules>(5, 10'000);
  std::sort(sample.begin(), sample.end(),
            [](const Sample& a, const Sample& b) { return a.content < b.content; });
  std::size_t different = 1;
  for (std::size_t i = 1; i < sample.size(); ++i) {
    const Sample& a = sample[i - 1];
    const Sample& b = sample[i];
    const bool equal = a.content == b.content;
    if ((a.position == b.position) != equal || (a.position != b.position) == equal ||
        (a.text == b.text) != equal || (a.position.hash() == b.position.hash()) != equal) {
      FAIL(a.text << " against " << b.text);
    }
    different += equal ? 0U : 1U;
  }
  // Neighbours in the sorted sample are not all pairs; the numbers of different ones are.
  std::unordered_set<std::string> texts;
  std::unordered_set<std::uint64_t> hashes;
  std::unordered_set<Position> positions;
  for (const Sample& one : sample) {
    texts.insert(one.text);
    hashes.insert(one.position.hash());
    positions.insert(one.position);
  }
  CHECK(texts.size() == different);
  CHECK(hashes.size() == different);
  CHECK(positions.size() == different);
  CHECK(different > 10'000);
  CHECK(different < sample.size());
}

TEMPLATE_TEST_CASE("A copy and a position set up afresh equal the original and hash like it",
                   "[bad-case-15]", ALQUERQUE_SAMPLED_RULE_SETS) {
  constexpr RuleSet rules = TestType::rules;
  sampling::for_each_position<rules>(6, 5'000, [&](const Position& position) {
    const Position copy = position;
    Position assigned;
    assigned = position;
    const Position afresh = Position::from(position.setup(), rules).value();
    for (const Position& other : {copy, assigned, afresh}) {
      if (other != position || other.hash() != position.hash() ||
          std::hash<Position>{}(other) != std::hash<Position>{}(position)) {
        FAIL(to_text(position));
      }
    }
  });
}

TEMPLATE_TEST_CASE(
    "Orders of play that lead to the same men, side and bans lead to equal positions",
    "[bad-case-10][bad-case-15]", ALQUERQUE_SAMPLED_RULE_SETS) {
  constexpr RuleSet rules = TestType::rules;
  sampling::Random random{7};
  std::size_t transpositions = 0;
  std::size_t same_men_other_bans = 0;
  sampling::for_each_game_position<rules>(8, 4'000, [&](const Position& root) {
    if (!random.chance(1, 10)) return;
    // Every line of three plies: its own moves in either order among them.
    std::vector<std::pair<Content, Position>> ends;
    for (const Move& first : sampling::moves_of<rules>(root)) {
      const Position one = root.after<rules>(first);
      for (const Move& reply : sampling::moves_of<rules>(one)) {
        const Position two = one.after<rules>(reply);
        for (const Move& last : sampling::moves_of<rules>(two)) {
          const Position three = two.after<rules>(last);
          ends.emplace_back(content_of(three), three);
        }
      }
    }
    std::sort(ends.begin(), ends.end(),
              [](const auto& a, const auto& b) { return a.first < b.first; });
    for (std::size_t i = 1; i < ends.size(); ++i) {
      const auto& [a_content, a] = ends[i - 1];
      const auto& [b_content, b] = ends[i];
      const bool equal = a_content == b_content;
      if ((a == b) != equal || (a.hash() == b.hash()) != equal) {
        FAIL(to_text(a) << " against " << to_text(b) << " from " << to_text(root));
      }
      transpositions += equal ? 1U : 0U;
      same_men_other_bans += !equal && same_board(a_content, b_content) ? 1U : 0U;
    }
  });
  CHECK(transpositions > 1'000);
  // Without bans, the men and the side are all there is.
  CHECK((same_men_other_bans > 100) == (rules.no_return != NoReturn::none));
  CHECK((same_men_other_bans == 0) == (rules.no_return == NoReturn::none));
}

TEST_CASE("Two orders of the same moves meet in one position", "[bad-case-15]") {
  // White steps a1-a2 and e1-e2, Black a5-a4 between; all are forward steps, which leave no bans.
  const Position root = position_of("bb3/5/5/5/w3w w -");
  const Position one_way = root.after({Point::a1, Point::a2})
                               .after({Point::a5, Point::a4})
                               .after({Point::e1, Point::e2});
  const Position other_way = root.after({Point::e1, Point::e2})
                                 .after({Point::a5, Point::a4})
                                 .after({Point::a1, Point::a2});
  CHECK(to_text(one_way) == "1b3/b4/5/w3w/5 b -");
  CHECK(one_way == other_way);
  CHECK(one_way.hash() == other_way.hash());
}

TEST_CASE("The same men after steps from different sides are different positions",
          "[bad-case-15][bad-case-16]") {
  const Position from_west = position_of("b4/5/5/5/1w3 w -").after({Point::b1, Point::c1});
  const Position from_east = position_of("b4/5/5/5/3w1 w -").after({Point::d1, Point::c1});
  const Position from_nowhere = position_of("b4/5/5/5/2w2 b -");
  CHECK(to_text(from_west) == "b4/5/5/5/2w2 b c1<");
  CHECK(to_text(from_east) == "b4/5/5/5/2w2 b c1>");
  CHECK(from_west != from_east);
  CHECK(from_west != from_nowhere);
  CHECK(from_east != from_nowhere);
  CHECK(from_west.hash() != from_east.hash());
  CHECK(from_west.hash() != from_nowhere.hash());
  CHECK(from_east.hash() != from_nowhere.hash());
}

TEST_CASE("A ban that has ended leaves no trace in equality and hash",
          "[bad-case-10][bad-case-15]") {
  const Position root = position_of("b4/5/5/5/1w2w w -");
  const Position with_a_past = root.after({Point::b1, Point::c1})
                                   .after({Point::a5, Point::b5})
                                   .after({Point::e1, Point::e2})
                                   .after({Point::b5, Point::b4});
  const Position set_up = position_of("5/1b3/5/4w/2w2 w -");
  CHECK(with_a_past == set_up);
  CHECK(with_a_past.hash() == set_up.hash());
}

TEST_CASE("The side to move tells positions apart", "[bad-case-15]") {
  const Position white = position_of("b4/5/5/5/2w2 w -");
  const Position black = position_of("b4/5/5/5/2w2 b -");
  CHECK(white != black);
  CHECK(white.hash() != black.hash());
}

TEST_CASE("A position hashes alike under every rule set", "[bad-case-15]") {
  const Position brainking = position_of<rules::brainking>("b4/5/5/5/2w2 w -");
  const Position qirkat = position_of<rules::qirkat>("b4/5/5/5/2w2 w -");
  const Position freestyle = position_of<rules::freestyle>("b4/5/5/5/2w2 w -");
  CHECK(brainking == qirkat);
  CHECK(brainking == freestyle);
  CHECK(brainking.hash() == qirkat.hash());
  CHECK(brainking.hash() == freestyle.hash());
}

TEST_CASE("One man, ban or turn more or less changes about half of the bits of the hash",
          "[bad-case-15]") {
  // Every change of one thing in positions with all kinds of bans; the mean over all of them.
  constexpr RuleSet rules = rules::qirkat;
  std::size_t changes = 0;
  std::size_t changed_bits = 0;
  std::array<std::size_t, 64> flips{};
  const auto compare = [&](const Position& position, const Setup& changed) {
    const auto other = Position::from(changed, rules);
    if (!other) return;
    const std::uint64_t difference = position.hash() ^ other->hash();
    ++changes;
    changed_bits += static_cast<std::size_t>(std::popcount(difference));
    for (std::size_t bit = 0; bit < flips.size(); ++bit) flips[bit] += (difference >> bit) & 1U;
  };
  sampling::for_each_setup_position<rules>(9, 1'000, [&](const Position& position) {
    Setup turned = position.setup();
    turned.to_move = opponent(turned.to_move);
    compare(position, turned);
    for (const Point point : Bitboard::all()) {
      for (Bitboard Setup::*const set :
           {&Setup::white, &Setup::black, &Setup::no_west, &Setup::no_east}) {
        Setup changed = position.setup();
        changed.*set ^= point;
        compare(position, changed);
      }
    }
  });
  REQUIRE(changes > 10'000);
  const double mean = static_cast<double>(changed_bits) / static_cast<double>(changes);
  CHECK(mean > 31.0);
  CHECK(mean < 33.0);
  for (const std::size_t bit_flips : flips) {
    const double share = static_cast<double>(bit_flips) / static_cast<double>(changes);
    CHECK(share > 0.45);
    CHECK(share < 0.55);
  }
}

TEST_CASE("Equality and hash can be asked for at compile time") {
  static_assert(Position{} == Position::start());
  static_assert(Position{}.hash() == Position::start().hash());
  static_assert(Position{} != rotated(Position{}));
  SUCCEED();
}

}  // namespace alquerque::test
