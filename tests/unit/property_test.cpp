// What holds in every position under every rule set.

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include <catch2/catch_message.hpp>
#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>

#include <alquerque/all.hpp>

#include "property.hpp"
#include "random_positions.hpp"

namespace alquerque::test {
namespace {

using sampling::moves_of;
using sampling::routes_of;

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
Wrong asymmetry(const Position& position) {
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
  if (detail::count_routes<rules>(image) != detail::count_routes<rules>(position))
    return "other routes";
  if (capturing_men<rules>(image) != Symmetry::image(capturing_men<rules>(position))) {
    return "other men can capture";
  }
  std::optional<Outcome> end = outcome<rules>(position);
  if (end) end->winner = Symmetry::image(*end->winner);
  if (outcome<rules>(image) != end) return "other outcome";
  return std::nullopt;
}

}  // namespace

TEMPLATE_TEST_CASE(
    "Mirroring the files or turning the board commutes with moves and with making them",
    "[bad-case-11]", ALQUERQUE_SAMPLED_RULE_SETS) {
  constexpr RuleSet rules = TestType::rules;
  check_property(rule_book<rules>, 1'500, [&](const Position& position) -> Wrong {
    if (const Wrong wrong = asymmetry<rules, Mirror>(position)) return "mirrored: " + *wrong;
    if (const Wrong wrong = asymmetry<rules, HalfTurn>(position)) return "rotated: " + *wrong;
    return std::nullopt;
  });
}

// ---- Moves and what they leave -----------------------------------------------------------------

namespace {

// What is wrong with a move and the position it leaves; nothing if all is right.
template <RuleSet rules>
Wrong wrong_with(const Position& position, const Move& move) {
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
  return std::nullopt;
}

}  // namespace

TEMPLATE_TEST_CASE("A move takes enemy men only, adds none and leaves a canonical position",
                   "[bad-case-3][bad-case-10][bad-case-14]", ALQUERQUE_SAMPLED_RULE_SETS) {
  constexpr RuleSet rules = TestType::rules;
  std::size_t captures = 0;
  std::size_t quiet = 0;
  check_property(rule_book<rules>, 2'000, [&](const Position& position) -> Wrong {
    const Position before = position;
    for (const Move& move : moves_of<rules>(position)) {
      ++(move.is_capture() ? captures : quiet);
      if (const Wrong wrong = wrong_with<rules>(position, move)) {
        return description(move) + ' ' + *wrong;
      }
      if (position != before || position.setup() != before.setup()) {
        return description(move) + " changes the position itself";
      }
    }
    return std::nullopt;
  });
  CHECK(captures > 1'000);
  CHECK(quiet > 1'000);
}

TEMPLATE_TEST_CASE("Quiet moves and captures stand together only where captures are optional",
                   "[bad-case-6]", ALQUERQUE_SAMPLED_RULE_SETS) {
  constexpr RuleSet rules = TestType::rules;
  std::size_t mixed = 0;
  std::size_t captures_only = 0;
  check_property(rule_book<rules>, 2'000, [&](const Position& position) -> Wrong {
    Bitboard capturing;
    std::size_t captures = 0;
    std::size_t quiet = 0;
    for (const Move& move : moves_of<rules>(position)) {
      ++(move.is_capture() ? captures : quiet);
      if (move.is_capture()) capturing |= move.from();
    }
    if (capturing != capturing_men<rules>(position)) return "other capturing men";
    if (rules.capture_compulsory && captures > 0 && quiet > 0) return "a quiet move with a capture";
    mixed += captures > 0 && quiet > 0 ? 1U : 0U;
    captures_only += captures > 0 && quiet == 0 ? 1U : 0U;
    return std::nullopt;
  });
  CHECK((mixed > 400) == !rules.capture_compulsory);
  CHECK((captures_only > 400) == rules.capture_compulsory);
}

// ---- Routes, by coordinates alone --------------------------------------------------------------

namespace {

// A step or a jump, as the lines of the board and nothing of the library's geometry knows it.
struct Way {
  int files;
  int ranks;
};

constexpr std::array<Way, 8> ways{
    {{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}}};

constexpr int width = 5;

// Of a point that is on the board.
constexpr std::size_t index_of(int file, int rank) {
  const int index = rank * width + file;
  return static_cast<std::size_t>(index);
}

// The board while a man is under way, by file and rank; ' ' for an empty point.
class PlainBoard {
 public:
  PlainBoard(const Position& position, const RuleSet& rules)
      : rules_{rules}, white_to_move_{position.to_move() == Side::white} {
    for (std::size_t i = 0; i < men_.size(); ++i) {
      const auto side = position.at(point_at(i));
      men_[i] = !side ? ' ' : side == Side::white ? 'w' : 'b';
    }
  }

  [[nodiscard]] char own() const { return white_to_move_ ? 'w' : 'b'; }
  [[nodiscard]] char enemy() const { return white_to_move_ ? 'b' : 'w'; }

  // What stands on a point; '#' beyond the board.
  [[nodiscard]] char at(int file, int rank) const {
    if (file < 0 || file >= width || rank < 0 || rank >= width) return '#';
    return men_[index_of(file, rank)];
  }
  void put(int file, int rank, char man) { men_[index_of(file, rank)] = man; }

  [[nodiscard]] bool allows(Headings headings, Way way) const {
    const int ahead = white_to_move_ ? way.ranks : -way.ranks;
    const bool straight = way.files == 0;
    const Headings heading = ahead == 0 ? Headings::sideways
                             : ahead > 0
                                 ? (straight ? Headings::forward : Headings::diagonally_forward)
                                 : (straight ? Headings::backward : Headings::diagonally_backward);
    return (headings & heading) != Headings::none;
  }

  static bool has_line(int file, int rank, Way way) {
    return way.files == 0 || way.ranks == 0 || (file + rank) % 2 == 0;
  }

  [[nodiscard]] bool can_jump(int file, int rank, Way way, Headings headings) const {
    return allows(headings, way) && has_line(file, rank, way) &&
           at(file + way.files, rank + way.ranks) == enemy() &&
           at(file + 2 * way.files, rank + 2 * way.ranks) == ' ';
  }

  [[nodiscard]] bool can_jump_on(int file, int rank) const {
    return std::any_of(ways.begin(), ways.end(),
                       [&](Way way) { return can_jump(file, rank, way, rules_.later_jumps); });
  }

  [[nodiscard]] bool can_step(int file, int rank, Way way) const {
    const int far = white_to_move_ ? width - 1 : 0;
    return allows(rules_.quiet_steps, way) && has_line(file, rank, way) &&
           (rules_.quiet_on_far_rank || rank != far) &&
           at(file + way.files, rank + way.ranks) == ' ';
  }

 private:
  RuleSet rules_;
  bool white_to_move_;
  std::array<char, 25> men_{};
};

int file_number(Point point) { return static_cast<int>(index_of(point)) % width; }
int rank_number(Point point) { return static_cast<int>(index_of(point)) / width; }

// What is wrong with a route (B3 to B8).
Wrong wrong_with(const Position& position, const Route& route, const RuleSet& rules) {
  PlainBoard board{position, rules};
  int file = file_number(route.from());
  int rank = rank_number(route.from());
  if (board.at(file, rank) != board.own()) return "starts at no man of its side";
  if (route.size() == 0) return "goes nowhere";
  if (route.captured().empty()) {
    const Way way{file_number(route[0]) - file, rank_number(route[0]) - rank};
    if (std::abs(way.files) > 1 || std::abs(way.ranks) > 1) return "is no step";
    if (!board.can_step(file, rank, way)) return "is a step that the rules forbid";
    const Bitboard banned = way.files < 0 ? position.no_west() : position.no_east();
    if (way.ranks == 0 && banned.contains(route.from())) return "goes back";
    if (route.size() != 1) return "goes on after a step";
    return std::nullopt;
  }

  board.put(file, rank, ' ');
  Bitboard captured;
  for (std::size_t i = 0; i < route.size(); ++i) {
    const int files = file_number(route[i]) - file;
    const int ranks = rank_number(route[i]) - rank;
    const Way way{files / 2, ranks / 2};
    const Headings headings = i == 0 ? rules.first_jump : rules.later_jumps;
    if (std::abs(files) > 2 || std::abs(ranks) > 2 || files % 2 != 0 || ranks % 2 != 0 ||
        !board.can_jump(file, rank, way, headings)) {
      return "has no legal jump to " + to_text(route[i]);
    }
    captured |= point_at(index_of(file + way.files, rank + way.ranks));
    board.put(file + way.files, rank + way.ranks, ' ');
    file += files;
    rank += ranks;
  }
  if (captured != route.captured()) return "captures other men";
  if (rules.chain_must_go_on && board.can_jump_on(file, rank)) return "stops early";
  return std::nullopt;
}

}  // namespace

TEMPLATE_TEST_CASE("Every route is a walk of legal jumps and cannot go on",
                   "[bad-case-1][bad-case-9]", ALQUERQUE_SAMPLED_RULE_SETS) {
  constexpr RuleSet rules = TestType::rules;
  std::size_t chains = 0;
  check_property(rule_book<rules>, 2'000, [&](const Position& position) -> Wrong {
    for (const Route& route : routes_of<rules>(position)) {
      chains += route.size() > 1 ? 1U : 0U;
      if (const Wrong wrong = wrong_with(position, route, rules)) {
        return to_text(route) + ' ' + *wrong;
      }
    }
    return std::nullopt;
  });
  CHECK((chains > 200) == (rules.later_jumps != Headings::none));
}

// ---- One list, whatever way it is asked for ----------------------------------------------------

TEMPLATE_TEST_CASE("Every way to ask for the moves gives the same ones, each once", "[bad-case-2]",
                   ALQUERQUE_SAMPLED_RULE_SETS) {
  constexpr RuleSet rules = TestType::rules;
  const RuleBook book = rule_book<rules>;
  check_property(book, 1'500, [&](const Position& position) -> Wrong {
    const std::vector<Move> moves = moves_of<rules>(position);
    if (std::adjacent_find(moves.begin(), moves.end()) != moves.end()) return "a move twice";
    if (count_moves<rules>(position) != moves.size()) return "count_moves";
    if (has_legal_move<rules>(position) == moves.empty()) return "has_legal_move";
    if (outcome<rules>(position).has_value() != moves.empty()) return "outcome";
    if (book.count_moves(position) != moves.size() ||
        book.has_legal_move(position) == moves.empty() ||
        book.outcome(position) != outcome<rules>(position) ||
        book.capturing_men(position) != capturing_men<rules>(position)) {
      return "the rule book";
    }

    // The moves in their order: listed, visited, picked.
    const auto list = legal_moves<rules>(position);
    std::vector<Move> visited;
    book.for_each_move(position, [&visited](const Move& move) { visited.push_back(move); });
    if (!std::equal(visited.begin(), visited.end(), list.begin(), list.end())) return "a visit";
    std::size_t wanted = 0;
    const auto choose = [&](std::size_t count) { return count == moves.size() ? wanted : 0; };
    for (; wanted < list.size(); ++wanted) {
      if (pick_move<rules>(position, choose) != list[wanted]) return "pick_move";
    }
    if (moves.empty() && pick_move<rules>(position, choose)) return "a move picked from none";

    // The moves of the routes, each route once.
    const std::vector<Route> routes = routes_of<rules>(position);
    std::set<Move> of_routes;
    for (const Route& route : routes) of_routes.insert(route.move());
    if (std::adjacent_find(routes.begin(), routes.end()) != routes.end()) return "a route twice";
    if (detail::count_routes<rules>(position) != routes.size()) return "count_routes";
    if (!std::equal(of_routes.begin(), of_routes.end(), moves.begin(), moves.end())) {
      return "other moves of routes";
    }
    return std::nullopt;
  });
}

TEMPLATE_TEST_CASE("A visitor sees the list in its order, and no more once it has said stop", "",
                   sampling::Brainking, sampling::Alfonso, sampling::StoppableChains) {
  constexpr RuleSet rules = TestType::rules;
  std::size_t stops = 0;
  check_property(rule_book<rules>, 1'500, [&](const Position& position) -> Wrong {
    const auto list = legal_moves<rules>(position);
    const std::size_t wanted = 1 + position.hash() % (list.size() + 1);
    std::vector<Move> seen;
    const Visit end = for_each_move<rules>(position, [&](const Move& move) {
      seen.push_back(move);
      return seen.size() == wanted ? Visit::stop : Visit::go_on;
    });
    if (seen.size() != std::min(wanted, list.size()) ||
        !std::equal(seen.begin(), seen.end(), list.begin()) ||
        (end == Visit::stop) != (wanted <= list.size())) {
      return "other moves up to a stop";
    }
    stops += end == Visit::stop ? 1U : 0U;
    return std::nullopt;
  });
  CHECK(stops > 500);
}

TEMPLATE_TEST_CASE("A move is legal exactly if it is listed", "[bad-case-31]", sampling::Brainking,
                   sampling::Qirkat, sampling::Alfonso, sampling::StoppableChains) {
  constexpr RuleSet rules = TestType::rules;
  check_property(rule_book<rules>, 200, [&](const Position& position) -> Wrong {
    const std::vector<Move> moves = moves_of<rules>(position);
    const auto is_right = [&](const Move& move) {
      return is_legal<rules>(position, move) ==
             std::binary_search(moves.begin(), moves.end(), move);
    };
    for (const Point from : Bitboard::all()) {
      for (const Point to : Bitboard::all()) {
        if (!is_right({from, to})) return description({from, to});
      }
    }
    // A legal move, and the same with one part changed.
    for (const Move& move : moves) {
      const Point point = point_at(position.hash() % point_count);
      for (const Move& asked : {move, Move{point, move.to(), move.captured()},
                                Move{move.from(), point, move.captured()},
                                Move{move.from(), move.to(), move.captured() ^ point}}) {
        if (!is_right(asked)) return description(asked);
      }
    }
    return std::nullopt;
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
  check_property(rule_book<rules>, 400, [&](const Position& position) -> Wrong {
    if (detail::count_routes<rules>(position) > too_many_routes) return std::nullopt;
    const Position before = position;
    const std::vector<Move> moves = moves_of<rules>(position);
    const std::uint64_t whole = perft<rules>(position, perft_depth);
    std::uint64_t sum = 0;
    for (const Move& move : moves) {
      sum += perft<rules>(position.after<rules>(move), perft_depth - 1);
    }
    if (sum != whole) return "other parts of perft";
    if (perft_made<rules>(position, perft_depth) != whole) return "perft_made";
    if (perft<rules>(position, 0) != 1) return "perft 0";
    if (perft<rules>(position, 1) != moves.size()) return "perft 1";
    if (position != before) return "perft changed the position";
    return std::nullopt;
  });
}

TEMPLATE_TEST_CASE("divide gives every legal move once, and its parts add up to perft",
                   "[bad-case-33]", sampling::Brainking, sampling::StoppableChains) {
  constexpr RuleSet rules = TestType::rules;
  check_property(rule_book<rules>, 400, [&](const Position& position) -> Wrong {
    if (detail::count_routes<rules>(position) > too_many_routes) return std::nullopt;
    std::vector<Move> divided;
    std::uint64_t sum = 0;
    Wrong wrong;
    divide<rules>(position, perft_depth, [&](const Move& move, std::uint64_t leaves) {
      if (leaves != perft<rules>(position.after<rules>(move), perft_depth - 1)) {
        wrong = "other leaves below " + description(move);
      }
      divided.push_back(move);
      sum += leaves;
    });
    if (wrong) return wrong;
    std::sort(divided.begin(), divided.end());
    if (divided != moves_of<rules>(position)) return "other moves";
    if (sum != perft<rules>(position, perft_depth)) return "another sum";
    return std::nullopt;
  });
}

TEMPLATE_TEST_CASE("perft by routes is the sum of its parts and changes nothing", "[bad-case-32]",
                   sampling::Brainking, sampling::StoppableChains) {
  constexpr RuleSet rules = TestType::rules;
  check_property(rule_book<rules>, 400, [&](const Position& position) -> Wrong {
    const Position before = position;
    const std::vector<Route> routes = routes_of<rules>(position);
    if (routes.size() > too_many_routes) return std::nullopt;
    std::uint64_t sum = 0;
    for (const Route& route : routes) {
      sum += perft_routes<rules>(position.after<rules>(route.move()), perft_depth - 1);
    }
    if (sum != perft_routes<rules>(position, perft_depth)) return "other parts of perft by routes";
    if (perft_routes<rules>(position, 0) != 1) return "perft 0 by routes";
    if (perft_routes<rules>(position, 1) != routes.size()) return "perft 1 by routes";
    if (position != before) return "perft by routes changed the position";
    return std::nullopt;
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
      if (++plies > longest) FAIL("still going on in " << to_text(position));
    }
  }
}

// What is wrong with the outcome of a position, by its moves and men.
template <RuleSet rules>
Wrong wrong_outcome(const Position& position) {
  const std::optional<Outcome> end = outcome<rules>(position);
  if (end.has_value() != moves_of<rules>(position).empty()) return "wrong end";
  if (!end) return std::nullopt;
  if (end->winner != opponent(position.to_move())) return "wrong loser";
  const bool no_men = position.men(position.to_move()).empty();
  if ((end->reason == EndReason::no_men) != no_men) return "wrong reason";
  return std::nullopt;
}

struct LostPosition {
  Position position;
  EndReason reason;
};

// What a sample need not hold: a side without men, and a side whose only man has men of the other
// side wherever it could step or land, on each point where twelve are enough for that.
std::vector<LostPosition> lost_positions(const RuleSet& rules) {
  std::vector<LostPosition> result;
  const auto add = [&](Bitboard losers, Bitboard winners, EndReason reason) {
    const Setup white_lost{.white = losers, .black = winners, .to_move = Side::white};
    const Setup black_lost{.white = winners, .black = losers, .to_move = Side::black};
    result.push_back({Position::from(white_lost, rules).value(), reason});
    result.push_back({Position::from(black_lost, rules).value(), reason});
  };
  for (const Point point : Bitboard::all()) {
    add({}, point, EndReason::no_men);
    Bitboard around = neighbours(point);
    for (const Direction direction : all_directions) {
      if (const std::optional<Point> landing = detail::jump_target(point, direction))
        around |= *landing;
    }
    if (around.size() <= max_men) add(point, around, EndReason::blocked);
  }
  return result;
}

TEMPLATE_TEST_CASE("The loser is the side to move without a legal move, never the other",
                   "[bad-case-7]", ALQUERQUE_SAMPLED_RULE_SETS) {
  constexpr RuleSet rules = TestType::rules;
  check_property(rule_book<rules>, 3'000, wrong_outcome<rules>);

  const std::vector<LostPosition> lost = lost_positions(rules);
  CHECK(lost.size() == 2 * (25 + 24));  // in the centre it would take sixteen men
  for (const auto& [position, reason] : lost) {
    CAPTURE(to_text(position));
    CHECK(wrong_outcome<rules>(position) == std::nullopt);
    CHECK((outcome<rules>(position) == Outcome{opponent(position.to_move()), reason}));
  }
}

}  // namespace alquerque::test
