#ifndef ALQUERQUE_CLI_LINE_READER_HPP
#define ALQUERQUE_CLI_LINE_READER_HPP

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "file.hpp"

namespace alquerque::cli {

/// Foreign text in quotes, and not too much of it.
[[nodiscard]] std::string in_quotes(std::string_view text);

/// Reads a file line by line and tells where it is. Lines may end as on Windows.
class LineReader {
 public:
  /// Reads on from where the file is.
  explicit LineReader(File& file) : file_{file} {}

  /// Goes to the next line.
  /// @return whether there is one, with its end
  bool next();

  /// The line without its end.
  [[nodiscard]] const std::string& line() const noexcept { return line_; }
  /// From 1.
  [[nodiscard]] std::uint64_t number() const noexcept { return number_; }
  /// Whether the file ends in the middle of the line.
  [[nodiscard]] bool torn() const noexcept { return state_ == State::torn; }
  /// How many bytes the complete lines up to here take.
  [[nodiscard]] std::uint64_t offset() const noexcept { return offset_; }
  /// `file:line`, as compilers say it.
  [[nodiscard]] std::string place() const;

  /// @throws BadArguments that tells of what is here, instead of what is expected
  [[noreturn]] void refuse(const std::string& expected) const;
  [[noreturn]] void refuse(const std::string& found, const std::string& expected) const;

  /// @throws BadArguments unless all lines are read and the last has its end
  void expect_end(const std::string& expected) const;

 private:
  enum class State { before, complete, torn, end };

  /// @return the next byte, or a negative number at the end
  int next_byte();

  File& file_;
  State state_ = State::before;
  std::string line_;
  std::uint64_t number_ = 0;
  std::uint64_t offset_ = 0;
  std::array<char, 65536> buffer_{};
  std::size_t used_ = 0;
  std::size_t filled_ = 0;
};

}  // namespace alquerque::cli

#endif  // ALQUERQUE_CLI_LINE_READER_HPP
