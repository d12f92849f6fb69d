#ifndef ALQUERQUE_CORE_BASE_LANGUAGE_HPP
#define ALQUERQUE_CORE_BASE_LANGUAGE_HPP

// Every header begins with this one, so that an older language is named before a compiler trips
// over what it does not know. For the same reason nothing here is newer than C++98.
#if (defined(_MSVC_LANG) && _MSVC_LANG < 202002L) || (!defined(_MSVC_LANG) && __cplusplus < 202002L)
#error "alquerque needs C++20: compile with -std=c++20 (MSVC: /std:c++20)"
// Most compilers go on after an error, but not without a file.
#include <alquerque needs C++20>
#endif

#endif  // ALQUERQUE_CORE_BASE_LANGUAGE_HPP
