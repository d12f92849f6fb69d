#ifndef ALQUERQUE_CORE_BASE_TARGET_HPP
#define ALQUERQUE_CORE_BASE_TARGET_HPP

#include "language.hpp"

// Files of one program may be compiled for different processors, say one of them with
// -march=native. An inline function of both files is one function to the linker, which keeps the
// one it meets first: counts with vectors of another size, or instructions that the processor
// lacks. So the symbol of every function says what it was compiled for:
// - functions that are no members, and the classes that are their tools, stand in the inline
//   namespace ALQ_TARGET;
// - the classes whose objects a program hands from file to file are the same for all targets, and
//   only their member functions are marked, by ALQ_FN.
// tests/mixed_flags holds the symbols of several targets against each other.

// What GCC and Clang add to C++ (vectors, builtins, attributes) is used where this is defined, and
// here, with something standard beside it. ALQUERQUE_PLAIN leaves it out, as for other compilers.
#if (defined(__GNUC__) || defined(__clang__)) && !defined(ALQUERQUE_PLAIN)
#define ALQ_EXTENSIONS 1
#endif

// The name of a target: what decides which instructions a compiler may use for whole numbers.
#if defined(__x86_64__) || defined(__i386__) || defined(_M_X64) || defined(_M_IX86)

#if defined(__AVX512F__) && defined(__AVX512VPOPCNTDQ__)
#define ALQ_TARGET_VECTORS avx512_popcnt
#elif defined(__AVX512F__) && defined(__AVX512VL__)
#define ALQ_TARGET_VECTORS avx512_vl
#elif defined(__AVX512F__)
#define ALQ_TARGET_VECTORS avx512
#elif defined(__AVX2__)
#define ALQ_TARGET_VECTORS avx2
#elif defined(__AVX__)
#define ALQ_TARGET_VECTORS avx
#elif defined(__SSE4_1__)
#define ALQ_TARGET_VECTORS sse4
#elif defined(__SSSE3__)
#define ALQ_TARGET_VECTORS ssse3
#elif defined(__i386__) && !defined(__SSE2__)
#define ALQ_TARGET_VECTORS i386
#else
#define ALQ_TARGET_VECTORS x86
#endif

#if defined(__APX_F__)
#define ALQ_TARGET_BITS apx
#elif defined(__BMI2__) && defined(__LZCNT__)
#define ALQ_TARGET_BITS bmi2_lzcnt
#elif defined(__BMI2__)
#define ALQ_TARGET_BITS bmi2
#elif defined(__BMI__) && defined(__LZCNT__)
#define ALQ_TARGET_BITS bmi_lzcnt
#elif defined(__BMI__)
#define ALQ_TARGET_BITS bmi
#elif defined(__LZCNT__)
#define ALQ_TARGET_BITS lzcnt
#elif defined(__POPCNT__)
#define ALQ_TARGET_BITS popcnt
#else
#define ALQ_TARGET_BITS base
#endif

#else

#if defined(__ARM_FEATURE_SVE2)
#define ALQ_TARGET_VECTORS sve2
#elif defined(__ARM_FEATURE_SVE)
#define ALQ_TARGET_VECTORS sve
#elif defined(__ARM_NEON) || defined(__VSX__) || defined(__VEC__) || defined(__riscv_vector) || \
    defined(__wasm_simd128__)
#define ALQ_TARGET_VECTORS simd
#else
#define ALQ_TARGET_VECTORS plain
#endif

#if defined(__ARM_ARCH)
#define ALQ_TARGET_BITS __ARM_ARCH
#elif defined(__ARCH__)
#define ALQ_TARGET_BITS __ARCH__
#elif defined(__riscv_zbb)
#define ALQ_TARGET_BITS zbb
#elif defined(_ARCH_PWR10)
#define ALQ_TARGET_BITS pwr10
#elif defined(_ARCH_PWR9)
#define ALQ_TARGET_BITS pwr9
#else
#define ALQ_TARGET_BITS base
#endif

#endif

#if defined(ALQ_EXTENSIONS)
#define ALQ_TARGET_JOIN_NOW(vectors, bits) for_##vectors##_##bits
#else
#define ALQ_TARGET_JOIN_NOW(vectors, bits) plain_for_##vectors##_##bits
#endif
#define ALQ_TARGET_JOIN(vectors, bits) ALQ_TARGET_JOIN_NOW(vectors, bits)
#define ALQ_TARGET ALQ_TARGET_JOIN(ALQ_TARGET_VECTORS, ALQ_TARGET_BITS)

// The target as part of a function's symbol, where the compiler can do that.
#if defined(__GNUC__)
#define ALQ_TARGET_TEXT_NOW(target) #target
#define ALQ_TARGET_TEXT(target) ALQ_TARGET_TEXT_NOW(target)
#define ALQ_FN [[gnu::abi_tag(ALQ_TARGET_TEXT(ALQ_TARGET))]]
#else
#define ALQ_FN
#endif

// What a function calls becomes part of it, where the compiler can do that.
#if defined(ALQ_EXTENSIONS)
#define ALQ_FLATTEN [[gnu::flatten]]
#else
#define ALQ_FLATTEN
#endif

#endif  // ALQUERQUE_CORE_BASE_TARGET_HPP
