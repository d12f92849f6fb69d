#ifndef ALQUERQUE_GEOMETRY_HPP
#define ALQUERQUE_GEOMETRY_HPP

#include "detail/language.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "bitboard.hpp"
#include "detail/target.hpp"
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

/// The direction that leads back.
[[nodiscard]] constexpr Direction opposite(Direction direction) noexcept {
  return static_cast<Direction>((index_of(direction) + direction_count / 2) % direction_count);
}

}  // namespace ALQ_TARGET

/// What one step changes; the one table of directions, from which all others are made.
struct Displacement {
  /// Files towards e; negative towards a.
  int files;
  /// Ranks towards 5; negative towards 1.
  int ranks;
};

/// The displacement of each direction, by `index_of`.
inline constexpr std::array<Displacement, direction_count> displacements{
    {{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}}};

inline namespace ALQ_TARGET {

/// What one step in a direction changes.
[[nodiscard]] constexpr Displacement displacement_of(Direction direction) noexcept {
  return displacements[index_of(direction)];
}

}  // namespace ALQ_TARGET

namespace detail {

inline namespace ALQ_TARGET {

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

/// The points from which a line leads two steps in a direction. 80 jumps in all.
[[nodiscard]] constexpr Bitboard jump_origins(Direction direction) noexcept {
  return detail::jump_origin_table[index_of(direction)];
}

/// The next point along the line in a direction, if there is such a line.
[[nodiscard]] constexpr std::optional<Point> step_target(Point from, Direction direction) noexcept {
  return step_origins(direction).contains(from) ? detail::point_beyond(from, direction, 1)
                                                : std::nullopt;
}

/// The point a jump in a direction lands on, if there is such a line.
[[nodiscard]] constexpr std::optional<Point> jump_target(Point from, Direction direction) noexcept {
  return jump_origins(direction).contains(from) ? detail::point_beyond(from, direction, 2)
                                                : std::nullopt;
}

/// The points from which one step in a direction ends on one of `targets`.
[[nodiscard]] constexpr Bitboard step_origins_onto(Bitboard targets, Direction direction) noexcept {
  return Bitboard::from_bits(detail::shift(targets.bits(), direction, -1) &
                             step_origins(direction).bits());
}

/// The points from which a jump in a direction passes over one of `jumped` and lands on one of
/// `landings`.
[[nodiscard]] constexpr Bitboard jump_origins_over(Bitboard jumped, Bitboard landings,
                                                   Direction direction) noexcept {
  return Bitboard::from_bits(detail::shift(jumped.bits(), direction, -1) &
                             detail::shift(landings.bits(), direction, -2) &
                             jump_origins(direction).bits());
}

/// Where the points of a set arrive after `steps` steps in a direction.
/// @pre from every point of the set a line leads that far
[[nodiscard]] constexpr Bitboard moved(Bitboard origins, Direction direction, int steps) noexcept {
  return Bitboard::from_bits(detail::shift(origins.bits(), direction, steps));
}

}  // namespace ALQ_TARGET

/// One jump along the lines: the point jumped over and the point landed on.
struct Jump {
  /// Where the jump points.
  Direction direction;
  /// The point jumped over, one step away.
  Point over;
  /// The point landed on, two steps away.
  Point landing;
};

/// The jumps that the lines allow from one point: at most eight, by direction.
class JumpRange {
 public:
  /// No jumps.
  ALQ_FN constexpr JumpRange() noexcept = default;

  /// Adds a jump at the end.
  /// @pre `size() < direction_count`
  ALQ_FN constexpr void push_back(Jump jump) noexcept { jumps_[size_++] = jump; }
  /// How many jumps there are: 0 to 8.
  ALQ_FN [[nodiscard]] constexpr std::size_t size() const noexcept { return size_; }
  /// The jumps, as a contiguous range.
  /// @{
  ALQ_FN [[nodiscard]] constexpr const Jump* begin() const noexcept { return jumps_.data(); }
  ALQ_FN [[nodiscard]] constexpr const Jump* end() const noexcept { return jumps_.data() + size_; }
  /// @}

 private:
  std::array<Jump, direction_count> jumps_{};
  std::size_t size_ = 0;
};

namespace detail {

inline namespace ALQ_TARGET {

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
        table[index_of(from)].push_back({direction, *step_target(from, direction), *landing});
      }
    }
  }
  return table;
}

inline constexpr std::array<Bitboard, point_count> adjacency_table = make_adjacency();
inline constexpr std::array<JumpRange, point_count> jump_table = make_jumps();

}  // namespace ALQ_TARGET

}  // namespace detail

inline namespace ALQ_TARGET {

/// The points joined to a point by a line: three to eight.
[[nodiscard]] constexpr Bitboard neighbours(Point point) noexcept {
  return detail::adjacency_table[index_of(point)];
}

/// The jumps that the lines allow from a point, by direction.
[[nodiscard]] constexpr const JumpRange& jumps_from(Point point) noexcept {
  return detail::jump_table[index_of(point)];
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

/// The image of a set; O(points in the set).
[[nodiscard]] constexpr Bitboard mirrored(Bitboard board) noexcept {
  Bitboard image;
  for (const Point point : board) {
    image |= mirrored(point);
  }
  return image;
}

/// The image of a set; O(points in the set).
[[nodiscard]] constexpr Bitboard rotated(Bitboard board) noexcept {
  Bitboard image;
  for (const Point point : board) {
    image |= rotated(point);
  }
  return image;
}

}  // namespace ALQ_TARGET

}  // namespace alquerque::inline v0_1

#endif  // ALQUERQUE_GEOMETRY_HPP
