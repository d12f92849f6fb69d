# Builds WebAssembly modules with clang. On Debian: clang lld wasi-libc libc++-dev-wasm32
# libclang-rt-14-dev-wasm32.

# CMake knows no platform of the name WASI before 3.31.
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)

set(CMAKE_C_COMPILER clang)
set(CMAKE_CXX_COMPILER clang++)
foreach(language IN ITEMS C CXX)
  set(CMAKE_${language}_COMPILER_TARGET wasm32-wasi)
endforeach()

# The packages for this target were built without exceptions.
set(CMAKE_CXX_FLAGS_INIT "-fno-exceptions -fno-rtti")

# Nothing of the host is of use.
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
