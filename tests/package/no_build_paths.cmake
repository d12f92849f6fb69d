# cmake -D PREFIX=<installed tree> -D SOURCE_DIR=<source tree> -D BUILD_DIR=<build tree>
#       -D SEARCH_EXECUTABLES=<bool> -P no_build_paths.cmake

cmake_minimum_required(VERSION 3.22)

file(GLOB_RECURSE files "${PREFIX}/*")
if(NOT files)
  message(FATAL_ERROR "nothing is installed in ${PREFIX}")
endif()

foreach(file IN LISTS files)
  if(file MATCHES "/bin/[^/]*$" AND NOT SEARCH_EXECUTABLES)
    continue()
  endif()
  file(STRINGS "${file}" lines)
  foreach(path IN ITEMS "${SOURCE_DIR}" "${BUILD_DIR}")
    string(FIND "${lines}" "${path}" offset)
    if(NOT offset EQUAL -1)
      message(SEND_ERROR "${file} contains ${path}")
    endif()
  endforeach()
endforeach()
