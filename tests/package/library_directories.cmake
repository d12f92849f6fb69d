# cmake -D SOURCE_DIR=<source tree> -D GENERATOR=<name> -D CXX=<compiler> -D SCRATCH=<directory>
#       -P library_directories.cmake
#
# The component `c` is found wherever CMAKE_INSTALL_LIBDIR puts it, whatever the machine would take
# for that directory; and where it is not, the message says where it was sought. It is only looked
# up: the library itself stays an empty file.

cmake_minimum_required(VERSION 3.22)

set(here "${CMAKE_CURRENT_LIST_DIR}")
file(REMOVE_RECURSE "${SCRATCH}")
unset(ENV{DESTDIR})

# CMake refuses to install headers into the source tree, where SCRATCH may well be.
set(sources "${SCRATCH}/sources")
file(MAKE_DIRECTORY "${SCRATCH}")
file(CREATE_LINK "${SOURCE_DIR}" "${sources}" SYMBOLIC)
set(build "${SCRATCH}/build")

# install(<prefix> <CMAKE_INSTALL_LIBDIR> <component>...)
function(install prefix library)
  execute_process(
    COMMAND
      "${CMAKE_COMMAND}" -S "${sources}" -B "${build}" -G "${GENERATOR}"
      "-DCMAKE_CXX_COMPILER=${CXX}" "-DCMAKE_INSTALL_PREFIX=${prefix}" -DALQUERQUE_BUILD_TESTS=OFF
      -DALQUERQUE_BUILD_BENCHMARKS=OFF -DALQUERQUE_BUILD_EXAMPLES=OFF -DALQUERQUE_BUILD_TOOLS=OFF
      -DALQUERQUE_BUILD_C_API=ON -DALQUERQUE_HAS_WASM=OFF "-DCMAKE_INSTALL_LIBDIR=${library}"
      --no-warn-unused-cli
    OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY
  )
  file(TOUCH "${build}/src/c_api/libalquerque.a")
  foreach(component IN LISTS ARGN)
    execute_process(
      COMMAND "${CMAKE_COMMAND}" --install "${build}" --component ${component}
      OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY
    )
  endforeach()
endfunction()

# look_up(<prefix> <directory of the headers' package>), which sets result and output
macro(look_up prefix package)
  file(REMOVE_RECURSE "${SCRATCH}/consumer")
  execute_process(
    COMMAND
      "${CMAKE_COMMAND}" -S "${here}/library_directories" -B "${SCRATCH}/consumer" -G
      "${GENERATOR}" "-DCMAKE_CXX_COMPILER=${CXX}" "-Dalquerque_DIR=${package}"
      "-DINSTALLED_IN=${prefix}"
    RESULT_VARIABLE result
    OUTPUT_VARIABLE output
    ERROR_VARIABLE output
  )
  string(REGEX REPLACE "[ \n]+" " " output "${output}")
endmacro()

set(count 0)
foreach(library IN ITEMS lib lib64 lib32 lib/x86_64-linux-gnu lib/of-another-system libs/games
                         "${SCRATCH}/far away/lib")
  math(EXPR count "${count} + 1")
  set(prefix "${SCRATCH}/prefix ${count}")
  install("${prefix}" "${library}" alquerque_library alquerque_c_development)
  set(package "${prefix}/share/cmake/alquerque")
  # Moved where it can be, as one that is absolute stays.
  set(place "${SCRATCH}")
  if(NOT IS_ABSOLUTE "${library}")
    file(RENAME "${prefix}" "${prefix} moved")
    set(place "${prefix} moved")
    set(package "${place}/share/cmake/alquerque")
  endif()
  look_up("${place}" "${package}")
  if(NOT result EQUAL 0)
    message(SEND_ERROR "CMAKE_INSTALL_LIBDIR=${library}: ${output}")
  endif()
endforeach()

# The headers of one build and the library of another, which the headers do not know of.
set(prefix "${SCRATCH}/apart")
install("${prefix}" lib alquerque_library)
install("${prefix}" lib64 alquerque_c_development)
look_up("${prefix}" "${prefix}/share/cmake/alquerque")
if(NOT result EQUAL 0)
  message(SEND_ERROR "lib64 beside headers of another build: ${output}")
endif()

# Where it is not at all, and where there is one of another version.
file(RENAME "${prefix}/lib64" "${prefix}/elsewhere")
look_up("${prefix}" "${prefix}/share/cmake/alquerque")
if(result EQUAL 0 OR NOT output MATCHES "not installed in [^,]*/apart, its lib.*/lib/cmake/alquerque_c.*: none")
  message(SEND_ERROR "no library for C: ${output}")
endif()
file(RENAME "${prefix}/elsewhere" "${prefix}/lib64")
set(version_file "${prefix}/lib64/cmake/alquerque_c/alquerque_cConfigVersion.cmake")
file(READ "${version_file}" text)
string(REGEX REPLACE "set\\(PACKAGE_VERSION \"[0-9.]+\"\\)" "set(PACKAGE_VERSION \"98.7.6\")" text
       "${text}"
)
file(WRITE "${version_file}" "${text}")
look_up("${prefix}" "${prefix}/share/cmake/alquerque")
if(result EQUAL 0 OR NOT output MATCHES "version 98.7.6 in [^ ]*/lib64/cmake/alquerque_c")
  message(SEND_ERROR "a library for C of another version: ${output}")
endif()
