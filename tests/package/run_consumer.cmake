# cmake -D SOURCE_DIR=<project> -D BINARY_DIR=<scratch> -D GENERATOR=<name> -P run_consumer.cmake
#       -- [<option of the configuration>...]
#
# Configures, builds, installs and runs a consumer from scratch.

cmake_minimum_required(VERSION 3.22)

set(options "")
set(is_option FALSE)
math(EXPR last "${CMAKE_ARGC} - 1")
foreach(index RANGE ${last})
  if(is_option)
    list(APPEND options "${CMAKE_ARGV${index}}")
  elseif(CMAKE_ARGV${index} STREQUAL "--")
    set(is_option TRUE)
  endif()
endforeach()

unset(ENV{DESTDIR})
file(REMOVE_RECURSE "${BINARY_DIR}")
foreach(
  command IN
  ITEMS "${CMAKE_COMMAND};-S;${SOURCE_DIR};-B;${BINARY_DIR};-G;${GENERATOR};${options}"
        "${CMAKE_COMMAND};--build;${BINARY_DIR}"
        "${CMAKE_COMMAND};--install;${BINARY_DIR};--prefix;${BINARY_DIR}/installed"
        "${BINARY_DIR}/my_game"
)
  execute_process(COMMAND ${command} COMMAND_ERROR_IS_FATAL ANY)
endforeach()

# The consumers install nothing, so what arrives here was leaked by a subproject.
file(GLOB_RECURSE installed "${BINARY_DIR}/installed/*")
if(installed)
  message(FATAL_ERROR "install rules leak into the consumer: ${installed}")
endif()
