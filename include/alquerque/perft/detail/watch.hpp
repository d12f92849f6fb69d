#ifndef ALQUERQUE_PERFT_DETAIL_WATCH_HPP
#define ALQUERQUE_PERFT_DETAIL_WATCH_HPP

#include "../../core/base/language.hpp"

#include <cstdint>

#include "../../core/base/target.hpp"
#include "../../core/movegen.hpp"

namespace alquerque::inline v0_1::detail {

inline namespace ALQ_TARGET {

/// A count that nobody watches; it costs nothing.
struct Unwatched {
  static constexpr bool watches = false;

  [[nodiscard]] static constexpr bool stopped() noexcept { return false; }
  static constexpr void expanded(std::uint64_t) noexcept {}
};

/// Lets a visitor end a long count. Where a counter is stopped, all that it returns is worthless.
template <class Visitor>
class Watch {
 public:
  static constexpr bool watches = true;

  explicit Watch(Visitor& visitor) noexcept : visitor_{visitor} {}

  [[nodiscard]] bool stopped() const noexcept { return stopped_; }

  /// A batch of positions was expanded.
  /// @param leaves found for the first time
  void expanded(std::uint64_t leaves) {
    if (!stopped_) {
      stopped_ = visit_stops(visitor_, leaves);
    }
  }

 private:
  Visitor& visitor_;
  bool stopped_ = false;
};

}  // namespace ALQ_TARGET

}  // namespace alquerque::inline v0_1::detail

#endif  // ALQUERQUE_PERFT_DETAIL_WATCH_HPP
