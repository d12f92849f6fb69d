// The header of the C library in a C++ program, twice, alone and after macros that others define.

// NOLINTBEGIN(modernize-deprecated-headers,readability-duplicate-include)
#include <stddef.h>
#include <stdint.h>

#include "hostile_macros.hpp"

#include <alquerque/alquerque.h>

#include <alquerque/alquerque.h>
// NOLINTEND(modernize-deprecated-headers,readability-duplicate-include)

static_assert(ALQ_POINT(2, 2) == 12);
static_assert(ALQ_TO_MOVE((alq_position{0, 0, 0, ALQ_BLACK_TO_MOVE})) == ALQ_BLACK);
static_assert(ALQ_TO_MOVE((alq_position{0, 0, 0, 0})) == ALQ_WHITE);
