#ifndef ALQUERQUE_CLI_FNV_HPP
#define ALQUERQUE_CLI_FNV_HPP

#include <cstdint>
#include <string_view>

namespace alquerque::cli {

/// The 64-bit FNV-1a hash of what is added, which finds accidents but no malice. Files hold its
/// values, so that it must never change.
class Fnv {
 public:
  constexpr Fnv& add(std::string_view text) noexcept {
    for (const char character : text) {
      value_ = (value_ ^ static_cast<unsigned char>(character)) * 0x100000001b3;
    }
    return *this;
  }

  [[nodiscard]] constexpr std::uint64_t value() const noexcept { return value_; }

 private:
  std::uint64_t value_ = 0xcbf29ce484222325;
};

static_assert(Fnv{}.add("foobar").value() == 0x85944171f73967e8);

}  // namespace alquerque::cli

#endif  // ALQUERQUE_CLI_FNV_HPP
