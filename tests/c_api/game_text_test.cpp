// Games as text: what is read is written again, several games are read one by one, and bad text is
// refused with its place.

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

#include <catch2/catch_test_macros.hpp>

#include <alquerque/alquerque.h>

#include "owned_game.hpp"
#include "refusal.hpp"

using namespace c_api;

namespace {

Game read(std::string_view text, alq_text_place* place = nullptr, alq_rules rules = ALQ_BRAINKING) {
  return Game{got<alq_game*>([&](alq_game** out) {
    return alq_game_from_text(rules, text.data(), text.size(), place, out, nullptr);
  })};
}

std::string text_of(const Game& game) {
  std::size_t size = 0;
  REQUIRE(alq_game_text(game.get(), nullptr, 0, &size, nullptr) == ALQ_OK);
  std::vector<char> text(size);
  REQUIRE(alq_game_text(game.get(), text.data(), size, nullptr, nullptr) == ALQ_OK);
  return text.data();
}

std::size_t plies_of(const Game& game) {
  return got<std::size_t>(
      [&](std::size_t* out) { return alq_game_ply_count(game.get(), out, nullptr); });
}

std::string tag_of(const Game& game, const char* name) {
  std::array<char, 50> value{};
  REQUIRE(alq_game_tag(game.get(), name, value.data(), value.size(), nullptr, nullptr) == ALQ_OK);
  return value.data();
}

alq_error refused_text(alq_status expected, std::string_view text,
                       alq_text_place* place = nullptr) {
  const alq_text_place begin = place == nullptr ? alq_text_place{} : *place;
  alq_game* game;
  return refused(
      expected,
      [&](alq_error* error) {
        if (place != nullptr) {
          *place = begin;
        }
        return alq_game_from_text(ALQ_BRAINKING, text.data(), text.size(), place, &game, error);
      },
      game);
}

constexpr std::string_view noted =
    "[Event \"Caf\xc3\xa9\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"Ada\"]\n"
    "[Black \"?\"]\n[Result \"*\"]\n[Variant \"Alquerque\"]\n[Rules \"qirkat\"]\n"
    "[Annotator \"C. \\\"D\\\"\"]\n\n"
    "{Before.} 1. d3-c3 $1 {First.} 1... b3xd3 {Second.} 2. e3xc3 *\n";

}  // namespace

TEST_CASE("A game's text is written as it was read, with its tags, comments and glyphs") {
  const Game game = read(noted);
  CHECK(text_of(game) == noted);
  CHECK(got<alq_rules>([&](auto* out) { return alq_game_rules(game.get(), out, nullptr); }) ==
        ALQ_QIRKAT);
  CHECK(plies_of(game) == 3);
  const Game copy{
      got<alq_game*>([&](alq_game** out) { return alq_game_copy(game.get(), out, nullptr); })};
  CHECK(text_of(copy) == noted);

  // What was noted about a move comes back with it, and goes when another takes its place.
  REQUIRE(alq_game_undo(game.get(), nullptr) == ALQ_OK);
  REQUIRE(alq_game_undo(game.get(), nullptr) == ALQ_OK);
  CHECK(text_of(game).find("Second.") == std::string::npos);
  REQUIRE(alq_game_redo(game.get(), nullptr) == ALQ_OK);
  CHECK(text_of(game).find("Second.") != std::string::npos);
  REQUIRE(alq_game_undo(game.get(), nullptr) == ALQ_OK);
  const auto second =
      got<alq_move>([&](auto* out) { return alq_game_move_at(copy.get(), 1, out, nullptr); });
  REQUIRE(alq_game_play(game.get(), &second, nullptr) == ALQ_OK);
  CHECK(text_of(game).find("Second.") == std::string::npos);
  CHECK(text_of(game).find("First.") != std::string::npos);
}

TEST_CASE("The result of a game's text is that of the game") {
  const auto result = [](std::string_view text) {
    const Game game = read(text);
    CHECK(text_of(Game{read(text_of(game))}) == text_of(game));
    return got<alq_result>(
        [&](alq_result* out) { return alq_game_result(game.get(), out, nullptr); });
  };
  CHECK(result("1. d3-c3 0-1").winner == ALQ_BLACK);
  CHECK(result("1. d3-c3 1-0").end == ALQ_END_RESIGNATION);
  CHECK(result("1. d3-c3 1/2-1/2").end == ALQ_END_AGREEMENT);
  CHECK(result("1. d3-c3 *").end == ALQ_END_NONE);

  // Lost for both is a result that only texts know.
  const Game game = read("1. d3-c3 0-0");
  CHECK(text_of(game).find("d3-c3 0-0") != std::string::npos);
  REQUIRE(alq_game_undo(game.get(), nullptr) == ALQ_OK);
  CHECK(text_of(game).find("0-0") == std::string::npos);
}

TEST_CASE("A game without the tag Rules is played by those the caller names") {
  for (alq_rules rules = 0; rules < alq_rules_count(); ++rules) {
    const Game game = read("1. d3-c3 *", nullptr, rules);
    CHECK(got<alq_rules>([&](auto* out) { return alq_game_rules(game.get(), out, nullptr); }) ==
          rules);
    CHECK(text_of(game).find(alq_rules_name(rules)) != std::string::npos);
  }
}

TEST_CASE("Games are read one by one, and those that cannot be read are passed over") {
  const std::string text =
      "[Event \"1\"]\n1. d3-c3 *\n\n[Event \"2\"]\n1. d3-c3\nb3-b2 *\n[Event \"3\"]\n* \n\n";
  alq_text_place place = {0, 0, 0, 0};
  CHECK(tag_of(read(text, &place), "Event") == "1");
  CHECK(place.offset == text.find("[Event \"2\"]"));
  CHECK((place.line == 4 && place.column == 1 && place.games == 1));
  const alq_error error = refused_text(ALQ_ILLEGAL_MOVE, text, &place);
  CHECK(error.offset == text.find("b2 *"));
  CHECK(std::string_view{error.message}.substr(0, 35) == "line 6, column 4: game 2, move 1...");
  CHECK(place.offset == text.find("[Event \"3\"]"));
  CHECK(place.line == 7);
  CHECK(tag_of(read(text, &place), "Event") == "3");
  CHECK(place.offset == text.size());
  CHECK(refused_text(ALQ_BAD_TEXT, text, &place).offset == text.size());

  // Behind another on the same line.
  const std::string_view one_line = "1. d3-c3 * 1. d3-c4 *";
  place = {0, 0, 0, 0};
  CHECK(plies_of(read(one_line, &place)) == 1);
  CHECK(place.offset == 11);
  const alq_error second = refused_text(ALQ_ILLEGAL_MOVE, one_line, &place);
  CHECK(second.offset == 17);
  CHECK(std::string_view{second.message}.substr(0, 18) == "line 1, column 18:");

  // A second game is one too many where one is asked for.
  CHECK(refused_text(ALQ_BAD_TEXT, one_line).offset == 11);
}

TEST_CASE("A text that is no game is refused with its place") {
  CHECK(refused_text(ALQ_BAD_TEXT, "").offset == 0);
  CHECK(refused_text(ALQ_BAD_TEXT, " \n ").offset == 3);
  const alq_error error = refused_text(ALQ_BAD_TEXT, "\xef\xbb\xbf[Event \"x\"]\n1. d3-c3 }");
  CHECK(error.offset == 24);
  CHECK(std::string_view{error.message} ==
        "line 2, column 10: game 1, move 1: found '}', expected a move, a result, a comment or a "
        "tag");
  // A NUL ends no text, so nothing after one is lost.
  using namespace std::string_view_literals;
  CHECK(refused_text(ALQ_BAD_TEXT, "1. d3-c3\0 *"sv).offset == 8);
  CHECK(refused_text(ALQ_BAD_TEXT, "1. d3-c3 *\0"sv).offset == 10);
}

TEST_CASE("The functions for texts of games refuse NULL and places that are none") {
  const Game game = read(noted);
  alq_game* made;
  std::array<char, 50> buffer;
  std::size_t size;
  const auto names = [](const alq_error& error, std::string_view name) {
    CHECK(std::string_view{error.message} == "'" + std::string{name} + "' is NULL");
  };
  const auto null = [&](std::string_view name, auto call) {
    names(refused(ALQ_NULL_ARGUMENT, call, made, buffer, size), name);
  };
  null("text", [&](alq_error* e) { return alq_game_from_text(0, nullptr, 0, nullptr, &made, e); });
  null("game", [&](alq_error* e) { return alq_game_from_text(0, "*", 1, nullptr, nullptr, e); });
  null("game", [&](alq_error* e) {
    return alq_game_tag(nullptr, "White", buffer.data(), buffer.size(), &size, e);
  });
  null("name", [&](alq_error* e) {
    return alq_game_tag(game.get(), nullptr, buffer.data(), buffer.size(), &size, e);
  });
  null("buffer",
       [&](alq_error* e) { return alq_game_tag(game.get(), "White", nullptr, 50, &size, e); });
  null("size",
       [&](alq_error* e) { return alq_game_tag(game.get(), "White", nullptr, 0, nullptr, e); });
  null("game", [&](alq_error* e) { return alq_game_set_tag(nullptr, "White", "x", e); });
  null("name", [&](alq_error* e) { return alq_game_set_tag(game.get(), nullptr, "x", e); });
  for (const alq_rules rules : {-1, 4}) {
    refused(
        ALQ_UNKNOWN_RULES,
        [&](alq_error* e) { return alq_game_from_text(rules, "*", 1, nullptr, &made, e); }, made);
  }
  for (const std::uint64_t offset : {std::uint64_t{2}, ~std::uint64_t{0}}) {
    alq_text_place place = {offset, 1, 1, 0};
    refused(
        ALQ_OUT_OF_RANGE,
        [&](alq_error* e) { return alq_game_from_text(0, "*", 1, &place, &made, e); }, made);
    CHECK(place.offset == offset);
  }
  CHECK(text_of(game) == noted);
}

TEST_CASE("A game's tags are told, set and removed") {
  const Game game = read(noted);
  CHECK(tag_of(game, "Annotator") == "C. \"D\"");
  REQUIRE(alq_game_set_tag(game.get(), "Black", "Ben \\", nullptr) == ALQ_OK);
  REQUIRE(alq_game_set_tag(game.get(), "White", "Eve", nullptr) == ALQ_OK);
  REQUIRE(alq_game_set_tag(game.get(), "Annotator", nullptr, nullptr) == ALQ_OK);
  const Game again = read(text_of(game));
  CHECK(tag_of(again, "Black") == "Ben \\");
  CHECK(tag_of(again, "White") == "Eve");
  std::array<char, 3> buffer;
  for (const char* name : {"Annotator", "Result", "FEN", "", "white"}) {
    refused(
        ALQ_NO_SUCH_TAG,
        [&](alq_error* e) {
          return alq_game_tag(game.get(), name, buffer.data(), buffer.size(), nullptr, e);
        },
        buffer);
  }
  refused(
      ALQ_BUFFER_TOO_SMALL,
      [&](alq_error* e) { return alq_game_tag(game.get(), "White", buffer.data(), 3, nullptr, e); },
      buffer);
}

TEST_CASE("A tag that a text could not hold is refused") {
  const Game game = read(noted);
  const auto refuses = [&](alq_status status, const char* name, const char* value) {
    return refused(status,
                   [&](alq_error* e) { return alq_game_set_tag(game.get(), name, value, e); })
        .offset;
  };
  CHECK(refuses(ALQ_BAD_TEXT, "", "x") == 0);
  CHECK(refuses(ALQ_BAD_TEXT, "1st", "x") == 0);
  CHECK(refuses(ALQ_BAD_TEXT, "White man", "x") == 5);
  CHECK(refuses(ALQ_BAD_TEXT, "White", "a\nb") == 1);
  CHECK(refuses(ALQ_BAD_TEXT, "White", "ab\r") == 2);
  CHECK(refuses(ALQ_NO_SUCH_TAG, "Absent", nullptr) == 0);
  for (const char* reserved : {"Result", "Variant", "Rules", "FEN"}) {
    refuses(ALQ_BAD_TEXT, reserved, "x");
  }
  CHECK(text_of(game) == noted);
  alq_status status = ALQ_OK;
  int set = 0;
  for (; status == ALQ_OK && set < 1100; ++set) {
    status = alq_game_set_tag(game.get(), ("T" + std::to_string(set)).c_str(), "", nullptr);
  }
  CHECK(status == ALQ_OUT_OF_RANGE);
  read(text_of(game));
}
