#ifndef ALQUERQUE_GAME_FILE_HPP
#define ALQUERQUE_GAME_FILE_HPP

#include "core/base/language.hpp"

#include <cerrno>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <memory>
#include <string>
#include <system_error>

#include "core/result.hpp"
#include "text/game_reader.hpp"
#include "text/parse_error.hpp"

namespace alquerque::inline v0_1 {

/// A reader of the games in a file. Not part of <alquerque/all.hpp>, which needs no files.
/// @param path the file, which the reader keeps open
/// @param options how to read it
/// @return the reader; or why the file cannot be opened, ready to print: `cannot open 'x.pdn': No
/// such file or directory`
[[nodiscard]] inline Result<GameReader, std::string> open_games(
    const std::filesystem::path& path, const GameReaderOptions& options = {}) {
  const auto refusal = [&path](const std::string& reason) {
    return "cannot open " + detail::quoted(path.string()) + (reason.empty() ? "" : ": ") + reason;
  };
  std::error_code code;
  if (std::filesystem::is_directory(path, code)) {
    return refusal(std::make_error_code(std::errc::is_a_directory).message());
  }
  errno = 0;
  // Shared, as a source can be copied.
  const auto stream = std::make_shared<std::ifstream>(path, std::ios::binary);
  if (!stream->is_open()) {
    // What the system said; not every library leaves it.
    return refusal(errno == 0 ? "" : std::generic_category().message(errno));
  }
  return GameReader{
      [stream](char* buffer, std::size_t size) { return detail::read_from(*stream, buffer, size); },
      options};
}

}  // namespace alquerque::inline v0_1

#endif  // ALQUERQUE_GAME_FILE_HPP
