#include "complaint.hpp"

#include <cstdio>

#include "terminal.hpp"

namespace alquerque::cli {
namespace {

/// Arguments come from anywhere, and an error must stay one line.
std::string on_one_line(std::string_view text) {
  constexpr std::string_view hex = "0123456789abcdef";
  std::string line;
  for (const char character : text) {
    const auto byte = static_cast<unsigned char>(character);
    if (byte < 0x20 || byte == 0x7f) {
      line += "\\x";
      line += hex[byte >> 4U];
      line += hex[byte & 0xfU];
    } else {
      line += character;
    }
  }
  return line;
}

}  // namespace

void complain(const std::string& who, std::string_view message) {
  // On a terminal, the ^C of a Ctrl-C stands at the beginning of the line.
  const char* const begin = stderr_is_terminal() ? "\r" : "";
  std::fprintf(stderr, "%s%s: %s\n", begin, who.c_str(), on_one_line(message).c_str());
}

}  // namespace alquerque::cli
