// What a caller's own recursion costs: every move of some plies from the start, made one by one.
// callgrind.sh counts its instructions.
//
//     recursion successors|visit|list|count DEPTH

#include <alquerque/alquerque.hpp>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace alquerque::bench {
namespace {

std::uint64_t by_successors(const Position& position, unsigned depth) {
  if (depth == 0) {
    return 1;
  }
  std::uint64_t leaves = 0;
  for_each_successor(position, [&](const Move&, const Position& after) {
    leaves += by_successors(after, depth - 1);
  });
  return leaves;
}

std::uint64_t by_visit(const Position& position, unsigned depth) {
  if (depth == 0) {
    return 1;
  }
  std::uint64_t leaves = 0;
  for_each_move(position,
                [&](const Move& move) { leaves += by_visit(position.after(move), depth - 1); });
  return leaves;
}

std::uint64_t by_list(const Position& position, unsigned depth) {
  if (depth == 0) {
    return 1;
  }
  std::uint64_t leaves = 0;
  for (const Move& move : legal_moves(position)) {
    leaves += by_list(position.after(move), depth - 1);
  }
  return leaves;
}

std::uint64_t by_count(const Position& position, unsigned depth) {
  if (depth <= 1) {
    return depth == 0 ? 1 : count_moves(position);
  }
  std::uint64_t leaves = 0;
  for_each_successor(
      position, [&](const Move&, const Position& after) { leaves += by_count(after, depth - 1); });
  return leaves;
}

}  // namespace
}  // namespace alquerque::bench

int main(int argc, char** argv) {
  using namespace alquerque::bench;
  const std::string_view way = argc == 3 ? argv[1] : "";
  auto* const leaves = way == "successors" ? by_successors
                       : way == "visit"    ? by_visit
                       : way == "list"     ? by_list
                       : way == "count"    ? by_count
                                           : nullptr;
  if (leaves == nullptr) {
    std::fputs("usage: recursion successors|visit|list|count DEPTH\n", stderr);
    return 2;
  }
  const auto depth = static_cast<unsigned>(std::strtoul(argv[2], nullptr, 10));
  std::printf("%llu\n",
              static_cast<unsigned long long>(leaves(alquerque::Position::start(), depth)));
}
