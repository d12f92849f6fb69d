#ifndef ALQUERQUE_STRATEGY_STRATEGY_BOOK_HPP
#define ALQUERQUE_STRATEGY_STRATEGY_BOOK_HPP

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include <alquerque/alquerque.hpp>

#include "strategy.hpp"

namespace alquerque::solver {

/// Why a file cannot be played by: a part of a sentence that follows its name.
struct StrategyFault {
  std::string message;
};

/// A strategy as a player looks it up. One that exists is without fault: whoever plays its moves
/// wins, whatever the other side does.
class StrategyBook {
 public:
  /// Takes the content of a file. All of it is looked at: each move, and each reply to it.
  [[nodiscard]] static Result<StrategyBook, StrategyFault> read(std::string file);

  [[nodiscard]] RuleBook rules() const noexcept { return rules_; }
  [[nodiscard]] Side winner() const noexcept { return winner_; }
  /// The number of records.
  [[nodiscard]] std::size_t size() const noexcept;
  /// @pre `index` is less than `size()`
  [[nodiscard]] StrategyRecord operator[](std::size_t index) const;

  /// What the winner plays in a position of these rules.
  [[nodiscard]] std::optional<StrategyRecord> find(const Position& position) const;
  /// After how many plies at most the winner has won; nothing for a position that is not his, as
  /// far as the strategy knows.
  [[nodiscard]] std::optional<unsigned> plies_from(const Position& position) const;

 private:
  StrategyBook(std::string file, std::size_t first, RuleBook rules, Side winner)
      : file_{std::move(file)}, first_{first}, rules_{rules}, winner_{winner} {}

  [[nodiscard]] std::string_view bytes_at(std::size_t index) const;
  [[nodiscard]] unsigned plies_at(std::size_t index) const;
  [[nodiscard]] std::optional<std::size_t> index_of_record(const Position& position) const;
  [[nodiscard]] std::optional<StrategyRecord> decoded(std::size_t index) const;
  [[nodiscard]] std::optional<std::string> fault_at(std::size_t index) const;

  std::string file_;
  /// Where the records begin.
  std::size_t first_;
  RuleBook rules_;
  Side winner_;
};

}  // namespace alquerque::solver

#endif  // ALQUERQUE_STRATEGY_STRATEGY_BOOK_HPP
