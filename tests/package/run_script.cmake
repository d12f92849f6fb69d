# cmake -D SCRIPT=<shell script> -D SOURCES=<file;...> -D DIRECTORY=<scratch> -P run_script.cmake
#       -- [<argument of the script>...]
#
# Runs a script as a user would: in a directory with copies of the sources.

cmake_minimum_required(VERSION 3.22)

set(arguments "")
set(is_argument FALSE)
math(EXPR last "${CMAKE_ARGC} - 1")
foreach(index RANGE ${last})
  if(is_argument)
    list(APPEND arguments "${CMAKE_ARGV${index}}")
  elseif(CMAKE_ARGV${index} STREQUAL "--")
    set(is_argument TRUE)
  endif()
endforeach()

file(REMOVE_RECURSE "${DIRECTORY}")
file(COPY ${SOURCES} DESTINATION "${DIRECTORY}")
execute_process(
  COMMAND sh "${SCRIPT}" ${arguments} WORKING_DIRECTORY "${DIRECTORY}" COMMAND_ERROR_IS_FATAL ANY
)
