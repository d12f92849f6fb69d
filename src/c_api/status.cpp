#include <alquerque/alquerque.h>

const char* alq_status_name(alq_status status) {
  switch (status) {
    case ALQ_OK:
      return "ALQ_OK";
    case ALQ_NULL_ARGUMENT:
      return "ALQ_NULL_ARGUMENT";
    case ALQ_UNKNOWN_RULES:
      return "ALQ_UNKNOWN_RULES";
    case ALQ_OUT_OF_RANGE:
      return "ALQ_OUT_OF_RANGE";
    case ALQ_INVALID_POSITION:
      return "ALQ_INVALID_POSITION";
    case ALQ_ILLEGAL_MOVE:
      return "ALQ_ILLEGAL_MOVE";
    case ALQ_BAD_TEXT:
      return "ALQ_BAD_TEXT";
    case ALQ_AMBIGUOUS_MOVE:
      return "ALQ_AMBIGUOUS_MOVE";
    case ALQ_BUFFER_TOO_SMALL:
      return "ALQ_BUFFER_TOO_SMALL";
    case ALQ_GAME_OVER:
      return "ALQ_GAME_OVER";
    case ALQ_NOTHING_TO_UNDO:
      return "ALQ_NOTHING_TO_UNDO";
    case ALQ_NOTHING_TO_REDO:
      return "ALQ_NOTHING_TO_REDO";
    case ALQ_OUT_OF_MEMORY:
      return "ALQ_OUT_OF_MEMORY";
    case ALQ_COUNT_TOO_LARGE:
      return "ALQ_COUNT_TOO_LARGE";
    case ALQ_NO_SUCH_TAG:
      return "ALQ_NO_SUCH_TAG";
    default:
      return "unknown status";
  }
}
