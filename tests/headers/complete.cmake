# Bad cases 27 and 28. The objects of this folder are compiled with the build: each header alone and
# twice, under strict warnings, after hostile macros, without exceptions and run-time type
# information. This shows that none of the public headers was left out.
file(GLOB headers RELATIVE "${SOURCE_DIR}/include/alquerque" "${SOURCE_DIR}/include/alquerque/*.hpp")
foreach(header IN LISTS headers)
  string(REGEX REPLACE "[/.]" "_" stem "alquerque/${header}")
  foreach(kind IN ITEMS plain hostile)
    if(NOT EXISTS "${BINARY_DIR}/${kind}/${stem}.cpp")
      message(FATAL_ERROR "${header} is not compiled in its ${kind} form; configure again")
    endif()
  endforeach()
endforeach()
