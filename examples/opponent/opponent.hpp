#ifndef ALQUERQUE_EXAMPLES_OPPONENT_HPP
#define ALQUERQUE_EXAMPLES_OPPONENT_HPP

#include <alquerque/alquerque.hpp>
#include <alquerque/play.hpp>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

#include "../strategy/strategy_book.hpp"

namespace computer {

/// When a search ends, whatever comes first; one depth is always searched to its end. And what is
/// known without one.
struct Limits {
  /// From 1 to 100; beyond is taken as the nearest.
  unsigned depth = 64;
  std::chrono::milliseconds time{1000};
  /// Another thread may set it to end the search.
  const std::atomic<bool>* stop = nullptr;
  /// Chooses among moves that look equally good, so that games differ.
  std::uint64_t seed = 0;
  /// How a side wins, as far as the game has the same rules: the winner plays by it.
  const alquerque::solver::StrategyBook* strategy = nullptr;
};

/// A win by force.
struct Verdict {
  alquerque::Side winner;
  /// After how many plies at most.
  unsigned plies;

  [[nodiscard]] friend bool operator==(const Verdict&, const Verdict&) = default;
};

/// What a search found.
struct Found {
  /// Nothing if the game is over.
  std::optional<alquerque::Move> move;
  /// From the view of the side to move, a man being worth 100.
  int score = 0;
  /// The plies searched to their end; chains of exchanges are followed further.
  unsigned depth = 0;
  std::uint64_t positions = 0;
  /// What is proved about the game after the move, by the strategy or by the search.
  std::optional<Verdict> verdict{};
};

/// A score at least so large says that the game is won by force.
inline constexpr int won = 20'000;

/// A computer player: alpha-beta search with iterative deepening and a table of positions. It keeps
/// its table from one move of a game to the next.
class Opponent {
 public:
  /// @param table_bytes memory for the table of positions
  explicit Opponent(std::size_t table_bytes = std::size_t{16} << 20);
  // Does not move, as it would leave one without a table.
  Opponent(const Opponent&) = delete;
  Opponent& operator=(const Opponent&) = delete;
  ~Opponent();

  /// The best move found in the game's current position. Positions that occurred in the game count
  /// as drawn when they come again, so that a better side does not go in circles.
  [[nodiscard]] Found search(const alquerque::Game& game, const Limits& limits);

 private:
  class Table;

  [[nodiscard]] Found searched(const alquerque::Game& game, const Limits& limits);

  std::unique_ptr<Table> table_;
};

}  // namespace computer

#endif  // ALQUERQUE_EXAMPLES_OPPONENT_HPP
