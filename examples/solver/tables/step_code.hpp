#ifndef ALQUERQUE_SOLVER_TABLES_STEP_CODE_HPP
#define ALQUERQUE_SOLVER_TABLES_STEP_CODE_HPP

#include <array>
#include <cstddef>
#include <cstdint>

#include <alquerque/alquerque.hpp>

namespace alquerque::solver {

/// How a board is looked at: as it is, in a mirror, turned by 180 degrees with the sides swapped,
/// or both. Each is its own inverse.
enum class View : std::uint8_t { straight, mirrored, turned, turned_mirrored };

inline constexpr std::size_t view_count = 4;
inline constexpr std::array<View, view_count> all_views{View::straight, View::mirrored,
                                                        View::turned, View::turned_mirrored};

[[nodiscard]] constexpr std::size_t index_of(View view) noexcept {
  return static_cast<std::size_t>(view);
}

[[nodiscard]] constexpr View view_of(bool is_turned, bool is_mirrored) noexcept {
  return all_views[(is_turned ? 2U : 0U) + (is_mirrored ? 1U : 0U)];
}

/// A sideways step, such as the one that a ban forbids, in a byte: 0 is none, 1 + 2 p one west from
/// the point of index p, 2 + 2 p one east.
using StepCode = std::uint8_t;

inline constexpr StepCode no_step = 0;
inline constexpr std::size_t step_code_count = 1 + 2 * point_count;

[[nodiscard]] constexpr StepCode step_west_from(Point point) noexcept {
  return static_cast<StepCode>(1 + 2 * index_of(point));
}
[[nodiscard]] constexpr StepCode step_east_from(Point point) noexcept {
  return static_cast<StepCode>(2 + 2 * index_of(point));
}
/// @pre it is a step
[[nodiscard]] constexpr Point origin_of(StepCode step) noexcept {
  return point_at((step - 1U) / 2);
}
[[nodiscard]] constexpr bool is_west(StepCode step) noexcept { return step % 2 == 1; }

/// By view and code, the same step as the view has it.
inline constexpr auto viewed_steps = [] {
  std::array<std::array<StepCode, step_code_count>, view_count> table{};
  for (const View view : all_views) {
    const bool is_mirrored = view == View::mirrored || view == View::turned_mirrored;
    const bool is_turned = view == View::turned || view == View::turned_mirrored;
    for (const Point point : Bitboard::all()) {
      Point seen = is_mirrored ? mirrored(point) : point;
      seen = is_turned ? rotated(seen) : seen;
      const StepCode west = step_west_from(seen);
      const StepCode east = step_east_from(seen);
      const bool is_swapped = is_mirrored != is_turned;
      table[index_of(view)][step_west_from(point)] = is_swapped ? east : west;
      table[index_of(view)][step_east_from(point)] = is_swapped ? west : east;
    }
  }
  return table;
}();

[[nodiscard]] constexpr StepCode viewed(StepCode step, View view) noexcept {
  return viewed_steps[index_of(view)][step];
}

}  // namespace alquerque::solver

#endif  // ALQUERQUE_SOLVER_TABLES_STEP_CODE_HPP
