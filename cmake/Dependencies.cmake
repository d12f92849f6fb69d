# Finds what our own executables need. The library needs nothing, so a miss names both ways out:
# the Debian package, and the option that builds without it.
#
#   alquerque_find_dependency(
#     <name> [VERSION <oldest>] [MODULE] PACKAGE <Debian package> OPTION <option>
#   )
#
# MODULE is for what CMake itself knows how to find.
# A macro, because package files may extend variables of the caller such as CMAKE_MODULE_PATH.
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
    string(JOIN " " alquerque_dependency_wanted ${name} ${alquerque_dependency_VERSION})
    message(
      FATAL_ERROR
        "${alquerque_dependency_wanted} was not found.\n"
        "On Debian, install ${alquerque_dependency_PACKAGE}.\n"
        "To build without it, configure with -D${alquerque_dependency_OPTION}=OFF."
    )
  endif()
endmacro()
