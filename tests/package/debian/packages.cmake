# cmake -D BUILD_DIR=<build tree> -D CONFIG=<configuration> -D CPACK=<cpack> -D SCRATCH=<directory>
#       -D HAS_TOOL=<bool> -D C_LIBRARY=<type of the target, or empty> -D SOVERSION=<number>
#       -D VERSION=<version> -P packages.cmake
#
# Makes the Debian packages of a build tree, looks at what is in them, and unpacks them into
# SCRATCH/root.

cmake_minimum_required(VERSION 3.22)

file(REMOVE_RECURSE "${SCRATCH}")
execute_process(
  COMMAND "${CPACK}" -G DEB -C ${CONFIG} --config "${BUILD_DIR}/CPackConfig.cmake" -B "${SCRATCH}"
  COMMAND_ERROR_IS_FATAL ANY
)

set(expected libalquerque-dev)
if(HAS_TOOL)
  list(APPEND expected alquerque)
endif()
if(C_LIBRARY STREQUAL "SHARED_LIBRARY")
  list(APPEND expected libalquerque${SOVERSION})
endif()
list(SORT expected)

file(GLOB packages "${SCRATCH}/*.deb")
set(names "")
foreach(package IN LISTS packages)
  # What dpkg itself would read.
  foreach(field IN ITEMS Package Version Architecture Maintainer Section Priority Description
                         Depends Installed-Size)
    execute_process(
      COMMAND dpkg-deb --field "${package}" ${field}
      OUTPUT_VARIABLE ${field} OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY
    )
  endforeach()
  list(APPEND names "${Package}")
  foreach(field IN ITEMS Maintainer Section Priority Description Installed-Size)
    if("${${field}}" STREQUAL "")
      message(SEND_ERROR "${Package}: the field ${field} is missing")
    endif()
  endforeach()
  if(NOT Version MATCHES "^${VERSION}-[0-9]+$")
    message(SEND_ERROR "${Package}: the version is ${Version}")
  endif()
  if(NOT Maintainer MATCHES "^[^<>]+ <[^@ ]+@[^@ ]+>$")
    message(SEND_ERROR "${Package}: the maintainer is '${Maintainer}'")
  endif()
  set(is_for_all FALSE)
  if(Architecture STREQUAL "all")
    set(is_for_all TRUE)
  endif()
  if(Package STREQUAL "libalquerque-dev")
    set(file "./usr/include/alquerque/all.hpp")
    if(C_LIBRARY STREQUAL "" AND NOT is_for_all)
      message(SEND_ERROR "${Package}: only headers, but for ${Architecture}")
    elseif(NOT C_LIBRARY STREQUAL "" AND is_for_all)
      message(SEND_ERROR "${Package}: has a compiled library, but for all architectures")
    endif()
    if(C_LIBRARY STREQUAL "SHARED_LIBRARY"
       AND NOT Depends MATCHES "libalquerque${SOVERSION} \\(= ${Version}\\)")
      message(SEND_ERROR "${Package}: depends on '${Depends}'")
    endif()
  else()
    set(file "./usr/lib/")
    if(Package STREQUAL "alquerque")
      set(file "./usr/bin/alquerque")
    endif()
    if(is_for_all OR NOT Depends MATCHES "libc6")
      message(SEND_ERROR "${Package}: for ${Architecture}, depends on '${Depends}'")
    endif()
  endif()

  execute_process(
    COMMAND dpkg-deb --contents "${package}" OUTPUT_VARIABLE contents COMMAND_ERROR_IS_FATAL ANY
  )
  foreach(wanted IN ITEMS "${file}" "./usr/share/doc/${Package}/copyright"
                          "./usr/share/doc/${Package}/changelog.gz"
                          "./usr/share/doc/${Package}/changelog.Debian.gz")
    string(FIND "${contents}" " ${wanted}" place)
    if(place EQUAL -1)
      message(SEND_ERROR "${Package}: ${wanted} is missing")
    endif()
  endforeach()
endforeach()
list(SORT names)
if(NOT names STREQUAL expected)
  message(FATAL_ERROR "made ${names}, not ${expected}")
endif()

# dpkg would refuse a file that two packages have. Their dependencies are not in the new root.
set(root "${SCRATCH}/root")
set(as_root "")
execute_process(COMMAND id -u OUTPUT_VARIABLE user OUTPUT_STRIP_TRAILING_WHITESPACE)
if(NOT user EQUAL 0)
  set(as_root fakeroot)
endif()
file(MAKE_DIRECTORY "${root}/var/lib/dpkg/info" "${root}/var/lib/dpkg/updates"
     "${root}/var/lib/dpkg/triggers")
file(TOUCH "${root}/var/lib/dpkg/status" "${root}/var/lib/dpkg/available")
execute_process(
  COMMAND ${as_root} dpkg "--root=${root}" --log=/dev/null --force-not-root --force-depends
          --force-bad-path --force-unsafe-io --no-triggers --unpack ${packages}
  COMMAND_ERROR_IS_FATAL ANY
)
