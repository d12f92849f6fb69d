#ifndef ALQUERQUE_SOLVER_PROOF_TABLE_HPP
#define ALQUERQUE_SOLVER_PROOF_TABLE_HPP

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

#include "proof_numbers.hpp"

namespace alquerque::solver {

/// What a search found out about nodes, as far as a given memory holds it. Nodes are known by a key
/// of 64 bits: two with the same key are taken for one. Whoever rests a claim on what stands here
/// checks it by other means.
class ProofTable {
 public:
  /// @param bytes at most so many are used, and at least a bucket; pages that are not written to
  ///   take no memory
  /// @throws std::bad_alloc
  explicit ProofTable(std::size_t bytes);

  /// Begins to fetch the bucket of a key from memory, where the compiler has a way to say so.
  void prefetch([[maybe_unused]] std::uint64_t key) const noexcept {
#if defined(__GNUC__)
    __builtin_prefetch(&bucket_of(key));
#endif
  }

  [[nodiscard]] std::optional<ProofNumbers> find(std::uint64_t key) const noexcept;

  /// Keeps the numbers of a node in the place of older ones of it, or of the node of its bucket
  /// that took the least work.
  /// @param expansions how many nodes were expanded below this one
  void keep(std::uint64_t key, ProofNumbers numbers, std::uint64_t expansions) noexcept;

  /// How many entries are filled of those that there are; looks at some.
  [[nodiscard]] double filling() const noexcept;

 private:
  /// Key 0 stands for no node.
  struct Entry {
    std::uint64_t key;
    std::uint64_t packed;
  };
  /// As much as the processor fetches at once.
  struct alignas(64) Bucket {
    std::array<Entry, 4> entries;
  };
  struct Unmap {
    std::size_t bytes;
    void operator()(Bucket* buckets) const noexcept;
  };

  [[nodiscard]] Bucket& bucket_of(std::uint64_t key) const noexcept {
    // Scales the high half of the key to any count of buckets, without a division.
    return buckets_.get()[static_cast<std::size_t>((key >> 32U) * count_ >> 32U)];
  }

  /// Below 2^32: more would not fit what is taken of a key.
  std::uint64_t count_;
  std::unique_ptr<Bucket, Unmap> buckets_;
};

}  // namespace alquerque::solver

#endif  // ALQUERQUE_SOLVER_PROOF_TABLE_HPP
