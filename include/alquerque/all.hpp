#ifndef ALQUERQUE_ALL_HPP
#define ALQUERQUE_ALL_HPP

/// The whole library.

#include "alquerque.hpp"
#include "notation.hpp"
#include "perft.hpp"

#endif  // ALQUERQUE_ALL_HPP
