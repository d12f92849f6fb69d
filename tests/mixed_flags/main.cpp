// Calls the callers named on the command line, in this order; after the word `parallel` their
// parallel counts too. The counts must be right and the games the same.
#include <cstdint>
#include <cstdio>
#include <string_view>

#include <alquerque/core/position.hpp>

#include "callers.hpp"

namespace {

using alquerque::Position;

struct Caller {
  std::string_view name;
  Findings (*findings)(const Position&);
  std::uint64_t (*parallel)(const Position&);
};
constexpr Caller callers[] = {{"baseline", baseline, baseline_parallel},
                              {"v3", v3, v3_parallel},
                              {"native", native, native_parallel},
                              {"plain", plain, plain_parallel}};

bool is(std::string_view caller, std::string_view what, std::uint64_t count,
        std::uint64_t expected) {
  if (count != expected) {
    std::printf("%s, %s: %llu instead of %llu\n", caller.data(), what.data(),
                static_cast<unsigned long long>(count), static_cast<unsigned long long>(expected));
  }
  return count == expected;
}

/// @param last the end of the game played, by the caller before
bool finds_right(const Caller& caller, bool parallel, const Position& last) {
  const Findings found = caller.findings(Position::start());
  bool right = is(caller.name, "the same game", found.played == last, true);
  right = is(caller.name, "routes", found.routes, 415) && right;
  right = is(caller.name, "bulk", found.bulk, 400) && right;
  right = is(caller.name, "made", found.made, 400) && right;
  right = is(caller.name, "hashed", found.hashed, 400) && right;
  right = is(caller.name, "listed", found.listed, 400) && right;
  right = is(caller.name, "visited", found.visited, 400) && right;
  right = is(caller.name, "by book", found.by_book, 400) && right;
  if (parallel) {
    right = is(caller.name, "parallel", caller.parallel(Position::start()), 400) && right;
  }
  return right;
}

}  // namespace

int main(int argc, char** argv) {
  const bool parallel = argc > 1 && std::string_view{argv[1]} == "parallel";
  const Position last = baseline(Position::start()).played;
  int called = 0;
  bool right = true;
  for (int i = parallel ? 2 : 1; i < argc; ++i) {
    for (const Caller& caller : callers) {
      if (caller.name == argv[i]) {
        right = finds_right(caller, parallel, last) && right;
        ++called;
      }
    }
  }
  return right && called > 0 ? 0 : 1;
}
