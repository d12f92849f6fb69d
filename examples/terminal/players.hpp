#ifndef ALQUERQUE_TERMINAL_PLAYERS_HPP
#define ALQUERQUE_TERMINAL_PLAYERS_HPP

#include <alquerque/alquerque.hpp>
#include <string>

#include "../opponent/opponent.hpp"

namespace terminal {

/// How strong a player is: 0 for a person, 1 to `top_level` for the computer, and
/// `perfect` for one that plays by a strategy where that holds something, else as at the top level.
using Level = unsigned;

inline constexpr Level person = 0;
inline constexpr Level top_level = 6;
inline constexpr Level perfect = top_level + 1;

struct Players {
  Level white = person;
  Level black = 3;

  [[nodiscard]] Level of(alquerque::Side side) const noexcept {
    return side == alquerque::Side::white ? white : black;
  }
  [[nodiscard]] bool include_person() const noexcept { return white == person || black == person; }
};

/// `person`, `computer, level 3` or `computer, perfect`.
[[nodiscard]] std::string name_of(Level level);

/// How far the computer looks ahead.
/// @pre `level` is that of a computer
[[nodiscard]] computer::Limits limits_of(Level level);

}  // namespace terminal

#endif  // ALQUERQUE_TERMINAL_PLAYERS_HPP
