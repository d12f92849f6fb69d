#include <array>
#include <cstddef>
#include <cstdint>

#include <alquerque/alquerque.h>
#include <alquerque/alquerque.hpp>

namespace {

using VersionText = std::array<char, 32>;

constexpr VersionText version_text = [] {
  VersionText text{};
  std::size_t size = 0;
  for (const int number :
       {alquerque::version_major, alquerque::version_minor, alquerque::version_patch}) {
    if (size > 0) {
      text[size++] = '.';
    }
    int unit = 1;
    while (number / unit >= 10) {
      unit *= 10;
    }
    for (; unit > 0; unit /= 10) {
      text[size++] = static_cast<char>('0' + number / unit % 10);
    }
  }
  return text;
}();

}  // namespace

std::uint32_t alq_abi_version() { return ALQ_ABI_VERSION; }

const char* alq_version() { return version_text.data(); }
