// Asks one question of the library about a position of other rules than it is told, as happens
// where a rule set is forgotten in one call of a game, or about one of these very rules.
//
//   alquerque_forgotten_rules <question> wrong|right
//
// The wrong rules end the program with an assertion, exit code 3; the right ones with 0.

#include <csignal>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <iostream>
#include <map>
#include <string_view>

#include <alquerque/all.hpp>
#include "c_api/small_rule_book.hpp"

#ifdef NDEBUG
#error "the assertions under test are switched off"
#endif

namespace {

using namespace alquerque;

// Positions that only the rules of their names can have.
Position of_brainking() {
  return *Position::from({.white = {Point::b1, Point::d1},
                          .black = Point::c4,
                          .to_move = Side::white,
                          .no_west = Point::b1},
                         rules::brainking);
}
Position of_qirkat() {
  return *Position::from({.white = {Point::b1, Point::d1},
                          .black = Point::c4,
                          .to_move = Side::white,
                          .no_west = {Point::b1, Point::d1}},
                         rules::qirkat);
}
// A ban on a point where a man stands: forgotten under `brainking`, kept under `qirkat`.
Position of_qirkat_by_one_ban() {
  return *Position::from({.white = {Point::b1, Point::c1},
                          .black = Point::c4,
                          .to_move = Side::white,
                          .no_east = Point::b1},
                         rules::qirkat);
}

// `ask.operator()<rules>(position)` under rules that the position is not of, or that it is of.
template <class Ask>
void ask_about_bans(bool wrong, const Ask& ask) {
  if (wrong) {
    ask.template operator()<rules::freestyle>(of_brainking());
  } else {
    ask.template operator()<rules::brainking>(of_brainking());
    ask.template operator()<rules::qirkat>(of_brainking());
    ask.template operator()<rules::qirkat>(of_qirkat());
  }
}

// Plays a move under rules that do not have it, or under those that do.
template <RuleSet wrong_rules, RuleSet right_rules>
void play(bool wrong, const char* men, const Move& move) {
  const Position position = *parse_position(men);
  static_cast<void>(wrong ? position.after<wrong_rules>(move) : position.after<right_rules>(move));
}

// What perft does by hand, with the rules of its generator forgotten in the other call.
template <RuleSet played>
std::uint64_t perft_by_hand(const Position& position, unsigned depth) {
  std::uint64_t leaves = depth == 0 ? 1 : 0;
  if (depth > 0) {
    for (const Move& move : legal_moves<rules::qirkat>(position)) {
      leaves += perft_by_hand<played>(position.after<played>(move), depth - 1);
    }
  }
  return leaves;
}

void ignore(const auto& /*answer*/) {}

const std::map<std::string_view, std::function<void(bool)>> questions{
    {"legal_moves_of_other_rules",
     [](bool wrong) {
       ignore(wrong ? perft_by_hand<rules::brainking>(Position::start(), 9)
                    : perft_by_hand<rules::qirkat>(Position::start(), 9));
     }},
    {"two_bans_of_a_side",
     [](bool wrong) {
       ignore(wrong ? legal_moves<rules::brainking>(of_qirkat()).size()
                    : legal_moves<rules::qirkat>(of_qirkat()).size());
     }},
    {"ban_that_cannot_bind",
     [](bool wrong) {
       ignore(wrong ? legal_moves<rules::brainking>(of_qirkat_by_one_ban()).size()
                    : legal_moves<rules::qirkat>(of_qirkat_by_one_ban()).size());
     }},
    {"legal_moves",
     [](bool wrong) {
       ask_about_bans(wrong, []<RuleSet rules>(const Position& position) {
         ignore(legal_moves<rules>(position).size());
       });
     }},
    {"is_legal",
     [](bool wrong) {
       ask_about_bans(wrong, []<RuleSet rules>(const Position& position) {
         ignore(is_legal<rules>(position, {Point::d1, Point::d2}));
       });
     }},
    {"outcome",
     [](bool wrong) {
       ask_about_bans(wrong, []<RuleSet rules>(const Position& position) {
         ignore(outcome<rules>(position));
       });
     }},
    {"count_routes",
     [](bool wrong) {
       ask_about_bans(wrong, []<RuleSet rules>(const Position& position) {
         ignore(detail::count_routes<rules>(position));
       });
     }},
    {"pick_move",
     [](bool wrong) {
       ask_about_bans(wrong, []<RuleSet rules>(const Position& position) {
         ignore(pick_move<rules>(position, [](std::size_t) { return std::size_t{0}; }));
       });
     }},
    {"after",
     [](bool wrong) {
       ask_about_bans(wrong, []<RuleSet rules>(const Position& position) {
         ignore(position.after<rules>({Point::d1, Point::d2}));
       });
     }},
    {"perft",
     [](bool wrong) {
       ask_about_bans(wrong, []<RuleSet rules>(const Position& position) {
         ignore(perft<rules>(position, 4));
       });
     }},
    {"perft_routes",
     [](bool wrong) {
       ask_about_bans(wrong, []<RuleSet rules>(const Position& position) {
         ignore(perft_routes<rules>(position, 4));
       });
     }},
    {"perft_with_a_table",
     [](bool wrong) {
       ask_about_bans(wrong, []<RuleSet rules>(const Position& position) {
         PerftTable table{1 << 16, rules};
         ignore(perft<rules>(position, 4, table));
       });
     }},
    {"unique_positions",
     [](bool wrong) {
       ask_about_bans(wrong, []<RuleSet rules>(const Position& position) {
         ignore(unique_positions<rules>(position, 2).size());
       });
     }},
    {"explain",
     [](bool wrong) {
       ask_about_bans(wrong, []<RuleSet rules>(const Position& position) {
         ignore(explain<rules>(position, Point::b1, Point::a1));
       });
     }},
    {"rule_book",
     [](bool wrong) {
       ask_about_bans(wrong, []<RuleSet rules>(const Position& position) {
         ignore(rule_book<rules>.count_moves(position));
       });
     }},
    {"small_rule_book",
     [](bool wrong) {
       ask_about_bans(wrong, []<RuleSet rules>(const Position& position) {
         ignore(small_rule_book<rules>.count_moves(position));
       });
     }},
    {"game",
     [](bool wrong) {
       ask_about_bans(wrong, []<RuleSet rules>(const Position& position) {
         ignore(Game{rule_book<rules>, position}.turns().size());
       });
     }},
    {"route_entry",
     [](bool wrong) {
       ask_about_bans(wrong, []<RuleSet rules>(const Position& position) {
         ignore(RouteEntry{rule_book<rules>, position}.movable_men());
       });
     }},
    {"parse_move",
     [](bool wrong) {
       ask_about_bans(wrong, []<RuleSet rules>(const Position& position) {
         ignore(parse_move(rule_book<rules>, position, "d1-d2").has_value());
       });
     }},
    {"step_back",
     [](bool wrong) {
       play<rules::brainking, rules::freestyle>(wrong, "b4/5/5/2w2/5 w -", {Point::c2, Point::c1});
     }},
    {"step_on_the_far_rank",
     [](bool wrong) {
       play<rules::brainking, rules::alfonso>(wrong, "w4/5/5/5/4b w -", {Point::a5, Point::b5});
     }},
    {"step_instead_of_a_capture",
     [](bool wrong) {
       play<rules::brainking, rules::alfonso>(wrong, "5/5/5/1b3/1w3 w -", {Point::b1, Point::a1});
     }},
    {"first_jump_back",
     [](bool wrong) {
       play<rules::brainking, rules::qirkat>(wrong, "5/5/2w2/2b2/5 w -",
                                             {Point::c3, Point::c1, Point::c2});
     }},
    {"two_jumps",
     [](bool wrong) {
       play<rules::alfonso, rules::brainking>(wrong, "5/2b2/5/2b2/2w2 w -",
                                              {Point::c1, Point::c5, {Point::c2, Point::c4}});
     }},
    {"half_a_chain",
     [](bool wrong) {
       play<rules::brainking, rules::alfonso>(wrong, "5/2b2/5/2b2/2w2 w -",
                                              {Point::c1, Point::c3, Point::c2});
     }},
};

}  // namespace

int main(int argc, char** argv) {
  const auto question = argc == 3 ? questions.find(argv[1]) : questions.end();
  if (question == questions.end()) {
    std::cerr << "usage: alquerque_forgotten_rules <question> wrong|right, with a question of:\n";
    for (const auto& [name, ask] : questions) {
      std::cerr << name << '\n';
    }
    return 2;
  }
  // CTest takes the signal of an assertion for a crash, whatever was printed.
  std::signal(SIGABRT, [](int) { std::_Exit(3); });
  question->second(std::string_view{argv[2]} == "wrong");
  std::cout << "no assertion failed\n";
  return 0;
}
