#ifndef ALQUERQUE_TEXT_REFUSAL_TEXT_HPP
#define ALQUERQUE_TEXT_REFUSAL_TEXT_HPP

#include "../core/base/language.hpp"

#include <string>

#include "../play/refusal.hpp"
#include "detail/refusal_sentence.hpp"

namespace alquerque::inline v0_1 {

/// A sentence for a person about what is refused, without a full stop, such as `B8: you must
/// capture; men that can: c3, d3`. It begins with the number of the statement of the rules that
/// forbids it, where one does. Empty for what is allowed.
[[nodiscard]] inline std::string describe(const Ruling& ruling) {
  return detail::sentence_of(ruling);
}

}  // namespace alquerque::inline v0_1

#endif  // ALQUERQUE_TEXT_REFUSAL_TEXT_HPP
