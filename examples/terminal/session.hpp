#ifndef ALQUERQUE_TERMINAL_SESSION_HPP
#define ALQUERQUE_TERMINAL_SESSION_HPP

#include <alquerque/alquerque.hpp>
#include <alquerque/play.hpp>
#include <alquerque/text.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "players.hpp"

namespace terminal {

/// What is chosen before a game.
struct Setting {
  alquerque::RuleBook rules{};
  Players players;
  /// Whether a position that occurs for the third time is a draw.
  bool third_time_is_draw = true;
};

/// A game that people and computers play, as a screen needs it and without one: the game, the move
/// that is being entered, and the last thing to say. What cannot be done changes nothing but the
/// message, which says why.
class Session {
 public:
  explicit Session(const Setting& setting) { begin(setting); }
  // The move being entered belongs to the game; one that was moved from would be left with it.
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  /// Begins a new game.
  void begin(const Setting& setting);

  [[nodiscard]] const Setting& setting() const noexcept { return setting_; }
  [[nodiscard]] const alquerque::Game& game() const noexcept { return game_; }
  [[nodiscard]] const alquerque::RouteEntry& entry() const noexcept { return entry_; }
  /// What was known about the current position when it was reached.
  [[nodiscard]] std::optional<computer::Verdict> verdict() const;
  [[nodiscard]] const std::string& message() const noexcept { return message_; }
  void say(std::string message) { message_ = std::move(message); }

  [[nodiscard]] bool is_persons_turn() const { return is_turn_of(true); }
  /// Whether a computer is to think now; not while it is paused.
  [[nodiscard]] bool is_computers_turn() const { return is_turn_of(false) && !is_paused_; }
  /// Whether a computer waits for `go_on`, as after an undo that leaves it to move.
  [[nodiscard]] bool is_paused() const { return is_turn_of(false) && is_paused_; }
  void go_on() noexcept { is_paused_ = false; }
  void set_players(const Players& players);

  /// A person takes a man, or goes on to a point; the move is played when it is complete.
  void tap(alquerque::Point point);
  /// A person types a move, in any form that `parse_move` reads, or a point to tap.
  void type(std::string_view text);
  /// Takes back the last tap.
  void untap();
  /// Forgets the move that is being entered.
  void clear_entry();
  /// A computer moves.
  /// @param verdict what is known about the game after the move
  void play(const alquerque::Move& move, std::optional<computer::Verdict> verdict = std::nullopt);

  /// Takes back turns until a person is to move, or one turn if no person plays.
  void undo();
  /// The reverse of `undo`.
  void redo();
  /// Who would resign now; nobody if the game is over or no person plays.
  [[nodiscard]] std::optional<alquerque::Side> resigning_side() const;
  void resign();
  void agree_draw();

  /// The game for a file; notes of the file it came from are kept with the moves they belong to.
  [[nodiscard]] alquerque::GameText text() const;
  /// Takes a game from a file, with its rules. A computer to move waits for `go_on`.
  void take(const alquerque::GameText& text);
  void set_saved();
  /// Whether turns of persons would be lost.
  [[nodiscard]] bool has_unsaved() const;

 private:
  [[nodiscard]] bool is_turn_of(bool a_person) const;
  [[nodiscard]] bool may_enter();
  void enter_anew();

  Setting setting_;
  alquerque::Game game_;
  alquerque::RouteEntry entry_{game_.rules(), game_.position()};
  /// One for each position of the game and of what was taken back, as far as there is any.
  std::vector<std::optional<computer::Verdict>> verdicts_;
  std::string message_;
  bool is_paused_ = false;
  /// What is noted about the game: that of the file it came from, or who plays.
  alquerque::GameText source_;
  std::string saved_;
};

}  // namespace terminal

#endif  // ALQUERQUE_TERMINAL_SESSION_HPP
