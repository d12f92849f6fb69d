# include/alquerque/alquerque.h is the only place that states the C interface, so it is read here.

set(alquerque_c_header "${CMAKE_CURRENT_LIST_DIR}/../include/alquerque/alquerque.h")
cmake_path(NORMAL_PATH alquerque_c_header)

# The names of the functions, in the order of the header.
function(alquerque_read_c_functions result)
  file(READ "${alquerque_c_header}" text)
  string(REGEX MATCHALL "\nALQ_API [^(;]*[ *]alq_[a-z_]+\\(" declarations "${text}")
  list(TRANSFORM declarations REPLACE ".*[ *](alq_[a-z_]+)\\($" "\\1")
  if(NOT declarations)
    message(FATAL_ERROR "${alquerque_c_header} declares no functions")
  endif()
  set(${result} ${declarations} PARENT_SCOPE)
endfunction()

function(alquerque_read_abi_version result)
  file(READ "${alquerque_c_header}" text)
  if(NOT text MATCHES "\n#define ALQ_ABI_VERSION ([0-9]+)\n")
    message(FATAL_ERROR "${alquerque_c_header} does not state ALQ_ABI_VERSION")
  endif()
  set(${result} ${CMAKE_MATCH_1} PARENT_SCOPE)
endfunction()
