# cmake [-D PREFIX=<where alquerque is installed>] [-D MODULE=<alquerque.wasm>] -D TO=<folder>
#       -P assemble.cmake
#
# Puts the page and the WebAssembly module into a folder to be served, as by
# `python3 -m http.server --directory <folder>`; with xz-utils, the strategy of the perfect opponent
# too, packed as browsers unpack it.

cmake_minimum_required(VERSION 3.22)

if(NOT DEFINED TO)
  message(FATAL_ERROR "say -D TO=<folder>")
endif()
if(NOT DEFINED MODULE)
  find_file(MODULE alquerque.wasm HINTS "${PREFIX}/share/alquerque" PATH_SUFFIXES share/alquerque)
  if(NOT MODULE)
    message(FATAL_ERROR "found no alquerque.wasm; say -D PREFIX=<where alquerque is installed>")
  endif()
endif()

set(files
    alquerque.js
    app.js
    board.js
    index.html
    opponent.js
    opponent_worker.js
    # For Node, which would not take the files for modules without it.
    package.json
    strategy.js
    style.css
    turn.js
)
list(TRANSFORM files PREPEND "${CMAKE_CURRENT_LIST_DIR}/")
file(COPY ${files} "${MODULE}" DESTINATION "${TO}")

set(packed "${CMAKE_CURRENT_LIST_DIR}/../solver/brainking.strategy.xz")
set(strategy "${TO}/brainking.strategy")
find_program(XZ xz)
if(XZ)
  execute_process(
    COMMAND "${XZ}" --decompress --stdout "${packed}" OUTPUT_FILE "${strategy}"
    COMMAND_ERROR_IS_FATAL ANY
  )
  file(ARCHIVE_CREATE OUTPUT "${strategy}.gz" PATHS "${strategy}" FORMAT raw COMPRESSION GZip
       COMPRESSION_LEVEL 9
  )
  file(REMOVE "${strategy}")
else()
  message(STATUS "without xz (Debian: xz-utils) the perfect opponent is not offered")
endif()
message(STATUS "${TO} can be served")
