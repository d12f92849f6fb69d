# cmake -D LOCK=<file> -P locked.cmake -- <command> [<argument>...]
#
# Runs a command while no other process does so with the same LOCK: for what works in a tree that is
# kept from one run of ctest to the next, as building it anew would take minutes.

cmake_minimum_required(VERSION 3.22)

set(command "")
set(is_command FALSE)
math(EXPR last "${CMAKE_ARGC} - 1")
foreach(index RANGE ${last})
  if(is_command)
    list(APPEND command "${CMAKE_ARGV${index}}")
  elseif(CMAKE_ARGV${index} STREQUAL "--")
    set(is_command TRUE)
  endif()
endforeach()

file(LOCK "${LOCK}" TIMEOUT 1800)
execute_process(COMMAND ${command} COMMAND_ERROR_IS_FATAL ANY)
