#include <alquerque/alquerque.hpp>
#include <iostream>

int main() {
  const auto position = alquerque::Position::start();
  std::cout << "White has " << alquerque::count_moves(position) << " moves.\n";
}
