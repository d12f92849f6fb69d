#include "opponent.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>
#include <vector>

namespace computer {

using namespace alquerque;

enum class Bound : std::uint8_t { none, exact, at_least, at_most };

/// What is known of a position from an earlier search.
struct Entry {
  Position position;
  Move move{Point::a1, Point::a1};
  std::int16_t score = 0;
  std::uint8_t depth = 0;
  Bound bound = Bound::none;
};

class Opponent::Table {
 public:
  explicit Table(std::size_t bytes) : entries_(std::max(std::size_t{1}, bytes / sizeof(Entry))) {}

  [[nodiscard]] Entry& of(const Position& position) noexcept {
    return entries_[position.hash() % entries_.size()];
  }

  /// Positions are equal under different rules, but worth something else.
  void use_for(RuleBook rules) {
    if (rules_ != rules) {
      std::fill(entries_.begin(), entries_.end(), Entry{});
      rules_ = rules;
    }
  }

 private:
  std::vector<Entry> entries_;
  RuleBook rules_;
};

namespace {

constexpr int infinite = 30'000;

/// A loss in so many plies.
constexpr int lost_in(unsigned ply) noexcept { return -infinite + 1 + static_cast<int>(ply); }

using Clock = std::chrono::steady_clock;

/// A search under one rule set.
/// @tparam Rules `FixedRules`, which is faster, or `RuleBook`
template <class Rules, class Table>
class Search {
 public:
  Search(Rules rules, Table& table, const Game& game, const Limits& limits)
      : rules_{rules}, table_{table}, limits_{limits}, end_{Clock::now() + limits.time} {
    path_.reserve(game.turns().size() + 1 + max_ply);
    for (std::size_t ply = 0; ply <= game.turns().size(); ++ply) {
      path_.push_back(game.position_at(ply));
    }
  }

  [[nodiscard]] Found run() {
    Found found;
    // A copy, as the path grows.
    const Position root = path_.back();
    const auto moves = rules_.legal_moves(root);
    if (moves.empty()) {
      return found;
    }
    const unsigned deepest = std::clamp(limits_.depth, 1U, max_ply);
    for (unsigned depth = 1; depth <= deepest; ++depth) {
      // The first depth always has an answer in time.
      may_stop_ = depth > 1;
      const int score = best(root, depth, 0, -infinite, infinite);
      if (stopped_) {
        break;
      }
      found.score = score;
      found.move = root_move_;
      found.depth = depth;
      // A forced end, or a forced move, gets no better by looking deeper.
      if (std::abs(found.score) >= won || moves.size() == 1) {
        break;
      }
    }
    found.positions = positions_;
    return found;
  }

 private:
  /// Whether the search has to end now; then scores mean nothing any more.
  [[nodiscard]] bool must_stop() {
    if (may_stop_ && !stopped_) {
      stopped_ = (limits_.stop != nullptr && limits_.stop->load(std::memory_order_relaxed)) ||
                 (positions_ % 1024 == 0 && Clock::now() >= end_);
    }
    return stopped_;
  }

  /// Whether a position occurred in the game or on the way here. No position from before the last
  /// capture can.
  [[nodiscard]] bool is_repeated(const Position& position) const {
    for (auto earlier = path_.rbegin() + 1; earlier != path_.rend(); ++earlier) {
      if (earlier->occupied().size() != position.occupied().size()) {
        return false;
      }
      if (*earlier == position) {
        return true;
      }
    }
    return false;
  }

  /// From the view of the side to move: men, those that have a way to go, and freedom.
  [[nodiscard]] int evaluated(const Position& position) const {
    const Side side = position.to_move();
    return value_of(position, side) - value_of(position, opponent(side)) +
           static_cast<int>(rules_.count_moves(position));
  }

  [[nodiscard]] int value_of(const Position& position, Side side) const {
    const Bitboard men = position.men(side);
    int value = 100 * static_cast<int>(men.size());
    if (!rules_.rules().quiet_on_far_rank) {
      // A man there waits for captures only.
      value -= 20 * static_cast<int>((men & points_of(far_rank(side))).size());
    }
    // The middle sees most lines.
    return value + 4 * static_cast<int>((men & middle).size());
  }

  [[nodiscard]] int best(const Position& position, unsigned depth, unsigned ply, int alpha,
                         int beta) {
    ++positions_;
    if (must_stop()) {
      return 0;
    }
    if (ply > 0 && is_repeated(position)) {
      return 0;
    }
    // An exchange is looked at to its end where it is forced.
    const bool forced =
        rules_.rules().capture_compulsory && !rules_.capturing_men(position).empty();
    if (depth == 0 && (!forced || ply >= max_ply)) {
      return rules_.has_legal_move(position) ? evaluated(position) : lost_in(ply);
    }

    Entry& entry = table_.of(position);
    Move first{Point::a1, Point::a1};
    if (entry.bound != Bound::none && entry.position == position) {
      first = entry.move;
      // Not for the root, which must name a move, nor for results that depend on the way here.
      if (ply > 0 && entry.depth >= depth && std::abs(int{entry.score}) < won) {
        const int score = entry.score;
        if (entry.bound == Bound::exact || (entry.bound == Bound::at_least && score >= beta) ||
            (entry.bound == Bound::at_most && score <= alpha)) {
          return score;
        }
      }
    }

    auto moves = rules_.legal_moves(position);
    if (moves.empty()) {
      return lost_in(ply);
    }
    // The best move known first, then the captures of most men. Of equal ones, whatever the seed
    // says: the first of equally good moves is played.
    std::sort(moves.begin(), moves.end(), [&](const Move& a, const Move& b) {
      return rank_of_move(a, first) != rank_of_move(b, first)
                 ? rank_of_move(a, first) > rank_of_move(b, first)
                 : shuffled(a) < shuffled(b);
    });

    int found = -infinite;
    Move found_move = moves[0];
    const int low = alpha;
    for (const Move& move : moves) {
      const Position next = rules_.after(position, move);
      path_.push_back(next);
      const int score = -best(next, depth == 0 ? 0 : depth - 1, ply + 1, -beta, -alpha);
      path_.pop_back();
      if (stopped_) {
        return 0;
      }
      if (score > found) {
        found = score;
        found_move = move;
      }
      alpha = std::max(alpha, score);
      if (alpha >= beta) {
        break;
      }
    }
    if (ply == 0) {
      root_move_ = found_move;
    }
    table_.of(position) = {position, found_move, static_cast<std::int16_t>(found),
                           static_cast<std::uint8_t>(depth),
                           found >= beta  ? Bound::at_least
                           : found <= low ? Bound::at_most
                                          : Bound::exact};
    return found;
  }

  [[nodiscard]] static unsigned rank_of_move(const Move& move, const Move& first) noexcept {
    return move == first ? 100U : static_cast<unsigned>(move.captured().size());
  }

  /// A place of a move among its equals, the same for all of a search.
  [[nodiscard]] std::uint64_t shuffled(const Move& move) const noexcept {
    // Odd, so that different moves stay different.
    const std::uint64_t factor = (2 * limits_.seed + 1) * 0x9e3779b97f4a7c15U;
    return move.key() * factor;
  }

  static constexpr unsigned max_ply = 100;
  static constexpr Bitboard middle{Point::b2, Point::c2, Point::d2, Point::b3, Point::c3,
                                   Point::d3, Point::b4, Point::c4, Point::d4};

  Rules rules_;
  Table& table_;
  const Limits& limits_;
  Clock::time_point end_;
  /// The positions of the game and of the line that is looked at.
  std::vector<Position> path_;
  Move root_move_{Point::a1, Point::a1};
  std::uint64_t positions_ = 0;
  bool may_stop_ = false;
  bool stopped_ = false;
};

/// What a strategy knows of a position.
std::optional<Verdict> verdict_by(const solver::StrategyBook& strategy, const Position& position) {
  const std::optional<unsigned> plies = strategy.plies_from(position);
  return plies ? std::optional{Verdict{strategy.winner(), *plies}} : std::nullopt;
}

/// What a score proves about the game after the move.
std::optional<Verdict> verdict_by_score(int score, Side mover) {
  if (std::abs(score) < won) {
    return std::nullopt;
  }
  const auto plies = static_cast<unsigned>(std::abs(lost_in(0)) - std::abs(score));
  return Verdict{score > 0 ? mover : opponent(mover), plies - 1};
}

}  // namespace

Opponent::Opponent(std::size_t table_bytes) : table_{std::make_unique<Table>(table_bytes)} {}
Opponent::~Opponent() = default;

Found Opponent::search(const Game& game, const Limits& limits) {
  if (game.result()) {
    return {};
  }
  const Position& position = game.position();
  const solver::StrategyBook* const strategy =
      limits.strategy != nullptr && limits.strategy->rules() == game.rules() ? limits.strategy
                                                                             : nullptr;
  if (strategy != nullptr) {
    if (const auto record = strategy->find(position)) {
      return {.move = record->move,
              .score = -lost_in(record->plies),
              .verdict = verdict_by(*strategy, game.rules().after(position, record->move))};
    }
  }
  Found found = searched(game, limits);
  found.verdict = verdict_by_score(found.score, position.to_move());
  if (strategy != nullptr) {
    if (const auto known = verdict_by(*strategy, position)) {
      found.score = lost_in(known->plies);
    }
    if (const auto known = verdict_by(*strategy, game.rules().after(position, *found.move))) {
      found.verdict = known;
    }
  }
  return found;
}

Found Opponent::searched(const Game& game, const Limits& limits) {
  table_->use_for(game.rules());
  // The rules of most games get a search of their own.
  if (game.rules() == rules::brainking) {
    return Search{rule_book<rules::brainking>, *table_, game, limits}.run();
  }
  return Search{game.rules(), *table_, game, limits}.run();
}

}  // namespace computer
