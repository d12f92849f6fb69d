// Bad input to every function without a game: an error, and nothing has changed.

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <functional>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include <catch2/catch_test_macros.hpp>

#include <alquerque/alquerque.h>

#include "refusal.hpp"

using namespace c_api;

namespace {

// Every function that asks about a position, so that all get the same bad rule sets and positions.
using AskAboutPosition = std::function<alq_status(alq_rules, const alq_position*, alq_error*)>;

struct Answers {
  alq_setup setup;
  std::uint64_t number;
  std::array<char, ALQ_POSITION_TEXT_SIZE> text;
  std::array<alq_move, 3> moves;
  std::array<alq_route, 3> routes;
  std::size_t size;
  std::int32_t answer;
  std::uint32_t men;
  alq_position after;
  alq_move move;
  alq_route route;
  alq_result result;
  alq_refusal refusal;
};

constexpr std::array<std::uint8_t, 2> step{ALQ_POINT(3, 2), ALQ_POINT(2, 2)};

std::vector<AskAboutPosition> questions(Answers& to, const alq_move& move) {
  return {
      [&to](alq_rules rules, const alq_position* position, alq_error* error) {
        return alq_setup_of(rules, position, &to.setup, error);
      },
      [&to](alq_rules rules, const alq_position* position, alq_error* error) {
        return alq_hash(rules, position, &to.number, error);
      },
      [&to](alq_rules rules, const alq_position* position, alq_error* error) {
        return alq_position_text(rules, position, to.text.data(), to.text.size(), &to.size, error);
      },
      [&to](alq_rules rules, const alq_position* position, alq_error* error) {
        return alq_legal_moves(rules, position, to.moves.data(), to.moves.size(), &to.size, error);
      },
      [&to](alq_rules rules, const alq_position* position, alq_error* error) {
        return alq_count_moves(rules, position, &to.size, error);
      },
      [&to](alq_rules rules, const alq_position* position, alq_error* error) {
        return alq_has_legal_move(rules, position, &to.answer, error);
      },
      [&to, &move](alq_rules rules, const alq_position* position, alq_error* error) {
        return alq_is_legal(rules, position, &move, &to.answer, error);
      },
      [&to](alq_rules rules, const alq_position* position, alq_error* error) {
        return alq_capturing_men(rules, position, &to.men, error);
      },
      [&to, &move](alq_rules rules, const alq_position* position, alq_error* error) {
        return alq_after(rules, position, &move, &to.after, error);
      },
      [&to, &move](alq_rules rules, const alq_position* position, alq_error* error) {
        return alq_move_text(rules, position, &move, to.text.data(), to.text.size(), &to.size,
                             error);
      },
      [&to](alq_rules rules, const alq_position* position, alq_error* error) {
        return alq_parse_move(rules, position, "d3-c3", &to.move, error);
      },
      [&to, &move](alq_rules rules, const alq_position* position, alq_error* error) {
        return alq_routes(rules, position, &move, to.routes.data(), to.routes.size(), &to.size,
                          error);
      },
      [&to, &move](alq_rules rules, const alq_position* position, alq_error* error) {
        return alq_main_route(rules, position, &move, &to.route, error);
      },
      [&to](alq_rules rules, const alq_position* position, alq_error* error) {
        return alq_explain(rules, position, step.data(), step.size(), &to.refusal, to.text.data(),
                           to.text.size(), &to.size, error);
      },
      [&to](alq_rules rules, const alq_position* position, alq_error* error) {
        return alq_outcome(rules, position, &to.result, error);
      },
      [&to](alq_rules rules, const alq_position* position, alq_error* error) {
        return alq_perft(rules, position, 1, &to.number, error);
      },
  };
}

constexpr std::array<alq_rules, 4> no_rules{-1, 4, std::numeric_limits<alq_rules>::min(),
                                            std::numeric_limits<alq_rules>::max()};

struct WrongSetup {
  alq_setup setup;
  std::uint32_t faults;
};

constexpr std::uint32_t thirteen = 0x1fff;

const std::vector<WrongSetup> wrong_under_brainking{
    {{1, 1, 0, 0, ALQ_WHITE}, ALQ_FAULT_MEN_OVERLAP},
    {{thirteen, 0, 0, 0, ALQ_WHITE}, ALQ_FAULT_TOO_MANY_WHITE_MEN},
    {{0, thirteen, 0, 0, ALQ_BLACK}, ALQ_FAULT_TOO_MANY_BLACK_MEN},
    {{1, 0, 2, 0, ALQ_WHITE}, ALQ_FAULT_BAN_WITHOUT_MAN},
    {{1, 0, 1, 0, ALQ_WHITE}, ALQ_FAULT_BAN_OFF_BOARD},
    {{2, 0, 2, 2, ALQ_WHITE}, ALQ_FAULT_BAN_BOTH_WAYS},
    {{1U << 21, 0, 1U << 21, 0, ALQ_WHITE}, ALQ_FAULT_BAN_ON_FAR_RANK},
    {{6, 0, 6, 0, ALQ_WHITE}, ALQ_FAULT_SECOND_BAN_OF_SIDE},
    {{1U << 25, 0, 0, 0, ALQ_WHITE}, ALQ_FAULT_NO_SUCH_POINT},
    {{0, 1U << 31, 0, 0, ALQ_WHITE}, ALQ_FAULT_NO_SUCH_POINT},
    {{0, 0, 1U << 26, 0, ALQ_WHITE}, ALQ_FAULT_NO_SUCH_POINT},
    {{0, 0, 0, 1U << 30, ALQ_WHITE}, ALQ_FAULT_NO_SUCH_POINT},
    {{thirteen | 1U << 29, thirteen, 0, 0, ALQ_WHITE},
     ALQ_FAULT_MEN_OVERLAP | ALQ_FAULT_TOO_MANY_WHITE_MEN | ALQ_FAULT_TOO_MANY_BLACK_MEN |
         ALQ_FAULT_NO_SUCH_POINT},
};

}  // namespace

TEST_CASE("An unknown rule set is refused by every function that takes one") {
  const alq_position position = start();
  const alq_setup setup{1, 2, 0, 0, ALQ_WHITE};
  const alq_move move = move_of("d3-c3", position);
  for (const alq_rules rules : no_rules) {
    Answers answers;
    for (const AskAboutPosition& ask : questions(answers, move)) {
      refused(
          ALQ_UNKNOWN_RULES, [&](alq_error* error) { return ask(rules, &position, error); },
          answers);
    }
    alq_position made;
    alq_game* game;
    refused(
        ALQ_UNKNOWN_RULES,
        [&](alq_error* error) { return alq_position_from(rules, &setup, &made, error); }, made);
    refused(
        ALQ_UNKNOWN_RULES,
        [&](alq_error* error) { return alq_parse_position(rules, "5/5/5/5/5 w -", &made, error); },
        made);
    refused(
        ALQ_UNKNOWN_RULES,
        [&](alq_error* error) { return alq_game_create(rules, nullptr, nullptr, &game, error); },
        game);
    CHECK(alq_rules_name(rules) == nullptr);
  }
}

TEST_CASE("A NULL position is refused by every function that takes one") {
  const alq_move move = move_of("d3-c3", start());
  Answers answers;
  for (const AskAboutPosition& ask : questions(answers, move)) {
    const alq_error error = refused(
        ALQ_NULL_ARGUMENT, [&](alq_error* out) { return ask(ALQ_BRAINKING, nullptr, out); },
        answers);
    CHECK(std::string_view{error.message} == "'position' is NULL");
  }
}

TEST_CASE("A wrong set-up is refused with everything that is wrong with it") {
  for (const WrongSetup& wrong : wrong_under_brainking) {
    alq_position made;
    const alq_error error = refused(
        ALQ_INVALID_POSITION,
        [&](alq_error* out) { return alq_position_from(ALQ_BRAINKING, &wrong.setup, &made, out); },
        made);
    CHECK(error.faults == wrong.faults);
  }
  for (const alq_side side : {-1, 2, std::numeric_limits<alq_side>::max()}) {
    const alq_setup setup{thirteen, 0, 0, 0, side};
    alq_position made;
    const alq_error error = refused(
        ALQ_INVALID_POSITION,
        [&](alq_error* out) { return alq_position_from(ALQ_BRAINKING, &setup, &made, out); }, made);
    CHECK(error.faults ==
          (std::uint32_t{ALQ_FAULT_NO_SUCH_SIDE} | std::uint32_t{ALQ_FAULT_TOO_MANY_WHITE_MEN}));
  }
  const alq_setup banned{2, 0, 2, 0, ALQ_WHITE};
  alq_position made;
  const alq_error error = refused(
      ALQ_INVALID_POSITION,
      [&](alq_error* out) { return alq_position_from(ALQ_FREESTYLE, &banned, &made, out); }, made);
  CHECK(error.faults == ALQ_FAULT_BAN_UNKNOWN_TO_RULES);
  CHECK(std::string_view{error.message} == "the rule set has no bans");
}

TEST_CASE("A wrong position is refused by every function that takes one") {
  const alq_move move = move_of("d3-c3", start());
  for (const WrongSetup& wrong : wrong_under_brainking) {
    const alq_position position{wrong.setup.white, wrong.setup.black, wrong.setup.no_west,
                                wrong.setup.no_east};
    Answers answers;
    for (const AskAboutPosition& ask : questions(answers, move)) {
      // Bit 31 of no_east is the side to move, and no fault.
      const alq_error error = refused(
          ALQ_INVALID_POSITION, [&](alq_error* out) { return ask(ALQ_BRAINKING, &position, out); },
          answers);
      CHECK(error.faults == wrong.faults);
    }
    alq_game* game;
    refused(
        ALQ_INVALID_POSITION,
        [&](alq_error* out) {
          return alq_game_create(ALQ_BRAINKING, &position, nullptr, &game, out);
        },
        game);
  }
}

TEST_CASE("A position with a ban that cannot bind gets the answers of the one without it") {
  // b1 may not step west, but its neighbour is there: under BrainKing's rules that is forgotten.
  const alq_position said{3, 1U << 24, 2, 0};
  const alq_position canonical{3, 1U << 24, 0, 0};
  const auto hash = [](const alq_position& position) {
    return got<std::uint64_t>(
        [&](std::uint64_t* out) { return alq_hash(ALQ_BRAINKING, &position, out, nullptr); });
  };
  CHECK(hash(said) == hash(canonical));
  const auto setup = got<alq_setup>(
      [&](alq_setup* out) { return alq_setup_of(ALQ_BRAINKING, &said, out, nullptr); });
  const auto made = got<alq_position>(
      [&](alq_position* out) { return alq_position_from(ALQ_BRAINKING, &setup, out, nullptr); });
  CHECK(bytes_of(made) == bytes_of(canonical));
  std::array<char, ALQ_POSITION_TEXT_SIZE> text{};
  REQUIRE(alq_position_text(ALQ_BRAINKING, &said, text.data(), text.size(), nullptr, nullptr) ==
          ALQ_OK);
  CHECK(std::string_view{text.data()} == "4b/5/5/5/ww3 w -");
}

TEST_CASE("A NULL place for the answer is refused") {
  const alq_position position = start();
  const alq_setup setup{1, 2, 0, 0, ALQ_WHITE};
  const alq_move move = move_of("d3-c3", position);
  const alq_rules rules = ALQ_BRAINKING;
  alq_position made;
  alq_move read;
  alq_rules found;
  std::int32_t answer;
  std::size_t size;
  std::array<char, 50> text;
  std::array<alq_move, 5> moves;
  std::array<alq_route, 5> routes;
  alq_refusal refusal;

  struct Case {
    const char* name;
    std::function<alq_status(alq_error*)> call;
  };
  const std::vector<Case> cases{
      {"name", [&](alq_error* e) { return alq_rules_find(nullptr, &found, e); }},
      {"rules", [&](alq_error* e) { return alq_rules_find("brainking", nullptr, e); }},
      {"position", [&](alq_error* e) { return alq_start(nullptr, e); }},
      {"setup", [&](alq_error* e) { return alq_position_from(rules, nullptr, &made, e); }},
      {"position", [&](alq_error* e) { return alq_position_from(rules, &setup, nullptr, e); }},
      {"setup", [&](alq_error* e) { return alq_setup_of(rules, &position, nullptr, e); }},
      {"hash", [&](alq_error* e) { return alq_hash(rules, &position, nullptr, e); }},
      {"buffer",
       [&](alq_error* e) { return alq_position_text(rules, &position, nullptr, 50, &size, e); }},
      {"size",
       [&](alq_error* e) { return alq_position_text(rules, &position, nullptr, 0, nullptr, e); }},
      {"text", [&](alq_error* e) { return alq_parse_position(rules, nullptr, &made, e); }},
      {"position",
       [&](alq_error* e) { return alq_parse_position(rules, "5/5/5/5/5 w -", nullptr, e); }},
      {"moves",
       [&](alq_error* e) { return alq_legal_moves(rules, &position, nullptr, 5, &size, e); }},
      {"count",
       [&](alq_error* e) {
         return alq_legal_moves(rules, &position, moves.data(), moves.size(), nullptr, e);
       }},
      {"count", [&](alq_error* e) { return alq_count_moves(rules, &position, nullptr, e); }},
      {"answer", [&](alq_error* e) { return alq_has_legal_move(rules, &position, nullptr, e); }},
      {"move", [&](alq_error* e) { return alq_is_legal(rules, &position, nullptr, &answer, e); }},
      {"answer", [&](alq_error* e) { return alq_is_legal(rules, &position, &move, nullptr, e); }},
      {"men", [&](alq_error* e) { return alq_capturing_men(rules, &position, nullptr, e); }},
      {"move", [&](alq_error* e) { return alq_after(rules, &position, nullptr, &made, e); }},
      {"after", [&](alq_error* e) { return alq_after(rules, &position, &move, nullptr, e); }},
      {"move",
       [&](alq_error* e) {
         return alq_move_text(rules, &position, nullptr, text.data(), text.size(), &size, e);
       }},
      {"buffer",
       [&](alq_error* e) { return alq_move_text(rules, &position, &move, nullptr, 50, &size, e); }},
      {"size",
       [&](alq_error* e) {
         return alq_move_text(rules, &position, &move, nullptr, 0, nullptr, e);
       }},
      {"text", [&](alq_error* e) { return alq_parse_move(rules, &position, nullptr, &read, e); }},
      {"move", [&](alq_error* e) { return alq_parse_move(rules, &position, "d3-c3", nullptr, e); }},
      {"move",
       [&](alq_error* e) {
         return alq_routes(rules, &position, nullptr, routes.data(), routes.size(), &size, e);
       }},
      {"routes",
       [&](alq_error* e) { return alq_routes(rules, &position, &move, nullptr, 5, &size, e); }},
      {"count",
       [&](alq_error* e) {
         return alq_routes(rules, &position, &move, routes.data(), routes.size(), nullptr, e);
       }},
      {"move",
       [&](alq_error* e) { return alq_main_route(rules, &position, nullptr, routes.data(), e); }},
      {"route", [&](alq_error* e) { return alq_main_route(rules, &position, &move, nullptr, e); }},
      {"points",
       [&](alq_error* e) {
         return alq_explain(rules, &position, nullptr, 2, &refusal, text.data(), text.size(), &size,
                            e);
       }},
      {"refusal",
       [&](alq_error* e) {
         return alq_explain(rules, &position, step.data(), step.size(), nullptr, text.data(),
                            text.size(), &size, e);
       }},
      {"buffer",
       [&](alq_error* e) {
         return alq_explain(rules, &position, step.data(), step.size(), &refusal, nullptr, 50,
                            &size, e);
       }},
      {"size",
       [&](alq_error* e) {
         return alq_explain(rules, &position, step.data(), step.size(), &refusal, nullptr, 0,
                            nullptr, e);
       }},
      {"result", [&](alq_error* e) { return alq_outcome(rules, &position, nullptr, e); }},
      {"leaves", [&](alq_error* e) { return alq_perft(rules, &position, 1, nullptr, e); }},
  };
  for (const Case& test : cases) {
    const alq_error error = refused(ALQ_NULL_ARGUMENT, test.call, made, read, found, answer, size,
                                    text, moves, routes, refusal);
    CHECK(std::string_view{error.message} == "'" + std::string{test.name} + "' is NULL");
  }
}

TEST_CASE("A move that is not legal is refused, whatever its bytes") {
  const alq_position position = start();
  const alq_move legal = move_of("d3-c3", position);
  std::vector<alq_move> wrong(8, legal);
  wrong[0].captured = 1;
  wrong[1].captured = 1U << 25;
  wrong[2].from = 25;
  wrong[3].to = 255;
  wrong[4].reserved[0] = 1;
  wrong[5].reserved[1] = 128;
  wrong[6].to = legal.from;
  wrong[7].from = ALQ_POINT(3, 3);
  for (const alq_move& move : wrong) {
    std::int32_t answer = 7;
    CHECK(alq_is_legal(ALQ_BRAINKING, &position, &move, &answer, nullptr) == ALQ_OK);
    CHECK(answer == 0);
    alq_position after;
    std::array<char, ALQ_MOVE_TEXT_SIZE> text;
    std::array<alq_route, 3> routes;
    std::size_t size;
    refused(
        ALQ_ILLEGAL_MOVE,
        [&](alq_error* error) { return alq_after(ALQ_BRAINKING, &position, &move, &after, error); },
        after);
    refused(
        ALQ_ILLEGAL_MOVE,
        [&](alq_error* error) {
          return alq_move_text(ALQ_BRAINKING, &position, &move, text.data(), text.size(), &size,
                               error);
        },
        text, size);
    refused(
        ALQ_ILLEGAL_MOVE,
        [&](alq_error* error) {
          return alq_routes(ALQ_BRAINKING, &position, &move, routes.data(), routes.size(), &size,
                            error);
        },
        routes, size);
    refused(
        ALQ_ILLEGAL_MOVE,
        [&](alq_error* error) {
          return alq_main_route(ALQ_BRAINKING, &position, &move, routes.data(), error);
        },
        routes);
  }
  alq_position after;
  const alq_error error = refused(
      ALQ_ILLEGAL_MOVE,
      [&](alq_error* out) { return alq_after(ALQ_BRAINKING, &position, &wrong[3], &after, out); },
      after);
  CHECK(std::string_view{error.message} == "this move from d3 to ?? is not legal here");
}

TEST_CASE("Points that cannot be tapped are refused, and so are none and too many") {
  const alq_position position = start();
  alq_refusal refusal;
  std::array<char, ALQ_REFUSAL_TEXT_SIZE> text;
  std::size_t size;
  const auto refused_points = [&](const std::vector<std::uint8_t>& points) {
    const alq_error error = refused(
        ALQ_OUT_OF_RANGE,
        [&](alq_error* out) {
          // One that there is, as the address of none may be NULL.
          return alq_explain(ALQ_BRAINKING, &position, points.empty() ? step.data() : points.data(),
                             points.size(), &refusal, text.data(), text.size(), &size, out);
        },
        refusal, text, size);
    return std::string{error.message};
  };
  CHECK(refused_points({}) == "'count' is not from 1 to 13");
  CHECK(refused_points(std::vector<std::uint8_t>(14, 12)) == "'count' is not from 1 to 13");
  CHECK(refused_points({25}) == "a point is not on the board");
  CHECK(refused_points({ALQ_POINT(3, 2), 255}) == "a point is not on the board");
  CHECK(refused_points({ALQ_POINT(3, 2), ALQ_POINT(2, 2), 25}) == "a point is not on the board");
}

TEST_CASE("A count that is too deep is refused") {
  const alq_position position = start();
  for (const std::uint32_t depth : {std::uint32_t{ALQ_MAX_DEPTH + 1}, ~std::uint32_t{0}}) {
    std::uint64_t leaves;
    refused(
        ALQ_OUT_OF_RANGE,
        [&](alq_error* error) {
          return alq_perft(ALQ_BRAINKING, &position, depth, &leaves, error);
        },
        leaves);
  }
  // The stack holds the deepest one.
  const alq_position blocked = position_of("5/5/5/5/w4 b -");
  std::uint64_t leaves = 1;
  CHECK(alq_perft(ALQ_BRAINKING, &blocked, ALQ_MAX_DEPTH, &leaves, nullptr) == ALQ_OK);
  CHECK(leaves == 0);
}

TEST_CASE("A text that cannot be read is refused with the place of the fault") {
  const alq_position position = start();
  alq_position made;
  alq_move move;
  const auto refused_position = [&](const char* text) {
    return refused(
        ALQ_BAD_TEXT,
        [&](alq_error* error) { return alq_parse_position(ALQ_BRAINKING, text, &made, error); },
        made);
  };
  CHECK(refused_position("").offset == 0);
  CHECK(refused_position("5/5/5/5/5 w").offset == 11);
  const alq_error odd = refused_position("5/5/5/5/5 x -");
  CHECK(odd.offset == 10);
  CHECK(std::string_view{odd.message} ==
        "at offset 10: found 'x', expected the side to move, 'w' or 'b'");

  const auto refused_move = [&](alq_status expected, const alq_position& at, const char* text) {
    return refused(
        expected,
        [&](alq_error* error) { return alq_parse_move(ALQ_BRAINKING, &at, text, &move, error); },
        move);
  };
  CHECK(refused_move(ALQ_BAD_TEXT, position, "").offset == 0);
  CHECK(refused_move(ALQ_BAD_TEXT, position, "d3c9").offset == 2);
  CHECK(refused_move(ALQ_ILLEGAL_MOVE, position, "d3-d4").offset == 3);
  const alq_error quiet =
      refused_move(ALQ_ILLEGAL_MOVE, position_of("4b/5/1b3/1w3/4w w -"), "e1-e2");
  CHECK(std::string_view{quiet.message} ==
        "at offset 0: found 'e1', expected b2 as the man to move (B8: you must capture; men that "
        "can: b2)");
  const alq_error returning =
      refused_move(ALQ_ILLEGAL_MOVE, position_of("4b/5/2w2/5/5 w c3<"), "c3b3");
  CHECK(std::string_view{returning.message}.ends_with("(B11: c3 may not return to b3)"));
  const alq_error unfinished =
      refused_move(ALQ_BAD_TEXT, position_of("5/5/3b1/1b3/w4 w -"), "a1xc3");
  CHECK(std::string_view{unfinished.message}.ends_with(
      "(B6: the man on c3 must jump on; it can land on: e3)"));
  const alq_position many = position_of("5/1bbb1/1b1b1/bbbbb/1bwb1 w -");
  const alq_error ambiguous = refused_move(ALQ_AMBIGUOUS_MOVE, many, "c1xc1");
  const std::string_view message{ambiguous.message};
  CHECK(message.size() == ALQ_MESSAGE_SIZE - 1);
  CHECK(message.substr(message.size() - 3) == "...");
}

TEST_CASE("An unknown name of a rule set is refused") {
  for (const char* name : {"", "Brainking", "brainking ", "chess"}) {
    alq_rules rules;
    refused(
        ALQ_UNKNOWN_RULES, [&](alq_error* error) { return alq_rules_find(name, &rules, error); },
        rules);
  }
}

TEST_CASE("Every status has its name, and every other number has one too") {
  CHECK(std::string_view{alq_status_name(ALQ_OK)} == "ALQ_OK");
  CHECK(std::string_view{alq_status_name(ALQ_OUT_OF_MEMORY)} == "ALQ_OUT_OF_MEMORY");
  CHECK(std::string_view{alq_status_name(ALQ_COUNT_TOO_LARGE)} == "ALQ_COUNT_TOO_LARGE");
  for (alq_status status = ALQ_OK; status <= ALQ_NO_SUCH_TAG; ++status) {
    CHECK(std::string_view{alq_status_name(status)}.substr(0, 4) == "ALQ_");
  }
  CHECK(std::string_view{alq_status_name(ALQ_NO_SUCH_TAG)} == "ALQ_NO_SUCH_TAG");
  for (const alq_status status : {-1, ALQ_NO_SUCH_TAG + 1}) {
    CHECK(std::string_view{alq_status_name(status)} == "unknown status");
  }
}
