#include "app.hpp"

#include <alquerque/alquerque.hpp>
#include <charconv>
#include <filesystem>
#include <optional>
#include <random>
#include <system_error>
#include <utility>
#include <vector>

#include "dialogs.hpp"
#include "game_file.hpp"
#include "wording.hpp"

namespace terminal {

using namespace alquerque;

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::milliseconds tick{50};
/// So that a person sees what happens.
constexpr std::chrono::milliseconds shortest_turn{400};

Choice rules_choice(RuleBook chosen) {
  Choice choice{"Rules", {}, 0};
  for (const RuleBook book : named_rule_books()) {
    if (book == chosen) {
      choice.chosen = choice.values.size();
    }
    choice.values.emplace_back(book.name());
    choice.notes.push_back(in_words(book));
  }
  return choice;
}

}  // namespace

App::App(Screen& screen, const Options& options, const solver::StrategyBook* strategy)
    : screen_{screen}, strategy_{strategy}, session_{options.setting} {
  flip_for_players();
  say_what_strategy_lacks();
  if (!options.load.empty()) {
    open(options.load);
  }
}

void App::run() {
  while (!is_done_) {
    let_computer_move();
    draw();
    if (const int pressed = screen_.read_key(tick); pressed != key::none) {
      press(pressed);
    }
  }
}

void App::let_computer_move() {
  if (!session_.is_computers_turn()) {
    thinker_.cancel();
    return;
  }
  const Game& game = session_.game();
  if (!thinker_.is_thinking_about(game)) {
    const Level level = session_.setting().players.of(game.position().to_move());
    computer::Limits limits = limits_of(level);
    limits.seed = std::random_device{}();
    limits.strategy = level == perfect ? strategy_ : nullptr;
    thinker_.start(game, limits);
    not_before_ = Clock::now() + shortest_turn;
  }
  if (Clock::now() < not_before_) {
    return;
  }
  const std::optional<computer::Found> found = thinker_.take();
  if (found && found->move) {
    const Level level = session_.setting().players.of(game.position().to_move());
    session_.play(*found->move, level == perfect ? found->verdict : std::nullopt);
  }
}

void App::press(int pressed) {
  if (pressed == key::interrupt) {
    quit();
  } else if (!view_.typed.empty()) {
    press_in_typed(pressed);
  } else if ((pressed >= 'a' && pressed <= 'e') || (pressed >= 'A' && pressed <= 'E')) {
    // A move begins with the letter of a file.
    view_.typed = static_cast<char>(pressed);
  } else if (!move_cursor(pressed)) {
    press_command(pressed);
  }
}

void App::press_in_typed(int pressed) {
  constexpr std::size_t longest = 60;
  if (pressed == key::escape) {
    view_.typed.clear();
  } else if (pressed == key::backspace) {
    view_.typed.pop_back();
  } else if (pressed == key::enter) {
    session_.type(std::exchange(view_.typed, {}));
  } else if (pressed > ' ' && pressed < 127 && view_.typed.size() < longest) {
    view_.typed += static_cast<char>(pressed);
  }
}

bool App::move_cursor(int pressed) {
  int right = 0;
  int up = 0;
  if (pressed == key::left || pressed == 'h') {
    right = -1;
  } else if (pressed == key::right || pressed == 'l') {
    right = 1;
  } else if (pressed == key::up || pressed == 'k') {
    up = 1;
  } else if (pressed == key::down || pressed == 'j') {
    up = -1;
  } else {
    return false;
  }
  const int sign = view_.is_flipped ? -1 : 1;
  const int file = static_cast<int>(file_of(view_.cursor)) + sign * right;
  const int rank = static_cast<int>(rank_of(view_.cursor)) + sign * up;
  if (file >= 0 && file < static_cast<int>(file_count) && rank >= 0 &&
      rank < static_cast<int>(rank_count)) {
    view_.cursor = make_point(static_cast<File>(file), static_cast<Rank>(rank));
  }
  return true;
}

void App::press_command(int pressed) {
  if (pressed == key::enter || pressed == ' ') {
    if (session_.is_paused()) {
      session_.go_on();
    } else {
      session_.tap(view_.cursor);
    }
  } else if (pressed == key::escape) {
    thinker_.hurry();
    session_.clear_entry();
  } else if (pressed == key::backspace) {
    session_.untap();
  } else if (pressed == key::f1) {
    help();
  }
  switch (pressed) {
    case 'u':
      session_.undo();
      break;
    case 'r':
      session_.redo();
      break;
    case 'n':
      begin_game();
      break;
    case 'p':
      change_players();
      break;
    case 's':
      save();
      break;
    case 'o':
      open_asked();
      break;
    case 'g':
      resign();
      break;
    case 't':
      offer_draw();
      break;
    case 'f':
      view_.is_flipped = !view_.is_flipped;
      break;
    case '?':
      help();
      break;
    case 'q':
      quit();
      break;
    default:
      break;
  }
}

Choice App::player_choice(Side side, Level level) const {
  Choice choice{std::string{to_text(side)}, {}, level};
  for (Level each = person; each <= (strategy_ == nullptr ? top_level : perfect); ++each) {
    choice.values.push_back(name_of(each));
  }
  return choice;
}

void App::say_what_strategy_lacks() {
  const Setting& now = session_.setting();
  const bool is_used = now.players.white == perfect || now.players.black == perfect;
  if (is_used && strategy_->rules() != now.rules) {
    session_.say("The strategy is for " + std::string{strategy_->rules().name()} + "; under " +
                 std::string{now.rules.name()} + " the computer searches");
  }
}

void App::begin_game() {
  const Setting& now = session_.setting();
  std::vector<Choice> form{
      rules_choice(now.rules),
      player_choice(Side::white, now.players.white),
      player_choice(Side::black, now.players.black),
      {"Third repetition", {"the game goes on", "draw"}, now.third_time_is_draw ? 1U : 0U}};
  if (!fill_in(screen_, "New game", form) || !may_drop_game()) {
    return;
  }
  session_.begin({named_rule_books()[form[0].chosen],
                  {static_cast<Level>(form[1].chosen), static_cast<Level>(form[2].chosen)},
                  form[3].chosen == 1});
  path_.clear();
  flip_for_players();
  say_what_strategy_lacks();
}

void App::change_players() {
  const Players& now = session_.setting().players;
  std::vector<Choice> form{player_choice(Side::white, now.white),
                           player_choice(Side::black, now.black)};
  if (fill_in(screen_, "Players", form)) {
    thinker_.cancel();
    session_.set_players({static_cast<Level>(form[0].chosen), static_cast<Level>(form[1].chosen)});
    say_what_strategy_lacks();
  }
}

void App::resign() {
  const std::optional<Side> side = session_.resigning_side();
  if (!side || confirm(std::string{to_text(*side)} + " resigns? (y/n)")) {
    session_.resign();
  }
}

void App::offer_draw() {
  const Game& game = session_.game();
  if (!session_.is_persons_turn()) {
    session_.say("A player offers a draw when it is his turn");
    return;
  }
  const Side side = game.position().to_move();
  if (session_.setting().players.of(opponent(side)) == person) {
    const std::string mover{to_text(side)};
    const std::string other{to_text(opponent(side))};
    if (confirm(mover + " offers a draw. Does " + other + " accept? (y/n)")) {
      session_.agree_draw();
    }
    return;
  }
  computer::Opponent judge;
  computer::Limits limits;
  limits.strategy = session_.setting().players.of(opponent(side)) == perfect ? strategy_ : nullptr;
  limits.time = std::chrono::milliseconds{300};
  if (judge.search(game, limits).score < 0) {
    session_.say("The computer does not accept");
  } else {
    session_.agree_draw();
  }
}

void App::open_asked() {
  const auto path = ask(
      screen_, [this] { draw(); }, "Open which file? (Esc: none)", path_);
  if (path && !path->empty() && may_drop_game()) {
    open(*path);
  }
}

void App::open(const std::string& path) {
  const Result<std::size_t, FileFault> count = count_games(path);
  if (!count) {
    session_.say(count.error().message);
    return;
  }
  std::size_t number = 1;
  if (*count > 1) {
    const std::string last = std::to_string(*count);
    const auto answer = ask(
        screen_, [this] { draw(); }, "Which of its " + last + " games?", last);
    if (!answer) {
      return;
    }
    const char* const end = answer->data() + answer->size();
    const auto [rest, error] = std::from_chars(answer->data(), end, number);
    if (error != std::errc{} || rest != end || number == 0 || number > *count) {
      session_.say("There is no game '" + *answer + "' in " + path);
      return;
    }
  }
  const Result<GameText, FileFault> game = read_game(path, number);
  if (!game) {
    session_.say(game.error().message);
    return;
  }
  session_.take(*game);
  path_ = path;
  session_.say("Opened " + path);
  say_what_strategy_lacks();
}

void App::save() {
  const auto background = [this] { draw(); };
  const auto path = ask(screen_, background, "Save to which file? (Esc: none)",
                        path_.empty() ? "game.pdn" : path_);
  if (!path || path->empty()) {
    return;
  }
  Existing existing = Existing::replace;
  std::error_code error;
  if (std::filesystem::exists(*path, error)) {
    const auto key =
        choose(screen_, background,
               *path + " exists: add the game, replace the file? (a/r, Esc: neither)", "ar");
    if (!key) {
      return;
    }
    existing = *key == 'a' ? Existing::append : Existing::replace;
  }
  if (const auto failed = write_game(*path, session_.text(), existing)) {
    session_.say(failed->message);
    return;
  }
  path_ = *path;
  session_.set_saved();
  session_.say("Saved to " + *path);
}

void App::quit() { is_done_ = may_drop_game(); }

void App::help() {
  const bool is_unicode = screen_.is_unicode();
  const RuleBook rules = session_.game().rules();
  show_lines(
      screen_, "Help",
      {
          "Take a man with Enter, then each point it goes to; a capture is made point",
          "by point. Or type the move and Enter: c2-c3, a3xc5xc3, or a3xc3 where only",
          "one move fits.",
          "",
          std::string{"  White "} + (is_unicode ? "○" : "w") + "   Black " +
              (is_unicode ? "●" : "b") + "   cursor [ ]   can be taken or reached ( )   taken < >",
          "",
          "  arrows, hjkl   move the cursor        Enter, space   take, go on",
          "  Backspace      take back a point      Esc            forget what is entered;",
          "                                                       computer: move now",
          "  u  undo        r  redo                n   new game: rules and players",
          "  p  players     f  turn the board      g   resign     t   offer a draw",
          "  s  save        o  open                q   quit",
          "",
          "Rules: " + std::string{rules.name()} + ".",
          in_words(rules) + ".",
          "Capturing is compulsory. Who has no men, or cannot move, has lost.",
      });
}

void App::draw() { draw_game(screen_, session_, view_); }

bool App::confirm(std::string_view question) {
  return choose(
             screen_, [this] { draw(); }, question, "y")
      .has_value();
}

bool App::may_drop_game() {
  return !session_.has_unsaved() || confirm("The game is not saved. Drop it? (y/n)");
}

void App::flip_for_players() {
  const Players& players = session_.setting().players;
  view_.is_flipped = players.black == person && players.white != person;
}

}  // namespace terminal
