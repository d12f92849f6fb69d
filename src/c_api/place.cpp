#include "place.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include <alquerque/alquerque.hpp>

#include "books.hpp"
#include "convert.hpp"

namespace alquerque::c_api {
namespace {

constexpr std::uint32_t bit_of(SetupFault fault) noexcept {
  return std::uint32_t{1} << static_cast<unsigned>(fault);
}

static_assert(bit_of(SetupFault::men_overlap) == ALQ_FAULT_MEN_OVERLAP);
static_assert(bit_of(SetupFault::too_many_white_men) == ALQ_FAULT_TOO_MANY_WHITE_MEN);
static_assert(bit_of(SetupFault::too_many_black_men) == ALQ_FAULT_TOO_MANY_BLACK_MEN);
static_assert(bit_of(SetupFault::ban_without_man) == ALQ_FAULT_BAN_WITHOUT_MAN);
static_assert(bit_of(SetupFault::ban_off_board) == ALQ_FAULT_BAN_OFF_BOARD);
static_assert(bit_of(SetupFault::ban_both_ways) == ALQ_FAULT_BAN_BOTH_WAYS);
static_assert(bit_of(SetupFault::ban_unknown_to_rules) == ALQ_FAULT_BAN_UNKNOWN_TO_RULES);
static_assert(bit_of(SetupFault::ban_on_far_rank) == ALQ_FAULT_BAN_ON_FAR_RANK);
static_assert(bit_of(SetupFault::second_ban_of_side) == ALQ_FAULT_SECOND_BAN_OF_SIDE);
static_assert(setup_fault_count == 9);

/// File and rank of a point that may not be on the board.
constexpr std::array<char, 2> name_of(std::uint8_t point) noexcept {
  if (point >= point_count) {
    return {'?', '?'};
  }
  return {static_cast<char>('a' + point % file_count), static_cast<char>('1' + point / file_count)};
}

}  // namespace

std::optional<RuleBook> find_book(Call& call, alq_rules rules) noexcept {
  if (!is_known(rules)) {
    call.fail(ALQ_UNKNOWN_RULES, {"there is no rule set of this number"});
    return std::nullopt;
  }
  return book_of(rules);
}

std::optional<Position> make_position(Call& call, RuleBook book, const alq_setup& setup) noexcept {
  const auto points = [](std::uint32_t said) { return Bitboard::from_bits(said & point_bits); };
  const Setup on_board{points(setup.white), points(setup.black),
                       setup.to_move == ALQ_BLACK ? Side::black : Side::white,
                       points(setup.no_west), points(setup.no_east)};
  const Result<Position, SetupFaults> position = Position::from(on_board, book.rules());

  std::uint32_t faults = 0;
  std::string_view first;
  const auto add = [&](std::uint32_t fault, std::string_view sentence) {
    first = faults == 0 ? sentence : first;
    faults |= fault;
  };
  if (((setup.white | setup.black | setup.no_west | setup.no_east) & ~point_bits) != 0) {
    add(ALQ_FAULT_NO_SUCH_POINT, "a set has a bit that stands for no point");
  }
  if (!is_side(setup.to_move)) {
    add(ALQ_FAULT_NO_SUCH_SIDE, "the side to move is neither White nor Black");
  }
  for (std::size_t i = 0; !position && i < setup_fault_count; ++i) {
    const auto fault = static_cast<SetupFault>(i);
    if (position.error().contains(fault)) {
      add(bit_of(fault), describe(fault));
    }
  }
  if (faults != 0) {
    call.fail(ALQ_INVALID_POSITION, {first}, {0, faults});
    return std::nullopt;
  }
  return *position;
}

std::optional<Place> find_place(Call& call, alq_rules rules,
                                const alq_position* position) noexcept {
  const std::optional<RuleBook> book = find_book(call, rules);
  if (!book || !call.given(position, "position")) {
    return std::nullopt;
  }
  const alq_setup said = said_by(*position);
  const std::optional<Position> checked = make_position(call, *book, said);
  if (!checked) {
    return std::nullopt;
  }
  return Place{*book, *checked};
}

std::optional<Move> find_legal_move(Call& call, const Place& place, const alq_move* move) {
  if (!call.given(move, "move")) {
    return std::nullopt;
  }
  const std::optional<Move> candidate = move_of(*move);
  if (!candidate || !place.book.is_legal(place.position, *candidate)) {
    refuse_move(call, *move);
    return std::nullopt;
  }
  return candidate;
}

void refuse_move(Call& call, const alq_move& move) noexcept {
  const std::array<char, 2> from = name_of(move.from);
  const std::array<char, 2> to = name_of(move.to);
  call.fail(ALQ_ILLEGAL_MOVE, {"this move from ",
                               {from.data(), from.size()},
                               " to ",
                               {to.data(), to.size()},
                               " is not legal here"});
}

}  // namespace alquerque::c_api
