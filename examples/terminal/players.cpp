#include "players.hpp"

#include <algorithm>
#include <array>
#include <chrono>

namespace terminal {

std::string name_of(Level level) {
  return level == person    ? "person"
         : level == perfect ? "computer, perfect"
                            : "computer, level " + std::to_string(level);
}

computer::Limits limits_of(Level level) {
  constexpr std::array<unsigned, top_level> depths{1, 2, 4, 7, 12, 64};
  computer::Limits limits;
  limits.depth = depths.at(std::min(level, top_level) - 1);
  limits.time = std::chrono::seconds{3};
  return limits;
}

}  // namespace terminal
