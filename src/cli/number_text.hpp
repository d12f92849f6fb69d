#ifndef ALQUERQUE_CLI_NUMBER_TEXT_HPP
#define ALQUERQUE_CLI_NUMBER_TEXT_HPP

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

namespace alquerque::cli {

/// A whole number in decimal digits and nothing else, if it lies between the bounds.
[[nodiscard]] std::optional<std::uint64_t> parse_whole(
    std::string_view text, std::uint64_t lowest = 0,
    std::uint64_t highest = std::numeric_limits<std::uint64_t>::max());

/// The same for an argument.
/// @throws BadArguments, which names it, if the text is none
[[nodiscard]] std::uint64_t number_argument(std::string_view name, std::string_view text,
                                            std::uint64_t lowest, std::uint64_t highest);

/// A number of bytes above 0, with K, M, G or T for the powers of 1024.
[[nodiscard]] std::optional<std::size_t> parse_size(std::string_view text);

/// 16 hexadecimal digits.
[[nodiscard]] std::string hex_of(std::uint64_t number);
[[nodiscard]] std::optional<std::uint64_t> parse_hex(std::string_view text);

}  // namespace alquerque::cli

#endif  // ALQUERQUE_CLI_NUMBER_TEXT_HPP
