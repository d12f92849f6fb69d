# cmake -D SOURCE_DIR=<source tree> -D GENERATOR=<name> -D CXX=<compiler> -D CLI11=<include folder>
#       -D NLOHMANN_JSON=<include folder> -D SCRATCH=<directory> -P fetch_dependencies.cmake
#
# ALQUERQUE_FETCH_DEPENDENCIES, without a network: what is installed is found and not fetched; what
# is not comes from where FETCHCONTENT_SOURCE_DIR_<NAME> says, is compiled against without warnings,
# and is not installed along with the command. The projects fetched are stand-ins around the
# installed headers.

cmake_minimum_required(VERSION 3.22)

file(REMOVE_RECURSE "${SCRATCH}")

# configure(<name of the build tree> <option>...); sets `output`.
function(configure name)
  execute_process(
    COMMAND
      "${CMAKE_COMMAND}" -S "${SOURCE_DIR}" -B "${SCRATCH}/${name}" -G "${GENERATOR}"
      "-DCMAKE_CXX_COMPILER=${CXX}" -DCMAKE_BUILD_TYPE=Debug -DALQUERQUE_BUILD_TESTS=OFF
      -DALQUERQUE_BUILD_BENCHMARKS=OFF -DALQUERQUE_BUILD_EXAMPLES=OFF -DALQUERQUE_BUILD_C_API=OFF
      -DALQUERQUE_WARNINGS_AS_ERRORS=ON -DALQUERQUE_FETCH_DEPENDENCIES=ON
      -DFETCHCONTENT_FULLY_DISCONNECTED=ON --no-warn-unused-cli ${ARGN}
    OUTPUT_VARIABLE output COMMAND_ERROR_IS_FATAL ANY
  )
  set(output "${output}" PARENT_SCOPE)
endfunction()

configure(found)
if(output MATCHES "is fetched")
  message(SEND_ERROR "fetched although it is installed:\n${output}")
endif()

# stand_in(<project> <target> <header> <include folder of the real one>)
function(stand_in project target header real)
  set(folder "${SCRATCH}/sources/${project}")
  file(
    WRITE "${folder}/CMakeLists.txt"
    "cmake_minimum_required(VERSION 3.10)\n"
    "project(${project} LANGUAGES CXX)\n"
    "add_library(${project} INTERFACE)\n"
    "add_library(${target} ALIAS ${project})\n"
    "target_include_directories(${project} INTERFACE include \"${real}\")\n"
    "install(DIRECTORY include DESTINATION . COMPONENT fetched)\n"
  )
  # With what the warnings of our own executables would not let pass.
  file(
    WRITE "${folder}/include/${header}"
    "#pragma once\n"
    "#include \"${real}/${header}\"\n"
    "inline int fetched_${project}(long number) { return (int)number; }\n"
  )
endfunction()
stand_in(CLI11 CLI11::CLI11 CLI/App.hpp "${CLI11}")
stand_in(nlohmann_json nlohmann_json::nlohmann_json nlohmann/json.hpp "${NLOHMANN_JSON}")

configure(
  fetched
  -DCMAKE_DISABLE_FIND_PACKAGE_CLI11=ON
  -DCMAKE_DISABLE_FIND_PACKAGE_nlohmann_json=ON
  "-DFETCHCONTENT_SOURCE_DIR_CLI11=${SCRATCH}/sources/CLI11"
  "-DFETCHCONTENT_SOURCE_DIR_NLOHMANN_JSON=${SCRATCH}/sources/nlohmann_json"
)
foreach(name IN ITEMS CLI11 nlohmann_json)
  if(NOT output MATCHES "${name} was not found, and is fetched")
    message(SEND_ERROR "${name} is not fetched:\n${output}")
  endif()
endforeach()

# The file that includes CLI11 costs least of the command.
if(GENERATOR STREQUAL "Ninja")
  set(object src/cli/CMakeFiles/alquerque_cli.dir/main.cpp.o)
  execute_process(
    COMMAND "${CMAKE_COMMAND}" --build "${SCRATCH}/fetched" --target ${object} --verbose
    OUTPUT_VARIABLE output ERROR_VARIABLE output RESULT_VARIABLE result
  )
  if(NOT result EQUAL 0 OR NOT output MATCHES "${SCRATCH}/sources/CLI11/include")
    message(SEND_ERROR "${object} is not built with what was fetched:\n${output}")
  endif()
endif()

execute_process(
  COMMAND "${CMAKE_COMMAND}" --install "${SCRATCH}/fetched" --prefix "${SCRATCH}/prefix"
          --component fetched
  OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY
)
if(EXISTS "${SCRATCH}/prefix")
  message(SEND_ERROR "what was fetched is installed with the command")
endif()
