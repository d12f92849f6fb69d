// The library for C and the headers in one program: both must count right, whoever comes first.
#include <cstdint>
#include <cstdio>

#include <alquerque/alquerque.h>
#include <alquerque/core/position.hpp>

#include "callers.hpp"

namespace {

bool library_counts() {
  alq_position position;
  std::uint64_t leaves = 0;
  return alq_start(&position, nullptr) == ALQ_OK &&
         alq_perft(ALQ_BRAINKING, &position, 7, &leaves, nullptr) == ALQ_OK && leaves == 400;
}

bool headers_count() { return baseline(alquerque::Position::start()).bulk == 400; }

}  // namespace

int main() {
  const bool right = library_counts() && headers_count() && library_counts();
  std::puts(right ? "both count right" : "a count is wrong");
  return right ? 0 : 1;
}
