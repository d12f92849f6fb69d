# The C library as one WebAssembly module that needs nothing from its host: it exports the functions
# of alquerque.h, `malloc` and `free` for their arguments, and `_initialize`, to be called first.
#
# What keeps it small: routes of one side only (small_books.cpp), optimisation for size across the
# whole program, and addresses written in as few bytes as they take.

target_compile_options(alquerque_c_objects PRIVATE -Oz -flto)
target_compile_options(alquerque_c_books PRIVATE -Oz -flto)

get_target_property(objects alquerque_c SOURCES)
add_executable(alquerque_wasm ${objects})
target_compile_features(alquerque_wasm PRIVATE cxx_std_20)
set(exports ${alquerque_c_functions} malloc free)
list(TRANSFORM exports PREPEND "LINKER:--export=")
target_link_options(
  alquerque_wasm
  PRIVATE
  -Oz
  -flto
  -mexec-model=reactor
  ${exports}
  LINKER:--gc-sections
  LINKER:--strip-all
  LINKER:--compress-relocations
  LINKER:-O2
  # For the deepest perft.
  LINKER:-z,stack-size=1048576
)
set_target_properties(
  alquerque_wasm PROPERTIES LINKER_LANGUAGE CXX
                            OUTPUT_NAME alquerque
                            SUFFIX .wasm
                            RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}"
)

if(ALQUERQUE_INSTALL)
  install(
    FILES $<TARGET_FILE:alquerque_wasm>
    DESTINATION "${CMAKE_INSTALL_DATADIR}/alquerque"
    COMPONENT alquerque_wasm
  )
endif()
