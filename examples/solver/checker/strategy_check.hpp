#ifndef ALQUERQUE_SOLVER_CHECKER_STRATEGY_CHECK_HPP
#define ALQUERQUE_SOLVER_CHECKER_STRATEGY_CHECK_HPP

#include <cstddef>
#include <stdexcept>
#include <string>
#include <string_view>

namespace alquerque::checker {

/// What is wrong with a file first.
class Fault : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// What a file without fault shows.
struct Finding {
  std::string rules;
  std::string position;
  std::string winner;
  std::size_t records;
  std::size_t replies;
  unsigned plies;
};

/// Checks a strategy (README.md, "The file"): each move is legal, each legal reply leads to a
/// position of the file whose plies are fewer by at least two, and a move without reply ends the
/// game.
/// @throws Fault
[[nodiscard]] Finding check_strategy(std::string_view file);

}  // namespace alquerque::checker

#endif  // ALQUERQUE_SOLVER_CHECKER_STRATEGY_CHECK_HPP
