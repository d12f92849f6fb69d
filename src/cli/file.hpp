#ifndef ALQUERQUE_CLI_FILE_HPP
#define ALQUERQUE_CLI_FILE_HPP

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace alquerque::cli {

/// An open file, by its descriptor, because standard streams can neither lock, cut nor flush to
/// disk. What the system refuses is a `Failure` that names the file.
class File {
 public:
  /// Opens a file to read; `-` is standard input.
  /// @throws BadArguments if it cannot be opened
  [[nodiscard]] static File to_read(const std::string& path);

  /// Opens a file to read and append, and makes one if there is none. Until it is closed, no other
  /// process can open it this way.
  /// @throws BadArguments if it is no regular file
  [[nodiscard]] static File to_append(const std::string& path);

  File(File&& other) noexcept;
  File& operator=(File&&) = delete;
  ~File();

  [[nodiscard]] const std::string& path() const noexcept { return path_; }
  [[nodiscard]] std::uint64_t size() const;

  /// Makes the next `read` begin at the first byte.
  void rewind();
  /// @return how many bytes there were, 0 at the end
  std::size_t read(char* buffer, std::size_t size);
  void append(std::string_view text);
  void cut(std::uint64_t size);
  /// Waits until the disk has it.
  void sync();

 private:
  /// The descriptor of no file.
  static constexpr int none = -1;

  File(int descriptor, std::string path) noexcept;
  void lock();
  /// Why the last call of the system failed.
  [[nodiscard]] static std::string reason();
  [[noreturn]] void fail(const std::string& action) const;

  int descriptor_;
  std::string path_;
};

/// @throws BadArguments if more than one of the paths is standard input
void expect_one_standard_input(const std::vector<std::string>& paths);

}  // namespace alquerque::cli

#endif  // ALQUERQUE_CLI_FILE_HPP
