// Counts that do not fit: here the counter behind `alq_perft` is one that has counted for ages.

#include <cstdint>
#include <string_view>

#include <catch2/catch_test_macros.hpp>

#include <alquerque/alquerque.h>
#include <alquerque/core/rule_book.hpp>
#include <alquerque/perft/perft_count.hpp>

#include "books.hpp"
#include "refusal.hpp"

namespace alquerque::c_api {

// NOLINTNEXTLINE(*-avoid-non-const-global-variables)
static std::uint64_t counted = 0;

RuleBook book_of(alq_rules rules) noexcept {
  return named_rule_books()[static_cast<std::size_t>(rules)];
}

std::uint64_t count_leaves(alq_rules, const Position&, unsigned) noexcept { return counted; }

}  // namespace alquerque::c_api

namespace c_api {
namespace {

TEST_CASE("A count that does not fit is refused, and the largest that fits is not") {
  alq_position position;
  REQUIRE(alq_start(&position, nullptr) == ALQ_OK);
  std::uint64_t leaves = 0;
  alquerque::c_api::counted = alquerque::perft_overflow;
  const alq_error error = refused(
      ALQ_COUNT_TOO_LARGE,
      [&](alq_error* out) { return alq_perft(ALQ_BRAINKING, &position, 60, &leaves, out); },
      leaves);
  CHECK(std::string_view{error.message} == "the count to this 'depth' does not fit in 64 bits");

  alquerque::c_api::counted = alquerque::perft_overflow - 1;
  REQUIRE(alq_perft(ALQ_BRAINKING, &position, 60, &leaves, nullptr) == ALQ_OK);
  CHECK(leaves == 18'446'744'073'709'551'614U);
}

}  // namespace
}  // namespace c_api
