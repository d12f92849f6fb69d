add_library(alquerque_warnings INTERFACE)
if(CMAKE_CXX_COMPILER_ID MATCHES "GNU|Clang")
  # GCC 12 warns falsely about the concatenation of standard strings (GCC bug 105651).
  set(alquerque_false_warnings "")
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    set(alquerque_false_warnings -Wno-restrict)
  endif()
  # Files compiled as one (CMAKE_UNITY_BUILD) see the names of each other, which their writers did
  # not have in view; whether a name hides another is asked where each is compiled alone.
  target_compile_options(
    alquerque_warnings
    INTERFACE -Wall
              -Wextra
              -Wpedantic
              -Wconversion
              $<$<NOT:$<BOOL:$<TARGET_PROPERTY:UNITY_BUILD>>>:-Wshadow>
              -Wsign-conversion
              -Wold-style-cast
              ${alquerque_false_warnings}
              $<$<BOOL:${ALQUERQUE_WARNINGS_AS_ERRORS}>:-Werror>
  )
endif()
