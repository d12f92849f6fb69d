// Why a man, a step, a jump or a chain is refused.

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <catch2/catch_test_macros.hpp>

#include <alquerque/alquerque.h>

#include "refusal.hpp"

using namespace c_api;

namespace {

std::vector<std::uint8_t> points_of(std::string_view names) {
  std::vector<std::uint8_t> points;
  for (std::size_t i = 0; i + 1 < names.size(); i += 3) {
    points.push_back(static_cast<std::uint8_t>(ALQ_POINT(names[i] - 'a', names[i + 1] - '1')));
  }
  return points;
}

struct Explained {
  alq_refusal refusal;
  std::string text;
};

Explained explain(alq_rules rules, const alq_position& position,
                  const std::vector<std::uint8_t>& points) {
  Explained explained{-1, {}};
  std::array<char, ALQ_REFUSAL_TEXT_SIZE> text;
  std::size_t size = 0;
  REQUIRE(alq_explain(rules, &position, points.data(), points.size(), &explained.refusal,
                      text.data(), text.size(), &size, nullptr) == ALQ_OK);
  explained.text = text.data();
  REQUIRE(explained.text.size() + 1 == size);
  return explained;
}

struct Refused {
  alq_rules rules;
  const char* position;
  const char* points;
  alq_refusal refusal;
  const char* text;
};

constexpr const char* opening = "bbbbb/bbbbb/bb1ww/wwwww/wwwww w -";
// c1xe3xc3xa5 is the only move.
constexpr const char* chain = "5/1b3/3b1/3b1/w1w2 w -";

constexpr std::array refused_points{
    Refused{ALQ_BRAINKING, opening, "c3", ALQ_REFUSAL_NO_MAN, "no man stands on c3"},
    Refused{ALQ_BRAINKING, opening, "a5", ALQ_REFUSAL_ENEMY_MAN,
            "it is White's turn, and the man on a5 is Black's"},
    Refused{ALQ_BRAINKING, opening, "a1", ALQ_REFUSAL_MAN_BLOCKED, "the man on a1 cannot move"},
    Refused{ALQ_BRAINKING, chain, "a1", ALQ_REFUSAL_MUST_CAPTURE,
            "B8: you must capture; men that can: c1"},
    Refused{ALQ_BRAINKING, "w4/5/5/5/b4 w -", "a5", ALQ_REFUSAL_GAME_OVER,
            "B2: White cannot move, so the game is over"},
    Refused{ALQ_BRAINKING, opening, "c2 d2", ALQ_REFUSAL_OCCUPIED, "a man stands on d2 already"},
    Refused{ALQ_BRAINKING, opening, "c3 c4", ALQ_REFUSAL_NO_MAN, "no man stands on c3"},
    Refused{ALQ_BRAINKING, chain, "a1 a2", ALQ_REFUSAL_MUST_CAPTURE,
            "B8: you must capture; men that can: c1"},
    Refused{ALQ_BRAINKING, "4b/5/2w2/5/5 w -", "c3 c2", ALQ_REFUSAL_STEP_HEADING,
            "B3: a quiet step may not go backward"},
    Refused{ALQ_BRAINKING, "4b/5/2w2/5/5 w c3<", "c3 b3", ALQ_REFUSAL_NO_RETURN,
            "B11: c3 may not return to b3"},
    Refused{ALQ_BRAINKING, "2w2/5/5/5/4b w -", "c5 b5", ALQ_REFUSAL_GAME_OVER,
            "B2: White cannot move, so the game is over"},
    Refused{ALQ_BRAINKING, chain, "c1 e3 e4", ALQ_REFUSAL_STEP_IN_CHAIN,
            "B6: after a jump a man can only jump on; it can land on: c3"},
    Refused{ALQ_BRAINKING, chain, "c1 e3 a1", ALQ_REFUSAL_NO_LINE,
            "B3: no line leads from e3 to a1 by one step or jump"},
    Refused{ALQ_BRAINKING, chain, "c1 e3 c3 c1", ALQ_REFUSAL_JUMP_OVER_EMPTY,
            "B7: only an enemy man can be jumped, and c2 is empty"},
    Refused{ALQ_BRAINKING, chain, "c1 e3 c3 a5 b5", ALQ_REFUSAL_MOVE_COMPLETE,
            "the move is complete"},
    Refused{ALQ_BRAINKING, chain, "c1 e3 e3 c3", ALQ_REFUSAL_SAME_POINT,
            "the man stands on e3 already"},
    Refused{ALQ_ALFONSO, chain, "c1 e3 c3", ALQ_REFUSAL_ONE_JUMP_A_TURN,
            "a man makes one jump a turn"},
};

}  // namespace

TEST_CASE("Points that begin no legal move are explained, up to the first that does not go") {
  for (const Refused& test : refused_points) {
    const Explained explained =
        explain(test.rules, position_of(test.position, test.rules), points_of(test.points));
    CAPTURE(test.position, test.points);
    CHECK(explained.refusal == test.refusal);
    CHECK(explained.text == test.text);
  }
}

TEST_CASE("Nothing is refused exactly where a legal move begins so") {
  const alq_position position = position_of(chain);
  for (const char* points : {"c1", "c1 e3", "c1 e3 c3", "c1 e3 c3 a5"}) {
    const Explained explained = explain(ALQ_BRAINKING, position, points_of(points));
    CHECK(explained.refusal == ALQ_REFUSAL_NONE);
    CHECK(explained.text.empty());
  }
  const std::string_view legal[]{"c2 c3", "d2 c3", "b2 c3", "d3 c3"};
  for (std::uint8_t from = 0; from < ALQ_POINT_COUNT; ++from) {
    for (std::uint8_t to = 0; to < ALQ_POINT_COUNT; ++to) {
      bool is_legal = false;
      for (const std::string_view move : legal) {
        is_legal = is_legal || points_of(move) == std::vector<std::uint8_t>{from, to};
      }
      const Explained explained = explain(ALQ_BRAINKING, start(), {from, to});
      CHECK((explained.refusal == ALQ_REFUSAL_NONE) == is_legal);
      CHECK(explained.text.empty() == is_legal);
    }
  }
}
