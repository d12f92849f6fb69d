#include "line_reader.hpp"

#include "failure.hpp"

namespace alquerque::cli {
namespace {

// No line of ours is nearly so long, and a file without line ends must not fill the memory.
constexpr std::size_t longest_line = 1000;

}  // namespace

std::string in_quotes(std::string_view text) {
  constexpr std::size_t most = 80;
  return "'" + std::string{text.substr(0, most)} + (text.size() > most ? "...'" : "'");
}

int LineReader::next_byte() {
  if (used_ == filled_) {
    filled_ = file_.read(buffer_.data(), buffer_.size());
    used_ = 0;
    if (filled_ == 0) {
      return -1;
    }
  }
  return static_cast<unsigned char>(buffer_[used_++]);
}

bool LineReader::next() {
  line_.clear();
  ++number_;
  std::uint64_t size = 0;
  for (;;) {
    const int byte = next_byte();
    if (byte < 0) {
      state_ = size == 0 ? State::end : State::torn;
      return false;
    }
    ++size;
    if (byte == '\n') {
      break;
    }
    line_ += static_cast<char>(byte);
    if (line_.size() > longest_line) {
      refuse(in_quotes(line_), "a line of at most " + std::to_string(longest_line) + " characters");
    }
  }
  if (line_.ends_with('\r')) {
    line_.pop_back();
  }
  state_ = State::complete;
  offset_ += size;
  return true;
}

std::string LineReader::place() const { return file_.path() + ':' + std::to_string(number_); }

void LineReader::refuse(const std::string& found, const std::string& expected) const {
  throw BadArguments{place() + ": found " + found + ", expected " + expected};
}

void LineReader::refuse(const std::string& expected) const {
  switch (state_) {
    case State::torn:
      refuse(in_quotes(line_) + " and the end of the file", "a line end");
    case State::end:
      refuse("the end of the file", expected);
    default:
      refuse(in_quotes(line_), expected);
  }
}

void LineReader::expect_end(const std::string& expected) const {
  if (state_ != State::end) {
    refuse(expected);
  }
}

}  // namespace alquerque::cli
