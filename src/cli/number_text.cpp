#include "number_text.hpp"

#include <cctype>
#include <charconv>
#include <system_error>

#include "failure.hpp"

namespace alquerque::cli {
namespace {

std::optional<std::uint64_t> parse_digits(std::string_view text, int base) {
  std::uint64_t number = 0;
  const char* const end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, number, base);
  if (error != std::errc{} || stop != end) {
    return std::nullopt;
  }
  return number;
}

}  // namespace

std::optional<std::uint64_t> parse_whole(std::string_view text, std::uint64_t lowest,
                                         std::uint64_t highest) {
  const std::optional<std::uint64_t> number = parse_digits(text, 10);
  return number && *number >= lowest && *number <= highest ? number : std::nullopt;
}

std::uint64_t number_argument(std::string_view name, std::string_view text, std::uint64_t lowest,
                              std::uint64_t highest) {
  const std::optional<std::uint64_t> number = parse_whole(text, lowest, highest);
  if (!number) {
    throw BadArguments{std::string{name} + " must be a whole number from " +
                       std::to_string(lowest) + " to " + std::to_string(highest) + ", not '" +
                       std::string{text} + "'"};
  }
  return *number;
}

std::optional<std::size_t> parse_size(std::string_view text) {
  constexpr std::string_view units = "KMGT";
  unsigned shift = 0;
  if (!text.empty()) {
    const int letter = std::toupper(static_cast<unsigned char>(text.back()));
    if (const std::size_t unit = units.find(static_cast<char>(letter));
        unit != std::string_view::npos) {
      shift = 10 * (static_cast<unsigned>(unit) + 1);
      text.remove_suffix(1);
    }
  }
  const auto number = parse_whole(text, 1, std::numeric_limits<std::size_t>::max() >> shift);
  return number ? std::optional<std::size_t>{static_cast<std::size_t>(*number) << shift}
                : std::nullopt;
}

std::string hex_of(std::uint64_t number) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string text(16, '0');
  for (std::size_t place = text.size(); place-- > 0; number >>= 4U) {
    text[place] = digits[number & 0xfU];
  }
  return text;
}

std::optional<std::uint64_t> parse_hex(std::string_view text) {
  const std::optional<std::uint64_t> number = parse_digits(text, 16);
  return number && hex_of(*number) == text ? number : std::nullopt;
}

}  // namespace alquerque::cli
