#ifndef ALQUERQUE_C_API_CALL_HPP
#define ALQUERQUE_C_API_CALL_HPP

#include <cstdint>
#include <initializer_list>
#include <string_view>

#include <alquerque/alquerque.h>

namespace alquerque::c_api {

/// One call of a C function: how it went so far, and where its caller wants to read why it failed.
class Call {
 public:
  explicit Call(alq_error* error) noexcept : error_{error} {}

  [[nodiscard]] alq_status status() const noexcept { return status_; }

  /// What a failure tells besides its message.
  struct Details {
    std::uint64_t offset = 0;
    std::uint32_t faults = 0;
  };

  /// Makes the call fail. The parts of the message are joined, and cut where they are too long.
  /// Needs no memory.
  void fail(alq_status status, std::initializer_list<std::string_view> message,
            const Details& details) noexcept;
  void fail(alq_status status, std::initializer_list<std::string_view> message) noexcept {
    fail(status, message, Details{});
  }

  /// Whether a pointer is not NULL; makes the call fail if it is.
  [[nodiscard]] bool given(const void* pointer, std::string_view name) noexcept;

 private:
  alq_error* error_;
  alq_status status_ = ALQ_OK;
};

/// Runs the body of a C function, `body(call)`; nothing that it throws gets out.
template <class Body>
alq_status answered(alq_error* error, Body&& body) noexcept {
  Call call{error};
#if defined(__cpp_exceptions)
  try {
    body(call);
  } catch (...) {
    // There is nothing else that the library could throw.
    call.fail(ALQ_OUT_OF_MEMORY, {"memory has run out"});
  }
#else
  body(call);
#endif
  return call.status();
}

}  // namespace alquerque::c_api

#endif  // ALQUERQUE_C_API_CALL_HPP
