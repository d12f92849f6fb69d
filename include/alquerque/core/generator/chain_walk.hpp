#ifndef ALQUERQUE_CORE_GENERATOR_CHAIN_WALK_HPP
#define ALQUERQUE_CORE_GENERATOR_CHAIN_WALK_HPP

#include "../base/language.hpp"

#include <array>
#include <bit>
#include <concepts>  // IWYU pragma: keep
#include <cstddef>
#include <cstdint>

#include "../base/target.hpp"
#include "../bitboard.hpp"
#include "../geometry.hpp"
#include "../move.hpp"
#include "../move_list.hpp"
#include "../point.hpp"
#include "../route.hpp"
#include "../rule_set.hpp"
#include "../side.hpp"
#include "boards.hpp"
#include "middles.hpp"

namespace alquerque::inline v0_1::detail {

inline namespace ALQ_TARGET {

/// One capture as the walk hands it out; valid during the call only.
struct Capture {
  Point from;
  Point to;
  std::uint32_t captured;
  /// Where the man touches down; written by walks of routes alone.
  const Point* landings;
  std::size_t jumps;

  [[nodiscard]] constexpr Move move() const noexcept {
    return {from, to, Bitboard::from_bits(captured)};
  }
  [[nodiscard]] constexpr Route route() const noexcept {
    return {from, landings, jumps, Bitboard::from_bits(captured)};
  }
};

/// The boards after a capture; see `after_move`.
template <RuleSet rules>
constexpr Boards<std::uint32_t> after_capture(const Boards<std::uint32_t>& before,
                                              const Capture& capture) noexcept {
  const std::uint32_t from = Bitboard{capture.from}.bits();
  const std::uint32_t to = Bitboard{capture.to}.bits();
  return after_move<rules, std::uint32_t>(before, from ^ to, to, capture.captured, 0, 0);
}

/// What takes captures one by one, and returns true to stop.
template <class Sink>
concept CaptureSink = requires(Sink& sink, const Capture& capture) {
  { sink.capture(capture) } -> std::same_as<bool>;
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
      : from_{from}, open_{open_middles(from, enemy, empty | Bitboard{from}.bits())} {}

  /// All that the captures depend on, in one word; never 0.
  [[nodiscard]] constexpr std::uint64_t key() const noexcept {
    static_assert(point_count + falling_shift <= index_place);
    return open_ | (side == Side::black ? std::uint64_t{1} << 63 : 0) |
           (index_of(from_) + std::uint64_t{1}) << index_place;
  }

  /// Gives `sink.capture(Capture)` every route of every capture of the man, or with `unique` one
  /// route of every move.
  /// @return whether the sink stopped it by returning true
  template <CaptureSink Sink>
  constexpr bool run(Sink& sink) {
    const Middles ways = open_ & middles_from<rules.first_jump, side>[index_of(from_)];
    if constexpr (unique) {
      // Most captures are over before a chain could have gone round: a cycle takes three jumps.
      if (middle_points(open_).size() >= 3) {
        return go_on<true>(sink, from_, open_, ways, {0, Bitboard{from_}.bits()});
      }
    }
    return go_on<false>(sink, from_, open_, ways, {0, 0});
  }

 private:
  struct Trail {
    /// The men jumped over; as many as there were jumps.
    std::uint32_t captured;
    /// The points touched down on, and a bit beyond the board once one was touched twice.
    std::uint32_t touched;
  };

  static constexpr unsigned index_place = 58;
  static constexpr std::uint32_t cyclic = std::uint32_t{1} << 31;

  /// Jumps from `at` along each of `ways`, and on from where that leads.
  /// @param open the lines not yet used up, those of `ways` among them
  template <bool may_cycle, CaptureSink Sink>
  constexpr bool go_on(Sink& sink, Point at, Middles open, Middles ways, const Trail trail) {
    for (; ways != 0; ways &= ways - 1) {
      const Point over = first_middle(ways);
      const Point landing = landing_beyond(at, over);
      Trail longer{trail.captured | Bitboard{over}.bits(), 0};
      const auto jumps = static_cast<std::size_t>(std::popcount(longer.captured));
      if constexpr (!unique) {
        landings_[jumps - 1] = landing;
      }
      if constexpr (may_cycle) {
        const std::uint32_t touch = Bitboard{landing}.bits();
        longer.touched = trail.touched | touch | ((trail.touched & touch) != 0 ? cyclic : 0);
      }
      const Middles rest = open & ~both_over(over);
      // B6: a man that can jump again must, now in any of these ways.
      const Middles next = rest & middles_from<rules.later_jumps, side>[index_of(landing)];
      if (next == 0 || !rules.chain_must_go_on) {
        const Capture capture{from_, landing, longer.captured, landings_.data(), jumps};
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
  Middles open_;
  // Written before it is read; clearing it would cost a walk more than its first jump.
  std::array<Point, Route::max_landings> landings_;
  MoveList<max_moves(rules)> seen_;
};

/// The walks of some men of one position, as a range; each is made where the loop comes to it.
template <RuleSet rules, Side side, bool unique>
class ChainWalks {
 public:
  class Iterator {
   public:
    constexpr Iterator(PointIterator man, std::uint32_t enemy, std::uint32_t empty) noexcept
        : man_{man}, enemy_{enemy}, empty_{empty} {}

    [[nodiscard]] constexpr ChainWalk<rules, side, unique> operator*() const noexcept {
      return {*man_, enemy_, empty_};
    }
    constexpr Iterator& operator++() noexcept {
      ++man_;
      return *this;
    }
    [[nodiscard]] constexpr bool operator==(const Iterator& other) const noexcept {
      return man_ == other.man_;
    }

   private:
    PointIterator man_;
    std::uint32_t enemy_;
    std::uint32_t empty_;
  };

  constexpr ChainWalks(const Boards<std::uint32_t>& boards, std::uint32_t men) noexcept
      : men_{Bitboard::from_bits(men)},
        enemy_{boards.enemy},
        empty_{(~Bitboard::from_bits(boards.own | boards.enemy)).bits()} {}

  [[nodiscard]] constexpr Iterator begin() const noexcept { return {men_.begin(), enemy_, empty_}; }
  [[nodiscard]] constexpr Iterator end() const noexcept { return {men_.end(), enemy_, empty_}; }

 private:
  Bitboard men_;
  std::uint32_t enemy_;
  std::uint32_t empty_;
};

}  // namespace ALQ_TARGET

}  // namespace alquerque::inline v0_1::detail

#endif  // ALQUERQUE_CORE_GENERATOR_CHAIN_WALK_HPP
