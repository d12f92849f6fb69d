#ifndef ALQUERQUE_PLAY_GAME_HPP
#define ALQUERQUE_PLAY_GAME_HPP

#include "../core/base/language.hpp"

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "../core/base/taken.hpp"
#include "../core/heading.hpp"
#include "../core/move.hpp"
#include "../core/outcome.hpp"
#include "../core/point.hpp"
#include "../core/position.hpp"
#include "../core/result.hpp"
#include "../core/rule_book.hpp"
#include "../core/rule_set.hpp"
#include "../core/side.hpp"

namespace alquerque::inline v0_1 {

/// When a game is drawn although the rules let it go on (RULES, reading 5). 0 switches a policy
/// off, as both are by default.
struct Adjudication {
  /// Drawn when the current position has occurred so many times.
  std::uint32_t repetitions = 0;
  /// Drawn after so many turns in a row, those of both sides counted together, with neither a
  /// capture nor a step forward.
  std::uint32_t quiet_turns = 0;

  [[nodiscard]] friend constexpr bool operator==(const Adjudication&,
                                                 const Adjudication&) noexcept = default;
};

/// Why a move was not played.
enum class PlayFault : std::uint8_t {
  /// The game is over.
  game_over,
  /// The move is not legal in the current position.
  illegal_move
};

/// One turn of a game, with what is known after it.
struct Turn {
  /// The move played.
  Move move;
  /// The position it led to.
  Position after;
  /// How many turns, this one included, have passed since the last capture or step forward.
  std::uint32_t quiet_turns;
  /// How many turns, this one included, have passed since the last one that cannot be undone by
  /// later ones; no position before that can come again.
  std::uint32_t reversible_turns;

  [[nodiscard]] friend constexpr bool operator==(const Turn&, const Turn&) noexcept = default;
};

namespace detail {

/// What a game takes along when it is moved.
struct GameRecord {
  // Those taken back are at the end.
  std::vector<Turn> turns_{};
  std::size_t played_ = 0;
  // Declared after the last of `turns_`; in force, or taken back.
  std::optional<Outcome> declared_{};
  bool is_declared_ = false;

  [[nodiscard]] friend bool operator==(const GameRecord&, const GameRecord&) = default;
};

}  // namespace detail

/// A game from its start position on: the turns played and taken back, and how it ended. A regular
/// value; undo restores everything, because every turn keeps its position. A result that the
/// players declare (resignation, agreement) is undone and redone like a turn. A game that was moved
/// from has its rules, start and adjudication still, and no turn.
class Game : private detail::Taken<detail::GameRecord> {
 public:
  /// A game by the default rules from the start position, without adjudication.
  Game() : Game{RuleBook{}} {}

  /// A game of which no turn has been played.
  /// @param start a position of these rules
  /// @param adjudication when the game is drawn without the players; by default never
  explicit Game(RuleBook book, const Position& start = Position::start(),
                const Adjudication& adjudication = {})
      : book_{book}, start_{start}, adjudication_{adjudication} {
    assert(start.is_of(book.rules()));
  }

  /// The rules it is played by.
  [[nodiscard]] RuleBook rules() const noexcept { return book_; }
  /// When it is drawn without the players.
  [[nodiscard]] const Adjudication& adjudication() const noexcept { return adjudication_; }
  /// The position it began with.
  [[nodiscard]] const Position& start() const noexcept { return start_; }

  /// The turns played; those taken back are not among them.
  [[nodiscard]] std::span<const Turn> turns() const noexcept { return {turns_.data(), played_}; }

  /// The current position.
  [[nodiscard]] const Position& position() const noexcept { return position_at(played_); }

  /// The position after so many turns; 0 for the start.
  /// @pre `ply <= turns().size()`
  [[nodiscard]] const Position& position_at(std::size_t ply) const noexcept {
    assert(ply <= played_);
    return ply == 0 ? start_ : turns_[ply - 1].after;
  }

  /// How the game ended, or nothing while it goes on. What the rules say comes before any
  /// adjudication.
  [[nodiscard]] std::optional<Outcome> result() const noexcept {
    if (is_declared_) {
      return declared_;
    }
    if (const std::optional<Outcome> by_rules = book_.outcome(position())) {
      return by_rules;
    }
    if (adjudication_.repetitions != 0 && repetitions() >= adjudication_.repetitions) {
      return Outcome{std::nullopt, EndReason::repetition};
    }
    if (adjudication_.quiet_turns != 0 && quiet_turns() >= adjudication_.quiet_turns) {
      return Outcome{std::nullopt, EndReason::quiet_turns};
    }
    return std::nullopt;
  }

  /// How often the current position, bans and side to move included, has occurred, now included.
  /// O(turns since the last one that cannot be undone).
  [[nodiscard]] std::size_t repetitions() const noexcept {
    const std::size_t reversible = played_ == 0 ? 0 : turns_[played_ - 1].reversible_turns;
    std::size_t count = 1;
    for (std::size_t back = 2; back <= reversible; back += 2) {
      count += position_at(played_ - back) == position() ? std::size_t{1} : std::size_t{0};
    }
    return count;
  }

  /// How many turns have passed since the last capture or step forward, or since the start.
  [[nodiscard]] std::size_t quiet_turns() const noexcept {
    return played_ == 0 ? 0 : turns_[played_ - 1].quiet_turns;
  }

  /// Plays a move of the side to move; what was taken back is then forgotten. O(legal moves), and
  /// what `repetitions` costs if repetition is adjudicated.
  /// @return the position after it; or why not, and nothing has changed
  Result<Position, PlayFault> play(const Move& move) {
    if (result()) {
      return PlayFault::game_over;
    }
    if (!book_.is_legal(position(), move)) {
      return PlayFault::illegal_move;
    }
    const Turn turn = turn_of(move);
    if (played_ < turns_.size()) {
      turns_[played_] = turn;
    } else {
      turns_.push_back(turn);
    }
    ++played_;
    forget_undone();
    return turn.after;
  }

  /// A player gives up.
  /// @return false, and nothing has changed, if the game is over
  [[nodiscard]] bool resign(Side side) { return declare({opponent(side), EndReason::resignation}); }

  /// The players agree on a draw.
  /// @return false, and nothing has changed, if the game is over
  [[nodiscard]] bool agree_draw() { return declare({std::nullopt, EndReason::agreement}); }

  /// Whether there is a turn or a declared result to take back.
  [[nodiscard]] bool can_undo() const noexcept { return is_declared_ || played_ > 0; }
  /// Whether something was taken back since the last play.
  [[nodiscard]] bool can_redo() const noexcept {
    return played_ < turns_.size() || (declared_ && !is_declared_);
  }

  /// Takes back a declared result, or else the last turn.
  /// @return false if there is nothing to take back
  bool undo() noexcept {
    if (!can_undo()) {
      return false;
    }
    if (is_declared_) {
      is_declared_ = false;
    } else {
      --played_;
    }
    return true;
  }

  /// Plays again what `undo` took back last.
  /// @return false if nothing was taken back since the last play
  bool redo() noexcept {
    if (!can_redo()) {
      return false;
    }
    if (played_ < turns_.size()) {
      ++played_;
    } else {
      is_declared_ = true;
    }
    return true;
  }

  /// Equal games have the same rules, start, turns and result, and can redo the same.
  [[nodiscard]] friend bool operator==(const Game&, const Game&) = default;

 private:
  [[nodiscard]] Turn turn_of(const Move& move) const noexcept {
    const Side side = position().to_move();
    const int ranks = static_cast<int>(rank_of(move.to())) - static_cast<int>(rank_of(move.from()));
    const bool advances = side == Side::white ? ranks > 0 : ranks < 0;
    // A man that stepped forward comes back only where rules let men step backward.
    constexpr Headings back = Headings::diagonally_backward | Headings::backward;
    const bool can_go_back = (book_.rules().quiet_steps & back) != Headings::none;
    const Turn before = played_ == 0 ? Turn{Move{}, start_, 0, 0} : turns_[played_ - 1];
    return {move, book_.after(position(), move),
            move.is_capture() || advances ? 0 : before.quiet_turns + 1,
            move.is_capture() || (advances && !can_go_back) ? 0 : before.reversible_turns + 1};
  }

  bool declare(const Outcome& result_declared) {
    if (result()) {
      return false;
    }
    forget_undone();
    declared_ = result_declared;
    is_declared_ = true;
    return true;
  }

  void forget_undone() noexcept {
    turns_.erase(turns_.begin() + static_cast<std::ptrdiff_t>(played_), turns_.end());
    declared_.reset();
  }

  RuleBook book_;
  Position start_;
  Adjudication adjudication_;
};

}  // namespace alquerque::inline v0_1

#endif  // ALQUERQUE_PLAY_GAME_HPP
