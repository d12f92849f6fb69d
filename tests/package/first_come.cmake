# cmake -D SOURCE_DIR=<source tree> -D PACKAGE=<prefix or build tree> -D HAS_C=<bool>
#       -D GENERATOR=<name> -D CXX=<compiler> -D CC=<compiler> -D SCRATCH=<directory>
#       -P first_come.cmake
#
# Dependencies that bring the library each in its own way go into one project in any order; the
# first one wins, and versions that do not fit are refused by name.

cmake_minimum_required(VERSION 3.22)

set(here "${CMAKE_CURRENT_LIST_DIR}")
file(REMOVE_RECURSE "${SCRATCH}")

# configure(<sources> <wanted targets> <way>...), which sets result and output
macro(configure sources wanted)
  set(tree "${SCRATCH}/tree")
  file(REMOVE_RECURSE "${tree}")
  execute_process(
    COMMAND
      "${CMAKE_COMMAND}" -S "${here}/first_come" -B "${tree}" -G "${GENERATOR}"
      "-DCMAKE_CXX_COMPILER=${CXX}" "-DCMAKE_C_COMPILER=${CC}" "-DCMAKE_PREFIX_PATH=${PACKAGE}"
      "-DSOURCES=${sources}" "-DWANTED=${wanted}" "-DSTEPS=${ARGN}"
    RESULT_VARIABLE result
    OUTPUT_VARIABLE output
    ERROR_VARIABLE output
  )
  # The lines of a message are broken where they are long.
  string(REGEX REPLACE "[ \n]+" " " output "${output}")
endmacro()

function(works wanted)
  configure("${SOURCE_DIR}" "${wanted}" ${ARGN})
  if(NOT result EQUAL 0)
    message(SEND_ERROR "${ARGN}: ${output}")
  endif()
endfunction()

set(library alquerque::alquerque)
works("${library}" find_package find_package)
works("${library}" find_package add_subdirectory)
works("${library}" add_subdirectory find_package)
works("${library}" add_subdirectory add_subdirectory)
works("${library}" find_package fetch_content)
works("${library}" fetch_content find_package)
works("${library}" fetch_content add_subdirectory fetch_content)

# The headers from here and the library for C from there, or both from both.
set(both ${library} alquerque::c)
works("${both}" find_package add_subdirectory_with_c)
works("${both}" add_subdirectory add_subdirectory_with_c add_subdirectory_with_c)
works("${both}" add_subdirectory_with_c find_package_with_c)
if(HAS_C)
  works("${both}" find_package_with_c add_subdirectory_with_c)
  works("${both}" find_package_with_c find_package_with_c)
  works("${both}" add_subdirectory find_package_with_c)
endif()

# Sources of another version.
set(others "${SCRATCH}/others")
file(COPY "${SOURCE_DIR}/CMakeLists.txt" "${SOURCE_DIR}/cmake" "${SOURCE_DIR}/include"
          "${SOURCE_DIR}/src" DESTINATION "${others}"
)
set(version_header "${others}/include/alquerque/core/version.hpp")
file(READ "${version_header}" text)
string(REGEX REPLACE "version_major = [0-9]+" "version_major = 98" text "${text}")
file(WRITE "${version_header}" "${text}")

function(is_refused pattern)
  configure("${others}" "" ${ARGN})
  if(result EQUAL 0)
    message(SEND_ERROR "${ARGN}: two versions in one project")
  elseif(NOT output MATCHES "${pattern}")
    message(SEND_ERROR "${ARGN}: the message is ${output}")
  endif()
endfunction()
is_refused("is here already, of version 0[.0-9]+; [^ ]*/others has version 98[.0-9]+, and one project"
           find_package add_subdirectory
)
is_refused("is here already, of version 98[.0-9]+; version 0.1 is asked for" add_subdirectory
           find_package
)
