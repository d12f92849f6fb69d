#include <alquerque/all.hpp>

#include "second.hpp"

int main() { return &alquerque::version_major == address_in_second() ? 0 : 1; }
