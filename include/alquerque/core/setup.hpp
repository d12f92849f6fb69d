#ifndef ALQUERQUE_CORE_SETUP_HPP
#define ALQUERQUE_CORE_SETUP_HPP

#include "base/language.hpp"

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string_view>

#include "base/target.hpp"
#include "bitboard.hpp"
#include "generator/quiet_rules.hpp"
#include "geometry.hpp"
#include "heading.hpp"
#include "rule_set.hpp"
#include "side.hpp"

namespace alquerque::inline v0_1 {

/// What someone says stands on the board; it may be wrong. `Position::from` makes a position of it
/// or says why not.
struct Setup {
  /// The men of White.
  Bitboard white{};
  /// The men of Black.
  Bitboard black{};
  /// The side whose turn it is.
  Side to_move = Side::white;
  /// Men of either side that may not step west, and east, because they just came from there (B11).
  /// @{
  Bitboard no_west{};
  Bitboard no_east{};
  /// @}

  /// The men of one side.
  ALQ_FN [[nodiscard]] constexpr Bitboard men(Side side) const noexcept {
    return side == Side::white ? white : black;
  }

  ALQ_FN [[nodiscard]] friend constexpr bool operator==(const Setup&,
                                                        const Setup&) noexcept = default;
};

/// A side has at most twelve men (B1; RULES, reading 8).
inline constexpr std::size_t max_men = 12;

/// One thing that can be wrong with a set-up.
enum class SetupFault : std::uint8_t {
  /// A white and a black man stand on the same point.
  men_overlap,
  /// White has more than `max_men` men (B1).
  too_many_white_men,
  /// Black has more than `max_men` men (B1).
  too_many_black_men,
  /// A ban belongs to a point without a man.
  ban_without_man,
  /// A ban names a step that leaves the board.
  ban_off_board,
  /// A man may step neither west nor east, though it can only have come from one of them.
  ban_both_ways,
  /// There is a ban, but the rule set has `NoReturn::none`.
  ban_unknown_to_rules,
  /// A man on its far rank is banned from a step that it could not make anyway (B4).
  ban_on_far_rank,
  /// A side has two bans, but under `NoReturn::next_turn` only its last turn can leave one.
  second_ban_of_side
};

/// How many faults `SetupFault` tells apart.
inline constexpr std::size_t setup_fault_count = 9;

inline namespace ALQ_TARGET {

/// A sentence for a person.
[[nodiscard]] constexpr std::string_view describe(SetupFault fault) noexcept {
  constexpr std::array<std::string_view, setup_fault_count> sentences{
      "a white and a black man stand on the same point",
      "White has more than 12 men",
      "Black has more than 12 men",
      "a ban belongs to a point without a man",
      "a ban names a step that leaves the board",
      "a man is banned from both its neighbours, but can only have come from one",
      "the rule set has no bans",
      "a man on its far rank has no quiet step, so it carries no ban",
      "under this rule set a side has at most one ban"};
  return sentences[static_cast<std::size_t>(fault)];
}

}  // namespace ALQ_TARGET

/// A set of faults.
class SetupFaults {
 public:
  /// Whether nothing is wrong.
  ALQ_FN [[nodiscard]] constexpr bool empty() const noexcept { return bits_ == 0; }
  /// Whether a fault is in the set.
  ALQ_FN [[nodiscard]] constexpr bool contains(SetupFault fault) const noexcept {
    return ((bits_ >> static_cast<unsigned>(fault)) & 1U) != 0;
  }
  /// The first fault, in the order of `SetupFault`.
  /// @pre the set is not empty
  ALQ_FN [[nodiscard]] constexpr SetupFault front() const noexcept {
    assert(!empty());
    return static_cast<SetupFault>(std::countr_zero(bits_));
  }
  /// Adds a fault; nothing changes if the set holds it.
  ALQ_FN constexpr void insert(SetupFault fault) noexcept {
    bits_ |= std::uint32_t{1} << static_cast<unsigned>(fault);
  }
  /// Adds a fault where the condition holds.
  ALQ_FN constexpr void insert_if(bool condition, SetupFault fault) noexcept {
    if (condition) {
      insert(fault);
    }
  }

  ALQ_FN [[nodiscard]] friend constexpr bool operator==(SetupFaults,
                                                        SetupFaults) noexcept = default;

 private:
  std::uint32_t bits_ = 0;
};

namespace detail {

inline namespace ALQ_TARGET {

/// Everything wrong with a set-up that no rule set could mend; O(1).
constexpr SetupFaults faults_of(const Setup& setup) noexcept {
  const Bitboard banned = setup.no_west | setup.no_east;
  SetupFaults faults;
  faults.insert_if(setup.white.intersects(setup.black), SetupFault::men_overlap);
  faults.insert_if(setup.white.size() > max_men, SetupFault::too_many_white_men);
  faults.insert_if(setup.black.size() > max_men, SetupFault::too_many_black_men);
  faults.insert_if(!banned.is_subset_of(setup.white | setup.black), SetupFault::ban_without_man);
  faults.insert_if(!setup.no_west.is_subset_of(step_origins(Direction::west)) ||
                       !setup.no_east.is_subset_of(step_origins(Direction::east)),
                   SetupFault::ban_off_board);
  faults.insert_if(setup.no_west.intersects(setup.no_east), SetupFault::ban_both_ways);
  return faults;
}

/// Everything wrong with a set-up under a rule set; O(1).
constexpr SetupFaults faults_of(const Setup& setup, const RuleSet& rules) noexcept {
  const Bitboard banned = setup.no_west | setup.no_east;
  SetupFaults faults = faults_of(setup);
  faults.insert_if(!banned.empty() && (rules.no_return == NoReturn::none ||
                                       (rules.quiet_steps & Headings::sideways) == Headings::none),
                   SetupFault::ban_unknown_to_rules);
  for (const Side side : {Side::white, Side::black}) {
    const Bitboard banned_men = banned & setup.men(side);
    faults.insert_if(!banned_men.is_subset_of(quiet_points(rules, side)),
                     SetupFault::ban_on_far_rank);
    faults.insert_if(rules.no_return == NoReturn::next_turn && banned_men.size() > 1,
                     SetupFault::second_ban_of_side);
  }
  return faults;
}

}  // namespace ALQ_TARGET

}  // namespace detail

}  // namespace alquerque::inline v0_1

#endif  // ALQUERQUE_CORE_SETUP_HPP
