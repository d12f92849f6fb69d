#ifndef ALQUERQUE_PERFT_DETAIL_PERFT_ENTRIES_HPP
#define ALQUERQUE_PERFT_DETAIL_PERFT_ENTRIES_HPP

#include "../../core/base/language.hpp"

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

#include "../../core/base/mix.hpp"
#include "../../core/base/narrow.hpp"
#include "../../core/base/target.hpp"
#include "../../core/generator/boards.hpp"
#include "../../core/side.hpp"

namespace alquerque::inline v0_1::detail {

/// What a `PerftTable` holds, and how the counters that use it look things up.
class PerftEntries {
 public:
  /// @param bytes how much memory to use at most; rounded down to whole buckets, at least one
  /// @throws std::bad_alloc if there is not so much
  ALQ_FN explicit PerftEntries(std::size_t bytes)
      : size_{bytes < sizeof(Bucket) ? 1 : bytes / sizeof(Bucket)}, buckets_{new Bucket[size_]} {}

  /// The memory the entries take.
  ALQ_FN [[nodiscard]] std::size_t bytes() const noexcept { return size_ * sizeof(Bucket); }

  /// The key of a position, and where its bucket is.
  class Key {
   public:
    /// The key of no position.
    ALQ_FN Key() noexcept = default;
    /// The key of the position whose boards, seen from the side to move, these are.
    ALQ_FN Key(const detail::Boards<std::uint32_t>& boards, Side to_move) noexcept
        : men_{std::uint64_t{boards.enemy} << 32 | boards.own},
          // The side takes a bit that no point uses.
          rest_{std::uint64_t{boards.no_east} << 32 | boards.no_west |
                (to_move == Side::black ? std::uint64_t{1} << 63 : 0)} {}

    /// Where the buckets are; well mixed, and needed for each call below.
    ALQ_FN [[nodiscard]] std::uint64_t hash() const noexcept { return detail::mixed(men_, rest_); }
    ALQ_FN [[nodiscard]] friend bool operator==(const Key&, const Key&) noexcept = default;

   private:
    std::uint64_t men_ = 0;
    std::uint64_t rest_ = 0;
  };

  /// Tells the processor that the bucket of a hash and a depth will be wanted.
  ALQ_FN void prefetch([[maybe_unused]] std::uint64_t hash,
                       [[maybe_unused]] unsigned depth) const noexcept {
#if defined(ALQ_EXTENSIONS)
    __builtin_prefetch(&bucket(hash, depth));
#endif
  }

  /// The leaves `depth` plies below a position, if the table knows them.
  /// @pre `hash == key.hash()`
  ALQ_FN [[nodiscard]] std::optional<std::uint64_t> find(const Key& key, std::uint64_t hash,
                                                         unsigned depth) noexcept {
    Bucket& bucket = this->bucket(hash, depth);
    const Guard guard{bucket.busy};
    for (std::size_t i = 0; guard.holds() && i < bucket.keys.size(); ++i) {
      if (bucket.depths[i] == depth && bucket.keys[i] == key) {
        return bucket.leaves[i];
      }
    }
    return std::nullopt;
  }

  /// Remembers the leaves `depth` plies below a position; it may push out another entry. A count of
  /// `perft_overflow` stays one.
  /// @pre `hash == key.hash()`
  /// @pre `1 <= depth && depth <= max_depth`
  ALQ_FN void insert(const Key& key, std::uint64_t hash, unsigned depth,
                     std::uint64_t leaves) noexcept {
    Bucket& bucket = this->bucket(hash, depth);
    const Guard guard{bucket.busy};
    if (guard.holds()) {
      bucket.insert(key, depth, leaves);
    }
  }

  /// The most plies an entry can tell of.
  static constexpr unsigned max_depth = 255;

 private:
  /// One cache line. A depth of 0 marks a place that holds nothing.
  struct alignas(64) Bucket {
    ALQ_FN Bucket() noexcept = default;

    std::array<Key, 2> keys{};
    std::array<std::uint64_t, 2> leaves{};
    std::array<std::uint8_t, 2> depths{};
    std::atomic_flag busy;

    ALQ_FN void insert(const Key& key, unsigned depth, std::uint64_t count) noexcept {
      std::size_t place = 1;
      if (depth >= depths[0]) {
        keys[1] = keys[0];
        leaves[1] = leaves[0];
        depths[1] = depths[0];
        place = 0;
      }
      keys[place] = key;
      leaves[place] = count;
      depths[place] = static_cast<std::uint8_t>(depth);
    }
  };

  class Guard {
   public:
    ALQ_FN explicit Guard(std::atomic_flag& busy) noexcept
        : busy_{busy}, holds_{!busy.test_and_set(std::memory_order_acquire)} {}
    ALQ_FN ~Guard() {
      if (holds_) {
        busy_.clear(std::memory_order_release);
      }
    }
    Guard(const Guard&) = delete;
    Guard& operator=(const Guard&) = delete;

    /// Whether no other thread has the bucket.
    ALQ_FN [[nodiscard]] bool holds() const noexcept { return holds_; }

   private:
    std::atomic_flag& busy_;
    bool holds_;
  };

  /// Spreads hashes evenly over any number of buckets, by their upper half, and the depths of one
  /// hash evenly too, by the golden ratio.
  ALQ_FN [[nodiscard]] Bucket& bucket(std::uint64_t hash, unsigned depth) const noexcept {
    const std::uint64_t upper = (hash + depth * 0x9e3779b97f4a7c15) >> 32;
    return buckets_[detail::narrow<std::size_t>((upper * size_) >> 32)];
  }

  std::size_t size_;
  std::unique_ptr<Bucket[]> buckets_;
};

}  // namespace alquerque::inline v0_1::detail

#endif  // ALQUERQUE_PERFT_DETAIL_PERFT_ENTRIES_HPP
