# Bad cases 27 and 28. The objects of this folder are compiled with the build: each header alone and
# twice, under strict warnings, after hostile macros, without exceptions and run-time type
# information. This shows that none of the headers was left out.
set(root "${SOURCE_DIR}/include/alquerque")
file(GLOB_RECURSE headers RELATIVE "${root}" "${root}/*.hpp")
foreach(header IN LISTS headers)
  string(REGEX REPLACE "[/.]" "_" stem "alquerque/${header}")
  set(kinds plain hostile)
  if(header MATCHES "/(detail|base|generator)/")
    set(kinds plain)
  endif()
  foreach(kind IN LISTS kinds)
    if(NOT EXISTS "${BINARY_DIR}/${kind}/${stem}.cpp")
      message(FATAL_ERROR "${header} is not compiled in its ${kind} form; configure again")
    endif()
  endforeach()
endforeach()
