#include "second.hpp"

#include <alquerque/all.hpp>

const int* address_in_second() { return &alquerque::version_major; }
