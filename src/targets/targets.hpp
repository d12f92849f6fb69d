#ifndef ALQUERQUE_TARGETS_TARGETS_HPP
#define ALQUERQUE_TARGETS_TARGETS_HPP

#include <array>
#include <span>
#include <string_view>

#include <alquerque/alquerque.hpp>

// The rules as compiled for several kinds of processors, of which a program takes the best that its
// machine can run: packages are built for any processor, and are as fast as a build for one.
namespace alquerque::targets {

/// The books of `named_rule_sets`, in the same order.
using Books = std::array<RuleBook, named_rule_sets.size()>;

struct Target {
  /// As `ALQUERQUE_TARGET` names it: baseline, avx2 or avx512.
  std::string_view name;
  Books books;
};

/// The targets that this machine can run, `baseline` first and the best last.
[[nodiscard]] std::span<const Target> targets() noexcept;

/// The one of a name; null if there is none, or this machine cannot run it.
[[nodiscard]] const Target* find_target(std::string_view name) noexcept;

/// What the environment variable `ALQUERQUE_TARGET` asks for; empty if nothing.
[[nodiscard]] std::string_view wanted_target() noexcept;

/// The target to use: the wanted one if it can be had, or else the best. It stays the same while a
/// program runs.
[[nodiscard]] const Target& chosen_target() noexcept;

}  // namespace alquerque::targets

#endif  // ALQUERQUE_TARGETS_TARGETS_HPP
