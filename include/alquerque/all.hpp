#ifndef ALQUERQUE_ALL_HPP
#define ALQUERQUE_ALL_HPP

#include "core/base/language.hpp"

/// The whole library.

#include "alquerque.hpp"
#include "perft.hpp"
#include "play.hpp"
#include "text.hpp"

#endif  // ALQUERQUE_ALL_HPP
