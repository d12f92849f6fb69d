#include "thinker.hpp"

#include <chrono>

namespace terminal {

void Thinker::start(const alquerque::Game& game, const computer::Limits& limits) {
  cancel();
  game_ = game;
  stop_ = false;
  computer::Limits stoppable = limits;
  stoppable.stop = &stop_;
  thought_ = std::async(std::launch::async,
                        [this, stoppable] { return opponent_.search(game_, stoppable); });
}

std::optional<computer::Found> Thinker::take() {
  if (!thought_.valid() ||
      thought_.wait_for(std::chrono::seconds{0}) != std::future_status::ready) {
    return std::nullopt;
  }
  return thought_.get();
}

void Thinker::cancel() {
  stop_ = true;
  if (thought_.valid()) {
    thought_.wait();
    thought_ = {};
  }
}

}  // namespace terminal
