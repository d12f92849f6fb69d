#ifndef ALQUERQUE_TERMINAL_WORDING_HPP
#define ALQUERQUE_TERMINAL_WORDING_HPP

#include <alquerque/alquerque.hpp>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "session.hpp"

namespace terminal {

/// Whose turn it is, or who has won and how.
[[nodiscard]] std::string state_in_words(const Session& session);

/// `White wins in at most 47 plies`; empty if nothing is known.
[[nodiscard]] std::string verdict_in_words(const Session& session);

/// What stands on a point and what it can do now: `c2: white man, can go to c3`.
[[nodiscard]] std::string point_in_words(const Session& session, alquerque::Point point);

/// What is particular about a rule set, in a few words.
[[nodiscard]] std::string in_words(const alquerque::RuleSet& rules);

/// A text in lines of at most `width` bytes, broken at blanks where there are some.
[[nodiscard]] std::vector<std::string> wrapped(std::string_view text, std::size_t width);

}  // namespace terminal

#endif  // ALQUERQUE_TERMINAL_WORDING_HPP
