#include <cstddef>
#include <cstdint>

#include <alquerque/alquerque.h>

#include "call.hpp"
#include "convert.hpp"
#include "game.hpp"

using alquerque::Game;
using namespace alquerque::c_api;

namespace {

/// Writes what `question(game)` says to a place of the caller's.
template <class Answer, class Question>
alq_status ask(const alq_game* game, Answer* answer, const char* name, alq_error* error,
               Question&& question) noexcept {
  return answered(error, [&](Call& call) {
    if (call.given(game, "game") && call.given(answer, name)) {
      *answer = question(game->game);
    }
  });
}

}  // namespace

alq_status alq_game_rules(const alq_game* game, alq_rules* rules, alq_error* error) {
  return ask(game, rules, "rules", error, [game](const Game&) { return game->rules; });
}

alq_status alq_game_adjudication(const alq_game* game, alq_adjudication* adjudication,
                                 alq_error* error) {
  return ask(game, adjudication, "adjudication", error, [](const Game& asked) {
    return alq_adjudication{asked.adjudication().repetitions, asked.adjudication().quiet_turns};
  });
}

alq_status alq_game_position(const alq_game* game, alq_position* position, alq_error* error) {
  return ask(game, position, "position", error,
             [](const Game& asked) { return to_c(asked.position()); });
}

alq_status alq_game_ply_count(const alq_game* game, std::size_t* count, alq_error* error) {
  return ask(game, count, "count", error, [](const Game& asked) { return asked.turns().size(); });
}

alq_status alq_game_move_at(const alq_game* game, std::size_t ply, alq_move* move,
                            alq_error* error) {
  return answered(error, [&](Call& call) {
    if (!call.given(game, "game") || !call.given(move, "move")) {
      return;
    }
    if (ply >= game->game.turns().size()) {
      call.fail(ALQ_OUT_OF_RANGE, {"the game has no such move"});
      return;
    }
    *move = to_c(game->game.turns()[ply].move);
  });
}

alq_status alq_game_position_at(const alq_game* game, std::size_t ply, alq_position* position,
                                alq_error* error) {
  return answered(error, [&](Call& call) {
    if (!call.given(game, "game") || !call.given(position, "position")) {
      return;
    }
    if (ply > game->game.turns().size()) {
      call.fail(ALQ_OUT_OF_RANGE, {"the game has fewer moves"});
      return;
    }
    *position = to_c(game->game.position_at(ply));
  });
}

alq_status alq_game_can_undo(const alq_game* game, std::int32_t* answer, alq_error* error) {
  return ask(game, answer, "answer", error,
             [](const Game& asked) { return asked.can_undo() ? 1 : 0; });
}

alq_status alq_game_can_redo(const alq_game* game, std::int32_t* answer, alq_error* error) {
  return ask(game, answer, "answer", error,
             [](const Game& asked) { return asked.can_redo() ? 1 : 0; });
}

alq_status alq_game_result(const alq_game* game, alq_result* result, alq_error* error) {
  return ask(game, result, "result", error, [](const Game& asked) { return to_c(asked.result()); });
}

alq_status alq_game_repetitions(const alq_game* game, std::size_t* count, alq_error* error) {
  return ask(game, count, "count", error, [](const Game& asked) { return asked.repetitions(); });
}

alq_status alq_game_quiet_turns(const alq_game* game, std::size_t* count, alq_error* error) {
  return ask(game, count, "count", error, [](const Game& asked) { return asked.quiet_turns(); });
}
