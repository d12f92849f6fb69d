#include <alquerque/alquerque.hpp>

int main() {
  const auto count = alquerque::count_moves(alquerque::Position::start());
  return count == 4 ? 0 : 1;
}
