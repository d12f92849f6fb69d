#include "targets.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>

#include "books.hpp"

namespace alquerque::targets {
namespace {

#ifdef ALQUERQUE_HAS_X86_TARGETS

// All that the flags of the target let the compiler use, and no more: the flags stand in
// CMakeLists.txt. The function also asks whether the system saves the registers.
bool runs_avx2() noexcept {
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
         __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt");
}

bool runs_avx512() noexcept {
  return runs_avx2() && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
         __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl") &&
         __builtin_cpu_supports("avx512vpopcntdq");
}

#endif

/// The targets that this machine can run.
struct Runnable {
  std::array<Target, 3> targets;
  std::size_t size = 0;

  Runnable() noexcept {
    add("baseline", books_for_baseline());
#ifdef ALQUERQUE_HAS_X86_TARGETS
    __builtin_cpu_init();
    if (runs_avx2()) {
      add("avx2", books_for_avx2());
    }
    if (runs_avx512()) {
      add("avx512", books_for_avx512());
    }
#endif
  }

  void add(std::string_view name, const Books& books) noexcept { targets[size++] = {name, books}; }
};

const Target& choose() noexcept {
  const Target* const wanted = find_target(wanted_target());
  return wanted != nullptr ? *wanted : targets().back();
}

}  // namespace

std::span<const Target> targets() noexcept {
  static const Runnable runnable;
  return {runnable.targets.data(), runnable.size};
}

const Target* find_target(std::string_view name) noexcept {
  const std::span<const Target> known = targets();
  const auto found = std::find_if(known.begin(), known.end(),
                                  [name](const Target& target) { return target.name == name; });
  return found == known.end() ? nullptr : &*found;
}

std::string_view wanted_target() noexcept {
  const char* const name = std::getenv("ALQUERQUE_TARGET");
  return name == nullptr ? std::string_view{} : std::string_view{name};
}

const Target& chosen_target() noexcept {
  static const Target& target = choose();
  return target;
}

}  // namespace alquerque::targets
