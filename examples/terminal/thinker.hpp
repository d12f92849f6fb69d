#ifndef ALQUERQUE_TERMINAL_THINKER_HPP
#define ALQUERQUE_TERMINAL_THINKER_HPP

#include <alquerque/play.hpp>
#include <atomic>
#include <future>
#include <optional>

#include "../opponent/opponent.hpp"

namespace terminal {

/// The computer player in a thread of its own, so that the screen stays alive.
class Thinker {
 public:
  Thinker() = default;
  Thinker(const Thinker&) = delete;
  Thinker& operator=(const Thinker&) = delete;
  ~Thinker() { cancel(); }

  /// Begins to think about a game, and no longer about another.
  void start(const alquerque::Game& game, const computer::Limits& limits);

  [[nodiscard]] bool is_thinking_about(const alquerque::Game& game) const {
    return thought_.valid() && game_ == game;
  }

  /// What was found, once, as soon as there is something.
  [[nodiscard]] std::optional<computer::Found> take();

  /// Makes it find something at once.
  void hurry() noexcept { stop_ = true; }
  /// Ends it; nothing will be found.
  void cancel();

 private:
  computer::Opponent opponent_;
  alquerque::Game game_;
  std::atomic<bool> stop_ = false;
  std::future<computer::Found> thought_;
};

}  // namespace terminal

#endif  // ALQUERQUE_TERMINAL_THINKER_HPP
