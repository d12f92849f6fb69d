#ifndef ALQUERQUE_DETAIL_CHAIN_WALK_HPP
#define ALQUERQUE_DETAIL_CHAIN_WALK_HPP

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "../bitboard.hpp"
#include "../heading.hpp"
#include "../move.hpp"
#include "../move_list.hpp"
#include "../point.hpp"
#include "../rule_set.hpp"
#include "../side.hpp"
#include "lines.hpp"

namespace alquerque::inline v0_1::detail {

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

  /// Gives `sink.capture(Capture)` every route of every capture of the man, or with `unique` one
  /// route of every move.
  /// @return whether the sink stopped it by returning true
  template <class Sink>
  constexpr bool run(Sink& sink) {
    if constexpr (unique) {
      // Most captures are over before a chain could have gone round: a cycle takes three jumps.
      const auto middles = static_cast<std::uint32_t>(open_ | open_ >> falling_shift);
      if (std::popcount(middles) >= 3) {
        return go_on<rules.first_jump, true>(sink, from_, open_, {0, 0, Bitboard{from_}.bits()});
      }
    }
    return go_on<rules.first_jump, false>(sink, from_, open_, {0, 0, 0});
  }

 private:
  struct Trail {
    std::size_t jumps;
    std::uint32_t captured;
    /// The points touched down on, and a bit beyond the board once one was touched twice.
    std::uint32_t touched;
  };

  static constexpr std::uint32_t cyclic = std::uint32_t{1} << 31;

  template <Headings headings, bool may_cycle, class Sink>
  constexpr bool go_on(Sink& sink, Point at, Lines open, const Trail trail) {
    Lines ways = open & lines_from<headings, side>[index_of(at)];
    if ((ways == 0 || !rules.chain_must_go_on) && trail.jumps > 0) {
      const Capture capture{from_, at, trail.captured, landings_.data(), trail.jumps};
      const bool seen = may_cycle && (trail.touched & cyclic) != 0 && seen_before(capture.move());
      if (!seen && sink.capture(capture)) {
        return true;
      }
    }
    for (; ways != 0; ways &= ways - 1) {
      const auto over = static_cast<std::size_t>(std::countr_zero(ways)) % falling_shift;
      const Point landing = point_at(2 * over - index_of(at));
      landings_[trail.jumps] = landing;
      Trail longer{trail.jumps + 1, trail.captured | std::uint32_t{1} << over, 0};
      if constexpr (may_cycle) {
        const std::uint32_t touch = Bitboard{landing}.bits();
        longer.touched = trail.touched | touch | ((trail.touched & touch) != 0 ? cyclic : 0);
      }
      if (go_on<rules.later_jumps, may_cycle>(sink, landing, open & ~lines_over(over), longer)) {
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
  std::array<Point, Route::max_landings> landings_{};
  BasicMoveList<max_moves(rules)> seen_;
};

}  // namespace alquerque::inline v0_1::detail

#endif  // ALQUERQUE_DETAIL_CHAIN_WALK_HPP
