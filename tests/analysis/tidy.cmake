# Reads every source in DIRECTORIES (a regular expression) with clang-tidy, those of a target as one
# file: most of the time goes into headers and templates, which are then read once. TIDY is its
# command, TREE a build tree that this configures with OPTIONS for the list of sources; nothing is
# built.
cmake_minimum_required(VERSION 3.22)

execute_process(
  COMMAND
    "${CMAKE_COMMAND}" -S "${SOURCE_DIR}" -B "${TREE}" ${OPTIONS} -D CMAKE_BUILD_TYPE=Debug -D
    CMAKE_UNITY_BUILD=ON -D CMAKE_UNITY_BUILD_BATCH_SIZE=0 -D CMAKE_EXPORT_COMPILE_COMMANDS=ON
  RESULT_VARIABLE result
  OUTPUT_VARIABLE output
  ERROR_VARIABLE errors
)
if(NOT result EQUAL 0)
  message(FATAL_ERROR "${TREE} cannot be configured:\n${output}${errors}")
endif()
set(database "${TREE}/compile_commands.json")
if(NOT EXISTS "${database}")
  message("skipped: only Ninja and Makefiles list what is compiled.")
  return()
endif()

file(READ "${database}" commands)
string(JSON count LENGTH "${commands}")
math(EXPR last "${count} - 1")
set(sources "")
set(tests "")
foreach(i RANGE ${last})
  string(JSON source GET "${commands}" ${i} file)
  # Not those that include each header alone.
  file(RELATIVE_PATH in_tree "${TREE}" "${source}")
  file(RELATIVE_PATH in_sources "${SOURCE_DIR}" "${source}")
  if(in_tree MATCHES "^(${DIRECTORIES})/.*/Unity/" OR in_sources MATCHES "^(${DIRECTORIES})/")
    list(APPEND sources "${source}")
    if("${in_tree};${in_sources}" MATCHES "(^|;)tests/")
      list(APPEND tests "${source}")
    endif()
  endif()
endforeach()
list(REMOVE_DUPLICATES sources)
if(NOT sources)
  message(FATAL_ERROR "${database} names no source in ${DIRECTORIES}")
endif()

# The files joined are included, and taken for headers.
set(not_joined -bugprone-suspicious-include -google-global-names-in-headers)
# Tests leave what a function of C is to fill in to the sanitizers, look at the bytes of any object,
# and put functions of their own in the place of the system's.
set(not_tests -bugprone-sizeof-expression -cppcoreguidelines-init-variables
              -readability-inconsistent-declaration-parameter-name
)

set(faulty "")
foreach(source IN LISTS sources)
  set(not_checked ${not_joined})
  if(source IN_LIST tests)
    list(APPEND not_checked ${not_tests})
  elseif(source MATCHES "[.]c$")
    list(APPEND not_checked -cppcoreguidelines-*)
  endif()
  list(JOIN not_checked "," not_checked)
  execute_process(
    COMMAND ${TIDY} "--checks=${not_checked}" -p "${TREE}" "${source}"
    RESULT_VARIABLE result
    OUTPUT_VARIABLE output
    ERROR_VARIABLE errors
  )
  if(NOT result EQUAL 0)
    message("${source}:\n${output}${errors}")
    list(APPEND faulty "${source}")
  endif()
endforeach()
if(faulty)
  list(JOIN faulty "\n  " faulty)
  message(FATAL_ERROR "clang-tidy has findings in\n  ${faulty}")
endif()
list(LENGTH sources count)
message("clang-tidy is content with ${count} sources")
