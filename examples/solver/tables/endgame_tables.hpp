#ifndef ALQUERQUE_SOLVER_TABLES_ENDGAME_TABLES_HPP
#define ALQUERQUE_SOLVER_TABLES_ENDGAME_TABLES_HPP

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include <alquerque/alquerque.hpp>

#include "board_index.hpp"
#include "record.hpp"
#include "score.hpp"
#include "table_file.hpp"

namespace alquerque::solver {

/// What a folder of tables says of positions. Files are read, and groups unpacked, when they are
/// first asked for, and then kept.
class EndgameTables {
 public:
  /// @throws Failure if the folder has no good tables
  explicit EndgameTables(const std::string& folder);

  /// The rules that they are of.
  [[nodiscard]] const std::string& rules() const noexcept { return rules_; }
  /// Positions with more men have no value here.
  [[nodiscard]] std::size_t most_men() const noexcept { return index_.most_men(); }

  [[nodiscard]] bool have(const Position& position) const noexcept {
    return position.occupied().size() <= most_men();
  }

  /// @pre `have(position)`, and `rules` are those of the tables
  /// @throws Failure if a file is damaged
  template <RuleSet rules>
  [[nodiscard]] Score score_of(const Position& position) {
    const Side mover = position.to_move();
    if (position.men(mover).empty()) {
      return Score::no_move();
    }
    if (position.men(opponent(mover)).empty()) {
      // Not from play; any move ends the game.
      return has_legal_move<rules>(position) ? Score::no_move().of_move_here() : Score::no_move();
    }
    return find(mover == Side::white ? position : rotated(position));
  }

 private:
  /// @pre White is to move, and both sides have men
  [[nodiscard]] Score find(const Position& position);
  [[nodiscard]] const GroupRecords& records_of(std::uint32_t group);

  std::string folder_;
  BoardIndex index_;
  std::string rules_;
  /// By White's men and Black's.
  std::vector<std::unique_ptr<TableFile>> files_;
  std::vector<std::unique_ptr<GroupRecords>> groups_;
};

}  // namespace alquerque::solver

#endif  // ALQUERQUE_SOLVER_TABLES_ENDGAME_TABLES_HPP
