// The macros may trip the library only, so the standard headers come before them.
#include "standard_headers.hpp"

#include "hostile_macros.hpp"

#include <alquerque-single.hpp>
// And once more.
#include <alquerque-single.hpp>

const int* address_in_hostile();

const int* address_in_hostile() { return &alquerque::version_major; }
