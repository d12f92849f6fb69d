# cmake -D SOURCE_DIR=<source tree> -D GENERATOR=<name> -D CXX=<compiler> -D SCRATCH=<directory>
#       -P run_portfile.cmake
#
# Runs the port for the headers alone, with stand-ins for the functions of vcpkg that do what their
# documentation says where it matters here: what the port names must be there when it is named.

cmake_minimum_required(VERSION 3.22)

set(PORT alquerque)
set(FEATURES core)
set(VCPKG_BUILD_TYPE "")
set(CURRENT_PACKAGES_DIR "${SCRATCH}/packages")
file(REMOVE_RECURSE "${SCRATCH}")

function(vcpkg_check_features)
  cmake_parse_arguments(arg "" "OUT_FEATURE_OPTIONS" "FEATURES" ${ARGN})
  set(options "")
  while(arg_FEATURES)
    list(POP_FRONT arg_FEATURES feature option)
    if(feature IN_LIST FEATURES)
      list(APPEND options -D${option}=ON)
    else()
      list(APPEND options -D${option}=OFF)
    endif()
  endwhile()
  set(${arg_OUT_FEATURE_OPTIONS} ${options} PARENT_SCOPE)
endfunction()

function(vcpkg_cmake_configure)
  cmake_parse_arguments(arg "" "SOURCE_PATH" "OPTIONS;MAYBE_UNUSED_VARIABLES" ${ARGN})
  execute_process(
    COMMAND
      "${CMAKE_COMMAND}" -S "${arg_SOURCE_PATH}" -B "${SCRATCH}/build" -G "${GENERATOR}"
      "-DCMAKE_CXX_COMPILER=${CXX}" "-DCMAKE_INSTALL_PREFIX=${CURRENT_PACKAGES_DIR}"
      --no-warn-unused-cli ${arg_OPTIONS}
    OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY
  )
endfunction()

function(vcpkg_cmake_install)
  unset(ENV{DESTDIR})
  execute_process(
    COMMAND "${CMAKE_COMMAND}" --build "${SCRATCH}/build" --target install
    OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY
  )
endfunction()

function(vcpkg_cmake_config_fixup)
  cmake_parse_arguments(
    arg "DO_NOT_DELETE_PARENT_CONFIG_PATH" "PACKAGE_NAME;CONFIG_PATH" "" ${ARGN}
  )
  set(config "${CURRENT_PACKAGES_DIR}/${arg_CONFIG_PATH}")
  if(NOT EXISTS "${config}/${arg_PACKAGE_NAME}Config.cmake")
    message(FATAL_ERROR "${config} has no ${arg_PACKAGE_NAME}Config.cmake")
  endif()
  file(RENAME "${config}" "${CURRENT_PACKAGES_DIR}/share/${arg_PACKAGE_NAME}")
endfunction()

function(vcpkg_fixup_pkgconfig)
  file(GLOB_RECURSE files "${CURRENT_PACKAGES_DIR}/*.pc")
  if(NOT files)
    message(FATAL_ERROR "no pkg-config file is installed")
  endif()
endfunction()

function(vcpkg_install_copyright)
  cmake_parse_arguments(arg "" "" "FILE_LIST" ${ARGN})
  configure_file(${arg_FILE_LIST} "${CURRENT_PACKAGES_DIR}/share/${PORT}/copyright" COPYONLY)
endfunction()

include("${SOURCE_DIR}/cmake/packaging/vcpkg/alquerque/portfile.cmake")

file(GLOB_RECURSE files RELATIVE "${CURRENT_PACKAGES_DIR}" "${CURRENT_PACKAGES_DIR}/*")
foreach(file IN ITEMS include/alquerque/all.hpp share/alquerque/alquerqueConfig.cmake
                      share/alquerque/copyright share/alquerque/usage share/pkgconfig/alquerque.pc)
  if(NOT file IN_LIST files)
    message(SEND_ERROR "the port does not install ${file}")
  endif()
endforeach()
list(FILTER files EXCLUDE REGEX "^(include/alquerque|share/alquerque|share/pkgconfig)/")
if(files)
  message(SEND_ERROR "the port installs what vcpkg does not want: ${files}")
endif()
