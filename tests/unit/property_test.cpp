// What holds in every position under every rule set, tried over random games and random set-ups.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include <catch2/catch_message.hpp>
#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>

#include <alquerque/all.hpp>

#include "random_positions.hpp"
#include "support.hpp"

namespace alquerque::test {
namespace {

using sampling::moves_of;
using sampling::routes_of;

// Ends the test; apart from the templated test cases, which would repeat its code.
void fail_in(const Position& position, const std::string& what) {
  FAIL(what << " in " << to_text(position));
}

// The parts of a move, legal or not.
std::string description(const Move& move) {
  std::string text = to_text(move.from()) + " to " + to_text(move.to());
  for (const Point point : move.captured()) text += " x" + to_text(point);
  return text;
}

// ---- Symmetry ----------------------------------------------------------------------------------

struct Mirror {
  template <class Thing>
  static Thing image(const Thing& thing) {
    return mirrored(thing);
  }
  static Side image(Side side) { return side; }
};

struct HalfTurn {
  template <class Thing>
  static Thing image(const Thing& thing) {
    return rotated(thing);
  }
  static Side image(Side side) { return opponent(side); }
};

// What a symmetry of the board does not keep; nothing if it keeps all.
template <RuleSet rules, class Symmetry>
std::optional<std::string> asymmetry(const Position& position) {
  const Position image = Symmetry::image(position);
  if (Symmetry::image(image) != position) return "twice is not the same again";
  if (!Position::from(image.setup(), rules) || *Position::from(image.setup(), rules) != image) {
    return "the image is no position of this rule set";
  }
  if (image.to_move() != Symmetry::image(position.to_move())) return "other side to move";

  std::vector<Move> images;
  for (const Move& move : moves_of<rules>(position)) {
    images.push_back(Symmetry::image(move));
    if (image.after<rules>(images.back()) != Symmetry::image(position.after<rules>(move))) {
      return "other position after " + description(move);
    }
  }
  std::sort(images.begin(), images.end());
  if (images != moves_of<rules>(image)) return "other moves";
  if (count_routes<rules>(image) != count_routes<rules>(position)) return "other routes";
  if (capturing_men<rules>(image) != Symmetry::image(capturing_men<rules>(position))) {
    return "other men can capture";
  }
  std::optional<Outcome> end = outcome<rules>(position);
  if (end) end->winner = Symmetry::image(end->winner);
  if (outcome<rules>(image) != end) return "other outcome";
  return std::nullopt;
}

}  // namespace

TEMPLATE_TEST_CASE(
    "Mirroring the files or turning the board commutes with moves and with making them",
    "[bad-case-11]", ALQUERQUE_SAMPLED_RULE_SETS) {
  constexpr RuleSet rules = TestType::rules;
  sampling::for_each_position<rules>(19, 4'000, [&](const Position& position) {
    if (const auto what = asymmetry<rules, Mirror>(position)) {
      fail_in(position, "mirrored: " + *what);
    }
    if (const auto what = asymmetry<rules, HalfTurn>(position)) {
      fail_in(position, "rotated: " + *what);
    }
  });
}

// ---- Moves and what they leave -----------------------------------------------------------------

namespace {

// Whether a side's man could jump on from a point, by the lines of the board alone.
template <RuleSet rules>
bool can_jump_on(const Position& position, Point from, Side side) {
  for (const Jump& jump : jumps_from(from)) {
    if (includes(rules.later_jumps, jump.direction, side) &&
        position.at(jump.over) == opponent(side) && !position.at(jump.landing)) {
      return true;
    }
  }
  return false;
}

// What is wrong with a move and the position it leaves; nothing if all is right.
template <RuleSet rules>
std::optional<std::string> wrong_with(const Position& position, const Move& move) {
  const Side side = position.to_move();
  const Side other = opponent(side);
  if (position.at(move.from()) != side) return "moves no man of its side";
  if (position.at(move.to()) && move.to() != move.from()) return "ends on a man";
  if (move.to() == move.from() && move.captured().size() < 3) return "ends where it began";
  if (!move.captured().is_subset_of(position.men(other))) return "captures what is no enemy man";
  if (!move.is_capture() && !neighbours(move.from()).contains(move.to())) return "is no step";
  if (rules.later_jumps == Headings::none && move.captured().size() > 1) return "jumps twice";

  const Position after = position.after<rules>(move);
  if (after.to_move() != other) return "keeps the turn";
  if (after.men(side) != ((position.men(side) - move.from()) | move.to())) return "loses own men";
  if (after.men(other) != position.men(other) - move.captured()) return "captures other men";
  if (after.men(side).size() != position.men(side).size() ||
      after.men(other).size() + move.captured().size() != position.men(other).size()) {
    return "changes the number of men";
  }
  const auto from_setup = Position::from(after.setup(), rules);
  if (!from_setup) return "leaves no position of this rule set";
  if (*from_setup != after) return "leaves a position that is not canonical";
  const Bitboard bans = after.no_west() | after.no_east();
  const bool sideways = !move.is_capture() && rank_of(move.from()) == rank_of(move.to());
  if (bans.contains(move.to()) != (sideways && rules.no_return != NoReturn::none)) {
    return "leaves its man with a wrong ban";
  }
  if (rules.chain_must_go_on && move.is_capture() && can_jump_on<rules>(after, move.to(), side)) {
    return "stops early";
  }
  return std::nullopt;
}

}  // namespace

TEMPLATE_TEST_CASE("A move takes enemy men only, adds none and leaves a canonical position",
                   "[bad-case-1][bad-case-3][bad-case-10][bad-case-14]",
                   ALQUERQUE_SAMPLED_RULE_SETS) {
  constexpr RuleSet rules = TestType::rules;
  std::size_t captures = 0;
  std::size_t quiet = 0;
  sampling::for_each_position<rules>(20, 5'000, [&](const Position& position) {
    const Position before = position;
    for (const Move& move : moves_of<rules>(position)) {
      ++(move.is_capture() ? captures : quiet);
      if (const auto what = wrong_with<rules>(position, move)) {
        fail_in(position, description(move) + ' ' + *what);
      }
      if (position != before || position.setup() != before.setup()) {
        fail_in(before, description(move) + " changes the position itself");
      }
    }
  });
  CHECK(captures > 2'000);
  CHECK(quiet > 2'000);
}

TEMPLATE_TEST_CASE("Quiet moves and captures stand together only where captures are optional",
                   "[bad-case-6]", ALQUERQUE_SAMPLED_RULE_SETS) {
  constexpr RuleSet rules = TestType::rules;
  std::size_t mixed = 0;
  std::size_t captures_only = 0;
  sampling::for_each_position<rules>(21, 5'000, [&](const Position& position) {
    Bitboard capturing;
    std::size_t captures = 0;
    std::size_t quiet = 0;
    for (const Move& move : moves_of<rules>(position)) {
      ++(move.is_capture() ? captures : quiet);
      if (move.is_capture()) capturing |= move.from();
    }
    if (capturing != capturing_men<rules>(position)) fail_in(position, "other capturing men");
    mixed += captures > 0 && quiet > 0 ? 1U : 0U;
    captures_only += captures > 0 && quiet == 0 ? 1U : 0U;
  });
  CHECK((mixed > 1'000) == !rules.capture_compulsory);
  CHECK((mixed == 0) == rules.capture_compulsory);
  CHECK((captures_only > 1'000) == rules.capture_compulsory);
}

// ---- One list, whatever way it is asked for ----------------------------------------------------

TEMPLATE_TEST_CASE("Every way to ask for the moves gives the same ones, each once", "[bad-case-2]",
                   ALQUERQUE_SAMPLED_RULE_SETS) {
  constexpr RuleSet rules = TestType::rules;
  sampling::for_each_position<rules>(23, 3'000, [&](const Position& position) {
    const std::vector<Move> moves = moves_of<rules>(position);
    if (std::adjacent_find(moves.begin(), moves.end()) != moves.end() ||
        count_moves<rules>(position) != moves.size() ||
        has_legal_move<rules>(position) == moves.empty() ||
        outcome<rules>(position).has_value() != moves.empty()) {
      fail_in(position, "a move twice or another number of moves");
    }
    // The moves of the routes, each route once.
    const std::vector<Route> routes = routes_of<rules>(position);
    std::set<Move> of_routes;
    for (const Route& route : routes) of_routes.insert(route.move());
    if (std::adjacent_find(routes.begin(), routes.end()) != routes.end() ||
        count_routes<rules>(position) != routes.size() ||
        !std::equal(of_routes.begin(), of_routes.end(), moves.begin(), moves.end())) {
      fail_in(position, "a route twice or other moves of routes");
    }
  });
}

TEMPLATE_TEST_CASE("A visitor sees the list in its order, and no more once it has said stop", "",
                   sampling::Brainking, sampling::Alfonso, sampling::StoppableChains) {
  constexpr RuleSet rules = TestType::rules;
  sampling::Random random{22};
  std::size_t stops = 0;
  sampling::for_each_position<rules>(32, 3'000, [&](const Position& position) {
    const auto list = legal_moves<rules>(position);
    const std::size_t wanted = 1 + random.below(list.size() + 1);
    std::vector<Move> seen;
    const Visit end = for_each_move<rules>(position, [&](const Move& move) {
      seen.push_back(move);
      return seen.size() == wanted ? Visit::stop : Visit::go_on;
    });
    if (seen.size() != std::min(wanted, list.size()) ||
        !std::equal(seen.begin(), seen.end(), list.begin()) ||
        (end == Visit::stop) != (wanted <= list.size())) {
      fail_in(position, "other moves up to a stop");
    }
    stops += end == Visit::stop ? 1U : 0U;
  });
  CHECK(stops > 1'000);
}

TEMPLATE_TEST_CASE("A move is legal exactly if it is listed", "[bad-case-31]", sampling::Brainking,
                   sampling::Qirkat, sampling::Alfonso, sampling::StoppableChains) {
  constexpr RuleSet rules = TestType::rules;
  sampling::Random random{24};
  sampling::for_each_position<rules>(25, 300, [&](const Position& position) {
    const std::vector<Move> moves = moves_of<rules>(position);
    const auto expect_right = [&](const Move& move) {
      if (is_legal<rules>(position, move) != std::binary_search(moves.begin(), moves.end(), move)) {
        fail_in(position, description(move));
      }
    };
    for (const Point from : Bitboard::all()) {
      for (const Point to : Bitboard::all()) expect_right({from, to});
    }
    // A legal move, and the same with one part changed.
    for (const Move& move : moves) {
      const Point point = point_at(random.below(point_count));
      expect_right(move);
      expect_right({point, move.to(), move.captured()});
      expect_right({move.from(), point, move.captured()});
      expect_right({move.from(), move.to(), move.captured() ^ point});
    }
  });
}

TEMPLATE_TEST_CASE("A game is not touched by another one that is played between its moves",
                   "[bad-case-8]", sampling::Brainking, sampling::Qirkat,
                   sampling::StoppableChains) {
  constexpr RuleSet rules = TestType::rules;
  constexpr int steps = 2'000;
  const auto play = [](sampling::RandomGames<rules>& games, std::vector<Position>& record) {
    record.push_back(games.position());
    games.go_on();
  };
  std::vector<Position> alone;
  std::vector<Position> interleaved;
  std::vector<Position> other;
  sampling::RandomGames<rules> games{26};
  for (int i = 0; i < steps; ++i) play(games, alone);
  sampling::RandomGames<rules> same_games{26};
  sampling::RandomGames<rules> other_games{27};
  for (int i = 0; i < steps; ++i) {
    play(same_games, interleaved);
    play(other_games, other);
  }
  CHECK((alone == interleaved));
  CHECK((alone != other));
}

// ---- perft -------------------------------------------------------------------------------------

namespace {

constexpr unsigned perft_depth = 3;

// Positions with very many routes are few, and slow.
constexpr std::size_t too_many_routes = 100;

}  // namespace

TEMPLATE_TEST_CASE("perft is the sum of its parts and changes nothing",
                   "[bad-case-32][bad-case-33]", ALQUERQUE_SAMPLED_RULE_SETS) {
  constexpr RuleSet rules = TestType::rules;
  sampling::for_each_position<rules>(28, 300, [&](const Position& position) {
    if (count_routes<rules>(position) > too_many_routes) return;
    const Position before = position;
    const std::vector<Move> moves = moves_of<rules>(position);
    const std::uint64_t whole = perft<rules>(position, perft_depth);
    std::uint64_t sum = 0;
    for (const Move& move : moves) {
      sum += perft<rules>(position.after<rules>(move), perft_depth - 1);
    }

    if (sum != whole || perft<rules>(position, 0) != 1 ||
        perft<rules>(position, 1) != moves.size()) {
      fail_in(position, "other parts of perft");
    }
    if (position != before) fail_in(before, "perft changed a position");
  });
}

TEMPLATE_TEST_CASE("divide gives every legal move once, and its parts add up to perft",
                   "[bad-case-33]", sampling::Brainking, sampling::StoppableChains) {
  constexpr RuleSet rules = TestType::rules;
  sampling::for_each_position<rules>(33, 300, [&](const Position& position) {
    if (count_routes<rules>(position) > too_many_routes) return;
    std::vector<Move> divided;
    std::uint64_t sum = 0;
    divide<rules>(position, perft_depth, [&](const Move& move, std::uint64_t leaves) {
      if (leaves != perft<rules>(position.after<rules>(move), perft_depth - 1)) {
        fail_in(position, "other leaves below " + description(move));
      }
      divided.push_back(move);
      sum += leaves;
    });
    std::sort(divided.begin(), divided.end());
    if (divided != moves_of<rules>(position) || sum != perft<rules>(position, perft_depth)) {
      fail_in(position, "other parts of divide");
    }
  });
}

TEMPLATE_TEST_CASE("perft by routes is the sum of its parts and changes nothing", "[bad-case-32]",
                   sampling::Brainking, sampling::StoppableChains) {
  constexpr RuleSet rules = TestType::rules;
  sampling::for_each_position<rules>(31, 300, [&](const Position& position) {
    const Position before = position;
    const std::vector<Route> routes = routes_of<rules>(position);
    if (routes.size() > too_many_routes) return;
    std::uint64_t sum = 0;
    for (const Route& route : routes) {
      sum += perft_routes<rules>(position.after<rules>(route.move()), perft_depth - 1);
    }
    if (sum != perft_routes<rules>(position, perft_depth) ||
        perft_routes<rules>(position, 0) != 1 ||
        perft_routes<rules>(position, 1) != routes.size()) {
      fail_in(position, "other parts of perft by routes");
    }
    if (position != before) fail_in(before, "perft by routes changed a position");
  });
}

// ---- The end -----------------------------------------------------------------------------------

TEMPLATE_TEST_CASE("Every game ends where each man keeps its own ban", "", sampling::Qirkat,
                   sampling::BrainkingUntilMoved) {
  constexpr RuleSet rules = TestType::rules;
  constexpr int longest = 5'000;
  sampling::Random random{29};
  for (int game = 0; game < 2'000; ++game) {
    Position position;
    int plies = 0;
    while (!outcome<rules>(position)) {
      const std::vector<Move> moves = moves_of<rules>(position);
      position = position.after<rules>(moves[random.below(moves.size())]);
      if (++plies > longest) fail_in(position, "still going on");
    }
  }
}

TEMPLATE_TEST_CASE("The loser is the side to move without a legal move, never the other",
                   "[bad-case-7]", ALQUERQUE_SAMPLED_RULE_SETS) {
  constexpr RuleSet rules = TestType::rules;
  std::size_t without_men = 0;
  std::size_t blocked = 0;
  const auto look_at = [&](const Position& position) {
    const std::optional<Outcome> end = outcome<rules>(position);
    if (end.has_value() != moves_of<rules>(position).empty()) fail_in(position, "wrong end");
    if (!end) return;
    const bool no_men = position.men(position.to_move()).empty();
    ++(no_men ? without_men : blocked);
    if (end->winner != opponent(position.to_move()) ||
        (end->reason == EndReason::no_men) != no_men) {
      fail_in(position, "wrong loser or reason");
    }
  };
  sampling::for_each_position<rules>(30, 10'000, look_at);
  CHECK(without_men > 100);
  CHECK(blocked > 0);  // rare where a man may step anywhere
}

}  // namespace alquerque::test
