# cmake -D SOURCE_DIR=<source tree> -D VERSION=<major.minor.patch> -P version.cmake
#
# Shows that what repeats the version of version.hpp agrees with it: the inline namespace of every
# header, the newest heading of the changelog, the vcpkg port, and what users are told to write.

cmake_minimum_required(VERSION 3.22)

string(REGEX MATCH "^([0-9]+)\\.([0-9]+)" _ "${VERSION}")
set(major_minor "${CMAKE_MATCH_1}.${CMAKE_MATCH_2}")
set(inline_namespace "v${CMAKE_MATCH_1}_${CMAKE_MATCH_2}")

file(GLOB_RECURSE headers "${SOURCE_DIR}/include/alquerque/*.hpp")
if(NOT headers)
  message(FATAL_ERROR "no headers under ${SOURCE_DIR}/include/alquerque")
endif()
foreach(path IN LISTS headers)
  file(RELATIVE_PATH header "${SOURCE_DIR}" "${path}")
  file(READ "${path}" text)
  # Comments may name the namespace loosely, and a semicolon would part a CMake list.
  string(REGEX REPLACE "//[^\n]*" "" text "${text}")
  string(REPLACE ";" "," text "${text}")

  string(REGEX MATCHALL "namespace alquerque[^{]*{" openings "${text}")
  foreach(opening IN LISTS openings)
    if(NOT opening MATCHES "^namespace alquerque::inline ${inline_namespace}(::[a-z_:]+)? {$")
      message(SEND_ERROR "${header}: '${opening}' is not in ${inline_namespace}")
    endif()
  endforeach()

  # An umbrella header holds nothing but directives, and so no namespace. What a header tells the
  # standard library of our types is in its namespace.
  string(REPLACE "\\\n" " " text "${text}")
  string(REGEX REPLACE "(^|\n)[ \t]*#[^\n]*" "" declarations "${text}")
  string(STRIP "${declarations}" declarations)
  if(declarations AND NOT openings AND NOT declarations MATCHES "^template <[^\n]*>\nstruct std::")
    message(SEND_ERROR "${header}: declares something outside namespace alquerque")
  endif()
endforeach()

file(STRINGS "${SOURCE_DIR}/CHANGELOG.md" headings REGEX "^## ")
list(POP_FRONT headings newest)
# Under a heading without a number the header may be ahead of the last release, never behind it.
set(relation VERSION_EQUAL)
if(newest STREQUAL "## [Unreleased]")
  set(relation VERSION_GREATER_EQUAL)
  list(POP_FRONT headings newest)
endif()
set(date "[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]")
if(NOT newest MATCHES "^## \\[([0-9]+\\.[0-9]+\\.[0-9]+)\\] - (Unreleased|${date})$")
  message(SEND_ERROR "CHANGELOG.md: '${newest}' is not '## [version] - date'")
elseif(NOT VERSION ${relation} CMAKE_MATCH_1)
  message(SEND_ERROR "CHANGELOG.md: newest is ${CMAKE_MATCH_1}, but version.hpp says ${VERSION}")
endif()

file(READ "${SOURCE_DIR}/cmake/packaging/vcpkg/alquerque/vcpkg.json" manifest)
string(JSON port_version GET "${manifest}" version-semver)
if(NOT port_version STREQUAL VERSION)
  message(SEND_ERROR "vcpkg.json: the version is ${port_version}, but version.hpp says ${VERSION}")
endif()

# Tags and requests, in the pages for people and the files that they show parts of.
include("${CMAKE_CURRENT_LIST_DIR}/page_list.cmake")
alquerque_list_pages(pages)
file(GLOB consumers RELATIVE "${SOURCE_DIR}" "${SOURCE_DIR}/tests/package/*/CMakeLists.txt")
foreach(file IN LISTS pages consumers)
  file(READ "${SOURCE_DIR}/${file}" text)
  string(REGEX MATCHALL "(find_package\\(alquerque |GIT_TAG v)[0-9][0-9.]*" statements "${text}")
  foreach(statement IN LISTS statements)
    string(REGEX MATCH "[0-9][0-9.]*$" stated "${statement}")
    if(NOT stated STREQUAL major_minor AND NOT stated STREQUAL VERSION)
      message(SEND_ERROR "${file}: '${statement}', but version.hpp says ${VERSION}")
    endif()
  endforeach()
endforeach()
