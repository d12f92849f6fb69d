# cmake -D SOURCE_DIR=<source tree> -D VERSION=<major.minor.patch> -D OUTPUT=<file>
#       -P single_header.cmake
#
# Writes the whole library into one header: all.hpp with each of our includes replaced by the text
# of its file where it is met first, so that every file comes after what it needs. The files keep
# their include guards: a program may include both this header and others of the library.

cmake_minimum_required(VERSION 3.22)

set(draft "${OUTPUT}.draft")

# Texts stay whole strings throughout: a list would be parted at their semicolons.
function(append_header path)
  get_property(seen GLOBAL PROPERTY seen_headers)
  if(path IN_LIST seen)
    return()
  endif()
  set_property(GLOBAL APPEND PROPERTY seen_headers "${path}")
  cmake_path(GET path PARENT_PATH directory)
  file(READ "${path}" rest)
  set(mark "#include \"")
  while(TRUE)
    string(FIND "${rest}" "${mark}" place)
    if(place EQUAL -1)
      break()
    endif()
    string(SUBSTRING "${rest}" 0 ${place} before)
    file(APPEND "${draft}" "${before}")
    string(SUBSTRING "${rest}" ${place} -1 rest)
    string(REGEX MATCH "^#include \"([^\"\n]+)\"[^\n]*\n" directive "${rest}")
    cmake_path(ABSOLUTE_PATH CMAKE_MATCH_1 BASE_DIRECTORY "${directory}" NORMALIZE
               OUTPUT_VARIABLE included)
    string(LENGTH "${directive}" length)
    string(SUBSTRING "${rest}" ${length} -1 rest)
    append_header("${included}")
  endwhile()
  file(APPEND "${draft}" "${rest}")
endfunction()

file(READ "${SOURCE_DIR}/LICENSE" license)
string(STRIP "${license}" license)
string(REPLACE "\n" "\n// " license "// ${license}")
string(REPLACE "// \n" "//\n" license "${license}")
file(
  WRITE "${draft}"
  "// alquerque ${VERSION}, the whole library in one header. Generated: change the headers that it\n"
  "// is made of instead.\n"
  "//\n${license}\n\n"
  "#ifndef ALQUERQUE_SINGLE_HPP\n#define ALQUERQUE_SINGLE_HPP\n\n"
)
append_header("${SOURCE_DIR}/include/alquerque/all.hpp")
file(APPEND "${draft}" "\n#endif  // ALQUERQUE_SINGLE_HPP\n")

# All or nothing: who sees the file sees it complete.
file(RENAME "${draft}" "${OUTPUT}")
