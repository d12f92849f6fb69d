#include <alquerque/text.hpp>

#include <cstddef>

#include <alquerque/alquerque.h>

#include "call.hpp"
#include "game.hpp"
#include "output.hpp"

using alquerque::GameScore;
using alquerque::GameText;
using namespace alquerque::c_api;

namespace {

/// The text of the game as it stands, with what is noted about the moves that it still has.
GameText written(const alq_game& game) {
  GameText text = game_text_of(game.game, game.noted.tags);
  text.comments = game.noted.comments;
  const auto& noted = game.noted.moves;
  for (std::size_t ply = 0; ply < noted.size() && ply < text.moves.size(); ++ply) {
    text.moves[ply] = noted[ply];
  }
  // The one score that a game cannot hold; it is that of the whole text, not of its beginning.
  if (game.noted.score == GameScore::both_lose && !game.game.result() &&
      noted.size() == text.moves.size()) {
    text.score = GameScore::both_lose;
  }
  // So is a result that is no score, as long as nothing else came of the game.
  if (game.noted.score == text.score) {
    text.other_result = game.noted.other_result;
  }
  text.first_number = game.noted.first_number;
  return text;
}

}  // namespace

alq_status alq_game_text(const alq_game* game, char* buffer, std::size_t capacity,
                         std::size_t* size, alq_error* error) {
  return answered(error, [&](Call& call) {
    if (call.given(game, "game") && given_buffer(call, buffer, capacity, size)) {
      write_text(call, to_text(written(*game)), buffer, capacity, size);
    }
  });
}
