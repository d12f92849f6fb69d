# cmake -D SOURCE_DIR=<source tree> -D GENERATOR=<name> -D CXX=<compiler> -D SCRATCH=<directory>
#       -P install_options.cmake
#
# Bad case 23, and the options of an installation: the headers alone, installed as CMAKE_INSTALL_*
# and DESTDIR say, are found by pkg-config and by CMake, and compile.

cmake_minimum_required(VERSION 3.22)

find_program(pkg_config pkg-config)
if(NOT pkg_config)
  message("skipped: pkg-config is missing. On Debian, install pkg-config.")
  return()
endif()
set(here "${CMAKE_CURRENT_LIST_DIR}")

# CMake refuses to install headers into the source tree, where SCRATCH may well be.
set(sources "${SCRATCH}/sources")
file(MAKE_DIRECTORY "${SCRATCH}")
file(CREATE_LINK "${SOURCE_DIR}" "${sources}" SYMBOLIC)

# install(<name of the case> <DESTDIR or ""> <option of the configuration>...)
function(install name destdir)
  set(build "${SCRATCH}/${name}/build")
  file(REMOVE_RECURSE "${SCRATCH}/${name}")
  execute_process(
    COMMAND
      "${CMAKE_COMMAND}" -S "${sources}" -B "${build}" -G "${GENERATOR}"
      "-DCMAKE_CXX_COMPILER=${CXX}" -DALQUERQUE_BUILD_TESTS=OFF -DALQUERQUE_BUILD_BENCHMARKS=OFF
      -DALQUERQUE_BUILD_EXAMPLES=OFF -DALQUERQUE_BUILD_TOOLS=OFF -DALQUERQUE_BUILD_C_API=OFF
      --no-warn-unused-cli ${ARGN}
    OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY
  )
  set(ENV{DESTDIR} "${destdir}")
  execute_process(
    COMMAND "${CMAKE_COMMAND}" --install "${build}" OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY
  )
  unset(ENV{DESTDIR})
endfunction()

# check(<name of the case> <data directory> <include directory>)
function(check name data include)
  foreach(file IN ITEMS "${data}/cmake/alquerque/alquerqueConfig.cmake"
                        "${data}/pkgconfig/alquerque.pc" "${include}/alquerque/all.hpp")
    if(NOT EXISTS "${file}")
      message(FATAL_ERROR "${name}: ${file} is missing")
    endif()
  endforeach()

  set(ENV{PKG_CONFIG_PATH} "${data}/pkgconfig")
  execute_process(
    COMMAND "${pkg_config}" --variable=includedir alquerque
    OUTPUT_VARIABLE told OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY
  )
  # It is told as a shell would read it.
  string(REPLACE "\\ " " " told "${told}")
  file(REAL_PATH "${told}" told)
  if(NOT told STREQUAL include)
    message(FATAL_ERROR "${name}: pkg-config tells ${told}, not ${include}")
  endif()
  execute_process(
    COMMAND "${pkg_config}" --cflags alquerque
    OUTPUT_VARIABLE flags OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY
  )
  separate_arguments(flags UNIX_COMMAND "${flags}")
  execute_process(
    COMMAND "${CXX}" -std=c++20 -fsyntax-only ${flags} "${here}/my_game.cpp"
    COMMAND_ERROR_IS_FATAL ANY
  )

  execute_process(
    COMMAND
      "${CMAKE_COMMAND}" -S "${here}/everything" -B "${SCRATCH}/${name}/consumer"
      -G "${GENERATOR}" "-DCMAKE_CXX_COMPILER=${CXX}"
      "-Dalquerque_DIR=${data}/cmake/alquerque"
    OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY
  )
endfunction()

# Staged as a distribution does it, in directories of other names.
set(stage "${SCRATCH}/staged/stage")
install(staged "${stage}" -D CMAKE_INSTALL_PREFIX=/usr -D CMAKE_INSTALL_INCLUDEDIR=inc/games
        -D CMAKE_INSTALL_DATADIR=data/all)
check(staged "${stage}/usr/data/all" "${stage}/usr/inc/games")
file(GLOB top LIST_DIRECTORIES TRUE RELATIVE "${stage}" "${stage}/*")
if(NOT top STREQUAL "usr")
  message(FATAL_ERROR "staged: files beside the prefix: ${top}")
endif()

# The include directory, then the data directory, somewhere else altogether.
set(place "${SCRATCH}/absolute_include")
install(absolute_include "" -D CMAKE_INSTALL_PREFIX=${place}/prefix
        -D CMAKE_INSTALL_INCLUDEDIR=${place}/headers)
check(absolute_include "${place}/prefix/share" "${place}/headers")

set(place "${SCRATCH}/absolute_data")
install(absolute_data "" -D CMAKE_INSTALL_PREFIX=${place}/prefix
        -D CMAKE_INSTALL_DATADIR=${place}/data)
check(absolute_data "${place}/data" "${place}/prefix/include")

# A prefix with spaces in its name.
set(place "${SCRATCH}/with spaces")
install("with spaces" "" "-DCMAKE_INSTALL_PREFIX=${place}/the prefix")
check("with spaces" "${place}/the prefix/share" "${place}/the prefix/include")
