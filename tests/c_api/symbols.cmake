# cmake -D NM=<program> -D LIBRARY=<shared library> -D SOURCE_DIR=<source tree> -P symbols.cmake
#
# Shows that the shared library gives away the functions of its header, and nothing else.

cmake_minimum_required(VERSION 3.22)
include("${SOURCE_DIR}/cmake/CHeader.cmake")

execute_process(
  COMMAND "${NM}" -D --defined-only --format=posix "${LIBRARY}"
  OUTPUT_VARIABLE output COMMAND_ERROR_IS_FATAL ANY
)
string(REGEX MATCHALL "[^\n]+" exported "${output}")
list(TRANSFORM exported REPLACE " .*" "")
alquerque_read_c_functions(declared)

set(missing ${declared})
list(REMOVE_ITEM missing ${exported})
set(surplus ${exported})
list(REMOVE_ITEM surplus ${declared})
if(missing)
  message(SEND_ERROR "declared in alquerque.h but not in the library: ${missing}")
endif()
if(surplus)
  message(SEND_ERROR "in the library but not declared in alquerque.h: ${surplus}")
endif()
