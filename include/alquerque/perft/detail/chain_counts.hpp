#ifndef ALQUERQUE_PERFT_DETAIL_CHAIN_COUNTS_HPP
#define ALQUERQUE_PERFT_DETAIL_CHAIN_COUNTS_HPP

#include "../../core/base/language.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

#include "../../core/base/narrow.hpp"
#include "../../core/base/target.hpp"
#include "../../core/generator/boards.hpp"
#include "../../core/generator/chain_walk.hpp"
#include "../../core/generator/traverse.hpp"
#include "../../core/rule_set.hpp"
#include "../../core/side.hpp"

namespace alquerque::inline v0_1::detail {

inline namespace ALQ_TARGET {

/// Counts captures that have to be walked, and remembers the last results. The positions of a count
/// are near relatives, whose men mostly find the same lines open: more than nine walks in ten are
/// spared. Exact, as an entry holds all that a walk depends on.
template <RuleSet rules, Unit unit>
class ChainCounts {
 public:
  /// The captures of some men of one position, with all their jumps.
  template <Side side>
  [[nodiscard]] std::uint64_t count(const Boards<std::uint32_t>& boards,
                                    std::uint32_t men) noexcept {
    if (!begun_) {
      keys_.fill(0);
      begun_ = true;
    }
    std::uint64_t total = 0;
    for (auto walk : ChainWalks<rules, side, unit == Unit::move>{boards, men}) {
      const std::uint64_t key = walk.key();
      const auto place = narrow<std::size_t>(key * multiplier >> (64 - place_bits));
      if (keys_[place] != key) {
        keys_[place] = key;
        counts_[place] = counted(walk);
      }
      total += counts_[place];
    }
    return total;
  }

 private:
  static constexpr unsigned place_bits = 12;
  // The golden ratio, which spreads keys that differ in few bits.
  static constexpr std::uint64_t multiplier = 0x9e3779b97f4a7c15;

  struct Counter {
    std::uint32_t count = 0;

    bool capture(const Capture&) noexcept {
      ++count;
      return false;
    }
  };

  template <class Walk>
  static std::uint32_t counted(Walk& walk) noexcept {
    Counter counter;
    walk.run(counter);
    return counter.count;
  }

  // Many small counts have no capture to walk, and need not pay for the storage.
  bool begun_ = false;
  // No walk has the key 0. Counts are written before they are read.
  std::array<std::uint64_t, std::size_t{1} << place_bits> keys_;
  std::array<std::uint32_t, std::size_t{1} << place_bits> counts_;
};

}  // namespace ALQ_TARGET

}  // namespace alquerque::inline v0_1::detail

#endif  // ALQUERQUE_PERFT_DETAIL_CHAIN_COUNTS_HPP
