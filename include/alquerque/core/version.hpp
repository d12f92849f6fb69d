#ifndef ALQUERQUE_CORE_VERSION_HPP
#define ALQUERQUE_CORE_VERSION_HPP

#include "base/language.hpp"

namespace alquerque::inline v0_1 {

/// The version of these headers, by semantic versioning. This is the only place that states it:
/// the build reads it from here, and the inline namespace of every header carries major and minor,
/// so that two versions may meet in one program.
/// @{
inline constexpr int version_major = 0;
inline constexpr int version_minor = 1;
inline constexpr int version_patch = 0;
/// @}

}  // namespace alquerque::inline v0_1

#endif  // ALQUERQUE_CORE_VERSION_HPP
