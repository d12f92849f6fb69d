# cmake -D BUILD_DIR=<build tree> -D CONFIG=<configuration>
#       -D FIRST_PREFIX=<where to install> -D PREFIX=<where to move it>
#       -D HEADERS_PREFIX=<where to install the headers alone> -P install_and_move.cmake

cmake_minimum_required(VERSION 3.22)

# It would be put before the prefix.
unset(ENV{DESTDIR})

file(REMOVE_RECURSE "${FIRST_PREFIX}" "${PREFIX}" "${HEADERS_PREFIX}")
execute_process(
  COMMAND ${CMAKE_COMMAND} --install ${BUILD_DIR} --config ${CONFIG} --prefix ${FIRST_PREFIX}
  COMMAND_ERROR_IS_FATAL ANY
)
file(RENAME "${FIRST_PREFIX}" "${PREFIX}")

file(GLOB_RECURSE license "${PREFIX}/*/LICENSE")
if(NOT license)
  message(FATAL_ERROR "the license was not installed")
endif()

execute_process(
  COMMAND ${CMAKE_COMMAND} --install ${BUILD_DIR} --config ${CONFIG} --component alquerque_library
          --prefix ${HEADERS_PREFIX}
  COMMAND_ERROR_IS_FATAL ANY
)
