#ifndef ALQUERQUE_CLI_PART_HPP
#define ALQUERQUE_CLI_PART_HPP

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "../number_text.hpp"

namespace alquerque::cli {

/// Every `count`th of the jobs, which are numbered from 1, beginning with job `index`.
struct Part {
  std::uint64_t index = 1;
  std::uint64_t count = 1;

  [[nodiscard]] constexpr bool contains(std::uint64_t job) const noexcept {
    return job % count == index % count;
  }
};

/// As `2/3`.
[[nodiscard]] inline std::string to_text(Part part) {
  return std::to_string(part.index) + '/' + std::to_string(part.count);
}

[[nodiscard]] inline std::optional<Part> parse_part(std::string_view text) {
  const std::size_t slash = text.find('/');
  if (slash == std::string_view::npos) {
    return std::nullopt;
  }
  const auto count = parse_whole(text.substr(slash + 1), 1);
  const auto index = parse_whole(text.substr(0, slash), 1, count.value_or(0));
  return count && index ? std::optional<Part>{{*index, *count}} : std::nullopt;
}

}  // namespace alquerque::cli

#endif  // ALQUERQUE_CLI_PART_HPP
