#include <terminal/game_file.hpp>

#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include <catch2/catch_test_macros.hpp>

#include <alquerque/game_reader.hpp>

namespace terminal {
namespace {

using namespace alquerque;
namespace fs = std::filesystem;

// A directory of its own for a test.
class Scratch {
 public:
  Scratch() : path_{fs::temp_directory_path() / ("alquerque_" + std::to_string(getpid()))} {
    fs::create_directories(path_);
  }
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;
  ~Scratch() { fs::remove_all(path_); }

  [[nodiscard]] std::string file(const char* name) const { return (path_ / name).string(); }

 private:
  fs::path path_;
};

std::string content_of(const std::string& path) {
  std::ifstream file{path};
  return {std::istreambuf_iterator<char>{file}, {}};
}

void write(const std::string& path, const std::string& text) { std::ofstream{path} << text; }

GameText game_of(const char* text) {
  const auto game = parse_game(text);
  REQUIRE(game);
  return *game;
}

}  // namespace

TEST_CASE("a game is written and read", "[game-file]") {
  const Scratch scratch;
  const std::string path = scratch.file("game.pdn");
  const GameText game = game_of("1. d3-c3 b3xd3 *");
  CHECK_FALSE(write_game(path, game, Existing::replace));
  CHECK(content_of(path) == to_text(game));
  const auto count = count_games(path);
  REQUIRE(count);
  CHECK(*count == 1);
  const auto read = read_game(path, 1);
  REQUIRE(read);
  CHECK(read->moves == game.moves);
}

TEST_CASE("a game is added to others or takes their place", "[game-file]") {
  const Scratch scratch;
  const std::string path = scratch.file("games.pdn");
  CHECK_FALSE(write_game(path, game_of("1. d3-c3 *"), Existing::append));
  CHECK_FALSE(write_game(path, game_of("1. d2-c3 *"), Existing::append));
  CHECK(*count_games(path) == 2);
  CHECK(read_game(path, 2)->moves == game_of("1. d2-c3 *").moves);
  CHECK_FALSE(read_game(path, 3));
  CHECK_FALSE(write_game(path, game_of("1. c2-c3 *"), Existing::replace));
  CHECK(*count_games(path) == 1);
  CHECK(fs::directory_iterator{fs::path{path}.parent_path()} != fs::directory_iterator{});
  CHECK_FALSE(fs::exists(path + ".part"));
}

TEST_CASE("a link stays one when its file is replaced", "[game-file]") {
  const Scratch scratch;
  const std::string path = scratch.file("file.pdn");
  const std::string link = scratch.file("link.pdn");
  write(path, "old");
  fs::create_symlink(path, link);
  CHECK_FALSE(write_game(link, game_of("1. c2-c3 *"), Existing::replace));
  CHECK(fs::is_symlink(link));
  CHECK(*count_games(path) == 1);
}

TEST_CASE("what is wrong with a file is said", "[game-file]") {
  const Scratch scratch;
  const std::string none = scratch.file("none.pdn");
  CHECK(count_games(none).error().message ==
        "Cannot open '" + none + "': No such file or directory");
  const std::string directory = fs::path{none}.parent_path().string();
  CHECK(count_games(directory).error().message ==
        "Cannot read '" + directory + "': Is a directory");
  const std::string path = scratch.file("bad.pdn");
  write(path, "1. d3-c3 b3xd3 2. e3-e4 *\n\n[Event \"good\"]\n\n1. d3-c3 *\n");
  CHECK(*count_games(path) == 2);
  const auto bad = read_game(path, 1);
  REQUIRE_FALSE(bad);
  CHECK(bad.error().message == path +
                                   ", line 1, column 22: game 1, move 2: found 'e4', expected "
                                   "c3 as the next point (a man stands on e4 already)");
  CHECK(read_game(path, 2));
  write(path, "");
  CHECK(read_game(path, 1).error().message == "'" + path + "' holds no game 1");
}

TEST_CASE("what cannot be written is said, and nothing is lost", "[game-file]") {
  const Scratch scratch;
  const GameText game = game_of("1. c2-c3 *");
  const std::string nowhere = scratch.file("none/game.pdn");
  for (const Existing existing : {Existing::replace, Existing::append}) {
    const auto failed = write_game(nowhere, game, existing);
    REQUIRE(failed);
    CHECK(failed->message == "Cannot write '" + nowhere + "': No such file or directory");
  }
  const std::string directory = scratch.file("directory");
  fs::create_directories(directory);
  CHECK(write_game(directory, game, Existing::replace));
  CHECK(fs::is_directory(directory));
  CHECK_FALSE(fs::exists(directory + ".part"));
  // A device that is full.
  CHECK(write_game("/dev/full", game, Existing::append));
}

}  // namespace terminal
