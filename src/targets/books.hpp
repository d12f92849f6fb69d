#ifndef ALQUERQUE_TARGETS_BOOKS_HPP
#define ALQUERQUE_TARGETS_BOOKS_HPP

#include "targets.hpp"

namespace alquerque::targets {

// books.cpp is compiled once for each of these, with the flags of its target.
[[nodiscard]] Books books_for_baseline() noexcept;
[[nodiscard]] Books books_for_avx2() noexcept;
[[nodiscard]] Books books_for_avx512() noexcept;

}  // namespace alquerque::targets

#endif  // ALQUERQUE_TARGETS_BOOKS_HPP
