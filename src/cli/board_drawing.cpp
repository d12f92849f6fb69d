#include "board_drawing.hpp"

#include <cstddef>
#include <optional>

#include <alquerque/geometry.hpp>
#include <alquerque/point.hpp>

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

class Drawing {
 public:
  Drawing(const Position& position, const Charset& charset)
      : position_{position}, charset_{charset} {}

  [[nodiscard]] std::string text() const {
    std::string drawing;
    for (std::size_t rank = rank_count; rank-- > 0;) {
      drawing += rank_text(rank);
      if (rank > 0) {
        drawing += text_between(rank, rank - 1);
      }
    }
    return drawing + '\n' + file_names();
  }

 private:
  [[nodiscard]] std::string_view man_or_empty(Point point) const {
    const std::optional<Side> side = position_.at(point);
    return !side ? charset_.empty : *side == Side::white ? charset_.white : charset_.black;
  }

  [[nodiscard]] std::string rank_text(std::size_t rank) const {
    std::string line = std::to_string(rank + 1);
    line.resize(margin.size(), ' ');
    for (std::size_t file = 0; file < file_count; ++file) {
      const Point point = point_of(file, rank);
      line += man_or_empty(point);
      if (step_target(point, Direction::east)) {
        line += repeated(charset_.horizontal, columns_between_files);
      }
    }
    return line + '\n';
  }

  [[nodiscard]] std::string text_between(std::size_t upper, std::size_t lower) const {
    std::string line{margin};
    for (std::size_t file = 0; file < file_count; ++file) {
      const Point above = point_of(file, upper);
      const Point below = point_of(file, lower);
      line += step_target(above, Direction::south) ? charset_.vertical : " ";
      if (file + 1 < file_count) {
        line += ' ';
        line += step_target(above, Direction::south_east)   ? charset_.falling
                : step_target(below, Direction::north_east) ? charset_.rising
                                                            : " ";
        line += ' ';
      }
    }
    return line + '\n';
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
  const Charset& charset_;
};

}  // namespace

std::string drawing_of(const Position& position, const Charset& charset) {
  return Drawing{position, charset}.text();
}

}  // namespace alquerque::cli
