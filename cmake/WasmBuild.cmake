# The target alquerque_wasm of a build for another system: it configures and builds the WebAssembly
# module in a directory of its own, with the toolchain file. It is there where clang can do that.

set(alquerque_wasm_packages "clang lld wasi-libc libc++-dev-wasm32 libclang-rt-14-dev-wasm32")
set(alquerque_wasm_toolchain "${PROJECT_SOURCE_DIR}/cmake/toolchains/wasm32-wasi.cmake")
set(alquerque_wasm_dir "${PROJECT_BINARY_DIR}/wasm")
set(alquerque_wasm_module "${alquerque_wasm_dir}/alquerque.wasm")

if(NOT DEFINED ALQUERQUE_HAS_WASM)
  find_program(ALQUERQUE_WASM_CLANG clang++)
  mark_as_advanced(ALQUERQUE_WASM_CLANG)
  set(result 1)
  if(ALQUERQUE_WASM_CLANG)
    set(trial "${PROJECT_BINARY_DIR}/CMakeFiles/wasm_trial")
    file(WRITE "${trial}.cpp" "#include <string>\nstd::string text(1000, 'a');\n")
    execute_process(
      COMMAND "${ALQUERQUE_WASM_CLANG}" --target=wasm32-wasi -std=c++20
              -fno-exceptions -mexec-model=reactor -o "${trial}.wasm" "${trial}.cpp"
      RESULT_VARIABLE result
      OUTPUT_QUIET ERROR_QUIET
    )
  endif()
  if(result EQUAL 0)
    set(ALQUERQUE_HAS_WASM TRUE CACHE INTERNAL "clang makes WebAssembly modules")
  else()
    message(
      STATUS "No target alquerque_wasm and no tests of it: clang makes no WebAssembly module here. "
             "On Debian, install ${alquerque_wasm_packages}."
    )
  endif()
endif()

# Where it was built, it is installed with the rest, or alone as the component alquerque_wasm.
if(ALQUERQUE_INSTALL AND ALQUERQUE_HAS_WASM)
  include(GNUInstallDirs)
  install(
    FILES "${alquerque_wasm_module}"
    DESTINATION "${CMAKE_INSTALL_DATADIR}/alquerque"
    COMPONENT alquerque_wasm
    OPTIONAL
  )
endif()

set(alquerque_wasm_configure
    "${CMAKE_COMMAND}"
    -S "${PROJECT_SOURCE_DIR}"
    -B "${alquerque_wasm_dir}"
    -G "${CMAKE_GENERATOR}"
    -D "CMAKE_MAKE_PROGRAM=${CMAKE_MAKE_PROGRAM}"
    -D "CMAKE_TOOLCHAIN_FILE=${alquerque_wasm_toolchain}"
    -D "CMAKE_CXX_COMPILER_LAUNCHER=${CMAKE_CXX_COMPILER_LAUNCHER}"
    -D CMAKE_BUILD_TYPE=MinSizeRel
    -D ALQUERQUE_BUILD_C_API=ON
)
foreach(part IN ITEMS TESTS BENCHMARKS EXAMPLES TOOLS)
  list(APPEND alquerque_wasm_configure -D ALQUERQUE_BUILD_${part}=OFF)
endforeach()
set(alquerque_wasm_build "${CMAKE_COMMAND}" --build "${alquerque_wasm_dir}" --target alquerque_wasm)

if(ALQUERQUE_HAS_WASM)
  add_custom_target(
    alquerque_wasm
    COMMAND ${alquerque_wasm_configure}
    COMMAND ${alquerque_wasm_build}
    BYPRODUCTS "${alquerque_wasm_module}"
    COMMENT "Building ${alquerque_wasm_module}"
    VERBATIM USES_TERMINAL
  )
endif()
