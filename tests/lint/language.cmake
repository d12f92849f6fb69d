# cmake -D SOURCE_DIR=<source tree> -P language.cmake
#
# Every header includes core/base/language.hpp before anything else, so that whichever comes first in
# a program can say that C++20 is needed.

cmake_minimum_required(VERSION 3.22)

set(root "${SOURCE_DIR}/include/alquerque")
set(language core/base/language.hpp)
file(GLOB_RECURSE headers RELATIVE "${root}" "${root}/*.hpp")
list(REMOVE_ITEM headers ${language})
if(NOT headers)
  message(FATAL_ERROR "no headers in ${root}")
endif()
foreach(header IN LISTS headers)
  cmake_path(GET header PARENT_PATH directory)
  cmake_path(RELATIVE_PATH language BASE_DIRECTORY "${directory}" OUTPUT_VARIABLE path)
  file(READ "${root}/${header}" text)
  string(REGEX MATCH "#include [^\n]*" first "${text}")
  if(NOT first STREQUAL "#include \"${path}\"")
    message(SEND_ERROR "${header}: the first line is '${first}', not '#include \"${path}\"'")
  endif()
endforeach()
