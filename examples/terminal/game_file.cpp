#include "game_file.hpp"

#include <alquerque/text.hpp>
#include <cerrno>
#include <cstddef>
#include <fstream>
#include <save_file.hpp>
#include <system_error>

namespace terminal {

using namespace alquerque;

namespace {

FileFault fault(const char* what, const std::string& path, const std::string& reason) {
  return {std::string{"Cannot "} + what + " '" + path + "': " + reason};
}

FileFault fault(const char* what, const std::string& path, int error) {
  return fault(what, path,
               error == 0 ? "the system does not say why" : std::generic_category().message(error));
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
  const std::string text = to_text(game);
  // The screen is no place for a game, and a pipe that nobody reads would never let go.
  const saving::Refusal refusal = existing == Existing::append
                                      ? saving::append_to_file(path, "\n", text)
                                      : saving::replace_file(path, text, saving::Special::refuse);
  return refusal ? std::optional{fault("write", path, *refusal)} : std::nullopt;
}

}  // namespace terminal
