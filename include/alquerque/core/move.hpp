#ifndef ALQUERQUE_CORE_MOVE_HPP
#define ALQUERQUE_CORE_MOVE_HPP

#include "base/language.hpp"

#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <string_view>  // std::hash

#include "base/mix.hpp"
#include "base/narrow.hpp"
#include "base/target.hpp"
#include "bitboard.hpp"
#include "geometry.hpp"
#include "heading.hpp"
#include "point.hpp"
#include "side.hpp"

namespace alquerque::inline v0_1 {

/// A turn of one side: a quiet step, or a capture with its whole chain of jumps. Its identity is
/// (from, to, captured): routes with equal three are one move (RULES, reading 2). Eight bytes.
/// `from` and `to` are equal for a chain that ends where it began.
class Move {
 public:
  /// Like a built-in type, `Move move;` has no value yet; `Move{}` is the meaningless a1-a1. Lists
  /// of moves rest on this: they are made without touching their storage.
  ALQ_FN Move() noexcept = default;

  /// A quiet move.
  ALQ_FN constexpr Move(Point from, Point to) noexcept : captured_{0}, from_{from}, to_{to} {}

  /// A capture; `captured` holds the men taken.
  ALQ_FN constexpr Move(Point from, Point to, Bitboard captured) noexcept
      : captured_{captured.bits()}, from_{from}, to_{to} {}

  /// Where the man starts.
  ALQ_FN [[nodiscard]] constexpr Point from() const noexcept { return from_; }
  /// Where the man ends its turn.
  ALQ_FN [[nodiscard]] constexpr Point to() const noexcept { return to_; }
  /// The men taken; none for a quiet move.
  ALQ_FN [[nodiscard]] constexpr Bitboard captured() const noexcept {
    return Bitboard::from_bits(captured_);
  }
  /// Whether men are taken.
  ALQ_FN [[nodiscard]] constexpr bool is_capture() const noexcept { return captured_ != 0; }

  ALQ_FN [[nodiscard]] friend constexpr bool operator==(const Move&,
                                                        const Move&) noexcept = default;
  /// By from, then to, then captured set.
  ALQ_FN [[nodiscard]] friend constexpr std::strong_ordering operator<=>(const Move& a,
                                                                         const Move& b) noexcept {
    return a.key() <=> b.key();
  }

  /// The three parts in one number, different for different moves and ordered like them.
  ALQ_FN [[nodiscard]] constexpr std::uint64_t key() const noexcept {
    return std::uint64_t{static_cast<std::uint8_t>(from_)} << 40 |
           std::uint64_t{static_cast<std::uint8_t>(to_)} << 32 | captured_;
  }

 private:
  std::uint32_t captured_;
  Point from_;
  Point to_;
};

inline namespace ALQ_TARGET {

/// The heading of a quiet move that a side makes, for example `Headings::forward`.
/// @pre `!move.is_capture()`
[[nodiscard]] constexpr Headings heading_of(const Move& move, Side side) noexcept {
  assert(!move.is_capture());
  const auto change = [](auto from, auto to) {
    return static_cast<int>(to) - static_cast<int>(from);
  };
  return detail::heading_by({change(file_of(move.from()), file_of(move.to())),
                             change(rank_of(move.from()), rank_of(move.to()))},
                            side);
}

/// The move with the files swapped; legal in the mirrored position where this one is in the other.
[[nodiscard]] constexpr Move mirrored(const Move& move) noexcept {
  return {mirrored(move.from()), mirrored(move.to()), mirrored(move.captured())};
}

/// The move with the board turned by 180 degrees; legal in the rotated position where this one is
/// in the other.
[[nodiscard]] constexpr Move rotated(const Move& move) noexcept {
  return {rotated(move.from()), rotated(move.to()), rotated(move.captured())};
}

}  // namespace ALQ_TARGET

}  // namespace alquerque::inline v0_1

template <>
struct std::hash<alquerque::Move> {
  ALQ_FN [[nodiscard]] constexpr std::size_t operator()(
      const alquerque::Move& move) const noexcept {
    return alquerque::detail::narrow<std::size_t>(alquerque::detail::mixed(move.key()));
  }
};

#endif  // ALQUERQUE_CORE_MOVE_HPP
