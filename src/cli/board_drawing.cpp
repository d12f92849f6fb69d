#include "board_drawing.hpp"

#include <cstddef>
#include <optional>

#include <alquerque/alquerque.hpp>

namespace alquerque::cli {
namespace {

Point point_of(std::size_t file, std::size_t rank) {
  return make_point(static_cast<File>(file), static_cast<Rank>(rank));
}

std::string repeated(std::string_view text, std::size_t count) {
  std::string all;
  for (std::size_t i = 0; i < count; ++i) {
    all += text;
  }
  return all;
}

constexpr std::size_t columns_between_files = 3;
constexpr std::string_view margin = "   ";

/// What is drawn at one place. Colours only add to it: the characters differ as well.
enum class Ink { board, white, black, target };

/// The control sequence (ECMA-48) that switches to an ink. The board has a ground of its own, so
/// that colours do not depend on those of the terminal.
std::string sequence_of(Ink ink, bool is_lit) {
  std::string sequence = is_lit ? "\x1b[0;48;5;221" : "\x1b[0;48;5;179";
  switch (ink) {
    case Ink::board:
      return sequence + ";38;5;94m";
    case Ink::white:
      return sequence + ";1;38;5;231m";
    case Ink::black:
      return sequence + ";1;38;5;16m";
    case Ink::target:
      break;
  }
  return sequence + ";1;38;5;22m";
}

constexpr std::string_view plain_again = "\x1b[0m";

class Drawing {
 public:
  Drawing(const Position& position, const BoardMarks& marks, const Charset& charset, bool color)
      : position_{position},
        targets_{marks.targets()},
        lit_{marks.last_points()},
        charset_{charset},
        color_{color} {}

  [[nodiscard]] std::string text() const {
    std::string drawing;
    for (std::size_t rank = rank_count; rank-- > 0;) {
      drawing += row(std::to_string(rank + 1), points_and_lines(rank));
      if (rank > 0) {
        drawing += row("", lines_below(rank));
      }
    }
    return drawing + '\n' + file_names();
  }

 private:
  /// A row of the board with the name of its rank; in colour, the ground reaches a little beyond
  /// the lines.
  [[nodiscard]] std::string row(const std::string& name, const std::string& content) const {
    std::string line = name;
    if (!color_) {
      line.resize(margin.size(), ' ');
      return line + content + '\n';
    }
    line.resize(margin.size() - 1, ' ');
    return line + inked(" ", Ink::board) + content + inked(" ", Ink::board) +
           std::string{plain_again} + '\n';
  }

  [[nodiscard]] std::string inked(std::string_view text, Ink ink, bool is_lit = false) const {
    return (color_ ? sequence_of(ink, is_lit) : "") + std::string{text};
  }

  [[nodiscard]] std::string man_or_empty(Point point) const {
    const bool is_lit = lit_.contains(point);
    if (const std::optional<Side> side = position_.at(point)) {
      return *side == Side::white ? inked(charset_.white, Ink::white, is_lit)
                                  : inked(charset_.black, Ink::black, is_lit);
    }
    return targets_.contains(point) ? inked(charset_.target, Ink::target, is_lit)
                                    : inked(charset_.empty, Ink::board, is_lit);
  }

  [[nodiscard]] std::string points_and_lines(std::size_t rank) const {
    std::string line;
    for (std::size_t file = 0; file < file_count; ++file) {
      const Point point = point_of(file, rank);
      line += man_or_empty(point);
      if (step_target(point, Direction::east)) {
        line += inked(repeated(charset_.horizontal, columns_between_files), Ink::board);
      }
    }
    return line;
  }

  [[nodiscard]] std::string lines_below(std::size_t upper) const {
    std::string line;
    for (std::size_t file = 0; file < file_count; ++file) {
      line += charset_.vertical;
      if (file + 1 < file_count) {
        // Each square has one of its two diagonals.
        const bool falls = step_target(point_of(file, upper), Direction::south_east).has_value();
        line += ' ';
        line += falls ? charset_.falling : charset_.rising;
        line += ' ';
      }
    }
    return inked(line, Ink::board);
  }

  [[nodiscard]] static std::string file_names() {
    std::string line{margin};
    for (std::size_t file = 0; file < file_count; ++file) {
      line += file == 0 ? "" : repeated(" ", columns_between_files);
      line += static_cast<char>('a' + static_cast<int>(file));
    }
    return line + '\n';
  }

  const Position& position_;
  Bitboard targets_;
  Bitboard lit_;
  const Charset& charset_;
  bool color_;
};

}  // namespace

std::string drawing_of(const Position& position, const BoardMarks& marks, const Charset& charset,
                       bool color) {
  return Drawing{position, marks, charset, color}.text();
}

}  // namespace alquerque::cli
