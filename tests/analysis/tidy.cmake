# Reads every source of src, examples, bench and tests that is compiled here with clang-tidy, one
# after the other. TIDY is its command, BINARY_DIR holds compile_commands.json.
cmake_minimum_required(VERSION 3.22)

set(database "${BINARY_DIR}/compile_commands.json")
if(NOT EXISTS "${database}")
  message("skipped: compile_commands.json is missing. "
          "Configure again with -D CMAKE_EXPORT_COMPILE_COMMANDS=ON.")
  return()
endif()

file(READ "${database}" commands)
string(JSON count LENGTH "${commands}")
math(EXPR last "${count} - 1")
set(sources "")
foreach(i RANGE ${last})
  string(JSON source GET "${commands}" ${i} file)
  file(RELATIVE_PATH name "${SOURCE_DIR}" "${source}")
  # Others are generated, such as those that include each header alone.
  if(name MATCHES "^(src|examples|bench|tests)/")
    list(APPEND sources "${name}")
  endif()
endforeach()
list(REMOVE_DUPLICATES sources)
if(NOT sources)
  message(FATAL_ERROR "${database} names no source of ours")
endif()

set(faulty "")
foreach(source IN LISTS sources)
  execute_process(
    COMMAND ${TIDY} -p "${BINARY_DIR}" "${SOURCE_DIR}/${source}"
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
  list(JOIN faulty ", " faulty)
  message(FATAL_ERROR "clang-tidy has findings in ${faulty}")
endif()
