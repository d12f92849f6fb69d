# Two dependencies of one project may both bring the library, by find_package, add_subdirectory or
# FetchContent. The one that comes first is used by all; a later one adds nothing, or is refused if
# the two versions cannot stand in for each other: while the major version is 0, those that differ
# in the minor one.

# alquerque_state_version(<target>)
#
# Lets whoever comes later read the version, of an imported target too.
function(alquerque_state_version target)
  set_target_properties(
    ${target} PROPERTIES ALQUERQUE_VERSION "${PROJECT_VERSION}" EXPORT_PROPERTIES
                                                                ALQUERQUE_VERSION
  )
endfunction()

# alquerque_check_first(<target>)
#
# Says that a target is here already, or stops if its version does not fit this one.
function(alquerque_check_first target)
  get_target_property(version ${target} ALQUERQUE_VERSION)
  if(NOT version)
    set(version "unknown")
  endif()
  string(REGEX MATCH "^[0-9]+\\.[0-9]+" here "${version}")
  string(REGEX MATCH "^[0-9]+\\.[0-9]+" ours "${PROJECT_VERSION}")
  set(both "${target} is here already, of version ${version}; ${PROJECT_SOURCE_DIR} has version \
${PROJECT_VERSION}"
  )
  if(NOT here STREQUAL ours)
    message(FATAL_ERROR "${both}, and one project cannot have both. Let all its parts take one.")
  endif()
  message(STATUS "${both} and is not added")
endfunction()
