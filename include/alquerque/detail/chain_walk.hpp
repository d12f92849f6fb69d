#ifndef ALQUERQUE_DETAIL_CHAIN_WALK_HPP
#define ALQUERQUE_DETAIL_CHAIN_WALK_HPP

#include "language.hpp"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "../bitboard.hpp"
#include "../move.hpp"
#include "../move_list.hpp"
#include "../point.hpp"
#include "../rule_set.hpp"
#include "../side.hpp"
#include "boards.hpp"
#include "lines.hpp"
#include "target.hpp"

namespace alquerque::inline v0_1::detail {

inline namespace ALQ_TARGET {

/// One capture as the walk hands it out; valid during the call only.
struct Capture {
  Point from;
  Point to;
  std::uint32_t captured;
  const Point* landings;
  std::size_t jumps;

  [[nodiscard]] constexpr Move move() const noexcept {
    return {from, to, Bitboard::from_bits(captured)};
  }
  [[nodiscard]] constexpr Route route() const noexcept {
    return {from, landings, jumps, Bitboard::from_bits(captured)};
  }
};

/// Walks all captures of one man, jump by jump; the only place that does. The position is not
/// touched: jumped men leave a copy, and the origin counts as free from the first jump on (RULES,
/// reading 1). The free points stay the same through a chain, because a jumped point is never a
/// landing (RULES, reading 7).
template <RuleSet rules, Side side, bool unique>
class ChainWalk {
 public:
  /// @param enemy the men that can be jumped
  /// @param empty the points without a man before the man leaves `from`
  constexpr ChainWalk(Point from, std::uint32_t enemy, std::uint32_t empty) noexcept
      : from_{from}, open_{open_lines(from, enemy, empty | Bitboard{from}.bits())} {}

  /// All that the captures depend on, in one word; never 0.
  [[nodiscard]] constexpr std::uint64_t key() const noexcept {
    static_assert(point_count + falling_shift <= index_place);
    return open_ | (side == Side::black ? std::uint64_t{1} << 63 : 0) |
           (index_of(from_) + std::uint64_t{1}) << index_place;
  }

  /// Gives `sink.capture(Capture)` every route of every capture of the man, or with `unique` one
  /// route of every move.
  /// @return whether the sink stopped it by returning true
  template <class Sink>
  constexpr bool run(Sink& sink) {
    const Lines ways = open_ & lines_from<rules.first_jump, side>[index_of(from_)];
    if constexpr (unique) {
      // Most captures are over before a chain could have gone round: a cycle takes three jumps.
      const auto middles = static_cast<std::uint32_t>(open_ | open_ >> falling_shift);
      if (std::popcount(middles) >= 3) {
        return go_on<true>(sink, from_, open_, ways, {0, 0, Bitboard{from_}.bits()});
      }
    }
    return go_on<false>(sink, from_, open_, ways, {0, 0, 0});
  }

 private:
  struct Trail {
    std::size_t jumps;
    std::uint32_t captured;
    /// The points touched down on, and a bit beyond the board once one was touched twice.
    std::uint32_t touched;
  };

  static constexpr unsigned index_place = 58;
  static constexpr std::uint32_t cyclic = std::uint32_t{1} << 31;

  /// Jumps from `at` along each of `ways`, and on from where that leads.
  /// @param open the lines not yet used up, those of `ways` among them
  template <bool may_cycle, class Sink>
  constexpr bool go_on(Sink& sink, Point at, Lines open, Lines ways, const Trail trail) {
    for (; ways != 0; ways &= ways - 1) {
      const auto over = static_cast<std::size_t>(std::countr_zero(ways)) % falling_shift;
      const Point landing = point_at(2 * over - index_of(at));
      landings_[trail.jumps] = landing;
      Trail longer{trail.jumps + 1, trail.captured | std::uint32_t{1} << over, 0};
      if constexpr (may_cycle) {
        const std::uint32_t touch = Bitboard{landing}.bits();
        longer.touched = trail.touched | touch | ((trail.touched & touch) != 0 ? cyclic : 0);
      }
      const Lines rest = open & ~lines_over(over);
      const Lines next = rest & lines_from<rules.later_jumps, side>[index_of(landing)];
      if (next == 0 || !rules.chain_must_go_on) {
        const Capture capture{from_, landing, longer.captured, landings_.data(), longer.jumps};
        const bool seen =
            may_cycle && (longer.touched & cyclic) != 0 && seen_before(capture.move());
        if (!seen && sink.capture(capture)) {
          return true;
        }
      }
      if (next != 0 && go_on<may_cycle>(sink, landing, rest, next, longer)) {
        return true;
      }
    }
    return false;
  }

  /// Routes of one move differ only in the way round a cycle: their captured men, as edges of a
  /// graph on the landings, are the same, and a trail without a cycle has only one way through its
  /// edges.
  constexpr bool seen_before(const Move& move) noexcept {
    if (seen_.contains(move)) {
      return true;
    }
    seen_.push_back(move);
    return false;
  }

  Point from_;
  Lines open_;
  // Written before it is read; clearing it would cost a walk more than its first jump.
  std::array<Point, Route::max_landings> landings_;
  BasicMoveList<max_moves(rules)> seen_;
};

/// Calls `visit(walk)` with the walk of each of some men of one position.
template <RuleSet rules, Side side, bool unique, class Visit>
void each_walk(const Boards<std::uint32_t>& boards, std::uint32_t men, Visit&& visit) {
  const std::uint32_t empty = (~Bitboard::from_bits(boards.own | boards.enemy)).bits();
  for (const Point from : Bitboard::from_bits(men)) {
    visit(ChainWalk<rules, side, unique>{from, boards.enemy, empty});
  }
}

}  // namespace ALQ_TARGET

}  // namespace alquerque::inline v0_1::detail

#endif  // ALQUERQUE_DETAIL_CHAIN_WALK_HPP
