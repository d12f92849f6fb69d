#ifndef ALQUERQUE_TESTS_UNIT_BRAINKING_BOOK_HPP
#define ALQUERQUE_TESTS_UNIT_BRAINKING_BOOK_HPP

#include <alquerque/core/rule_book.hpp>

namespace alquerque::test {

/// The default rules. Apart from support.hpp, as a book takes a second to compile.
inline constexpr RuleBook brainking = rule_book<rules::brainking>;

}  // namespace alquerque::test

#endif  // ALQUERQUE_TESTS_UNIT_BRAINKING_BOOK_HPP
