#include "alquerque-single.hpp"

int main() { return alquerque::count_moves(alquerque::Position::start()) == 4 ? 0 : 1; }
