# cmake -D SOURCE_DIR=... -D BINARY_DIR=... -D GENERATOR=... -D MAKE_PROGRAM=... -D CXX=<clang++>
#       -D LAUNCHER=... -D C_API=<bool> -P build.cmake
#
# Builds all fuzzers in a build of their own.

cmake_minimum_required(VERSION 3.22)

set(parts "")
foreach(part IN ITEMS TESTS BENCHMARKS EXAMPLES TOOLS)
  list(APPEND parts -D ALQUERQUE_BUILD_${part}=OFF)
endforeach()
execute_process(
  COMMAND
    "${CMAKE_COMMAND}" -S "${SOURCE_DIR}" -B "${BINARY_DIR}" -G "${GENERATOR}" -D
    "CMAKE_MAKE_PROGRAM=${MAKE_PROGRAM}" -D "CMAKE_CXX_COMPILER=${CXX}" -D
    "CMAKE_CXX_COMPILER_LAUNCHER=${LAUNCHER}" -D ALQUERQUE_BUILD_FUZZERS=ON -D
    "ALQUERQUE_BUILD_C_API=${C_API}" ${parts} COMMAND_ERROR_IS_FATAL ANY
)
execute_process(
  COMMAND "${CMAKE_COMMAND}" --build "${BINARY_DIR}" --target alquerque_fuzzers
          COMMAND_ERROR_IS_FATAL ANY
)
