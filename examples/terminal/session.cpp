#include "session.hpp"

#include <algorithm>
#include <alquerque/play.hpp>
#include <alquerque/text.hpp>

namespace terminal {

using namespace alquerque;

namespace {

Game new_game(const Setting& setting) {
  Adjudication adjudication;
  adjudication.repetitions = setting.third_time_is_draw ? 3 : 0;
  return Game{setting.rules, Position::start(), adjudication};
}

}  // namespace

void Session::begin(const Setting& setting) {
  setting_ = setting;
  game_ = new_game(setting);
  verdicts_.clear();
  source_ = {};
  source_.tags = {{"White", name_of(setting.players.white)},
                  {"Black", name_of(setting.players.black)}};
  saved_.clear();
  is_paused_ = false;
  message_.clear();
  enter_anew();
}

void Session::set_players(const Players& players) {
  setting_.players = players;
  is_paused_ = false;
  clear_entry();
}

bool Session::is_turn_of(bool a_person) const {
  const bool is_person = setting_.players.of(game_.position().to_move()) == person;
  return is_person == a_person && !game_.result();
}

bool Session::may_enter() {
  if (is_persons_turn()) {
    return true;
  }
  message_ = game_.result() ? "The game is over: n begins a new one, u takes back"
             : is_paused_   ? "The computer waits: Enter lets it go on"
                            : "It is the computer's turn: Esc makes it move now";
  return false;
}

void Session::tap(Point point) {
  if (!may_enter()) {
    return;
  }
  message_.clear();
  if (const Ruling ruling = entry_.tap(point); !ruling.is_allowed()) {
    message_ = describe(ruling);
  } else if (const std::optional<Move> move = entry_.move()) {
    play(*move);
  }
}

void Session::type(std::string_view text) {
  if (const std::optional<Point> point = parse_point(text)) {
    tap(*point);
    return;
  }
  if (!may_enter()) {
    return;
  }
  const Result<Move, ParseError> move = parse_move(game_.rules(), game_.position(), text);
  if (move) {
    play(*move);
    return;
  }
  const ParseError& error = move.error();
  message_ = error.why.empty() ? error.message() : error.why;
}

void Session::untap() {
  message_.clear();
  if (!entry_.take_back()) {
    message_ = "Nothing is entered; u takes back a turn";
  }
}

void Session::clear_entry() {
  entry_.clear();
  message_.clear();
}

void Session::play(const Move& move, std::optional<computer::Verdict> verdict) {
  message_.clear();
  if (game_.play(move)) {
    verdicts_.resize(game_.turns().size());
    verdicts_.push_back(verdict);
  } else {
    message_ = "This move is not legal";
  }
  is_paused_ = false;
  enter_anew();
}

std::optional<computer::Verdict> Session::verdict() const {
  const std::size_t ply = game_.turns().size();
  return ply < verdicts_.size() && !game_.result() ? verdicts_[ply] : std::nullopt;
}

void Session::undo() {
  if (!game_.undo()) {
    message_ = "There is nothing to take back";
    return;
  }
  while (is_turn_of(false) && setting_.players.include_person() && game_.undo()) {
  }
  is_paused_ = true;
  message_.clear();
  enter_anew();
}

void Session::redo() {
  if (!game_.redo()) {
    message_ = "Nothing was taken back";
    return;
  }
  while (is_turn_of(false) && setting_.players.include_person() && game_.redo()) {
  }
  is_paused_ = !setting_.players.include_person();
  message_.clear();
  enter_anew();
}

std::optional<Side> Session::resigning_side() const {
  if (game_.result() || !setting_.players.include_person()) {
    return std::nullopt;
  }
  const Side side = game_.position().to_move();
  return is_persons_turn() ? side : opponent(side);
}

void Session::resign() {
  const std::optional<Side> side = resigning_side();
  message_ = side && game_.resign(*side) ? "" : "There is nobody to resign";
  enter_anew();
}

void Session::agree_draw() {
  message_ = game_.agree_draw() ? "" : "The game is over";
  enter_anew();
}

GameText Session::text() const {
  GameText text = game_text_of(game_, source_.tags);
  text.comments = source_.comments;
  text.first_number = source_.first_number;
  const auto is_same = [](const NotedMove& a, const NotedMove& b) { return a.move == b.move; };
  auto noted = source_.moves.begin();
  for (NotedMove& move : text.moves) {
    if (noted == source_.moves.end() || !is_same(*noted, move)) {
      break;
    }
    move = *noted++;
  }
  // A file may know a result that the rules do not, such as a loss for both.
  const bool is_unchanged = std::equal(text.moves.begin(), text.moves.end(), source_.moves.begin(),
                                       source_.moves.end(), is_same);
  if (is_unchanged && !text.moves.empty() && !game_.result()) {
    text.score = source_.score == GameScore::both_lose ? source_.score : text.score;
  }
  if (is_unchanged && text.score == source_.score) {
    text.other_result = source_.other_result;
  }
  return text;
}

void Session::take(const GameText& text) {
  const std::optional<Game> game = game_of(text);
  if (!game) {
    message_ = "This game cannot be played under its rules";
    return;
  }
  game_ = *game;
  verdicts_.clear();
  setting_.rules = text.book;
  source_ = text;
  is_paused_ = true;
  message_.clear();
  enter_anew();
  set_saved();
}

void Session::set_saved() { saved_ = to_text(text()); }

bool Session::has_unsaved() const {
  bool has_turn_of_person = false;
  for (std::size_t ply = 0; ply < game_.turns().size(); ++ply) {
    const Side side = game_.position_at(ply).to_move();
    has_turn_of_person = has_turn_of_person || setting_.players.of(side) == person;
  }
  return has_turn_of_person && to_text(text()) != saved_;
}

void Session::enter_anew() { entry_ = RouteEntry{game_.rules(), game_.position()}; }

}  // namespace terminal
