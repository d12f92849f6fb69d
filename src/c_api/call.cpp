#include "call.hpp"

#include <algorithm>
#include <cstddef>

namespace alquerque::c_api {
namespace {

/// Where a message goes; what has no room is cut.
class Message {
 public:
  explicit Message(char* text) noexcept : text_{text} {}

  void add(std::string_view part) noexcept {
    constexpr std::string_view cut = "...";
    const std::size_t copied = std::min(part.size(), ALQ_MESSAGE_SIZE - 1 - size_);
    std::copy_n(part.data(), copied, text_ + size_);
    size_ += copied;
    text_[size_] = '\0';
    if (copied < part.size()) {
      std::copy_n(cut.data(), cut.size(), text_ + size_ - cut.size());
    }
  }

 private:
  char* text_;
  std::size_t size_ = 0;
};

}  // namespace

void Call::fail(alq_status status, std::initializer_list<std::string_view> message,
                const Details& details) noexcept {
  status_ = status;
  if (error_ == nullptr) {
    return;
  }
  error_->status = status;
  error_->faults = details.faults;
  error_->offset = details.offset;
  Message text{error_->message};
  for (const std::string_view part : message) {
    text.add(part);
  }
}

bool Call::given(const void* pointer, std::string_view name) noexcept {
  if (pointer == nullptr) {
    fail(ALQ_NULL_ARGUMENT, {"'", name, "' is NULL"});
  }
  return pointer != nullptr;
}

}  // namespace alquerque::c_api
