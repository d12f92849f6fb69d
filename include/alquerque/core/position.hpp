#ifndef ALQUERQUE_CORE_POSITION_HPP
#define ALQUERQUE_CORE_POSITION_HPP

#include "base/language.hpp"

#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>  // std::hash

#include "base/mix.hpp"
#include "base/narrow.hpp"
#include "base/target.hpp"
#include "bitboard.hpp"
#include "generator/boards.hpp"
#include "generator/legality.hpp"
#include "geometry.hpp"
#include "move.hpp"
#include "point.hpp"
#include "result.hpp"
#include "rule_set.hpp"
#include "setup.hpp"
#include "side.hpp"

namespace alquerque::inline v0_1 {

class Position;  // IWYU pragma: keep

namespace detail {

inline namespace ALQ_TARGET {

/// The boards of a position seen from `side`: the way from positions to all that rules say of them.
/// @pre `position.is_of(rules)`, and `side` is to move
template <RuleSet rules, Side side>
constexpr Boards<std::uint32_t> boards_of(const Position& position) noexcept;

/// The way back: the position whose boards, seen from `side` which is to move, these are.
template <Side side>
constexpr Position position_of(const Boards<std::uint32_t>& boards) noexcept;

/// A set-up without fault, and without the bans that the rules do not keep (RULES, reading 4).
constexpr Setup canonical(const Setup& setup, const RuleSet& rules) noexcept {
  if (rules.no_return != NoReturn::next_turn) {
    return setup;
  }
  const std::uint32_t empty = (~(setup.white | setup.black)).bits();
  const auto kept = [&](Bitboard banned, Direction direction) {
    return Bitboard::from_bits(binding<std::uint32_t>(banned.bits(), empty, direction));
  };
  return {setup.white, setup.black, setup.to_move, kept(setup.no_west, Direction::west),
          kept(setup.no_east, Direction::east)};
}

}  // namespace ALQ_TARGET

}  // namespace detail

/// All that decides how a game goes on: the men, the side to move, and the sideways step that each
/// man may not make because it would undo its last one (B11). A regular value of 16 bytes without
/// history; one that exists is valid. Copy it instead of undoing moves.
///
/// Two positions are equal, and hash equal, exactly when they hold the same men, side to move and
/// bans. Bans are canonical: one that cannot bind any more is not kept, nor one that no step can
/// have set (RULES, reading 4).
class Position {
 public:
  /// The start position.
  ALQ_FN constexpr Position() noexcept
      : white_{start_white}, black_{rotated(Bitboard::from_bits(start_white)).bits()} {}

  /// The start position (RULES, "Start"): c3 empty, White to move.
  ALQ_FN [[nodiscard]] static constexpr Position start() noexcept { return {}; }

  /// The one door for positions from outside: the position, or every fault found. Under
  /// `NoReturn::next_turn` a ban whose point is occupied is dropped: one of the side to move cannot
  /// bind, and one of the other side was set by no step, as its last one left that point empty.
  ALQ_FN [[nodiscard]] static constexpr Result<Position, SetupFaults> from(
      const Setup& setup, const RuleSet& rules = rules::brainking);

  /// The set-up that makes this position.
  ALQ_FN [[nodiscard]] constexpr Setup setup() const noexcept {
    return {men(Side::white), men(Side::black), to_move(), no_west(), no_east()};
  }

  /// The men of one side; at most `max_men`.
  ALQ_FN [[nodiscard]] constexpr Bitboard men(Side side) const noexcept {
    return Bitboard::from_bits(side == Side::white ? white_ : black_);
  }
  /// The points where a man of either side stands.
  ALQ_FN [[nodiscard]] constexpr Bitboard occupied() const noexcept {
    return Bitboard::from_bits(white_ | black_);
  }
  /// The points where nobody stands.
  ALQ_FN [[nodiscard]] constexpr Bitboard empty_points() const noexcept { return ~occupied(); }

  /// The side whose man stands on a point, if any.
  ALQ_FN [[nodiscard]] constexpr std::optional<Side> at(Point point) const noexcept {
    if (men(Side::white).contains(point)) {
      return Side::white;
    }
    if (men(Side::black).contains(point)) {
      return Side::black;
    }
    return std::nullopt;
  }

  /// The side whose turn it is.
  ALQ_FN [[nodiscard]] constexpr Side to_move() const noexcept {
    return (no_east_ & black_to_move) == 0 ? Side::white : Side::black;
  }

  /// Men of either side that may not step west (towards file a).
  ALQ_FN [[nodiscard]] constexpr Bitboard no_west() const noexcept {
    return Bitboard::from_bits(no_west_);
  }
  /// Men of either side that may not step east (towards file e).
  ALQ_FN [[nodiscard]] constexpr Bitboard no_east() const noexcept {
    return Bitboard::from_bits(no_east_ & ~black_to_move);
  }

  /// The men of a side that may not step sideways in one of the two ways (B11).
  ALQ_FN [[nodiscard]] constexpr Bitboard banned_men(Side side) const noexcept {
    return (no_west() | no_east()) & men(side);
  }
  /// The point that a man may not step to because it came from there (B11); nothing for a man
  /// without a ban, and for a point without a man.
  ALQ_FN [[nodiscard]] constexpr std::optional<Point> banned_point(Point man) const noexcept {
    if (!(no_west() | no_east()).contains(man)) {
      return std::nullopt;
    }
    return step_target(man, no_west().contains(man) ? Direction::west : Direction::east);
  }

  /// The position after a legal move; O(1). Which bans the move leaves is the rule set's choice.
  /// @pre `move` is legal here under `rules`; asserted in debug builds
  template <RuleSet rules = rules::brainking>
  requires SupportedRules<rules> ALQ_FN [[nodiscard]] constexpr Position after(
      const Move& move) const noexcept {
    return to_move() == Side::white ? after_turn_of<rules, Side::white>(move)
                                    : after_turn_of<rules, Side::black>(move);
  }

  /// A hash of all 128 bits; equal positions hash equal in every build.
  ALQ_FN [[nodiscard]] constexpr std::uint64_t hash() const noexcept {
    const std::uint64_t rest = std::uint64_t{no_east_} << 32 | no_west_;
    return detail::mixed(both_men(), rest);
  }

  /// The invariant of the type. Always true; asserted after each change in debug builds.
  ALQ_FN [[nodiscard]] constexpr bool is_ok() const noexcept {
    return detail::faults_of(setup()).empty();
  }

  /// Whether it can be a position of a rule set: the one that `from` makes of its set-up. Others
  /// hold bans that those rules do not leave. All that takes a position and rules has this as a
  /// precondition, and asserts it in debug builds: a rule set forgotten in one call of a game
  /// shows.
  ALQ_FN [[nodiscard]] constexpr bool is_of(const RuleSet& rules) const noexcept {
    return detail::faults_of(setup(), rules).empty() &&
           detail::canonical(setup(), rules) == setup();
  }

  ALQ_FN [[nodiscard]] friend constexpr bool operator==(const Position&,
                                                        const Position&) noexcept = default;
  /// An arbitrary but fixed total order, for sorted containers.
  ALQ_FN [[nodiscard]] friend constexpr std::strong_ordering operator<=>(
      const Position&, const Position&) noexcept = default;

  /// The position seen in a mirror that swaps the files. Its legal moves are the mirrored ones.
  ALQ_FN [[nodiscard]] friend constexpr Position mirrored(const Position& position) noexcept {
    const std::uint64_t men = detail::mirrored_bits(position.both_men());
    const std::uint64_t bans = detail::mirrored_bits(position.both_bans());
    // Not std::rotl: where nothing is inlined, its code is that of any one file of the program,
    // and may be for a newer processor than this one's.
    return {men, bans << 32 | bans >> 32, position.to_move()};
  }

  /// The lesser of a position and its mirror image, which is the same for both: what tables and
  /// opening books keep, as whoever is to move has the same chances in either.
  ALQ_FN [[nodiscard]] friend constexpr Position canonical_form(const Position& position) noexcept {
    const Position image = mirrored(position);
    return image < position ? image : position;
  }

  /// The position turned by 180 degrees with the sides swapped. Its legal moves are the rotated
  /// ones.
  ALQ_FN [[nodiscard]] friend constexpr Position rotated(const Position& position) noexcept {
    return {detail::rotated_pair(position.both_men()), detail::rotated_pair(position.both_bans()),
            opponent(position.to_move())};
  }

 private:
  template <RuleSet rules, Side side>
  friend constexpr detail::Boards<std::uint32_t> detail::ALQ_TARGET::boards_of(
      const Position&) noexcept;

  template <Side side>
  friend constexpr Position detail::ALQ_TARGET::position_of(
      const detail::Boards<std::uint32_t>&) noexcept;

  /// `after`, for the side that is to move.
  template <RuleSet rules, Side side>
  ALQ_FN [[nodiscard]] constexpr Position after_turn_of(const Move& move) const noexcept;

  /// White's men and Black's as the halves of one number; and the bans of the two ways.
  /// @{
  ALQ_FN [[nodiscard]] constexpr std::uint64_t both_men() const noexcept {
    return std::uint64_t{black_} << 32 | white_;
  }
  ALQ_FN [[nodiscard]] constexpr std::uint64_t both_bans() const noexcept {
    return std::uint64_t{no_east_ & ~black_to_move} << 32 | no_west_;
  }
  /// @}

  // a1-e1, a2-e2, d3, e3; Black's men are the same turned by 180 degrees.
  static constexpr std::uint32_t start_white = 0b11000'11111'11111;
  // The side to move lies in a bit that no point uses.
  static constexpr std::uint32_t black_to_move = std::uint32_t{1} << 31;

  ALQ_FN constexpr Position(Bitboard white, Bitboard black, Side to_move, Bitboard no_west,
                            Bitboard no_east) noexcept
      : white_{white.bits()},
        black_{black.bits()},
        no_west_{no_west.bits()},
        no_east_{no_east.bits() | (to_move == Side::black ? black_to_move : 0)} {
    assert(is_ok());
  }

  ALQ_FN constexpr Position(std::uint64_t men, std::uint64_t bans, Side to_move) noexcept
      : white_{static_cast<std::uint32_t>(men)},
        black_{static_cast<std::uint32_t>(men >> 32)},
        no_west_{static_cast<std::uint32_t>(bans)},
        no_east_{static_cast<std::uint32_t>(bans >> 32) |
                 (to_move == Side::black ? black_to_move : 0)} {
    assert(is_ok());
  }

  std::uint32_t white_;
  std::uint32_t black_;
  std::uint32_t no_west_ = 0;
  std::uint32_t no_east_ = 0;
};

namespace detail {

inline namespace ALQ_TARGET {

template <RuleSet rules, Side side>
constexpr Boards<std::uint32_t> boards_of(const Position& position) noexcept {
  assert(position.to_move() == side);
  assert(position.is_of(rules));
  const std::uint32_t no_east = position.no_east_ & ~Position::black_to_move;
  return side == Side::white
             ? Boards<std::uint32_t>{position.white_, position.black_, position.no_west_, no_east}
             : Boards<std::uint32_t>{position.black_, position.white_, position.no_west_, no_east};
}

template <Side side>
constexpr Position position_of(const Boards<std::uint32_t>& boards) noexcept {
  Position position;
  position.white_ = side == Side::white ? boards.own : boards.enemy;
  position.black_ = side == Side::white ? boards.enemy : boards.own;
  position.no_west_ = boards.no_west;
  position.no_east_ = boards.no_east | (side == Side::black ? Position::black_to_move : 0);
  assert(position.is_ok());
  return position;
}

}  // namespace ALQ_TARGET

}  // namespace detail

constexpr Result<Position, SetupFaults> Position::from(const Setup& setup, const RuleSet& rules) {
  if (const SetupFaults faults = detail::faults_of(setup, rules); !faults.empty()) {
    return faults;
  }
  const Setup kept = detail::canonical(setup, rules);
  return Position{kept.white, kept.black, kept.to_move, kept.no_west, kept.no_east};
}

template <RuleSet rules, Side side>
constexpr Position Position::after_turn_of(const Move& move) const noexcept {
  const detail::Boards<std::uint32_t> boards = detail::boards_of<rules, side>(*this);
  assert((detail::is_move_of<rules, side>(boards, move)));

  // A step is a sideways one where it ends next to its origin in the order of points; a capture,
  // which keeps the parities of file and rank, never ends there.
  const std::uint32_t from = Bitboard{move.from()}.bits();
  const std::uint32_t to = Bitboard{move.to()}.bits();
  const detail::Boards<std::uint32_t> next = detail::after_move<rules, std::uint32_t>(
      boards, from ^ to, to, move.captured().bits(), from >> 1 & to, from << 1 & to);
  return detail::position_of<opponent(side)>(next);
}

}  // namespace alquerque::inline v0_1

template <>
struct std::hash<alquerque::Position> {
  ALQ_FN [[nodiscard]] constexpr std::size_t operator()(
      const alquerque::Position& position) const noexcept {
    return alquerque::detail::narrow<std::size_t>(position.hash());
  }
};

#endif  // ALQUERQUE_CORE_POSITION_HPP
