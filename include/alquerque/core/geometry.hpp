#ifndef ALQUERQUE_CORE_GEOMETRY_HPP
#define ALQUERQUE_CORE_GEOMETRY_HPP

#include "base/language.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "base/target.hpp"
#include "bitboard.hpp"
#include "point.hpp"

namespace alquerque::inline v0_1 {

/// A direction along the lines of the board; north is towards rank 5, east towards file e.
enum class Direction : std::uint8_t {
  north,
  north_east,
  east,
  south_east,
  south,
  south_west,
  west,
  north_west
};

/// How many directions there are.
inline constexpr std::size_t direction_count = 8;

/// The directions, clockwise from north, in the order of their values.
inline constexpr std::array<Direction, direction_count> all_directions{
    Direction::north, Direction::north_east, Direction::east, Direction::south_east,
    Direction::south, Direction::south_west, Direction::west, Direction::north_west};

inline namespace ALQ_TARGET {

/// The place of a direction in arrays of `direction_count` entries: 0 for north, 7 for north-west.
[[nodiscard]] constexpr std::size_t index_of(Direction direction) noexcept {
  return static_cast<std::size_t>(direction);
}

}  // namespace ALQ_TARGET

namespace detail {

/// What one step changes: files towards e, ranks towards 5.
struct Displacement {
  int files;
  int ranks;
};

/// The displacement of each direction, by `index_of`: the one table of directions, from which all
/// others are made.
inline constexpr std::array<Displacement, direction_count> displacements{
    {{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}}};

inline namespace ALQ_TARGET {

constexpr Displacement displacement_of(Direction direction) noexcept {
  return displacements[index_of(direction)];
}

/// What one step adds to the index of a point.
constexpr int index_change(Direction direction) noexcept {
  const Displacement step = displacement_of(direction);
  return step.ranks * static_cast<int>(file_count) + step.files;
}

/// Moves every point `steps` steps in a direction. Points that leave the board give garbage:
/// the caller masks them, before or after. `Word` holds the bits of one board or of several.
template <class Word>
constexpr Word shift(const Word& bits, Direction direction, int steps) noexcept {
  const int places = index_change(direction) * steps;
  return places >= 0 ? bits << places : bits >> -places;
}

/// The point `steps` steps away on the board, whether or not a line leads there.
constexpr std::optional<Point> point_beyond(Point from, Direction direction, int steps) noexcept {
  const Displacement step = displacement_of(direction);
  const int file = static_cast<int>(file_of(from)) + step.files * steps;
  const int rank = static_cast<int>(rank_of(from)) + step.ranks * steps;
  if (file < 0 || file >= static_cast<int>(file_count) || rank < 0 ||
      rank >= static_cast<int>(rank_count)) {
    return std::nullopt;
  }
  return make_point(static_cast<File>(file), static_cast<Rank>(rank));
}

/// The points that have a line of `steps` steps in a direction. Every point has its orthogonal
/// lines; diagonal ones meet exactly in the points whose file and rank index add up to an even
/// number (RULES, "Board"), which for this board is an even point index.
constexpr std::array<Bitboard, direction_count> line_origins(int steps) noexcept {
  std::array<Bitboard, direction_count> origins{};
  for (const Direction direction : all_directions) {
    const Displacement step = displacement_of(direction);
    const bool diagonal = step.files != 0 && step.ranks != 0;
    for (const Point from : Bitboard::all()) {
      if ((!diagonal || index_of(from) % 2 == 0) && point_beyond(from, direction, steps)) {
        origins[index_of(direction)] |= from;
      }
    }
  }
  return origins;
}

inline constexpr std::array<Bitboard, direction_count> step_origin_table = line_origins(1);
inline constexpr std::array<Bitboard, direction_count> jump_origin_table = line_origins(2);

}  // namespace ALQ_TARGET

}  // namespace detail

inline namespace ALQ_TARGET {

/// The points from which a line leads one step in a direction. 112 steps in all.
[[nodiscard]] constexpr Bitboard step_origins(Direction direction) noexcept {
  return detail::step_origin_table[index_of(direction)];
}

/// The next point along the line in a direction, if there is such a line.
[[nodiscard]] constexpr std::optional<Point> step_target(Point from, Direction direction) noexcept {
  return step_origins(direction).contains(from) ? detail::point_beyond(from, direction, 1)
                                                : std::nullopt;
}

}  // namespace ALQ_TARGET

namespace detail {

/// One jump along the lines.
struct Jump {
  Direction direction;
  Point over;
  Point landing;
};

/// The jumps that the lines allow from one point: at most eight, by direction.
class JumpRange {
 public:
  ALQ_FN constexpr JumpRange() noexcept = default;

  /// @pre `size() < direction_count`
  ALQ_FN constexpr void push_back(Jump jump) noexcept { jumps_[size_++] = jump; }
  ALQ_FN [[nodiscard]] constexpr std::size_t size() const noexcept { return size_; }
  ALQ_FN [[nodiscard]] constexpr const Jump* begin() const noexcept { return jumps_.data(); }
  ALQ_FN [[nodiscard]] constexpr const Jump* end() const noexcept { return jumps_.data() + size_; }

 private:
  std::array<Jump, direction_count> jumps_{};
  std::size_t size_ = 0;
};

inline namespace ALQ_TARGET {

/// The points from which a line leads two steps in a direction. 80 jumps in all.
constexpr Bitboard jump_origins(Direction direction) noexcept {
  return jump_origin_table[index_of(direction)];
}

/// The point a jump in a direction lands on, if there is such a line.
constexpr std::optional<Point> jump_target(Point from, Direction direction) noexcept {
  return jump_origins(direction).contains(from) ? point_beyond(from, direction, 2) : std::nullopt;
}

/// The points from which one step in a direction ends on one of `targets`. `Word` as for `shift`.
template <Direction direction, class Word>
constexpr Word step_origins_onto(const Word& targets) noexcept {
  constexpr Bitboard origins = step_origins(direction);
  return shift(targets, direction, -1) & origins.bits();
}

/// The points from which a jump in a direction passes over one of `jumped` and lands on one of
/// `landings`.
template <Direction direction, class Word>
constexpr Word jump_origins_over(const Word& jumped, const Word& landings) noexcept {
  constexpr Bitboard origins = jump_origins(direction);
  return shift(jumped, direction, -1) & shift(landings, direction, -2) & origins.bits();
}

/// The point that a jump passes over: the middle of its line. Points of a line have indices that
/// are evenly spaced.
/// @pre a jump leads `from` there `to`
constexpr Point middle_of(Point from, Point to) noexcept {
  return point_at((index_of(from) + index_of(to)) / 2);
}

/// Where the jump over a point lands; so that `over` is the middle of it.
/// @pre a jump leads `from` there over `over`
constexpr Point landing_beyond(Point from, Point over) noexcept {
  return point_at(2 * index_of(over) - index_of(from));
}

constexpr std::array<Bitboard, point_count> make_adjacency() noexcept {
  std::array<Bitboard, point_count> table{};
  for (const Point from : Bitboard::all()) {
    for (const Direction direction : all_directions) {
      if (const auto target = step_target(from, direction)) {
        table[index_of(from)] |= *target;
      }
    }
  }
  return table;
}

constexpr std::array<JumpRange, point_count> make_jumps() noexcept {
  std::array<JumpRange, point_count> table{};
  for (const Point from : Bitboard::all()) {
    for (const Direction direction : all_directions) {
      if (const auto landing = jump_target(from, direction)) {
        table[index_of(from)].push_back({direction, middle_of(from, *landing), *landing});
      }
    }
  }
  return table;
}

inline constexpr std::array<Bitboard, point_count> adjacency_table = make_adjacency();
inline constexpr std::array<JumpRange, point_count> jump_table = make_jumps();

/// The jumps that the lines allow from a point, by direction.
constexpr const JumpRange& jumps_from(Point point) noexcept { return jump_table[index_of(point)]; }

/// The jump from one point to another, if the lines allow one.
constexpr std::optional<Jump> jump_between(Point from, Point to) noexcept {
  for (const Jump& jump : jumps_from(from)) {
    if (jump.landing == to) {
      return jump;
    }
  }
  return std::nullopt;
}

}  // namespace ALQ_TARGET

}  // namespace detail

inline namespace ALQ_TARGET {

/// The points joined to a point by a line: three to eight.
[[nodiscard]] constexpr Bitboard neighbours(Point point) noexcept {
  return detail::adjacency_table[index_of(point)];
}

/// The symmetries that keep the lines and the rules: reflecting the files keeps both sides' forward
/// direction, turning by 180 degrees swaps the sides. (Turning by 90 degrees keeps the lines only.)
[[nodiscard]] constexpr Point mirrored(Point point) noexcept {
  return make_point(static_cast<File>(file_count - 1 - static_cast<std::size_t>(file_of(point))),
                    rank_of(point));
}

/// A point after a turn of the board by 180 degrees; see `mirrored`.
[[nodiscard]] constexpr Point rotated(Point point) noexcept {
  return point_at(point_count - 1 - index_of(point));
}

}  // namespace ALQ_TARGET

namespace detail {

inline namespace ALQ_TARGET {

/// The points of a board that lie on a file or rank, moved by some places in the order of points.
/// `Word` holds the bits of one board, or of two in its halves.
template <class Word, class Line>
constexpr Word moved_onto(Word boards, Line line, int places) noexcept {
  Word bits = boards & points_of(line).bits();
  if constexpr (sizeof(Word) == 2 * sizeof(std::uint32_t)) {
    bits = boards & (Word{points_of(line).bits()} << 32 | points_of(line).bits());
  }
  return places >= 0 ? bits << places : bits >> -places;
}

template <class Word>
constexpr Word mirrored_bits(Word boards) noexcept {
  const auto onto = [boards](File file, int places) { return moved_onto(boards, file, places); };
  return onto(File::a, 4) | onto(File::b, 2) | onto(File::c, 0) | onto(File::d, -2) |
         onto(File::e, -4);
}

/// The bits in reverse order, the last becoming the first.
constexpr std::uint64_t reversed(std::uint64_t bits) noexcept {
  const auto swap = [&bits](std::uint64_t lower, int places) {
    bits = (bits >> places & lower) | (bits & lower) << places;
  };
  // Whole bytes first: compilers see that this is one instruction.
  swap(0x00000000ffffffff, 32);
  swap(0x0000ffff0000ffff, 16);
  swap(0x00ff00ff00ff00ff, 8);
  swap(0x0f0f0f0f0f0f0f0f, 4);
  swap(0x3333333333333333, 2);
  swap(0x5555555555555555, 1);
  return bits;
}

/// Both boards in the halves of a number turned by 180 degrees, and swapped.
constexpr std::uint64_t rotated_pair(std::uint64_t boards) noexcept {
  return reversed(boards) >> (32 - point_count);
}

}  // namespace ALQ_TARGET

}  // namespace detail

inline namespace ALQ_TARGET {

/// The image of a set.
[[nodiscard]] constexpr Bitboard mirrored(Bitboard board) noexcept {
  return Bitboard::from_bits(detail::mirrored_bits(board.bits()));
}

/// The image of a set.
[[nodiscard]] constexpr Bitboard rotated(Bitboard board) noexcept {
  return Bitboard::from_bits(
      static_cast<std::uint32_t>(detail::rotated_pair(std::uint64_t{board.bits()} << 32)));
}

}  // namespace ALQ_TARGET

}  // namespace alquerque::inline v0_1

#endif  // ALQUERQUE_CORE_GEOMETRY_HPP
