#include "proof_table.hpp"

#if defined(_WIN32)
#include <windows.h>
#else
#include <sys/mman.h>
#endif

#include <algorithm>
#include <bit>
#include <limits>
#include <new>

namespace alquerque::solver {
namespace {

constexpr unsigned number_bits = 28;
constexpr std::uint64_t number_mask = (std::uint64_t{1} << number_bits) - 1;

std::uint64_t pack(ProofNumbers numbers, std::uint64_t expansions) noexcept {
  return static_cast<std::uint64_t>(std::bit_width(expansions)) << (2 * number_bits) |
         std::uint64_t{numbers.reach} << number_bits | numbers.refute;
}

ProofNumbers numbers_in(std::uint64_t packed) noexcept {
  return {static_cast<std::uint32_t>(packed >> number_bits & number_mask),
          static_cast<std::uint32_t>(packed & number_mask)};
}

/// The logarithm of the work.
std::uint64_t work_in(std::uint64_t packed) noexcept { return packed >> (2 * number_bits); }

/// Zeros, in pages that take no memory before they are written to; null if there are none.
void* reserved(std::size_t bytes) noexcept {
#if defined(_WIN32)
  return ::VirtualAlloc(nullptr, bytes, MEM_RESERVE | MEM_COMMIT, PAGE_READWRITE);
#else
  void* const memory =
      ::mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) {
    return nullptr;
  }
#ifdef MADV_HUGEPAGE
  // Entries lie everywhere, and with small pages nearly each look-up would miss the page tables
  // too.
  ::madvise(memory, bytes, MADV_HUGEPAGE);
#endif
  return memory;
#endif
}

}  // namespace

void ProofTable::Unmap::operator()(Bucket* buckets) const noexcept {
#if defined(_WIN32)
  ::VirtualFree(buckets, 0, MEM_RELEASE);
#else
  ::munmap(buckets, bytes);
#endif
}

ProofTable::ProofTable(std::size_t bytes)
    : count_{std::clamp<std::uint64_t>(bytes / sizeof(Bucket), 1,
                                       std::numeric_limits<std::uint32_t>::max())} {
  const std::size_t mapped = count_ * sizeof(Bucket);
  void* const memory = reserved(mapped);
  if (memory == nullptr) {
    throw std::bad_alloc{};
  }
  buckets_ = {static_cast<Bucket*>(memory), Unmap{mapped}};
}

std::optional<ProofNumbers> ProofTable::find(std::uint64_t key) const noexcept {
  for (const Entry& entry : bucket_of(key).entries) {
    if (entry.key == key) {
      return numbers_in(entry.packed);
    }
  }
  return std::nullopt;
}

void ProofTable::keep(std::uint64_t key, ProofNumbers numbers, std::uint64_t expansions) noexcept {
  std::array<Entry, 4>& entries = bucket_of(key).entries;
  Entry* chosen = entries.data();
  for (Entry& entry : entries) {
    if (entry.key == key) {
      chosen = &entry;
      break;
    }
    if (work_in(entry.packed) < work_in(chosen->packed)) {
      chosen = &entry;
    }
  }
  *chosen = {key, pack(numbers, expansions)};
}

double ProofTable::filling() const noexcept {
  constexpr std::size_t most_looked_at = 4096;
  const std::uint64_t step = std::max<std::uint64_t>(count_ / most_looked_at, 1);
  std::size_t filled = 0;
  std::size_t seen = 0;
  for (std::uint64_t i = 0; i < count_; i += step) {
    for (const Entry& entry : buckets_.get()[i].entries) {
      filled += entry.key != 0 ? 1 : 0;
      ++seen;
    }
  }
  return static_cast<double>(filled) / static_cast<double>(seen);
}

}  // namespace alquerque::solver
