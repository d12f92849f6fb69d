# cmake -D SOURCE_DIR=<source tree> -D CTEST=<ctest> -D BINARY_DIR=<build tree>
#       -D ABSENT=<label;...> -P labels.cmake
#
# What chooses tests, the presets and .ci/run, does so by whole labels, never by the words of titles:
# a test that is renamed must not drop out. Every label chosen by is that of a test, but for those of
# parts that this build does not have; and every test has one.

cmake_minimum_required(VERSION 3.22)

# ---- The labels there are ----
execute_process(
  COMMAND "${CTEST}" --test-dir "${BINARY_DIR}" --print-labels
  OUTPUT_VARIABLE listing COMMAND_ERROR_IS_FATAL ANY
)
string(REGEX MATCHALL "\n  [^\n]+" known "${listing}")
list(TRANSFORM known STRIP)
list(APPEND known ${ABSENT})

# The fixture that removes what tests wrote comes along with each test that needs it.
execute_process(
  COMMAND "${CTEST}" --test-dir "${BINARY_DIR}" --show-only --label-exclude .
  OUTPUT_VARIABLE listing COMMAND_ERROR_IS_FATAL ANY
)
string(REGEX MATCHALL "Test +#[0-9]+: [^\n]+" unlabelled "${listing}")
list(FILTER unlabelled EXCLUDE REGEX ": run_folder\\.clean$")
foreach(test IN LISTS unlabelled)
  message(SEND_ERROR "no label: ${test}")
endforeach()

# ---- The labels that are named ----
function(check_labels place choice)
  if(NOT choice MATCHES "^\\^(\\(([a-z_|]+)\\)|([a-z_]+))\\$$")
    message(SEND_ERROR "${place}: '${choice}' is not '^label$' or '^(label|label)$'")
    return()
  endif()
  string(REPLACE "|" ";" labels "${CMAKE_MATCH_2}${CMAKE_MATCH_3}")
  foreach(label IN LISTS labels)
    if(NOT label IN_LIST known)
      message(SEND_ERROR "${place}: no test has the label '${label}'")
    endif()
  endforeach()
  set_property(GLOBAL APPEND PROPERTY checked "${place}")
endfunction()

file(READ "${SOURCE_DIR}/CMakePresets.json" presets)
string(JSON presets GET "${presets}" testPresets)
string(JSON count LENGTH "${presets}")
math(EXPR last "${count} - 1")
foreach(index RANGE ${last})
  string(JSON preset GET "${presets}" ${index})
  string(JSON name GET "${preset}" name)
  foreach(way IN ITEMS include exclude)
    string(JSON titles ERROR_VARIABLE none GET "${preset}" filter ${way} name)
    string(JSON numbers ERROR_VARIABLE no_numbers GET "${preset}" filter ${way} index)
    if(NOT none OR NOT no_numbers)
      message(SEND_ERROR "the test preset ${name} has an ${way} of titles or numbers")
    endif()
    string(JSON choice ERROR_VARIABLE none GET "${preset}" filter ${way} label)
    if(NOT none)
      check_labels("the test preset ${name}" "${choice}")
    endif()
  endforeach()
endforeach()

file(READ "${SOURCE_DIR}/.ci/run" script)
# A command that goes on is one line.
string(REPLACE "\\\n" " " script "${script}")
string(REGEX MATCHALL "ctest [^\n]*" commands "${script}")
foreach(command IN LISTS commands)
  if(command MATCHES " (-[REI]|--tests-regex|--exclude-regex|--tests-information)")
    message(SEND_ERROR ".ci/run chooses tests by title or number: ${command}")
  endif()
  string(REGEX MATCHALL " (-L|-LE|--label-regex|--label-exclude)[ =]+[^ ]+" choices "${command}")
  foreach(choice IN LISTS choices)
    string(REGEX REPLACE "^ [a-zA-Z-]+[ =]+" "" choice "${choice}")
    string(REGEX REPLACE "^'(.*)'$" "\\1" choice "${choice}")
    check_labels(".ci/run" "${choice}")
  endforeach()
endforeach()

get_property(checked GLOBAL PROPERTY checked)
if(NOT ".ci/run" IN_LIST checked OR NOT "the test preset tsan" IN_LIST checked)
  message(SEND_ERROR "the choices of .ci/run or of the presets were not found")
endif()
