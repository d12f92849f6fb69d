#ifndef ALQUERQUE_TEXT_POINT_TEXT_HPP
#define ALQUERQUE_TEXT_POINT_TEXT_HPP

#include "../core/base/language.hpp"

#include <optional>
#include <string>
#include <string_view>

#include "../core/bitboard.hpp"
#include "../core/point.hpp"

namespace alquerque::inline v0_1 {

/// File letter and rank digit, as in `c3`.
[[nodiscard]] inline std::string to_text(Point point) {
  return {static_cast<char>('a' + static_cast<int>(file_of(point))),
          static_cast<char>('1' + static_cast<int>(rank_of(point)))};
}

/// The points in order, as in `c3, d3`; empty for none.
[[nodiscard]] inline std::string to_text(Bitboard points) {
  std::string list;
  for (const Point point : points) {
    list += (list.empty() ? "" : ", ") + to_text(point);
  }
  return list;
}

/// The point that a text of exactly two characters names, in either case of the letter.
[[nodiscard]] constexpr std::optional<Point> parse_point(std::string_view text) noexcept {
  if (text.size() != 2) {
    return std::nullopt;
  }
  const char file = text[0];
  const char rank = text[1];
  if (rank < '1' || rank > '5') {
    return std::nullopt;
  }
  if (file >= 'a' && file <= 'e') {
    return make_point(static_cast<File>(file - 'a'), static_cast<Rank>(rank - '1'));
  }
  if (file >= 'A' && file <= 'E') {
    return make_point(static_cast<File>(file - 'A'), static_cast<Rank>(rank - '1'));
  }
  return std::nullopt;
}

}  // namespace alquerque::inline v0_1

#endif  // ALQUERQUE_TEXT_POINT_TEXT_HPP
