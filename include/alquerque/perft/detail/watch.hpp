#ifndef ALQUERQUE_PERFT_DETAIL_WATCH_HPP
#define ALQUERQUE_PERFT_DETAIL_WATCH_HPP

#include "../../core/base/language.hpp"

#include <cstdint>

#include "../../core/base/function_ref.hpp"
#include "../../core/base/target.hpp"
#include "../../core/movegen.hpp"

namespace alquerque::inline v0_1::detail {

/// Who watches: told of leaves, it says whether to go on.
using LeavesVisitor = FunctionRef<Visit(std::uint64_t)>;

inline namespace ALQ_TARGET {

/// A count that nobody watches; it costs nothing.
struct Unwatched {
  [[nodiscard]] static constexpr bool stopped() noexcept { return false; }
  static constexpr void expanded(std::uint64_t) noexcept {}
};

/// Lets a visitor end a long count. Where a counter is stopped, all that it returns is worthless.
class Watch {
 public:
  explicit Watch(LeavesVisitor visitor) noexcept : visitor_{visitor} {}

  [[nodiscard]] bool stopped() const noexcept { return stopped_; }

  /// A batch of positions was expanded.
  /// @param leaves found for the first time
  void expanded(std::uint64_t leaves) {
    if (!stopped_) {
      stopped_ = visitor_(leaves) == Visit::stop;
    }
  }

 private:
  LeavesVisitor visitor_;
  bool stopped_ = false;
};

}  // namespace ALQ_TARGET

}  // namespace alquerque::inline v0_1::detail

#endif  // ALQUERQUE_PERFT_DETAIL_WATCH_HPP
