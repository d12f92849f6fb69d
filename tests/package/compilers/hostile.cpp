// The macros may trip the library only, so the standard headers come before them.
#include "standard_headers.hpp"

#include "hostile_macros.hpp"

#include <alquerque/all.hpp>

int main() { return alquerque::count_moves(alquerque::Position::start()) == 4 ? 0 : 1; }
