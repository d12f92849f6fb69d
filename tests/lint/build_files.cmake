# cmake -D SOURCE_DIR=<source tree> -P build_files.cmake
#
# Bad case 24: nothing in our build files reaches beyond our own targets, or takes the tree that the
# library is a part of for its own.

cmake_minimum_required(VERSION 3.22)

set(commands
    add_compile_definitions
    add_compile_options
    add_definitions
    add_link_options
    include_directories
    link_directories
    link_libraries
)
list(JOIN commands "|" commands)
set(variables CXX_EXTENSIONS CXX_FLAGS CXX_STANDARD MODULE_PATH POSITION_INDEPENDENT_CODE)
list(JOIN variables "|" variables)
set(faults
    "CMAKE_(SOURCE|BINARY)_DIR"
    "(^|\n)[ \t]*(${commands})[ \t]*\\("
    "(set|list|string)[ \t]*\\([ \t]*(APPEND )?CMAKE_(${variables})"
    "(set|option)[ \t]*\\([ \t]*(BUILD_SHARED_LIBS|BUILD_TESTING)"
)

file(GLOB_RECURSE files RELATIVE "${SOURCE_DIR}" "${SOURCE_DIR}/cmake/*.cmake"
     "${SOURCE_DIR}/src/CMakeLists.txt" "${SOURCE_DIR}/tests/CMakeLists.txt"
     "${SOURCE_DIR}/examples/CMakeLists.txt" "${SOURCE_DIR}/bench/CMakeLists.txt")
# Consumers are projects of their own, and a toolchain file is there to set flags. What Fetch.cmake
# sets ends with its function.
list(FILTER files EXCLUDE REGEX "^tests/package/[^/]+/|^cmake/(packaging|toolchains)/|^cmake/Fetch")
list(APPEND files CMakeLists.txt)
foreach(file IN LISTS files)
  file(READ "${SOURCE_DIR}/${file}" text)
  string(REGEX REPLACE "#[^\n]*" "" text "${text}")
  foreach(fault IN LISTS faults)
    string(REGEX MATCH "${fault}" found "${text}")
    if(found)
      string(STRIP "${found}" found)
      message(SEND_ERROR "${file}: '${found}' reaches beyond our own targets")
    endif()
  endforeach()
endforeach()
