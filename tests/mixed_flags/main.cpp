// Calls the callers named on the command line, in this order; the counts must be right and the
// games the same.
#include <cstdio>
#include <string_view>

#include <alquerque/position.hpp>

#include "callers.hpp"

namespace {

bool as_expected(std::string_view name, const Findings& found, const Findings& first) {
  bool right = found.played == first.played;
  for (const std::uint64_t count : {found.bulk, found.made, found.hashed, found.parallel,
                                    found.listed, found.visited, found.by_book}) {
    right = right && count == 400;
  }
  right = right && found.routes == 415;
  if (!right) {
    std::printf("%s: %llu %llu %llu %llu %llu %llu %llu of 400, %llu routes of 415, %s game\n",
                name.data(), static_cast<unsigned long long>(found.bulk),
                static_cast<unsigned long long>(found.made),
                static_cast<unsigned long long>(found.hashed),
                static_cast<unsigned long long>(found.parallel),
                static_cast<unsigned long long>(found.listed),
                static_cast<unsigned long long>(found.visited),
                static_cast<unsigned long long>(found.by_book),
                static_cast<unsigned long long>(found.routes),
                found.played == first.played ? "the same" : "another");
  }
  return right;
}

}  // namespace

int main(int argc, char** argv) {
  const alquerque::Position start;
  Findings first{};
  bool right = argc > 1;
  for (int i = 1; i < argc; ++i) {
    const std::string_view name = argv[i];
    const Findings found = name == "baseline" ? baseline(start)
                           : name == "v3"     ? v3(start)
                                              : native(start);
    if (i == 1) {
      first = found;
    }
    right = as_expected(name, found, first) && right;
  }
  return right ? 0 : 1;
}
