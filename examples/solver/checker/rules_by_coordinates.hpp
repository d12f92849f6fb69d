#ifndef ALQUERQUE_SOLVER_CHECKER_RULES_BY_COORDINATES_HPP
#define ALQUERQUE_SOLVER_CHECKER_RULES_BY_COORDINATES_HPP

#include <array>
#include <optional>
#include <set>
#include <string>
#include <vector>

/// The rules once more, for checking what the library and the solver claim: by files and ranks, as
/// the text of the rules has them, with nothing of the library. Slow, and meant to be read.
namespace alquerque::checker {

inline constexpr int size = 5;

struct Place {
  int file;
  int rank;
  auto operator<=>(const Place&) const = default;
};

[[nodiscard]] std::string name_of(Place place);

enum class Ban { none, next_turn, until_moved };

struct Rules {
  bool steps_backward;
  bool first_jump_backward;
  bool jumps_on;
  bool capture_compulsory;
  bool steps_on_far_rank;
  Ban ban;
};

/// @return nothing if no rules have the name
[[nodiscard]] std::optional<Rules> rules_of(const std::string& name);

/// What stands on a point.
struct Man {
  /// `w`, `b`, or a blank where nobody stands.
  char side = ' ';
  /// The sideways steps that the man may not make.
  bool no_west = false;
  bool no_east = false;
  auto operator<=>(const Man&) const = default;
};

struct Board {
  std::array<std::array<Man, size>, size> men{};
  char to_move = 'w';

  [[nodiscard]] Man& at(Place place) {
    return men[static_cast<std::size_t>(place.rank)][static_cast<std::size_t>(place.file)];
  }
  [[nodiscard]] const Man& at(Place place) const {
    return men[static_cast<std::size_t>(place.rank)][static_cast<std::size_t>(place.file)];
  }
};

struct Turn {
  Place from;
  Place to;
  std::set<Place> captured;
  auto operator<=>(const Turn&) const = default;
};

/// `d2-c3`, or `d2xb4 (c3)` with the men taken.
[[nodiscard]] std::string name_of(const Turn& turn);

/// The legal turns, each once.
[[nodiscard]] std::set<Turn> turns_of(const Board& board, const Rules& rules);

[[nodiscard]] Board after(const Board& board, const Turn& turn, const Rules& rules);

/// Why no game has this position; empty if that cannot be said.
[[nodiscard]] std::string fault_of(const Board& board, const Rules& rules);

}  // namespace alquerque::checker

#endif  // ALQUERQUE_SOLVER_CHECKER_RULES_BY_COORDINATES_HPP
