#ifndef ALQUERQUE_CLI_WORDING_HPP
#define ALQUERQUE_CLI_WORDING_HPP

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include <alquerque/alquerque.hpp>

namespace alquerque::cli {

/// `c3, d3`, or `none`.
[[nodiscard]] std::string listed(Bitboard points);

/// With a comma between thousands: `20,834,530`.
[[nodiscard]] std::string with_commas(std::uint64_t number);

/// With three decimals: `0.125`.
[[nodiscard]] std::string with_milliseconds(double seconds);

/// Padded on the left, or on the right, with blanks.
[[nodiscard]] std::string right_aligned(std::string_view text, std::size_t width);
[[nodiscard]] std::string left_aligned(std::string_view text, std::size_t width);

}  // namespace alquerque::cli

#endif  // ALQUERQUE_CLI_WORDING_HPP
