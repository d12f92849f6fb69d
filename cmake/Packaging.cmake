# CPack: an archive of everything (TGZ), and the Debian packages (DEB)
#   libalquerque-dev   headers, CMake package, pkg-config file; those of the C library too
#   libalquerque0      the C library, where it is built as a shared one of SOVERSION 0
#   alquerque          the command, where it is built
# For packages that others use, configure as tests/package/debian/make_packages.sh does.

set(ALQUERQUE_PACKAGE_CONTACT "The alquerque developers <unset@alquerque.invalid>"
    CACHE STRING "Maintainer named in Debian packages: Name <address>")

set(CPACK_PACKAGE_NAME "${PROJECT_NAME}")
set(CPACK_PACKAGE_VENDOR "The alquerque developers")
set(CPACK_PACKAGE_CONTACT "${ALQUERQUE_PACKAGE_CONTACT}")
set(CPACK_RESOURCE_FILE_LICENSE "${PROJECT_SOURCE_DIR}/LICENSE")
set(CPACK_GENERATOR TGZ)
set(CPACK_VERBATIM_VARIABLES ON)
set(CPACK_STRIP_FILES ON)
set(CPACK_SOURCE_GENERATOR TGZ)
set(CPACK_SOURCE_IGNORE_FILES "/build/" "/\\\\.git/" "/\\\\.cache/")
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_PROJECT_CONFIG_FILE "${PROJECT_SOURCE_DIR}/cmake/packaging/cpack_options.cmake")
set(CPACK_ALQUERQUE_NATIVE "${ALQUERQUE_NATIVE}")
set(CPACK_ALQUERQUE_SANITIZE "${ALQUERQUE_SANITIZE}")
set(CPACK_ALQUERQUE_DEBIAN_COMPONENTS "")

# The Debian revision: how often this version was packed.
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SOURCE "${PROJECT_NAME}")
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(alquerque_debian_version "${PROJECT_VERSION}-${CPACK_DEBIAN_PACKAGE_RELEASE}")

find_program(ALQUERQUE_GZIP gzip DOC "Packs the changelogs of Debian packages")
mark_as_advanced(ALQUERQUE_GZIP)
set(alquerque_debian_dir "${PROJECT_BINARY_DIR}/debian")
if(ALQUERQUE_GZIP)
  # Every Debian package has its licence and both changelogs.
  file(READ "${PROJECT_SOURCE_DIR}/LICENSE" alquerque_license_text)
  string(STRIP "${alquerque_license_text}" alquerque_license_text)
  string(REPLACE "\n" "\n " alquerque_license_text " ${alquerque_license_text}")
  string(REPLACE "\n \n" "\n .\n" alquerque_license_text "${alquerque_license_text}")
  configure_file(cmake/packaging/debian/copyright.in "${alquerque_debian_dir}/copyright" @ONLY)
  string(TIMESTAMP alquerque_debian_date "%a, %d %b %Y %H:%M:%S +0000" UTC)
  configure_file(cmake/packaging/debian/changelog.in "${alquerque_debian_dir}/changelog" @ONLY)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS CHANGELOG.md)
  execute_process(
    COMMAND "${ALQUERQUE_GZIP}" -9nc "${PROJECT_SOURCE_DIR}/CHANGELOG.md"
    OUTPUT_FILE "${alquerque_debian_dir}/changelog.gz"
  )
  execute_process(
    COMMAND "${ALQUERQUE_GZIP}" -9nc "${alquerque_debian_dir}/changelog"
    OUTPUT_FILE "${alquerque_debian_dir}/changelog.Debian.gz"
  )
endif()

#   alquerque_add_debian_package(<package> GROUP <name> COMPONENTS <component>... SECTION <section>
#                                SUMMARY <line> TEXT <lines> [DEPENDS <packages>] [BINARY])
#
# BINARY: its files belong to one architecture, and what they link to is found by dpkg-shlibdeps.
macro(alquerque_add_debian_package package)
  cmake_parse_arguments(deb "BINARY" "GROUP;SECTION;SUMMARY;TEXT;DEPENDS" "COMPONENTS" ${ARGN})
  string(TOUPPER "${deb_GROUP}" deb_name)
  set(CPACK_DEBIAN_${deb_name}_PACKAGE_NAME ${package})
  set(CPACK_DEBIAN_${deb_name}_PACKAGE_SECTION ${deb_SECTION})
  set(CPACK_DEBIAN_${deb_name}_PACKAGE_DEPENDS "${deb_DEPENDS}")
  set(CPACK_DEBIAN_${deb_name}_PACKAGE_SHLIBDEPS ${deb_BINARY})
  set(CPACK_DEBIAN_${deb_name}_DESCRIPTION
      "${deb_SUMMARY}\nAlquerque is the ancestor of draughts, played on 5 by 5 points.\n${deb_TEXT}"
  )
  if(NOT deb_BINARY)
    set(CPACK_DEBIAN_${deb_name}_PACKAGE_ARCHITECTURE all)
  endif()
  install(
    FILES "${alquerque_debian_dir}/copyright" "${alquerque_debian_dir}/changelog.gz"
          "${alquerque_debian_dir}/changelog.Debian.gz"
    DESTINATION "${CMAKE_INSTALL_DATAROOTDIR}/doc/${package}"
    COMPONENT alquerque_${deb_GROUP}_debian
    EXCLUDE_FROM_ALL
  )
  set(deb_components ${deb_COMPONENTS} alquerque_${deb_GROUP}_debian)
  foreach(component IN LISTS deb_components)
    string(TOUPPER "${component}" component_name)
    set(CPACK_COMPONENT_${component_name}_GROUP ${deb_GROUP})
  endforeach()
  list(APPEND CPACK_ALQUERQUE_DEBIAN_COMPONENTS ${deb_components})
endmacro()

set(alquerque_dev_components alquerque_library)
set(alquerque_dev_options "")
if(TARGET alquerque_c)
  list(APPEND alquerque_dev_components alquerque_c_development)
  set(alquerque_dev_options BINARY)
  get_target_property(alquerque_c_type alquerque_c TYPE)
  if(alquerque_c_type STREQUAL "SHARED_LIBRARY")
    get_target_property(alquerque_c_soversion alquerque_c SOVERSION)
    set(alquerque_runtime_package libalquerque${alquerque_c_soversion})
    list(APPEND alquerque_dev_options
         DEPENDS "${alquerque_runtime_package} (= ${alquerque_debian_version})")
    set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS ON)
    set(CPACK_DEBIAN_RUNTIME_PACKAGE_CONTROL_EXTRA
        "${PROJECT_SOURCE_DIR}/cmake/packaging/debian/triggers")
    alquerque_add_debian_package(
      ${alquerque_runtime_package}
      BINARY
      GROUP runtime
      COMPONENTS alquerque_c_runtime
      SECTION libs
      SUMMARY "rules engine for the board game Alquerque (C library)"
      TEXT "This package has the library that programs in C and other languages\ncall."
    )
  endif()
endif()

alquerque_add_debian_package(
  libalquerque-dev
  GROUP dev
  COMPONENTS ${alquerque_dev_components}
  SECTION libdevel
  SUMMARY "rules engine for the board game Alquerque (development files)"
  TEXT "This package has C++20 headers for bitboards, legal moves, games,\ntext and perft."
  ${alquerque_dev_options}
)
if(TARGET alquerque_cli)
  alquerque_add_debian_package(
    alquerque
    BINARY
    GROUP tool
    COMPONENTS alquerque_tool
    SECTION misc
    SUMMARY "moves and perft of the board game Alquerque"
    TEXT "This package has the command that lists moves and counts positions."
  )
endif()

include(CPack)
