#include <terminal/game_file.hpp>

#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include <catch2/catch_test_macros.hpp>

#include <alquerque/text/game_reader.hpp>

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

TEST_CASE("a link to no file yet stays one", "[game-file]") {
  const Scratch scratch;
  for (const Existing existing : {Existing::replace, Existing::append}) {
    const std::string path = scratch.file("target.pdn");
    const std::string link = scratch.file("link.pdn");
    fs::remove(path);
    fs::remove(link);
    fs::create_symlink("target.pdn", link);
    CHECK_FALSE(write_game(link, game_of("1. c2-c3 *"), existing));
    CHECK(fs::is_symlink(link));
    CHECK(*count_games(path) == 1);
  }
}

TEST_CASE("the mode of a file stays when its game is replaced or added to", "[game-file]") {
  const Scratch scratch;
  const std::string path = scratch.file("private.pdn");
  for (const Existing existing : {Existing::replace, Existing::append}) {
    write(path, "");
    chmod(path.c_str(), 0600);
    CHECK_FALSE(write_game(path, game_of("1. c2-c3 *"), existing));
    CHECK(fs::status(path).permissions() == fs::perms{0600});
  }
}

TEST_CASE("the owner of a file stays", "[game-file]") {
  if (geteuid() != 0) {
    return;  // Only the superuser has files of others to try it on.
  }
  const Scratch scratch;
  const std::string path = scratch.file("theirs.pdn");
  write(path, "old");
  REQUIRE(chown(path.c_str(), 12345, 23456) == 0);
  CHECK_FALSE(write_game(path, game_of("1. c2-c3 *"), Existing::replace));
  struct stat status {};
  REQUIRE(stat(path.c_str(), &status) == 0);
  CHECK(status.st_uid == 12345);
  CHECK(status.st_gid == 23456);
  CHECK(*count_games(path) == 1);
}

TEST_CASE("a file of two names keeps both", "[game-file]") {
  const Scratch scratch;
  const std::string path = scratch.file("one.pdn");
  const std::string other = scratch.file("two.pdn");
  write(path, std::string(5000, ' '));
  fs::create_hard_link(path, other);
  const GameText game = game_of("1. c2-c3 *");
  CHECK_FALSE(write_game(path, game, Existing::replace));
  CHECK(content_of(other) == to_text(game));
  CHECK(fs::hard_link_count(path) == 2);
}

TEST_CASE("a read-only file is refused and stays", "[game-file]") {
  const Scratch scratch;
  const std::string path = scratch.file("read-only.pdn");
  write(path, "old");
  chmod(path.c_str(), 0444);
  for (const Existing existing : {Existing::replace, Existing::append}) {
    const auto failed = write_game(path, game_of("1. c2-c3 *"), existing);
    REQUIRE(failed);
    CHECK(failed->message == "Cannot write '" + path + "': it is read-only");
    CHECK(content_of(path) == "old");
  }
}

TEST_CASE("a neighbour of any name is left alone", "[game-file]") {
  const Scratch scratch;
  const std::string path = scratch.file("game.pdn");
  const std::string part = path + ".part";
  const std::string temporary =
      scratch.file((".alquerque-" + std::to_string(getpid()) + "-0.tmp").c_str());
  write(part, "mine");
  write(temporary, "mine");
  CHECK_FALSE(write_game(path, game_of("1. c2-c3 *"), Existing::replace));
  CHECK(*count_games(path) == 1);
  CHECK(content_of(part) == "mine");
  CHECK(content_of(temporary) == "mine");
}

TEST_CASE("what is no regular file is refused", "[game-file]") {
  const Scratch scratch;
  const GameText game = game_of("1. c2-c3 *");
  const std::string pipe = scratch.file("pipe");
  REQUIRE(mkfifo(pipe.c_str(), 0600) == 0);
  const std::string link = scratch.file("link");
  fs::create_symlink("/dev/null", link);
  for (const Existing existing : {Existing::replace, Existing::append}) {
    for (const std::string& path : {pipe, link, std::string{"/dev/null"}}) {
      const auto failed = write_game(path, game, existing);
      REQUIRE(failed);
      CHECK(failed->message == "Cannot write '" + path + "': it is not a regular file");
    }
    const std::string folder = fs::path{pipe}.parent_path().string();
    CHECK(write_game(folder, game, existing)->message ==
          "Cannot write '" + folder + "': it is a folder");
  }
  CHECK(fs::is_fifo(pipe));
  CHECK(fs::is_symlink(link));
  CHECK(fs::is_character_file("/dev/null"));
}

TEST_CASE("a game that does not fit on the disk is taken back", "[game-file]") {
  const Scratch scratch;
  const std::string path = scratch.file("games.pdn");
  const std::string old(100, '%');
  write(path, old);
  // A limit to the size of files acts like a full disk.
  struct rlimit before {};
  REQUIRE(getrlimit(RLIMIT_FSIZE, &before) == 0);
  const auto handler = std::signal(SIGXFSZ, SIG_IGN);
  const struct rlimit small { 101, before.rlim_max };
  REQUIRE(setrlimit(RLIMIT_FSIZE, &small) == 0);
  GameText game = game_of("1. c2-c3 *");
  game.tags.push_back({"Event", std::string(200, 'x')});
  const auto not_added = write_game(path, game, Existing::append);
  const auto not_replaced = write_game(path, game, Existing::replace);
  const auto not_made = write_game(scratch.file("new.pdn"), game, Existing::append);
  setrlimit(RLIMIT_FSIZE, &before);
  std::signal(SIGXFSZ, handler);
  for (const auto& failed : {not_added, not_replaced, not_made}) {
    REQUIRE(failed);
    CHECK(failed->message.ends_with("': File too large"));
  }
  CHECK(content_of(path) == old);
  const fs::directory_iterator files{fs::path{path}.parent_path()};
  CHECK(std::distance(begin(files), end(files)) == 1);
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
