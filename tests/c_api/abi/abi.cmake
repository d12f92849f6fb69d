# cmake -D SOURCE_DIR=... -D BINARY_DIR=... -D GENERATOR=... -D MAKE_PROGRAM=... -D CXX=...
#       -D LAUNCHER=... -D ABIDW=... -D ABIDIFF=... -D BASELINE=<file> [-D WRITE=ON] -P abi.cmake
#
# Builds the shared library with debug information, which tells the types, and compares its binary
# interface with the one on record, or puts it on record.

cmake_minimum_required(VERSION 3.22)

set(parts "")
foreach(part IN ITEMS TESTS BENCHMARKS EXAMPLES TOOLS)
  list(APPEND parts -D ALQUERQUE_BUILD_${part}=OFF)
endforeach()
execute_process(
  COMMAND
    "${CMAKE_COMMAND}" -S "${SOURCE_DIR}" -B "${BINARY_DIR}" -G "${GENERATOR}" -D
    "CMAKE_MAKE_PROGRAM=${MAKE_PROGRAM}" -D "CMAKE_CXX_COMPILER=${CXX}" -D
    "CMAKE_CXX_COMPILER_LAUNCHER=${LAUNCHER}" -D CMAKE_BUILD_TYPE=Debug -D BUILD_SHARED_LIBS=ON -D
    ALQUERQUE_BUILD_C_API=ON ${parts} COMMAND_ERROR_IS_FATAL ANY
)
execute_process(
  COMMAND "${CMAKE_COMMAND}" --build "${BINARY_DIR}" --target alquerque_c COMMAND_ERROR_IS_FATAL ANY
)

# The interface is what the C header says; the insides of an opaque game are not part of it.
file(COPY "${SOURCE_DIR}/include/alquerque/alquerque.h" DESTINATION "${BINARY_DIR}/c_header")
set(found "${BINARY_DIR}/found.abi")
execute_process(
  COMMAND "${ABIDW}" --exported-interfaces-only --headers-dir "${BINARY_DIR}/c_header"
          --drop-private-types --drop-undefined-syms --no-elf-needed --no-comp-dir-path
          --no-corpus-path --no-show-locs --out-file "${found}"
          "${BINARY_DIR}/src/c_api/libalquerque.so" COMMAND_ERROR_IS_FATAL ANY
)
if(WRITE)
  file(COPY_FILE "${found}" "${BASELINE}")
  message(STATUS "wrote ${BASELINE}")
  return()
endif()
execute_process(COMMAND "${ABIDIFF}" "${BASELINE}" "${found}" RESULT_VARIABLE result)
if(NOT result EQUAL 0)
  message(FATAL_ERROR "the binary interface has changed; see tests/c_api/abi/CMakeLists.txt")
endif()
