#ifndef ALQUERQUE_TESTS_FUZZ_INPUT_HPP
#define ALQUERQUE_TESTS_FUZZ_INPUT_HPP

// What the fuzzers share: the input, read piece by piece, and claims about answers.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <string_view>
#include <type_traits>

#include <alquerque/text/parse_error.hpp>

namespace fuzz {

/// Ends the program, which libFuzzer reports with the input.
inline void check(bool claim) {
  if (!claim) {
    std::abort();
  }
}

/// The bytes of an input, from front to back; zeros after its end.
class Input {
 public:
  Input(const std::uint8_t* data, std::size_t size) : data_{data}, size_{size} {}

  [[nodiscard]] bool at_end() const { return size_ == 0; }

  std::uint8_t byte() { return take<std::uint8_t>(); }
  std::size_t below(std::size_t bound) { return byte() % bound; }

  template <class Value>
  Value take() {
    static_assert(std::is_trivially_copyable_v<Value>);
    Value value{};
    const std::string_view piece = text(sizeof value);
    std::memcpy(static_cast<void*>(&value), piece.data(), piece.size());
    return value;
  }

  /// At most so many bytes.
  std::string_view text(std::size_t length) {
    const std::size_t taken = std::min(length, size_);
    const std::string_view piece{reinterpret_cast<const char*>(data_), taken};
    data_ += taken;
    size_ -= taken;
    return piece;
  }
  std::string_view rest() { return text(size_); }

 private:
  const std::uint8_t* data_;
  std::size_t size_;
};

/// What holds for every error about a text.
inline void check_error(const alquerque::ParseError& error, std::string_view text) {
  check(error.offset <= text.size());
  for (const char character : error.message()) {
    check(character >= ' ' && character <= '~');
  }
}

}  // namespace fuzz

#endif  // ALQUERQUE_TESTS_FUZZ_INPUT_HPP
