#include <alquerque/alquerque.h>
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  alq_error error;
  alq_position position;
  alq_move moves[ALQ_MAX_MOVES];
  size_t count;
  char text[ALQ_POSITION_TEXT_SIZE];

  alq_start(&position, &error);
  for (;;) {
    if (alq_legal_moves(ALQ_BRAINKING, &position, moves, ALQ_MAX_MOVES, &count, &error) != ALQ_OK) {
      fprintf(stderr, "%s\n", error.message);
      return EXIT_FAILURE;
    }
    if (count == 0) {
      break;
    }
    const alq_move move = moves[(size_t)rand() % count];
    alq_move_text(ALQ_BRAINKING, &position, &move, text, sizeof text, NULL, &error);
    printf("%s ", text);
    alq_after(ALQ_BRAINKING, &position, &move, &position, &error);
  }
  alq_position_text(ALQ_BRAINKING, &position, text, sizeof text, NULL, &error);
  printf("%s: %s has won\n", text, ALQ_TO_MOVE(position) == ALQ_WHITE ? "Black" : "White");
  return EXIT_SUCCESS;
}
