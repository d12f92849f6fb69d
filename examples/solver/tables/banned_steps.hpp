#ifndef ALQUERQUE_SOLVER_TABLES_BANNED_STEPS_HPP
#define ALQUERQUE_SOLVER_TABLES_BANNED_STEPS_HPP

#include <bit>
#include <cstdint>

#include <alquerque/alquerque.hpp>

#include "board_index.hpp"
#include "step_code.hpp"

namespace alquerque::solver {

/// The bans that a side can have (B11): of each man that steps at all, the way to an empty point
/// beside it.
class BannedSteps {
 public:
  constexpr BannedSteps(const Men& men, Side side) noexcept {
    const std::uint32_t own = side == Side::white ? men.white : men.black;
    const std::uint32_t stepping = own & ~points_of(far_rank(side)).bits();
    const std::uint32_t empty = ~(men.white | men.black);
    west_ = stepping & empty << 1U & step_origins(Direction::west).bits();
    east_ = stepping & empty >> 1U & step_origins(Direction::east).bits();
  }

  [[nodiscard]] constexpr unsigned size() const noexcept { return count(west_) + count(east_); }

  /// The place of a step among all, those west first.
  /// @pre it is one of them
  [[nodiscard]] constexpr unsigned place_of(StepCode step) const noexcept {
    const std::uint32_t before = Bitboard{origin_of(step)}.bits() - 1;
    return is_west(step) ? count(west_ & before) : count(west_) + count(east_ & before);
  }

  /// Calls `visit(step)` in the order of places.
  template <class Visit>
  constexpr void for_each(Visit visit) const {
    for (const Point point : Bitboard::from_bits(west_)) {
      visit(step_west_from(point));
    }
    for (const Point point : Bitboard::from_bits(east_)) {
      visit(step_east_from(point));
    }
  }

 private:
  [[nodiscard]] static constexpr unsigned count(std::uint32_t bits) noexcept {
    return static_cast<unsigned>(std::popcount(bits));
  }

  std::uint32_t west_;
  std::uint32_t east_;
};

}  // namespace alquerque::solver

#endif  // ALQUERQUE_SOLVER_TABLES_BANNED_STEPS_HPP
