# cmake -D SOURCE_DIR=<source tree> -P rooms.cmake
#
# Includes go one way. Between rooms: core knows no other; play knows core; text knows play and
# core; perft knows core. What stands in a room's detail/ is included by that room alone. Inside the
# core, no layer includes a higher one. Programs come in by the doors.

cmake_minimum_required(VERSION 3.22)

set(core_knows core)
set(play_knows core play)
set(text_knows core play text)
set(perft_knows core perft)

# The layers of the core, lowest first. core/base/ is below all of them.
set(layers
    "point side result version"
    "bitboard"
    "geometry heading"
    "rule_set generator/directions generator/middles"
    "move move_list route generator/boards generator/quiet_rules"
    "setup generator/chain_walk generator/move_sets generator/packed_moves"
    "generator/legality"
    "position"
    "generator/traverse"
    "movegen"
    "routes pick_move outcome"
    "rule_book"
)

set(root "${SOURCE_DIR}/include/alquerque")
file(GLOB_RECURSE headers RELATIVE "${root}" "${root}/*.hpp")

set(number 0)
set(placed "")
foreach(layer IN LISTS layers)
  string(REPLACE " " ";" names "${layer}")
  foreach(name IN LISTS names)
    set("layer_of_core/${name}.hpp" ${number})
    list(APPEND placed "core/${name}.hpp")
  endforeach()
  math(EXPR number "${number} + 1")
endforeach()

set(seen 0)
foreach(header IN LISTS headers)
  cmake_path(GET header PARENT_PATH directory)
  string(REGEX MATCH "^[a-z]+/" room "${header}")
  string(REPLACE "/" "" room "${room}")
  if(room STREQUAL "core" AND NOT header MATCHES "^core/base/" AND NOT header IN_LIST placed)
    message(SEND_ERROR "${header} is in no layer of ${CMAKE_CURRENT_LIST_FILE}")
  endif()
  file(STRINGS "${root}/${header}" lines REGEX "^#include \"")
  foreach(line IN LISTS lines)
    string(REGEX REPLACE "^#include \"([^\"]+)\".*" "\\1" included "${line}")
    cmake_path(ABSOLUTE_PATH included BASE_DIRECTORY "${root}/${directory}" NORMALIZE)
    if(NOT EXISTS "${included}")
      message(SEND_ERROR "${header} includes ${included}, which does not exist")
    endif()
    cmake_path(RELATIVE_PATH included BASE_DIRECTORY "${root}")
    math(EXPR seen "${seen} + 1")
    string(REGEX MATCH "^[a-z]+/" other "${included}")
    string(REPLACE "/" "" other "${other}")
    if(room STREQUAL "")
      continue()
    endif()
    if(NOT other IN_LIST ${room}_knows)
      message(SEND_ERROR "${header} includes ${included}: ${room} knows ${${room}_knows} only")
    elseif(included MATCHES "/detail/" AND NOT other STREQUAL room)
      message(SEND_ERROR "${header} includes ${included}, which is for ${other} alone")
    elseif(header IN_LIST placed AND included IN_LIST placed
           AND "${layer_of_${included}}" GREATER "${layer_of_${header}}"
    )
      message(SEND_ERROR "${header} includes ${included} of a higher layer")
    elseif(header MATCHES "^core/base/" AND NOT included MATCHES "^core/base/")
      message(SEND_ERROR "${header} includes ${included}, but core/base is below all others")
    endif()
  endforeach()
endforeach()
if(seen LESS 100)
  message(FATAL_ERROR "only ${seen} includes were found in ${root}")
endif()

# Doors stand in the root; what is behind them is for the library and its tests.
file(
  GLOB_RECURSE programs
  RELATIVE "${SOURCE_DIR}"
  "${SOURCE_DIR}/src/*.[ch]pp"
  "${SOURCE_DIR}/examples/*.[ch]pp"
  "${SOURCE_DIR}/bench/*.[ch]pp"
)
if(NOT programs)
  message(FATAL_ERROR "no programs in ${SOURCE_DIR}")
endif()
foreach(program IN LISTS programs)
  file(STRINGS "${SOURCE_DIR}/${program}" lines REGEX "^#include <alquerque/[^>]*/")
  foreach(line IN LISTS lines)
    message(SEND_ERROR "${program}: ${line} goes past the doors")
  endforeach()
endforeach()
