#ifndef ALQUERQUE_TESTS_UNIT_PROPERTY_HPP
#define ALQUERQUE_TESTS_UNIT_PROPERTY_HPP

// Properties: what holds in every position of a rule set, tried on many of them. A position in
// which one does not hold is made as small as it can be while the property still fails.

#include <functional>
#include <optional>
#include <string>

#include <alquerque/core/position.hpp>
#include <alquerque/core/rule_book.hpp>

namespace alquerque::test {

/// What is wrong, in words; nothing if all is right.
using Wrong = std::optional<std::string>;

/// Tries a property on `cases` positions of games and on as many set-ups, which games do not reach.
/// The test fails with the smallest position found: of a set-up, the one with the fewest men; of
/// games, the shortest. The positions are the same in every run. The variable RC_PARAMS of the
/// environment changes that, for example `RC_PARAMS="seed=1 max_success=100000"`.
void check_property(RuleBook book, int cases,
                    const std::function<Wrong(const Position&)>& wrong_with);

}  // namespace alquerque::test

#endif  // ALQUERQUE_TESTS_UNIT_PROPERTY_HPP
