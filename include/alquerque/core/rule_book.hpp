#ifndef ALQUERQUE_CORE_RULE_BOOK_HPP
#define ALQUERQUE_CORE_RULE_BOOK_HPP

#include "base/language.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <type_traits>
#include <utility>

#include "base/target.hpp"
#include "bitboard.hpp"
#include "detail/function_ref.hpp"
#include "move.hpp"
#include "movegen.hpp"
#include "outcome.hpp"
#include "position.hpp"
#include "route.hpp"
#include "routes.hpp"
#include "rule_set.hpp"

namespace alquerque::inline v0_1 {

class RuleBook;  // IWYU pragma: keep

namespace detail {

template <class Item>
using ErasedVisitor = FunctionRef<Visit(const Item&)>;

inline namespace ALQ_TARGET {

/// The answers of the templates to the questions of a rule book.
template <RuleSet rules>
struct DirectAnswers {
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
  static Visit visit_routes(const Position& position, ErasedVisitor<Route> visitor) {
    return for_each_route<rules>(position, visitor);
  }
};

/// Lets a traversal that wants `Visit` call a visitor that may return nothing.
template <class Item, class Visitor>
auto stopping(Visitor& visitor) noexcept {
  return [&visitor](const Item& item) {
    return visit_stops(visitor, item) ? Visit::stop : Visit::go_on;
  };
}

}  // namespace ALQ_TARGET

}  // namespace detail

/// A rule set chosen while the program runs: the questions of the core, answered for it through
/// pointers to the very functions that the templates give. Where the rule set is known at compile
/// time, the templates are faster. There is one constant for each rule set, `rule_book<rules>`;
/// keep references to it, not copies.
class RuleBook {
 public:
  RuleBook(const RuleBook&) = delete;
  RuleBook& operator=(const RuleBook&) = delete;

  /// @tparam rules any supported rule set, named or not
  template <RuleSet rules>
  requires SupportedRules<rules> ALQ_FN constexpr explicit RuleBook(
      std::integral_constant<RuleSet, rules> /*rules*/) noexcept
      : RuleBook{rules, std::type_identity<detail::DirectAnswers<rules>>{}} {}

  /// A book whose answers come from elsewhere.
  /// @tparam Answers has the static functions of `detail::DirectAnswers`, true to `rules`
  template <class Answers>
  ALQ_FN constexpr RuleBook(const RuleSet& rules, std::type_identity<Answers> /*answers*/) noexcept
      : rules_{rules},
        has_legal_move_{&Answers::has_legal_move},
        count_moves_{&Answers::count_moves},
        capturing_men_{&Answers::capturing_men},
        after_{&Answers::after},
        visit_moves_{&Answers::visit_moves},
        visit_routes_{&Answers::visit_routes} {}

  /// The rule set that the answers follow.
  ALQ_FN [[nodiscard]] constexpr const RuleSet& rules() const noexcept { return rules_; }

  /// The name, or nothing for a rule set of the caller's own.
  ALQ_FN [[nodiscard]] constexpr std::string_view name() const noexcept {
    for (const NamedRuleSet& named : named_rule_sets) {
      if (named.rules == rules_) {
        return named.name;
      }
    }
    return {};
  }

  /// As the function template of the same name.
  /// @{
  ALQ_FN [[nodiscard]] bool has_legal_move(const Position& position) const noexcept {
    return has_legal_move_(position);
  }
  ALQ_FN [[nodiscard]] std::size_t count_moves(const Position& position) const noexcept {
    return count_moves_(position);
  }
  ALQ_FN [[nodiscard]] Bitboard capturing_men(const Position& position) const noexcept {
    return capturing_men_(position);
  }
  /// @}
  /// As `Position::after`.
  /// @pre `move` is legal in `position`
  ALQ_FN [[nodiscard]] Position after(const Position& position, const Move& move) const noexcept {
    return after_(position, move);
  }
  /// As the function template of the same name.
  ALQ_FN [[nodiscard]] std::optional<Outcome> outcome(const Position& position) const noexcept {
    return has_legal_move(position) ? std::nullopt : std::optional{loss_of_mover(position)};
  }
  /// As the function template of the same name.
  ALQ_FN [[nodiscard]] bool is_legal(const Position& position, const Move& move) const {
    return for_each_move(position, [&move](const Move& candidate) {
             return candidate == move ? Visit::stop : Visit::go_on;
           }) == Visit::stop;
  }

  /// As the function template of the same name.
  template <class Visitor>
  ALQ_FN Visit for_each_move(const Position& position, Visitor&& visitor) const {
    auto stopping = detail::stopping<Move>(visitor);
    return visit_moves_(position, stopping);
  }
  /// As the function template of the same name.
  template <class Visitor>
  ALQ_FN Visit for_each_route(const Position& position, Visitor&& visitor) const {
    auto stopping = detail::stopping<Route>(visitor);
    return visit_routes_(position, stopping);
  }

  /// As the function template of the same name.
  /// @pre `move` is legal in `position`
  ALQ_FN [[nodiscard]] Route main_route(const Position& position, const Move& move) const {
    return detail::first_route(
        move, [this, &position](auto&& visitor) { for_each_route(position, visitor); });
  }

 private:
  RuleSet rules_;
  bool (*has_legal_move_)(const Position&) noexcept;
  std::size_t (*count_moves_)(const Position&) noexcept;
  Bitboard (*capturing_men_)(const Position&) noexcept;
  Position (*after_)(const Position&, const Move&) noexcept;
  Visit (*visit_moves_)(const Position&, detail::ErasedVisitor<Move>);
  Visit (*visit_routes_)(const Position&, detail::ErasedVisitor<Route>);
};

inline namespace ALQ_TARGET {

/// The one rule book of a rule set.
template <RuleSet rules>
  requires SupportedRules<rules>
inline constexpr RuleBook rule_book{std::integral_constant<RuleSet, rules>{}};

/// The books of `named_rule_sets`, in the same order. A template so that only a program that calls
/// it compiles all of them.
template <class = void>
[[nodiscard]] constexpr std::array<const RuleBook*, named_rule_sets.size()>
named_rule_books() noexcept {
  return []<std::size_t... indices>(std::index_sequence<indices...>) {
    return std::array<const RuleBook*, sizeof...(indices)>{
        &rule_book<named_rule_sets[indices].rules>...};
  }
  (std::make_index_sequence<named_rule_sets.size()>{});
}

/// The book of a rule set by its name, matched as written; null if there is none. A template as
/// `named_rule_books` is.
template <class = void>
[[nodiscard]] constexpr const RuleBook* find_rule_book(std::string_view name) noexcept {
  for (const RuleBook* const book : named_rule_books<>()) {
    if (book->name() == name) {
      return book;
    }
  }
  return nullptr;
}

}  // namespace ALQ_TARGET

}  // namespace alquerque::inline v0_1

#endif  // ALQUERQUE_CORE_RULE_BOOK_HPP
