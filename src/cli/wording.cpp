#include "wording.hpp"

#include <array>
#include <cstdio>

#include <alquerque/text.hpp>

namespace alquerque::cli {

std::string listed(Bitboard points) { return points.empty() ? "none" : to_text(points); }

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
