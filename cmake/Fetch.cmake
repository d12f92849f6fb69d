# Libraries fetched and built as a part of this build, for systems that do not have them as packages.

option(ALQUERQUE_FETCH_DEPENDENCIES "Fetch libraries that are not installed" OFF)

# The git repository, and the tag or commit: what Debian 12 and its backports have, as all else here
# is tried with that. Without a network, FETCHCONTENT_SOURCE_DIR_<NAME> names a folder of sources.
set(alquerque_source_of_Catch2 "https://github.com/catchorg/Catch2.git" v3.7.1)
set(alquerque_source_of_rapidcheck "https://github.com/emil-e/rapidcheck.git"
                                   08b505857e32d52a20b2240b5125d937d67a6d86
)
set(alquerque_source_of_benchmark "https://github.com/google/benchmark.git" v1.7.1)
set(alquerque_source_of_CLI11 "https://github.com/CLIUtils/CLI11.git" v2.1.2)
set(alquerque_source_of_nlohmann_json "https://github.com/nlohmann/json.git" v3.11.2)

# alquerque_fetch(<name>)
#
# The part installs nothing, builds only what is used, and its headers warn of nothing. Sets
# <name>_SOURCE_DIR.
function(alquerque_fetch name)
  include(FetchContent)
  string(TOLOWER ${name} lower)
  list(GET alquerque_source_of_${name} 0 repository)
  list(GET alquerque_source_of_${name} 1 tag)
  # Only the sources: in the folder named there is nothing to add, which this function does itself,
  # as FetchContent would install it with ours before CMake 3.28.
  FetchContent_Declare(
    ${name} GIT_REPOSITORY "${repository}" GIT_TAG "${tag}" SOURCE_SUBDIR nothing/to/add
  )
  message(STATUS "${name} was not found, and is fetched")
  FetchContent_MakeAvailable(${name})

  # Its options are taken from these variables, also where it is written for an older CMake.
  set(CMAKE_POLICY_DEFAULT_CMP0077 NEW)
  set(CMAKE_POLICY_VERSION_MINIMUM 3.5)
  set(BUILD_SHARED_LIBS OFF)
  set(BUILD_TESTING OFF)
  set(BENCHMARK_ENABLE_TESTING OFF)
  set(BENCHMARK_ENABLE_WERROR OFF)
  set(CMAKE_UNITY_BUILD OFF)
  add_subdirectory("${${lower}_SOURCE_DIR}" "${${lower}_BINARY_DIR}" EXCLUDE_FROM_ALL)

  set(folders "${${lower}_SOURCE_DIR}")
  while(folders)
    list(POP_FRONT folders folder)
    get_property(nested DIRECTORY "${folder}" PROPERTY SUBDIRECTORIES)
    list(APPEND folders ${nested})
    get_property(targets DIRECTORY "${folder}" PROPERTY BUILDSYSTEM_TARGETS)
    foreach(target IN LISTS targets)
      get_target_property(type ${target} TYPE)
      if(type MATCHES "_LIBRARY$")
        set_property(
          TARGET ${target} APPEND PROPERTY INTERFACE_SYSTEM_INCLUDE_DIRECTORIES
          "$<TARGET_PROPERTY:${target},INTERFACE_INCLUDE_DIRECTORIES>"
        )
      endif()
    endforeach()
  endwhile()
  set(${name}_SOURCE_DIR "${${lower}_SOURCE_DIR}" PARENT_SCOPE)
endfunction()
