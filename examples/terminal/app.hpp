#ifndef ALQUERQUE_TERMINAL_APP_HPP
#define ALQUERQUE_TERMINAL_APP_HPP

#include <chrono>
#include <cstddef>
#include <string>
#include <string_view>

#include "../strategy/strategy_book.hpp"
#include "dialogs.hpp"
#include "game_view.hpp"
#include "options.hpp"
#include "screen.hpp"
#include "session.hpp"
#include "thinker.hpp"

namespace terminal {

/// Lets persons at the keyboard and computers play: what each key does.
class App {
 public:
  /// @param strategy what the level `perfect` plays by; null if it is not offered
  App(Screen& screen, const Options& options, const alquerque::solver::StrategyBook* strategy);

  /// Until the person quits.
  void run();

 private:
  void let_computer_move();
  void press(int pressed);
  void press_in_typed(int pressed);
  void press_command(int pressed);
  [[nodiscard]] bool move_cursor(int pressed);
  [[nodiscard]] Choice player_choice(alquerque::Side side, Level level) const;
  void say_what_strategy_lacks();
  void begin_game();
  void change_players();
  void resign();
  void offer_draw();
  void open_asked();
  void open(const std::string& path);
  void save();
  void quit();
  void help();
  void draw();
  [[nodiscard]] bool confirm(std::string_view question);
  [[nodiscard]] bool may_drop_game();
  void flip_for_players();

  Screen& screen_;
  const alquerque::solver::StrategyBook* strategy_;
  Session session_;
  Thinker thinker_;
  View view_;
  /// The file that the game came from or went to last.
  std::string path_;
  std::chrono::steady_clock::time_point not_before_;
  bool is_done_ = false;
};

}  // namespace terminal

#endif  // ALQUERQUE_TERMINAL_APP_HPP
