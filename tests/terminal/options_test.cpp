#include <terminal/options.hpp>

#include <getopt.h>

#include <string>
#include <vector>

#include <catch2/catch_test_macros.hpp>

namespace terminal {
namespace {

alquerque::Result<Options, BadOptions> parsed(std::vector<std::string> words) {
  words.insert(words.begin(), "alquerque_terminal");
  std::vector<char*> arguments;
  arguments.reserve(words.size() + 1);
  for (std::string& word : words) {
    arguments.push_back(word.data());
  }
  arguments.push_back(nullptr);
  // getopt goes on where it was.
  optind = 1;
  return parse_options(static_cast<int>(words.size()), arguments.data());
}

std::string error_of(std::vector<std::string> words) {
  const auto options = parsed(std::move(words));
  return options ? "" : options.error().message;
}

}  // namespace

TEST_CASE("without options a person plays White against the computer", "[options]") {
  const auto options = parsed({});
  REQUIRE(options);
  CHECK(options->setting.rules.name() == "brainking");
  CHECK(options->setting.players.white == person);
  CHECK(options->setting.players.black == 3);
  CHECK(options->load.empty());
  CHECK_FALSE(options->ascii);
  CHECK(options->color);
}

TEST_CASE("options choose rules and players", "[options]") {
  const auto black =
      parsed({"--side", "black", "--level=5", "--rules", "qirkat", "--ascii", "--no-color"});
  REQUIRE(black);
  CHECK(black->setting.rules.name() == "qirkat");
  CHECK(black->setting.players.white == 5);
  CHECK(black->setting.players.black == person);
  CHECK(black->ascii);
  CHECK_FALSE(black->color);
  const auto none = parsed({"--side", "none"});
  REQUIRE(none);
  CHECK_FALSE(none->setting.players.include_person());
  const auto friends = parsed({"--level", "0", "--load", "x.pdn"});
  REQUIRE(friends);
  CHECK(friends->setting.players.white == person);
  CHECK(friends->setting.players.black == person);
  CHECK(friends->load == "x.pdn");
  const auto strong = parsed({"--strategy", "x", "--level", "perfect", "--side", "black"});
  REQUIRE(strong);
  CHECK(strong->strategy == "x");
  CHECK(strong->setting.players.white == perfect);
}

TEST_CASE("bad options are named", "[options]") {
  CHECK(error_of({"--rules", "chess"}) ==
        "--rules is 'chess', expected one of brainking, qirkat, freestyle, alfonso");
  for (const char* level : {"7", "-1", "3x", "", "99999999999999999999"}) {
    CHECK(error_of({"--level", level}) ==
          "--level is '" + std::string{level} + "', expected a number from 0 to 6, or perfect");
  }
  CHECK(error_of({"--level", "perfect"}) == "--level perfect needs --strategy FILE");
  CHECK(error_of({"--side", "red"}) == "--side is 'red', expected white, black or none");
  CHECK(error_of({"--load"}) == "--load needs a value");
  CHECK(error_of({"--fast"}) == "unknown option '--fast'");
  CHECK(error_of({"--ascii", "-x"}) == "unknown option '-x'");
  CHECK(error_of({"game.pdn"}) == "unexpected argument 'game.pdn'");
}

}  // namespace terminal
