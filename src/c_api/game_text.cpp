#include <alquerque/game_text.hpp>

#include <cstddef>

#include <alquerque/alquerque.h>

#include "call.hpp"
#include "game.hpp"
#include "output.hpp"

using namespace alquerque::c_api;

alq_status alq_game_text(const alq_game* game, char* buffer, std::size_t capacity,
                         std::size_t* size, alq_error* error) {
  return answered(error, [&](Call& call) {
    if (call.given(game, "game") && given_buffer(call, buffer, capacity, size)) {
      write_text(call, to_text(game_text_of(game->game)), buffer, capacity, size);
    }
  });
}
