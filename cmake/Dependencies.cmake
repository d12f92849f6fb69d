# Finds what our own executables need. The library needs nothing, so a miss names both ways out:
# the Debian package, and the option that builds without it.
#
#   alquerque_find_dependency(<name> [VERSION <oldest>] PACKAGE <Debian package> OPTION <option>)
#
# A macro, because package files may extend variables of the caller such as CMAKE_MODULE_PATH.
macro(alquerque_find_dependency name)
  cmake_parse_arguments(alquerque_dependency "" "VERSION;PACKAGE;OPTION" "" ${ARGN})
  find_package(${name} ${alquerque_dependency_VERSION} CONFIG QUIET)
  if(NOT ${name}_FOUND)
    string(JOIN " " alquerque_dependency_wanted ${name} ${alquerque_dependency_VERSION})
    message(
      FATAL_ERROR
        "${alquerque_dependency_wanted} was not found.\n"
        "On Debian, install ${alquerque_dependency_PACKAGE}.\n"
        "To build without it, configure with -D${alquerque_dependency_OPTION}=OFF."
    )
  endif()
endmacro()
