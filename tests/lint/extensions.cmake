# cmake -D SOURCE_DIR=<source tree> -D COMPILER=<g++ or clang++> -P extensions.cmake
#
# With ALQUERQUE_PLAIN the headers are C++20 and nothing else, whatever the processor: what is left
# of their text, once preprocessed, names no attribute, builtin or intrinsic of a compiler. Only the
# marks of functions stay, which GCC and Clang need for safe linking.

cmake_minimum_required(VERSION 3.22)

# The includes and conditions of the library without the standard headers, for a processor that
# would have everything.
set(include "${SOURCE_DIR}/include/alquerque")
file(GLOB_RECURSE headers "${include}/*.hpp")
set(arguments "")
foreach(header IN LISTS headers)
  list(APPEND arguments -include "${header}")
endforeach()
execute_process(
  COMMAND
    "${COMPILER}" -std=c++20 -E -D ALQUERQUE_PLAIN -D NDEBUG -D __AVX512F__ -D __AVX2__ -D __BMI2__
    ${arguments} -x c++ -
  INPUT_FILE /dev/null
  OUTPUT_VARIABLE text
  RESULT_VARIABLE failed
)
if(failed OR NOT headers)
  message(FATAL_ERROR "the headers in ${include} cannot be preprocessed")
endif()

# Signs that CMake's lists give a meaning are of no interest.
string(REPLACE "[[gnu::abi_tag(" "" text "${text}")
string(REGEX REPLACE "[];[\\]" " " text "${text}")
string(REPLACE "\n" ";" lines "${text}")
set(ours FALSE)
set(read 0)
foreach(line IN LISTS lines)
  if(line MATCHES "^# [0-9]+ \"([^\"]*)\"")
    set(file "${CMAKE_MATCH_1}")
    string(FIND "${file}" "${include}/" place)
    if(place EQUAL 0)
      set(ours TRUE)
    else()
      set(ours FALSE)
    endif()
  elseif(ours)
    math(EXPR read "${read} + 1")
    if(line MATCHES "gnu::|clang::|__(asm|attribute|builtin|extension|int128|m[0-9])|(^|[^A-Za-z0-9_])_mm")
      message(SEND_ERROR "${file}: not C++20 with ALQUERQUE_PLAIN: ${line}")
    endif()
  endif()
endforeach()
if(read LESS 1000)
  message(FATAL_ERROR "only ${read} lines of the headers were found")
endif()
