#ifndef ALQUERQUE_TESTS_C_API_REFUSAL_HPP
#define ALQUERQUE_TESTS_C_API_REFUSAL_HPP

// What the tests of bad input share: a call that must be refused and must change nothing.

#include <array>
#include <cstddef>
#include <cstring>
#include <string>

#include <catch2/catch_test_macros.hpp>

#include <alquerque/alquerque.h>

namespace c_api {

/// The bytes of an object, to see whether it changes.
template <class Object>
std::array<unsigned char, sizeof(Object)> bytes_of(const Object& object) {
  std::array<unsigned char, sizeof(Object)> bytes{};
  std::memcpy(bytes.data(), &object, sizeof object);
  return bytes;
}

template <class Object>
void fill_with_rubbish(Object& object) {
  std::memset(&object, 0xa5, sizeof object);
}

/// Makes a call that must fail: `call(error)`, with and without a place for the error.
/// @param outputs what the call could write to; it must not
/// @return the error
template <class Call, class... Outputs>
alq_error refused(alq_status expected, Call&& call, Outputs&... outputs) {
  (fill_with_rubbish(outputs), ...);
  alq_error error;
  fill_with_rubbish(error);
  REQUIRE(call(&error) == expected);
  CHECK(error.status == expected);
  const void* end = std::memchr(error.message, '\0', sizeof error.message);
  REQUIRE(end != nullptr);
  CHECK(end != error.message);
  CHECK((error.faults != 0) == (expected == ALQ_INVALID_POSITION));
  REQUIRE(call(nullptr) == expected);

  [[maybe_unused]] const auto kept = [](const auto& output) {
    for (const unsigned char byte : bytes_of(output)) {
      if (byte != 0xa5) {
        return false;
      }
    }
    return true;
  };
  CHECK((kept(outputs) && ...));
  return error;
}

/// The value that a call writes: `call(&value)`, which must succeed.
template <class Value, class Call>
Value got(Call&& call) {
  Value value;
  fill_with_rubbish(value);
  REQUIRE(call(&value) == ALQ_OK);
  return value;
}

inline alq_position start() {
  return got<alq_position>([](alq_position* out) { return alq_start(out, nullptr); });
}

inline alq_position position_of(const char* text, alq_rules rules = ALQ_BRAINKING) {
  return got<alq_position>(
      [&](alq_position* out) { return alq_parse_position(rules, text, out, nullptr); });
}

inline alq_move move_of(const char* text, const alq_position& position,
                        alq_rules rules = ALQ_BRAINKING) {
  return got<alq_move>(
      [&](alq_move* out) { return alq_parse_move(rules, &position, text, out, nullptr); });
}

}  // namespace c_api

#endif  // ALQUERQUE_TESTS_C_API_REFUSAL_HPP
