#include <alquerque/alquerque.hpp>

int main() { return alquerque::has_legal_move(alquerque::Position::start()) ? 0 : 1; }
