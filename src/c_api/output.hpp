#ifndef ALQUERQUE_C_API_OUTPUT_HPP
#define ALQUERQUE_C_API_OUTPUT_HPP

#include <cstddef>
#include <string_view>

#include "call.hpp"

namespace alquerque::c_api {

/// Whether `size` items are to be written to a caller's buffer, by the convention of the header; if
/// they should be but do not fit, the call has failed.
[[nodiscard]] bool takes(Call& call, const void* buffer, std::size_t capacity,
                         std::size_t size) noexcept;

/// Whether there is a buffer for a text, or at least a place for its size; otherwise the call has
/// failed.
[[nodiscard]] bool given_buffer(Call& call, const char* buffer, std::size_t capacity,
                                const std::size_t* size) noexcept;

/// Writes a text and its NUL to a caller's buffer, and their size if the caller wants it.
void write_text(Call& call, std::string_view text, char* buffer, std::size_t capacity,
                std::size_t* size) noexcept;

}  // namespace alquerque::c_api

#endif  // ALQUERQUE_C_API_OUTPUT_HPP
