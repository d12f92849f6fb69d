#include "output.hpp"

#include <algorithm>

namespace alquerque::c_api {

bool takes(Call& call, const void* buffer, std::size_t capacity, std::size_t size) noexcept {
  if (buffer == nullptr) {
    return false;
  }
  if (capacity < size) {
    call.fail(ALQ_BUFFER_TOO_SMALL, {"the buffer is too small"});
  }
  return capacity >= size;
}

bool given_buffer(Call& call, const char* buffer, std::size_t capacity,
                  const std::size_t* size) noexcept {
  return (buffer == nullptr && capacity == 0) ? call.given(size, "size")
                                              : call.given(buffer, "buffer");
}

void write_text(Call& call, std::string_view text, char* buffer, std::size_t capacity,
                std::size_t* size) noexcept {
  const std::size_t needed = text.size() + 1;
  const bool fits = takes(call, buffer, capacity, needed);
  if (size != nullptr) {
    *size = needed;
  }
  if (fits) {
    std::copy(text.begin(), text.end(), buffer);
    buffer[text.size()] = '\0';
  }
}

}  // namespace alquerque::c_api
