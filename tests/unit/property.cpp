#include "property.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <ostream>
#include <sstream>
#include <string>
#include <vector>

#include <catch2/catch_message.hpp>
#include <catch2/catch_test_macros.hpp>

#include <alquerque/alquerque.hpp>
#include <alquerque/text.hpp>

#include <rapidcheck.h>
#include <rapidcheck/detail/TestListenerAdapter.h>

#include "random_positions.hpp"

namespace alquerque::test {
namespace {

// A position and the game that led to it, if there was one.
struct Sample {
  RuleBook book;
  Position position;
  std::vector<Move> game{};
};

// Found by rapidcheck, by its name. NOLINTNEXTLINE(readability-identifier-naming)
void showValue(const Sample& sample, std::ostream& out) {
  out << to_text(sample.position);
  Position position;
  for (const Move& move : sample.game) {
    out << (position == Position::start() ? " after " : " ")
        << to_text(sample.book, position, move);
    position = sample.book.after(position, move);
  }
}

// ---- Set-ups -----------------------------------------------------------------------------------

// The same with a man less, with a ban less, or with White to move.
std::vector<Setup> smaller(const Setup& setup) {
  std::vector<Setup> result;
  for (const Point man : setup.white | setup.black) {
    result.push_back({setup.white - man, setup.black - man, setup.to_move, setup.no_west - man,
                      setup.no_east - man});
  }
  for (const Point man : setup.no_west | setup.no_east) {
    result.push_back(
        {setup.white, setup.black, setup.to_move, setup.no_west - man, setup.no_east - man});
  }
  if (setup.to_move == Side::black) {
    result.push_back(setup);
    result.back().to_move = Side::white;
  }
  return result;
}

rc::Gen<Sample> set_ups(RuleBook book) {
  return [book](const rc::Random& seed, int /*size*/) {
    sampling::Random random{rc::Random{seed}.next()};
    return rc::shrinkable::map(
        rc::shrinkable::shrinkRecur(
            sampling::random_setup(random, book.rules()),
            [](const Setup& setup) { return rc::seq::fromContainer(smaller(setup)); }),
        [book](const Setup& setup) {
          return Sample{book, Position::from(setup, book.rules()).value()};
        });
  };
}

// ---- Games -------------------------------------------------------------------------------------

// Each choice picks one of the legal moves. A game that ends is followed by another.
Sample played(RuleBook book, const std::vector<std::size_t>& choices) {
  Sample sample{book, Position::start()};
  for (const std::size_t choice : choices) {
    std::vector<Move> moves;
    book.for_each_move(sample.position, [&moves](const Move& move) { moves.push_back(move); });
    if (moves.empty()) {
      sample = {book, Position::start()};
      continue;
    }
    // So that games do not depend on the order in which moves are generated.
    std::sort(moves.begin(), moves.end());
    sample.game.push_back(moves[choice % moves.size()]);
    sample.position = book.after(sample.position, sample.game.back());
  }
  return sample;
}

rc::Gen<Sample> games(RuleBook book) {
  // Far more than there are moves, so that each is about equally likely.
  constexpr std::size_t choices = 10'000;
  return rc::gen::map(rc::gen::container<std::vector<std::size_t>>(rc::gen::resize(
                          rc::kNominalSize, rc::gen::inRange<std::size_t>(0, choices))),
                      [book](const std::vector<std::size_t>& made) { return played(book, made); });
}

// ---- Runs --------------------------------------------------------------------------------------

// `rc::check` takes a new seed every time and writes it to the terminal.
rc::detail::Configuration configuration(int cases) {
  rc::detail::Configuration defaults;
  defaults.testParams.seed = 20261130;
  defaults.testParams.maxSuccess = cases;
  const char* const set = std::getenv("RC_PARAMS");
  return set == nullptr ? defaults : rc::detail::configFromString(set, defaults);
}

void check_samples(const rc::Gen<Sample>& samples, const std::string& kind, int cases,
                   const std::function<Wrong(const Position&)>& wrong_with) {
  const rc::detail::Configuration run = configuration(cases);
  rc::detail::TestListenerAdapter silent;
  const rc::detail::TestResult result = rc::detail::checkProperty(
      rc::detail::toProperty([&samples, &wrong_with] {
        const Sample sample = *samples;
        if (const Wrong wrong = wrong_with(sample.position)) {
          RC_FAIL(*wrong);
        }
      }),
      rc::detail::TestMetadata{kind, kind}, run.testParams, silent, run.reproduce);
  if (!result.is<rc::detail::SuccessResult>()) {
    std::ostringstream report;
    rc::detail::printResultMessage(result, report);
    FAIL(kind << ", seed " << run.testParams.seed << ": " << report.str());
  }
}

}  // namespace

void check_property(RuleBook book, int cases,
                    const std::function<Wrong(const Position&)>& wrong_with) {
  check_samples(games(book), "games", cases, wrong_with);
  check_samples(set_ups(book), "set-ups", cases, wrong_with);
}

}  // namespace alquerque::test
