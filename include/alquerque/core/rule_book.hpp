#ifndef ALQUERQUE_CORE_RULE_BOOK_HPP
#define ALQUERQUE_CORE_RULE_BOOK_HPP

#include "base/language.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>
#include <utility>

// It comes back in perft, where it is known.
// IWYU pragma: no_include "alquerque/perft/detail/count_leaves.hpp"
#include "base/function_ref.hpp"
#include "base/target.hpp"
#include "bitboard.hpp"
#include "move.hpp"
#include "move_list.hpp"
#include "movegen.hpp"
#include "outcome.hpp"
#include "position.hpp"
#include "route.hpp"
#include "routes.hpp"
#include "rule_set.hpp"

namespace alquerque::inline v0_1 {

namespace detail {

template <class... Items>
using ErasedVisitor = FunctionRef<Visit(const Items&...)>;

/// Counts what is requested, by the words of <alquerque/perft.hpp>.
struct CountRequest;  // IWYU pragma: keep
using CountFunction = std::optional<std::uint64_t>(const CountRequest&,
                                                   FunctionRef<Visit(std::uint64_t)>);

/// What a rule book answers with.
struct RuleAnswers {
  RuleSet rules;
  bool (*has_legal_move)(const Position&) noexcept;
  std::size_t (*count_moves)(const Position&) noexcept;
  Bitboard (*capturing_men)(const Position&) noexcept;
  Position (*after)(const Position&, const Move&) noexcept;
  Visit (*visit_moves)(const Position&, ErasedVisitor<Move>);
  Visit (*visit_successors)(const Position&, ErasedVisitor<Move, Position>);
  Visit (*visit_routes)(const Position&, ErasedVisitor<Route>);
  /// Null where whoever includes <alquerque/perft.hpp> brings the counters along.
  CountFunction* count;
};

/// Counts for whoever includes <alquerque/perft.hpp>, where it is defined.
struct PerftDoor;  // IWYU pragma: keep

inline namespace ALQ_TARGET {

/// The answers of the templates.
template <RuleSet the_rules>
struct DirectAnswers {
  static constexpr RuleSet rules = the_rules;

  static bool has_legal_move(const Position& position) noexcept {
    return alquerque::has_legal_move<rules>(position);
  }
  static std::size_t count_moves(const Position& position) noexcept {
    return alquerque::count_moves<rules>(position);
  }
  static Bitboard capturing_men(const Position& position) noexcept {
    return alquerque::capturing_men<rules>(position);
  }
  static Position after(const Position& position, const Move& move) noexcept {
    return position.template after<rules>(move);
  }
  static Visit visit_moves(const Position& position, ErasedVisitor<Move> visitor) {
    return for_each_move<rules>(position, visitor);
  }
  static Visit visit_successors(const Position& position, ErasedVisitor<Move, Position> visitor) {
    return for_each_successor<rules>(position, visitor);
  }
  static Visit visit_routes(const Position& position, ErasedVisitor<Route> visitor) {
    return for_each_route<rules>(position, visitor);
  }
};

/// The counter of some answers, if they have one.
template <class Answers>
constexpr CountFunction* counter_by() noexcept {
  if constexpr (requires { &Answers::count; }) {
    return &Answers::count;
  } else {
    return nullptr;
  }
}

/// The one table of some answers.
template <class Answers>
inline constexpr RuleAnswers answers_by{Answers::rules,
                                        &Answers::has_legal_move,
                                        &Answers::count_moves,
                                        &Answers::capturing_men,
                                        &Answers::after,
                                        &Answers::visit_moves,
                                        &Answers::visit_successors,
                                        &Answers::visit_routes,
                                        counter_by<Answers>()};

/// Lets a traversal that wants `Visit` call a visitor that may return nothing.
template <class... Items, class Visitor>
auto stopping(Visitor& visitor) noexcept {
  return [&visitor](const Items&... items) {
    return visit_stops(visitor, items...) ? Visit::stop : Visit::go_on;
  };
}

/// The name of a rule set; empty for one of the caller's own.
constexpr std::string_view name_of(const RuleSet& rules) noexcept {
  for (const NamedRuleSet& named : named_rule_sets) {
    if (named.rules == rules) {
      return named.name;
    }
  }
  return {};
}

}  // namespace ALQ_TARGET

}  // namespace detail

/// Rules chosen while the program runs: a small value, copied freely, that answers every question
/// of the core under its name. It costs calls through pointers; where the rule set is known at
/// compile time, the templates and `FixedRules` are faster. Made from `rule_book<rules>`, by
/// `find_rule_book`, or by default for `brainking`.
class RuleBook {
 public:
  /// The default rules. A template so that only a program that calls it compiles them.
  template <class = void>
  ALQ_FN constexpr RuleBook() noexcept
      : RuleBook{std::type_identity<detail::DirectAnswers<rules::brainking>>{}} {}

  /// Rules with answers that come from elsewhere, say from less code.
  /// @tparam Answers has the static members of `detail::DirectAnswers`, and may have `count`, a
  /// `detail::CountFunction`
  template <class Answers>
  ALQ_FN constexpr explicit RuleBook(std::type_identity<Answers> /*answers*/) noexcept
      : answers_{&detail::answers_by<Answers>} {}

  /// The rule set that the answers follow.
  ALQ_FN [[nodiscard]] constexpr const RuleSet& rules() const noexcept { return answers_->rules; }
  /// As `rules`, for functions that take a rule set as a value.
  // NOLINTNEXTLINE(google-explicit-constructor)
  ALQ_FN [[nodiscard]] constexpr operator const RuleSet&() const noexcept { return rules(); }

  /// The name, or nothing for a rule set of the caller's own.
  ALQ_FN [[nodiscard]] constexpr std::string_view name() const noexcept {
    return detail::name_of(rules());
  }

  /// As the function template of the same name.
  /// @{
  ALQ_FN [[nodiscard]] bool has_legal_move(const Position& position) const noexcept {
    return answers_->has_legal_move(position);
  }
  ALQ_FN [[nodiscard]] std::size_t count_moves(const Position& position) const noexcept {
    return answers_->count_moves(position);
  }
  ALQ_FN [[nodiscard]] Bitboard capturing_men(const Position& position) const noexcept {
    return answers_->capturing_men(position);
  }
  ALQ_FN [[nodiscard]] std::optional<Outcome> outcome(const Position& position) const noexcept {
    return has_legal_move(position) ? std::nullopt : std::optional{detail::loss_of_mover(position)};
  }
  template <class Visitor>
  ALQ_FN Visit for_each_move(const Position& position, Visitor&& visitor) const {
    auto stopping = detail::stopping<Move>(visitor);
    return answers_->visit_moves(position, stopping);
  }
  template <class Visitor>
  ALQ_FN Visit for_each_successor(const Position& position, Visitor&& visitor) const {
    auto stopping = detail::stopping<Move, Position>(visitor);
    return answers_->visit_successors(position, stopping);
  }
  template <class Visitor>
  ALQ_FN Visit for_each_route(const Position& position, Visitor&& visitor) const {
    auto stopping = detail::stopping<Route>(visitor);
    return answers_->visit_routes(position, stopping);
  }
  template <class Visitor>
  ALQ_FN Visit for_each_route(const Position& position, const Move& move, Visitor&& visitor) const {
    return for_each_route(position, [&](const Route& route) {
      return route.move() == move && detail::visit_stops(visitor, route) ? Visit::stop
                                                                         : Visit::go_on;
    });
  }
  ALQ_FN [[nodiscard]] bool is_legal(const Position& position, const Move& move) const {
    return for_each_move(position, [&move](const Move& candidate) {
             return candidate == move ? Visit::stop : Visit::go_on;
           }) == Visit::stop;
  }
  /// @}

  /// As the function template of the same name. The list has room for the moves of any rule set.
  ALQ_FN [[nodiscard]] detail::AnyMoveList legal_moves(const Position& position) const {
    detail::AnyMoveList moves;
    for_each_move(position, [&moves](const Move& move) { moves.push_back(move); });
    return moves;
  }

  /// As `Position::after`.
  /// @pre `move` is legal in `position`
  ALQ_FN [[nodiscard]] Position after(const Position& position, const Move& move) const noexcept {
    return answers_->after(position, move);
  }

  /// As the function template of the same name.
  /// @pre `move` is legal in `position`
  ALQ_FN [[nodiscard]] Route main_route(const Position& position, const Move& move) const {
    return detail::first_route(
        move, [this, &position](auto&& visitor) { for_each_route(position, visitor); });
  }

  /// As the function template of the same name; comes with <alquerque/perft.hpp>. The named rule
  /// sets are counted as fast as by it, others by visiting every move but the last.
  template <class Door = detail::PerftDoor>
  ALQ_FN [[nodiscard]] std::uint64_t perft(const Position& position, unsigned depth) const {
    return Door::perft(*this, position, depth);
  }

  /// Books of equal rule sets are equal, whoever answers.
  ALQ_FN [[nodiscard]] friend constexpr bool operator==(RuleBook a, RuleBook b) noexcept {
    return a.rules() == b.rules();
  }

 private:
  friend struct detail::PerftDoor;

  const detail::RuleAnswers* answers_;
};

/// The questions of the core for a rule set known at compile time, under the names that `RuleBook`
/// has them by: code that is generic in its rules, such as a search, is written once and takes
/// either. It has no members, costs nothing, and becomes a `RuleBook` where one is wanted.
template <RuleSet the_rules>
  requires SupportedRules<the_rules>
class FixedRules {
 public:
  /// The rule set.
  ALQ_FN [[nodiscard]] static constexpr const RuleSet& rules() noexcept { return value; }
  /// As `rules`, for functions that take a rule set as a value.
  // NOLINTNEXTLINE(google-explicit-constructor)
  ALQ_FN [[nodiscard]] constexpr operator const RuleSet&() const noexcept { return value; }
  /// The same rules as a value of run time.
  // NOLINTNEXTLINE(google-explicit-constructor)
  ALQ_FN [[nodiscard]] constexpr operator RuleBook() const noexcept {
    return RuleBook{std::type_identity<detail::DirectAnswers<the_rules>>{}};
  }
  /// The name, or nothing for a rule set of the caller's own.
  ALQ_FN [[nodiscard]] static constexpr std::string_view name() noexcept {
    return detail::name_of(value);
  }

  /// As the function template of the same name.
  /// @{
  ALQ_FN [[nodiscard]] static constexpr bool has_legal_move(const Position& position) noexcept {
    return alquerque::has_legal_move<the_rules>(position);
  }
  ALQ_FN [[nodiscard]] static constexpr std::size_t count_moves(const Position& position) noexcept {
    return alquerque::count_moves<the_rules>(position);
  }
  ALQ_FN [[nodiscard]] static constexpr Bitboard capturing_men(const Position& position) noexcept {
    return alquerque::capturing_men<the_rules>(position);
  }
  ALQ_FN [[nodiscard]] static constexpr std::optional<Outcome> outcome(
      const Position& position) noexcept {
    return alquerque::outcome<the_rules>(position);
  }
  template <class Visitor>
  ALQ_FN static constexpr Visit for_each_move(const Position& position, Visitor&& visitor) {
    return alquerque::for_each_move<the_rules>(position, visitor);
  }
  template <class Visitor>
  ALQ_FN static constexpr Visit for_each_successor(const Position& position, Visitor&& visitor) {
    return alquerque::for_each_successor<the_rules>(position, visitor);
  }
  template <class Visitor>
  ALQ_FN static constexpr Visit for_each_route(const Position& position, Visitor&& visitor) {
    return alquerque::for_each_route<the_rules>(position, visitor);
  }
  template <class Visitor>
  ALQ_FN static constexpr Visit for_each_route(const Position& position, const Move& move,
                                               Visitor&& visitor) {
    return alquerque::for_each_route<the_rules>(position, move, visitor);
  }
  ALQ_FN [[nodiscard]] static constexpr bool is_legal(const Position& position,
                                                      const Move& move) noexcept {
    return alquerque::is_legal<the_rules>(position, move);
  }
  ALQ_FN [[nodiscard]] static constexpr auto legal_moves(const Position& position) noexcept {
    return alquerque::legal_moves<the_rules>(position);
  }
  /// @}

  /// As `Position::after`.
  /// @pre `move` is legal in `position`
  ALQ_FN [[nodiscard]] static constexpr Position after(const Position& position,
                                                       const Move& move) noexcept {
    return position.template after<the_rules>(move);
  }
  /// As the function template of the same name.
  /// @pre `move` is legal in `position`
  ALQ_FN [[nodiscard]] static constexpr Route main_route(const Position& position,
                                                         const Move& move) noexcept {
    return alquerque::main_route<the_rules>(position, move);
  }
  /// As the function template of the same name; comes with <alquerque/perft.hpp>.
  template <class Door = detail::PerftDoor>
  ALQ_FN [[nodiscard]] static constexpr std::uint64_t perft(const Position& position,
                                                            unsigned depth) noexcept {
    return Door::template perft<the_rules>(position, depth);
  }

 private:
  static constexpr RuleSet value = the_rules;
};

inline namespace ALQ_TARGET {

/// The rules of a rule set, to be given to whoever takes a `RuleBook` or is generic in its rules.
template <RuleSet rules>
  requires SupportedRules<rules>
inline constexpr FixedRules<rules> rule_book{};

/// The books of `named_rule_sets`, in the same order. A template so that only a program that calls
/// it compiles all of them.
template <class = void>
[[nodiscard]] constexpr std::array<RuleBook, named_rule_sets.size()> named_rule_books() noexcept {
  return []<std::size_t... indices>(std::index_sequence<indices...>) {
    return std::array<RuleBook, sizeof...(indices)>{rule_book<named_rule_sets[indices].rules>...};
  }
  (std::make_index_sequence<named_rule_sets.size()>{});
}

/// The book of a rule set by its name, matched as written; nothing if there is none. A template as
/// `named_rule_books` is.
template <class = void>
[[nodiscard]] constexpr std::optional<RuleBook> find_rule_book(std::string_view name) noexcept {
  for (const RuleBook book : named_rule_books<>()) {
    if (book.name() == name) {
      return book;
    }
  }
  return std::nullopt;
}

}  // namespace ALQ_TARGET

}  // namespace alquerque::inline v0_1

#endif  // ALQUERQUE_CORE_RULE_BOOK_HPP
