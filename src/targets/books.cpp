#include "books.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <type_traits>
#include <utility>

#include <alquerque/perft.hpp>

namespace alquerque::targets {
namespace {

/// The answers of the library's templates, counters among them, with the flags of this file.
template <RuleSet rules>
struct Answers : detail::DirectAnswers<rules> {
  static std::optional<std::uint64_t> count(const detail::CountRequest& request,
                                            detail::LeavesVisitor visitor) {
    return detail::count_leaves<rules>(request, visitor);
  }
};

template <std::size_t... indices>
Books books(std::index_sequence<indices...> /*all*/) noexcept {
  return {RuleBook{std::type_identity<Answers<named_rule_sets[indices].rules>>{}}...};
}

}  // namespace

Books ALQUERQUE_BOOKS_FUNCTION() noexcept {
  return books(std::make_index_sequence<named_rule_sets.size()>{});
}

}  // namespace alquerque::targets
