#ifndef ALQUERQUE_SOLVER_TABLES_TABLE_FILE_HPP
#define ALQUERQUE_SOLVER_TABLES_TABLE_FILE_HPP

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "board_index.hpp"
#include "record.hpp"

namespace alquerque::solver {

/// How many positions with some numbers of men are what to the side to move, every combination of
/// bans and both of two mirror images counted.
struct TableCounts {
  std::uint64_t won = 0;
  std::uint64_t lost = 0;
  std::uint64_t neither = 0;
  /// The plies of the longest win of the side to move, and of the other side.
  std::uint64_t longest_win = 0;
  std::uint64_t longest_loss = 0;

  friend bool operator==(const TableCounts&, const TableCounts&) noexcept = default;
};

/// What a file of values is of: the men of the side to move come first.
struct TableHeader {
  std::string rules;
  unsigned own_men;
  unsigned enemy_men;
  TableCounts counts;
};

/// The file of the values for some numbers of men, in a folder.
[[nodiscard]] std::string table_path(const std::string& folder, unsigned own_men,
                                     unsigned enemy_men);

/// A file (README.md, "Endgame tables").
/// @param groups the packed groups of the slice that have boards, in order
[[nodiscard]] std::string table_bytes(const TableHeader& header,
                                      const std::vector<std::string>& groups);

/// A file that was read and found good.
class TableFile {
 public:
  /// @throws Failure if it cannot be read, is damaged, or is of other men than its name says
  TableFile(const BoardIndex& index, const std::string& folder, unsigned own_men,
            unsigned enemy_men);

  [[nodiscard]] const TableHeader& header() const noexcept { return header_; }
  [[nodiscard]] std::size_t size() const noexcept { return content_.size(); }
  /// @throws Failure if it is of other rules
  void expect_rules(const std::string& rules) const;

  /// @param number of one of the groups of the slice that have boards
  /// @throws Failure if the file is damaged in a way that its checksum does not show
  [[nodiscard]] GroupRecords records_of(std::uint32_t number) const;

 private:
  struct Extent {
    std::size_t begin;
    std::size_t end;
  };

  void read_header(unsigned own_men, unsigned enemy_men);
  void find_groups();
  [[noreturn]] void refuse(const std::string& reason) const;

  const BoardIndex& index_;
  std::string path_;
  std::string content_;
  TableHeader header_;
  std::size_t header_size_ = 0;
  std::uint32_t first_group_;
  std::uint32_t end_group_;
  /// By group of the slice.
  std::vector<Extent> extents_;
};

}  // namespace alquerque::solver

#endif  // ALQUERQUE_SOLVER_TABLES_TABLE_FILE_HPP
