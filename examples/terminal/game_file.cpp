#include "game_file.hpp"

#include <alquerque/game_reader.hpp>
#include <cerrno>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <system_error>

namespace terminal {

using namespace alquerque;

namespace {

FileFault fault(const char* what, const std::string& path, int error) {
  std::string message = std::string{"Cannot "} + what + " '" + path + "'";
  if (error != 0) {
    message += std::string{": "} + std::strerror(error);
  }
  return {message};
}

/// Calls `visit(game)` for every game of a file, until it returns false.
template <class Visit>
std::optional<FileFault> for_each_game(const std::string& path, Visit visit) {
  errno = 0;
  std::ifstream file{path, std::ios::binary};
  if (!file) {
    return fault("open", path, errno);
  }
  GameReader reader{file};
  while (auto game = reader.next()) {
    if (!visit(*game)) {
      break;
    }
  }
  if (file.bad()) {
    return fault("read", path, errno);
  }
  return std::nullopt;
}

std::optional<FileFault> append_to(const std::string& path, const std::string& text) {
  errno = 0;
  std::ofstream file{path, std::ios::binary | std::ios::app};
  file << text << std::flush;
  return file ? std::nullopt : std::optional{fault("write", path, errno)};
}

}  // namespace

Result<std::size_t, FileFault> count_games(const std::string& path) {
  std::size_t count = 0;
  const auto failed = for_each_game(path, [&count](const auto&) { return ++count > 0; });
  if (failed) {
    return *failed;
  }
  return count;
}

Result<GameText, FileFault> read_game(const std::string& path, std::size_t number) {
  std::optional<Result<GameText, FileFault>> found;
  std::size_t count = 0;
  const auto failed = for_each_game(path, [&](const Result<GameText, GameError>& game) {
    if (++count < number) {
      return true;
    }
    if (game) {
      found = *game;
    } else {
      found = FileFault{path + ", " + game.error().message()};
    }
    return false;
  });
  if (failed) {
    return *failed;
  }
  return found ? *found : FileFault{"'" + path + "' holds no game " + std::to_string(number)};
}

std::optional<FileFault> write_game(const std::string& path, const GameText& game,
                                    Existing existing) {
  namespace fs = std::filesystem;
  std::error_code error;
  if (existing == Existing::append) {
    const bool is_empty = fs::file_size(path, error) == 0;
    return append_to(path, (error || is_empty ? "" : "\n") + to_text(game));
  }
  // A link stays one.
  const fs::path canonical = fs::canonical(path, error);
  const fs::path target = error ? fs::path{path} : canonical;
  const std::string half = target.string() + ".part";
  fs::remove(half, error);
  if (const auto failed = append_to(half, to_text(game))) {
    fs::remove(half, error);
    return fault("write", path, errno);
  }
  fs::rename(half, target, error);
  if (error) {
    const int number = error.value();
    fs::remove(half, error);
    return fault("write", path, number);
  }
  return std::nullopt;
}

}  // namespace terminal
