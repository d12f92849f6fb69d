// A rule set (a byte) and the text of a position.

#include <cstddef>
#include <cstdint>
#include <string_view>

#include <alquerque/core/rule_set.hpp>
#include <alquerque/text.hpp>

#include "input.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::Input input{data, size};
  const alquerque::RuleSet& rules =
      alquerque::named_rule_sets[input.below(alquerque::named_rule_sets.size())].rules;
  const std::string_view text = input.rest();
  const auto position = alquerque::parse_position(text, rules);
  if (!position) {
    fuzz::check_error(position.error(), text);
    return 0;
  }
  const auto again = alquerque::parse_position(to_text(*position), rules);
  fuzz::check(again && *again == *position);
  const auto from_setup = alquerque::Position::from(position->setup(), rules);
  fuzz::check(from_setup && *from_setup == *position);
  return 0;
}
