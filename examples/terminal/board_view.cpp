#include "board_view.hpp"

#include <alquerque/alquerque.hpp>
#include <alquerque/text.hpp>
#include <array>

namespace terminal {

using namespace alquerque;

namespace {

constexpr int top_row = 2;
constexpr int left_column = 6;
constexpr int rows_between = 3;
constexpr int columns_between = 6;
constexpr int last_line = 4;

/// The same shapes as `alquerque show` has.
struct Shapes {
  const char* white;
  const char* black;
  const char* empty;
  const char* horizontal;
  const char* vertical;
  const char* falling;
  const char* rising;
};

constexpr Shapes ascii{"w", "b", "+", "-", "|", "\\", "/"};
constexpr Shapes unicode{"○", "●", "┼", "─", "│", "╲", "╱"};

void draw_line(Screen& screen, const Shapes& shapes, Place from, Place to) {
  const int down = (to.row - from.row) / rows_between;
  const int right = (to.column - from.column) / columns_between;
  if (down == 0) {
    for (int step = 1; step < columns_between; ++step) {
      screen.put(from.row, from.column + right * step, shapes.horizontal, Ink::line);
    }
    return;
  }
  const char* const shape = right == 0         ? shapes.vertical
                            : right * down > 0 ? shapes.falling
                                               : shapes.rising;
  for (int step = 1; step < rows_between; ++step) {
    const int column = from.column + right * step * columns_between / rows_between;
    screen.put(from.row + down * step, column, shape, Ink::line);
  }
}

/// What stands left and right of a point; blanks around a man, so that it stands out.
const char* marks_of(const BoardPicture& picture, Point point) {
  if (picture.cursor == point) {
    return "[]";
  }
  if (picture.taken == point) {
    return "<>";
  }
  if (picture.next.contains(point)) {
    return "()";
  }
  return nullptr;
}

void draw_point(Screen& screen, const Shapes& shapes, const BoardPicture& picture, Point point) {
  const Place place = place_of(point, picture.is_flipped);
  const bool is_white = picture.men.white.contains(point);
  const bool is_black = picture.men.black.contains(point);
  screen.put(place.row, place.column,
             is_white   ? shapes.white
             : is_black ? shapes.black
                        : shapes.empty,
             is_white   ? Ink::white_man
             : is_black ? Ink::black_man
                        : Ink::line);
  if (const char* const marks = marks_of(picture, point)) {
    screen.put(place.row, place.column - 1, {marks, 1}, Ink::mark);
    screen.put(place.row, place.column + 1, {marks + 1, 1}, Ink::mark);
  }
}

}  // namespace

Place place_of(Point point, bool is_flipped) {
  const int file = static_cast<int>(file_of(point));
  const int rank = static_cast<int>(rank_of(point));
  const int right = is_flipped ? last_line - file : file;
  const int down = is_flipped ? rank : last_line - rank;
  return {top_row + down * rows_between, left_column + right * columns_between};
}

void draw_board(Screen& screen, const BoardPicture& picture) {
  const Shapes& shapes = screen.is_unicode() ? unicode : ascii;
  for (const Point point : Bitboard::all()) {
    for (const Direction direction :
         {Direction::north, Direction::north_east, Direction::east, Direction::south_east}) {
      if (const std::optional<Point> next = step_target(point, direction)) {
        draw_line(screen, shapes, place_of(point, picture.is_flipped),
                  place_of(*next, picture.is_flipped));
      }
    }
  }
  for (const Point point : Bitboard::all()) {
    draw_point(screen, shapes, picture, point);
  }
  for (int line = 0; line <= last_line; ++line) {
    const Point point = make_point(static_cast<File>(line), static_cast<Rank>(line));
    const Place place = place_of(point, picture.is_flipped);
    const std::string name = to_text(point);
    screen.put(top_row + (last_line + 1) * rows_between - 2, place.column, name.substr(0, 1));
    screen.put(place.row, left_column - 4, name.substr(1));
  }
}

}  // namespace terminal
