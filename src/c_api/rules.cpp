#include <cstddef>
#include <cstdint>
#include <string_view>

#include <alquerque/alquerque.h>
#include <alquerque/alquerque.hpp>

#include "books.hpp"
#include "call.hpp"

namespace {

using alquerque::named_rule_sets;

static_assert(named_rule_sets[ALQ_BRAINKING].name == "brainking");
static_assert(named_rule_sets[ALQ_QIRKAT].name == "qirkat");
static_assert(named_rule_sets[ALQ_FREESTYLE].name == "freestyle");
static_assert(named_rule_sets[ALQ_ALFONSO].name == "alfonso");
static_assert(named_rule_sets.size() == 4, "the new rule set needs a number, and a name below");

}  // namespace

std::int32_t alq_rules_count() { return static_cast<std::int32_t>(named_rule_sets.size()); }

const char* alq_rules_name(alq_rules rules) {
  // The names are literals, so they end with NUL.
  return alquerque::c_api::is_known(rules)
             ? named_rule_sets[static_cast<std::size_t>(rules)].name.data()
             : nullptr;
}

alq_status alq_rules_find(const char* name, alq_rules* rules, alq_error* error) {
  return alquerque::c_api::answered(error, [&](alquerque::c_api::Call& call) {
    if (!call.given(name, "name") || !call.given(rules, "rules")) {
      return;
    }
    const alq_rules found = alquerque::c_api::rules_named(name);
    if (alquerque::c_api::is_known(found)) {
      *rules = found;
      return;
    }
    call.fail(ALQ_UNKNOWN_RULES,
              {"no rule set has this name; there are brainking, qirkat, freestyle and alfonso"});
  });
}
