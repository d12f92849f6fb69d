#include "books.hpp"

#include <cstddef>
#include <cstdint>

#include <alquerque/perft.hpp>

#include "../targets/targets.hpp"

namespace alquerque::c_api {

RuleBook book_of(alq_rules rules) noexcept {
  return targets::chosen_target().books[static_cast<std::size_t>(rules)];
}

std::uint64_t count_leaves(alq_rules rules, const Position& position, unsigned depth) noexcept {
  return book_of(rules).perft(position, depth);
}

}  // namespace alquerque::c_api
