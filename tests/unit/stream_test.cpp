#include <alquerque/alquerque.hpp>
#include <alquerque/format.hpp>
#include <alquerque/stream.hpp>
#include <alquerque/text.hpp>

#include <catch2/catch_test_macros.hpp>
#include <iomanip>
#include <optional>
#include <sstream>
#include <string>
#include <version>

#if defined(__cpp_lib_format)
#include <format>
#endif

namespace {

using namespace alquerque;

// What a stream and, where there is one, a formatter make of a value.
template <class T>
std::string written(const T& value) {
  std::ostringstream out;
  out << value;
#if defined(__cpp_lib_format)
  CHECK(std::format("{}", value) == out.str());
#endif
  return out.str();
}

TEST_CASE("stream: a value is written as its text") {
  const Position start = Position::start();
  CHECK(written(Point::c3) == "c3");
  CHECK(written(Bitboard{}) == "{}");
  CHECK(written(Bitboard{Point::c3} | Point::d4) == "{c3, d4}");
  CHECK(to_text(Bitboard{}).empty());
  CHECK(to_text(Bitboard{Point::d4} | Point::c3) == "c3, d4");
  CHECK(written(Side::black) == "Black");
  CHECK(written(start) == "bbbbb/bbbbb/bb1ww/wwwww/wwwww w -");
  CHECK(written(GameScore::draw) == "1/2-1/2");
  CHECK(written(Outcome{Side::white, EndReason::blocked}) == "White has won: Black cannot move");
  CHECK(written(Outcome{std::nullopt, EndReason::agreement}) == "Draw: the players have agreed");
  CHECK(written(SetupFault::ban_unknown_to_rules) == describe(SetupFault::ban_unknown_to_rules));
  const auto error = parse_position("x");
  REQUIRE_FALSE(error.has_value());
  CHECK(written(error.error()) == error.error().message());
  const auto game = parse_game("1. d2-c3 *");
  REQUIRE(game.has_value());
  CHECK(written(*game) == to_text(*game));
}

TEST_CASE("stream: a move alone shows what it captures, as two moves may have the same ends") {
  const Position start = Position::start();
  const auto quiet = parse_move(start, "d2-c3");
  REQUIRE(quiet.has_value());
  CHECK(written(*quiet) == "d2-c3");
  const Position next = start.after(*quiet);
  const auto capture = parse_move(next, "b4xd2");
  REQUIRE(capture.has_value());
  CHECK(written(*capture) == "b4xd2 {c3}");
  CHECK(written(main_route(next, *capture)) == "b4xd2");
}

TEST_CASE("stream: width and fill apply to the whole text") {
  std::ostringstream out;
  out << std::setfill('.') << std::setw(5) << Point::c3 << '|' << std::left << std::setw(7)
      << Side::black << '|' << std::setw(2) << Side::white;
  CHECK(out.str() == "...c3|Black..|White");
#if defined(__cpp_lib_format)
  CHECK(std::format("{:.>5}|{:.<7}|{:2}", Point::c3, Side::black, Side::white) == out.str());
#endif
}

}  // namespace
