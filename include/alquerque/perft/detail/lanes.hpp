#ifndef ALQUERQUE_PERFT_DETAIL_LANES_HPP
#define ALQUERQUE_PERFT_DETAIL_LANES_HPP

#include "../../core/base/language.hpp"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "../../core/base/narrow.hpp"
#include "../../core/base/target.hpp"

#if defined(ALQ_EXTENSIONS) && defined(__AVX2__)
#include <immintrin.h>
#endif

namespace alquerque::inline v0_1::detail {

inline namespace ALQ_TARGET {

#if defined(ALQ_EXTENSIONS) && !(defined(__i386__) && !defined(__SSE2__))
/// As many boards side by side as one register of the target holds. The vectors of GCC and Clang
/// are ordinary C++ with shifts and bit operators, whatever the target.
#if defined(__AVX512F__)
inline constexpr std::size_t lane_count = 16;
#elif defined(__AVX2__)
inline constexpr std::size_t lane_count = 8;
#else
inline constexpr std::size_t lane_count = 4;
#endif

using Lanes [[gnu::vector_size(lane_count * sizeof(std::uint32_t))]] = std::uint32_t;
#else
/// Without vectors, or without registers for them: one board.
inline constexpr std::size_t lane_count = 1;

/// What is used of a vector's operators.
struct Lanes {
  std::uint32_t bits;

  constexpr Lanes() noexcept = default;
  // Implicit, as a number stands for a vector of it.
  constexpr Lanes(std::uint32_t number) noexcept  // NOLINT(google-explicit-constructor)
      : bits{number} {}

  constexpr std::uint32_t& operator[](std::size_t) noexcept { return bits; }
  constexpr std::uint32_t operator[](std::size_t) const noexcept { return bits; }

  constexpr Lanes& operator&=(Lanes other) noexcept { return *this = *this & other; }
  constexpr Lanes& operator|=(Lanes other) noexcept { return *this = *this | other; }
  constexpr Lanes& operator^=(Lanes other) noexcept { return *this = *this ^ other; }
  constexpr Lanes& operator+=(Lanes other) noexcept { return *this = *this + other; }
  constexpr Lanes& operator-=(Lanes other) noexcept { return *this = *this - other; }

  friend constexpr Lanes operator~(Lanes a) noexcept { return ~a.bits; }
  friend constexpr Lanes operator-(Lanes a) noexcept { return 0 - a.bits; }
  friend constexpr Lanes operator&(Lanes a, Lanes b) noexcept { return a.bits & b.bits; }
  friend constexpr Lanes operator|(Lanes a, Lanes b) noexcept { return a.bits | b.bits; }
  friend constexpr Lanes operator^(Lanes a, Lanes b) noexcept { return a.bits ^ b.bits; }
  friend constexpr Lanes operator+(Lanes a, Lanes b) noexcept { return a.bits + b.bits; }
  friend constexpr Lanes operator-(Lanes a, Lanes b) noexcept { return a.bits - b.bits; }
  friend constexpr Lanes operator<<(Lanes a, int places) noexcept { return a.bits << places; }
  friend constexpr Lanes operator>>(Lanes a, int places) noexcept { return a.bits >> places; }
  /// All bits where both are the same, else none.
  friend constexpr Lanes operator==(Lanes a, Lanes b) noexcept {
    return a.bits == b.bits ? ~std::uint32_t{0} : std::uint32_t{0};
  }
};
#endif

inline Lanes load(const std::uint32_t* from) noexcept {
  Lanes lanes;
  std::memcpy(&lanes, from, sizeof lanes);
  return lanes;
}

inline void store(const Lanes& lanes, std::uint32_t* to) noexcept {
  std::memcpy(to, &lanes, sizeof lanes);
}

/// `first`, `first + 1`, and so on.
inline Lanes numbered_from(std::uint32_t first) noexcept {
  Lanes lanes{};
  for (std::size_t lane = 0; lane < lane_count; ++lane) {
    lanes[lane] = first + narrow<std::uint32_t>(lane);
  }
  return lanes;
}

/// Which lanes hold anything, and how to write just those.
#if defined(ALQ_EXTENSIONS) && defined(__AVX512F__)
class LaneChoice {
 public:
  explicit LaneChoice(const Lanes& lanes) noexcept
      : mask_{
            _mm512_test_epi32_mask(std::bit_cast<__m512i>(lanes), std::bit_cast<__m512i>(lanes))} {}

  [[nodiscard]] std::uint32_t mask() const noexcept { return mask_; }

  /// Writes the chosen lanes one after the other. Up to `lane_count` places may be overwritten.
  void write(const Lanes& lanes, std::uint32_t* to) const noexcept {
    store(std::bit_cast<Lanes>(_mm512_maskz_compress_epi32(mask_, std::bit_cast<__m512i>(lanes))),
          to);
  }

 private:
  __mmask16 mask_;
};
#elif defined(ALQ_EXTENSIONS) && defined(__AVX2__)
class LaneChoice {
 public:
  explicit LaneChoice(const Lanes& lanes) noexcept
      : mask_{static_cast<std::uint32_t>(_mm256_movemask_ps(std::bit_cast<__m256>(lanes == 0))) ^
              0xffU} {}

  [[nodiscard]] std::uint32_t mask() const noexcept { return mask_; }

  /// Writes the chosen lanes one after the other. Up to `lane_count` places may be overwritten.
  void write(const Lanes& lanes, std::uint32_t* to) const noexcept {
    const __m128i packed = _mm_cvtsi64_si128(static_cast<std::int64_t>(orders[mask_]));
    store(std::bit_cast<Lanes>(_mm256_permutevar8x32_epi32(std::bit_cast<__m256i>(lanes),
                                                           _mm256_cvtepu8_epi32(packed))),
          to);
  }

 private:
  // For each choice, the chosen lanes in order, a byte each.
  static constexpr std::array<std::uint64_t, 256> orders = [] {
    std::array<std::uint64_t, 256> table{};
    for (std::size_t mask = 0; mask < table.size(); ++mask) {
      unsigned place = 0;
      for (unsigned lane = 0; lane < lane_count; ++lane) {
        if ((mask >> lane & 1U) != 0) {
          table[mask] |= std::uint64_t{lane} << 8 * place++;
        }
      }
    }
    return table;
  }();

  std::uint32_t mask_;
};
#else
class LaneChoice {
 public:
  explicit LaneChoice(const Lanes& lanes) noexcept {
    for (std::size_t lane = 0; lane < lane_count; ++lane) {
      mask_ |= std::uint32_t{lanes[lane] != 0} << lane;
    }
  }

  [[nodiscard]] std::uint32_t mask() const noexcept { return mask_; }

  /// Writes the chosen lanes one after the other. Up to `lane_count` places may be overwritten.
  void write(const Lanes& lanes, std::uint32_t* to) const noexcept {
    for (std::size_t lane = 0; lane < lane_count; ++lane) {
      *to = lanes[lane];
      to += mask_ >> lane & 1U;
    }
  }

 private:
  std::uint32_t mask_ = 0;
};
#endif

/// For each group of eight bits, how many of them are set.
inline Lanes byte_counts(Lanes set) noexcept {
  set -= set >> 1 & 0x55555555;
  set = (set & 0x33333333) + (set >> 2 & 0x33333333);
  return (set + (set >> 4)) & 0x0f0f0f0f;
}

/// Counts the points of sets lane by lane.
class CounterPerLane {
 public:
  /// @pre called at most 31 times: a byte grows by at most 8 a set
  void add(const Lanes& set) noexcept { bytes_ += byte_counts(set); }

  [[nodiscard]] Lanes counts() const noexcept {
    const Lanes halves = (bytes_ & 0x00ff00ff) + (bytes_ >> 8 & 0x00ff00ff);
    return (halves & 0xffff) + (halves >> 16);
  }

 private:
  Lanes bytes_{};
};

/// Counts the points of many sets in all lanes; partial sums stay in narrow fields for long.
class LaneCounter {
 public:
  void add(const Lanes& set) noexcept {
    bytes_ += byte_counts(set);
    // A byte grows by at most 8 a set.
    if (++added_ == 255 / 8) {
      widen();
    }
  }

  [[nodiscard]] std::uint64_t total() noexcept {
    widen();
    return total_;
  }

 private:
  void widen() noexcept {
    const Lanes halves = (bytes_ & 0x00ff00ff) + (bytes_ >> 8 & 0x00ff00ff);
    for (std::size_t lane = 0; lane < lane_count; ++lane) {
      total_ += (halves[lane] & 0xffff) + (halves[lane] >> 16);
    }
    bytes_ = Lanes{};
    added_ = 0;
  }

  Lanes bytes_{};
  unsigned added_ = 0;
  std::uint64_t total_ = 0;
};

}  // namespace ALQ_TARGET

}  // namespace alquerque::inline v0_1::detail

#endif  // ALQUERQUE_PERFT_DETAIL_LANES_HPP
