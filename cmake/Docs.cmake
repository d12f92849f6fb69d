# The target `docs`: the API reference, which fails on a public name without a description.
set(alquerque_docs_dir "${PROJECT_BINARY_DIR}/docs")
configure_file(cmake/docs/main.md.in "${alquerque_docs_dir}/main.md" @ONLY)
configure_file(cmake/docs/Doxyfile.in "${alquerque_docs_dir}/Doxyfile" @ONLY)

find_program(ALQUERQUE_DOXYGEN doxygen DOC "Makes the API reference")
if(ALQUERQUE_DOXYGEN)
  add_custom_target(
    docs
    COMMAND "${ALQUERQUE_DOXYGEN}" "${alquerque_docs_dir}/Doxyfile"
    COMMENT "API reference in ${alquerque_docs_dir}/html/index.html"
    VERBATIM
  )
else()
  add_custom_target(
    docs
    COMMAND "${CMAKE_COMMAND}" -E echo "doxygen was not found. On Debian, install doxygen."
    COMMAND "${CMAKE_COMMAND}" -E false
    VERBATIM
  )
endif()
