// In the place of property.cpp where there is no rapidcheck: as many positions, but one that is
// wrong is shown as it was found, not made small.

#include "property.hpp"

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include <catch2/catch_message.hpp>
#include <catch2/catch_test_macros.hpp>

#include <alquerque/alquerque.hpp>
#include <alquerque/text.hpp>

#include "random_positions.hpp"

namespace alquerque::test {
namespace {

constexpr std::uint64_t seed = 20261130;

void check_position(const Position& position, const char* kind,
                    const std::function<Wrong(const Position&)>& wrong_with) {
  if (const Wrong wrong = wrong_with(position)) {
    FAIL(kind << ", seed " << seed << ": " << to_text(position) << ": " << *wrong);
  }
}

Position played_on(RuleBook book, const Position& position, sampling::Random& random) {
  std::vector<Move> moves;
  book.for_each_move(position, [&moves](const Move& move) { moves.push_back(move); });
  if (moves.empty() || random.chance(1, 100)) {
    return Position::start();
  }
  std::sort(moves.begin(), moves.end());
  return book.after(position, moves[random.below(moves.size())]);
}

}  // namespace

void check_property(RuleBook book, int cases,
                    const std::function<Wrong(const Position&)>& wrong_with) {
  sampling::Random random{seed};
  Position position;
  for (int i = 0; i < cases; ++i) {
    check_position(position, "games", wrong_with);
    position = played_on(book, position, random);
    const Setup setup = sampling::random_setup(random, book.rules());
    check_position(Position::from(setup, book.rules()).value(), "set-ups", wrong_with);
  }
}

}  // namespace alquerque::test
