# cmake -D SOURCE_DIR=<source tree> -P language.cmake
#
# Every header includes detail/language.hpp before anything else, so that whichever comes first in a
# program can say that C++20 is needed.

cmake_minimum_required(VERSION 3.22)

set(root "${SOURCE_DIR}/include/alquerque")
file(GLOB_RECURSE headers RELATIVE "${root}" "${root}/*.hpp")
list(REMOVE_ITEM headers detail/language.hpp)
if(NOT headers)
  message(FATAL_ERROR "no headers in ${root}")
endif()
foreach(header IN LISTS headers)
  set(language "detail/language.hpp")
  if(header MATCHES "^detail/")
    set(language "language.hpp")
  endif()
  file(READ "${root}/${header}" text)
  string(REGEX MATCH "#include [^\n]*" first "${text}")
  if(NOT first STREQUAL "#include \"${language}\"")
    message(SEND_ERROR "${header}: the first line is '${first}', not '#include \"${language}\"'")
  endif()
endforeach()
