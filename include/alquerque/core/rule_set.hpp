#ifndef ALQUERQUE_CORE_RULE_SET_HPP
#define ALQUERQUE_CORE_RULE_SET_HPP

#include "base/language.hpp"

#include <array>
#include <cstdint>
#include <string_view>

#include "base/target.hpp"
#include "heading.hpp"

namespace alquerque::inline v0_1 {

/// How long a man that stepped sideways may not step back (B11; RULES, reading 3).
enum class NoReturn : std::uint8_t {
  /// No ban.
  none,
  /// The ban binds for the side's next turn and is then forgotten, whichever man moved.
  next_turn,
  /// Every man carries its own ban until it moves again or is captured.
  until_moved
};

/// What a rule set may choose. A structural value: pass it as a template argument
/// (`legal_moves<rules::qirkat>(position)`), and every branch on it is gone at compile time.
/// The defaults are the BrainKing rules; write your own as `RuleSet{.no_return = NoReturn::none}`.
struct RuleSet {
  /// Headings of a quiet move (B3).
  Headings quiet_steps = Headings::ahead;
  /// Headings of the first jump of a capture (B5).
  Headings first_jump = Headings::ahead;
  /// Headings of the second and later jumps (B6). `none`: a capture is one jump.
  Headings later_jumps = Headings::any;
  /// With a capture on the board, no quiet move is legal (B8).
  bool capture_compulsory = true;
  /// A chain that can go on must go on (B6). Otherwise it may stop after any jump.
  bool chain_must_go_on = true;
  /// Whether a man on its far rank still makes quiet moves, sideways or backward (B4).
  bool quiet_on_far_rank = false;
  /// The ban on stepping back (B11).
  NoReturn no_return = NoReturn::next_turn;

  ALQ_FN [[nodiscard]] friend constexpr bool operator==(const RuleSet&,
                                                        const RuleSet&) noexcept = default;
};

namespace detail {

inline namespace ALQ_TARGET {

/// Whether a set of headings holds nothing but headings.
constexpr bool is_named(Headings headings) noexcept {
  return (headings | Headings::any) == Headings::any;
}

constexpr bool is_named(NoReturn no_return) noexcept { return no_return <= NoReturn::until_moved; }

/// A ban remembers a sideways step only, which is all there is to undo while no quiet step goes
/// backward.
constexpr bool bans_suffice(NoReturn no_return, Headings quiet_steps) noexcept {
  constexpr Headings back = Headings::diagonally_backward | Headings::backward;
  return no_return == NoReturn::none || (quiet_steps & back) == Headings::none;
}

}  // namespace ALQ_TARGET

}  // namespace detail

namespace detail {

// A compiler that refuses a rule set prints the name of the demand that it does not meet.
// @{
template <RuleSet rules>
concept QuietStepsAreHeadings = is_named(rules.quiet_steps);
template <RuleSet rules>
concept FirstJumpIsHeadings = is_named(rules.first_jump);
template <RuleSet rules>
concept LaterJumpsAreHeadings = is_named(rules.later_jumps);
template <RuleSet rules>
concept NoReturnIsNamed = is_named(rules.no_return);
template <RuleSet rules>
concept NoReturnIsNoneWhereQuietStepsGoBackward = bans_suffice(rules.no_return, rules.quiet_steps);
// @}

}  // namespace detail

/// A rule set that the library can play, and accepts as template argument: its members have values
/// with a name, and where quiet steps go backward there is no ban on stepping back.
template <RuleSet rules>
concept SupportedRules = detail::QuietStepsAreHeadings<rules> &&
    detail::FirstJumpIsHeadings<rules> && detail::LaterJumpsAreHeadings<rules> &&
    detail::NoReturnIsNamed<rules> && detail::NoReturnIsNoneWhereQuietStepsGoBackward<rules>;

/// The rule sets with a name (RULES, "Rule sets").
namespace rules {

/// The game as played at BrainKing (B1-B12); the default everywhere.
inline constexpr RuleSet brainking{};

/// The university course game: captures start in any direction, every man carries its own ban.
inline constexpr RuleSet qirkat{.first_jump = Headings::any, .no_return = NoReturn::until_moved};

/// The modern family rules: Murray's men, without huffing.
inline constexpr RuleSet freestyle{.quiet_steps = Headings::any,
                                   .first_jump = Headings::any,
                                   .quiet_on_far_rank = true,
                                   .no_return = NoReturn::none};

/// The 13th-century book of games as programs play it: one jump a turn, and no compulsion.
inline constexpr RuleSet alfonso{.quiet_steps = Headings::any,
                                 .first_jump = Headings::any,
                                 .later_jumps = Headings::none,
                                 .capture_compulsory = false,
                                 .quiet_on_far_rank = true,
                                 .no_return = NoReturn::none};

}  // namespace rules

/// A rule set and the name by which programs and files call it.
struct NamedRuleSet {
  /// Lower case, without spaces.
  std::string_view name;
  /// The rules of that name.
  RuleSet rules;
};

/// All rule sets with a name, the default first.
inline constexpr std::array<NamedRuleSet, 4> named_rule_sets{{{"brainking", rules::brainking},
                                                              {"qirkat", rules::qirkat},
                                                              {"freestyle", rules::freestyle},
                                                              {"alfonso", rules::alfonso}}};

}  // namespace alquerque::inline v0_1

#endif  // ALQUERQUE_CORE_RULE_SET_HPP
