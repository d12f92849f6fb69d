#include "wording.hpp"

#include <array>
#include <cstdio>

#include <alquerque/point_text.hpp>

namespace alquerque::cli {

std::string_view name_of(Side side) { return side == Side::white ? "White" : "Black"; }

std::string listed(Bitboard points) {
  std::string list;
  for (const Point point : points) {
    list += (list.empty() ? "" : ", ") + to_text(point);
  }
  return list.empty() ? "none" : list;
}

std::string sentence_of(const Outcome& outcome) {
  const std::string winner{name_of(outcome.winner)};
  const std::string loser{name_of(opponent(outcome.winner))};
  return winner + " has won: " + loser +
         (outcome.reason == EndReason::no_men ? " has no men left" : " cannot move");
}

std::string with_commas(std::uint64_t number) {
  std::string text = std::to_string(number);
  for (std::size_t place = text.size(); place > 3;) {
    place -= 3;
    text.insert(place, 1, ',');
  }
  return text;
}

std::string with_milliseconds(double seconds) {
  std::array<char, 64> buffer{};
  std::snprintf(buffer.data(), buffer.size(), "%.3f", seconds);
  return buffer.data();
}

std::string right_aligned(std::string_view text, std::size_t width) {
  return std::string(width > text.size() ? width - text.size() : 0, ' ').append(text);
}

std::string left_aligned(std::string_view text, std::size_t width) {
  std::string padded{text};
  padded.resize(width > text.size() ? width : text.size(), ' ');
  return padded;
}

}  // namespace alquerque::cli
