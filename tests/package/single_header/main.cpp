#include <alquerque-single.hpp>

const int* address_in_hostile();

int main() {
  const bool is_one = &alquerque::version_major == address_in_hostile();
  const bool plays = alquerque::perft(alquerque::Position::start(), 6) == 95;
  return is_one && plays ? 0 : 1;
}
