#include <alquerque/all.hpp>
#include <iostream>

int main() {
  auto position = alquerque::Position::start();
  while (!alquerque::outcome(position)) {
    const auto moves = alquerque::legal_moves(position);
    std::cout << alquerque::to_text(position, moves[0]) << ' ';
    position = position.after(moves[0]);
  }
  std::cout << alquerque::to_text(position) << '\n';
}
