#ifndef ALQUERQUE_TESTS_C_API_OWNED_GAME_HPP
#define ALQUERQUE_TESTS_C_API_OWNED_GAME_HPP

#include <alquerque/alquerque.h>

#include <memory>

namespace c_api {

struct Destroy {
  void operator()(alq_game* game) const { alq_game_destroy(game); }
};
/// A game that is destroyed with its owner, whatever the test finds.
using Game = std::unique_ptr<alq_game, Destroy>;

}  // namespace c_api

#endif  // ALQUERQUE_TESTS_C_API_OWNED_GAME_HPP
