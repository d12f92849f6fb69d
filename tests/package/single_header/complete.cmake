# cmake -D SOURCE_DIR=<source tree> -D VERSION=<version> -D SCRATCH=<directory>
#       -D SINGLE_HEADER=<file> -P complete.cmake
#
# The single header holds every header of the library once, and is made the same every time.

cmake_minimum_required(VERSION 3.22)

set(again "${SCRATCH}/again.hpp")
file(MAKE_DIRECTORY "${SCRATCH}")
execute_process(
  COMMAND "${CMAKE_COMMAND}" "-DSOURCE_DIR=${SOURCE_DIR}" "-DVERSION=${VERSION}"
          "-DOUTPUT=${again}" -P "${SOURCE_DIR}/cmake/single_header.cmake"
  COMMAND_ERROR_IS_FATAL ANY
)
file(READ "${SINGLE_HEADER}" text)
file(READ "${again}" text_again)
if(NOT text STREQUAL text_again)
  message(SEND_ERROR "${SINGLE_HEADER} is not what include/ gives now; build it again")
endif()

if(text MATCHES "#include \"([^\"]*)\"")
  message(SEND_ERROR "${CMAKE_MATCH_1} is still included")
endif()
string(FIND "${text}" "alquerque ${VERSION}" place)
if(place EQUAL -1)
  message(SEND_ERROR "the version ${VERSION} is not stated")
endif()
file(GLOB_RECURSE headers RELATIVE "${SOURCE_DIR}/include" "${SOURCE_DIR}/include/*.hpp")
# Not in all.hpp by intention: they are for a program to choose.
list(REMOVE_ITEM headers alquerque/format.hpp alquerque/game_file.hpp
     alquerque/stream.hpp alquerque/text/detail/shown.hpp
)
foreach(header IN LISTS headers)
  string(REGEX REPLACE "[/.]" "_" guard "${header}")
  string(TOUPPER "${guard}" guard)
  set(define "#define ${guard}\n")
  string(FIND "${text}" "${define}" first)
  string(FIND "${text}" "${define}" last REVERSE)
  if(first EQUAL -1)
    message(SEND_ERROR "${header} is not in the single header; does all.hpp include it?")
  elseif(NOT first EQUAL last)
    message(SEND_ERROR "${header} is in the single header twice")
  endif()
endforeach()
