# cmake -D SOURCE_DIR=<source tree> -P run_folder.cmake
#
# Two runs of ctest may go on in one build tree. So what a test writes goes to the folder of its run,
# or is locked; only a program that was built, a fuzzer with its finds, and pictures for people are
# named by their place in the build tree.

cmake_minimum_required(VERSION 3.22)

set(fine "FUZZER=|WORK_DIR=|/screenshots|complete.cmake|alquerque_locked")

file(GLOB_RECURSE files RELATIVE "${SOURCE_DIR}" "${SOURCE_DIR}/tests/CMakeLists.txt")
set(count 0)
foreach(path IN LISTS files)
  file(READ "${SOURCE_DIR}/${path}" text)
  # A list would be parted at semicolons and joined by brackets.
  string(REGEX REPLACE "[][;]" " " text "${text}")
  string(REGEX REPLACE "\n *add_test\\(" ";" tests "${text}")
  list(REMOVE_AT tests 0)
  foreach(test IN LISTS tests)
    math(EXPR count "${count} + 1")
    # A command ends with its line of one bracket, or at the end of its own line.
    string(REGEX REPLACE "\n *\\).*" "" test "${test}")
    if(test MATCHES "CMAKE_CURRENT_BINARY_DIR}" AND NOT test MATCHES "${fine}")
      message(SEND_ERROR "${path}: a test works in the build tree: ${test}")
    endif()
  endforeach()
endforeach()
if(count LESS 20)
  message(FATAL_ERROR "only ${count} tests were found in ${SOURCE_DIR}/tests")
endif()
