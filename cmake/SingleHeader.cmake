# The target `alquerque_single_header`: the library as one file that can be copied into a project.
set(alquerque_single_header "${PROJECT_BINARY_DIR}/single_include/alquerque-single.hpp")

add_custom_command(
  OUTPUT "${alquerque_single_header}"
  COMMAND
    "${CMAKE_COMMAND}" "-DSOURCE_DIR=${PROJECT_SOURCE_DIR}" "-DVERSION=${PROJECT_VERSION}"
    "-DOUTPUT=${alquerque_single_header}" -P "${PROJECT_SOURCE_DIR}/cmake/single_header.cmake"
  DEPENDS ${alquerque_headers} "${PROJECT_SOURCE_DIR}/LICENSE"
          "${PROJECT_SOURCE_DIR}/cmake/single_header.cmake"
  COMMENT "Single header in ${alquerque_single_header}"
  VERBATIM
)
set(alquerque_in_all "")
if(ALQUERQUE_BUILD_TESTS)
  # Tests consume it.
  set(alquerque_in_all ALL)
endif()
add_custom_target(alquerque_single_header ${alquerque_in_all} DEPENDS "${alquerque_single_header}")
