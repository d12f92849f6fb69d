# Finds what our own executables need. The library needs nothing, so a miss names every way out: the
# Debian package, fetching where that is possible, and the option that builds without it.
#
#   alquerque_find_dependency(
#     <name> [VERSION <oldest>] [MODULE] PACKAGE <Debian package> OPTION <option>
#   )
#
# MODULE is for what CMake itself knows how to find. With ALQUERQUE_FETCH_DEPENDENCIES, a miss is
# fetched, if Fetch.cmake says from where.
# A macro, because package files may extend variables of the caller such as CMAKE_MODULE_PATH.

include(${CMAKE_CURRENT_LIST_DIR}/Fetch.cmake)

macro(alquerque_find_dependency name)
  cmake_parse_arguments(alquerque_dependency "MODULE" "VERSION;PACKAGE;OPTION" "" ${ARGN})
  set(alquerque_dependency_mode CONFIG)
  if(alquerque_dependency_MODULE)
    set(alquerque_dependency_mode MODULE)
  endif()
  find_package(
    ${name} ${alquerque_dependency_VERSION} ${alquerque_dependency_mode} QUIET
  )
  if(NOT ${name}_FOUND)
    set(alquerque_dependency_advice "")
    if(DEFINED alquerque_source_of_${name})
      set(alquerque_dependency_advice
          "To fetch it, configure with -DALQUERQUE_FETCH_DEPENDENCIES=ON.\n"
      )
    endif()
    if(ALQUERQUE_FETCH_DEPENDENCIES AND alquerque_dependency_advice)
      alquerque_fetch(${name})
    else()
      string(JOIN " " alquerque_dependency_wanted ${name} ${alquerque_dependency_VERSION})
      message(
        FATAL_ERROR
          "${alquerque_dependency_wanted} was not found.\n"
          "On Debian, install ${alquerque_dependency_PACKAGE}.\n"
          "${alquerque_dependency_advice}"
          "To build without it, configure with -D${alquerque_dependency_OPTION}=OFF."
      )
    endif()
  endif()
endmacro()
