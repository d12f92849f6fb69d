# What every form of the C library has in common. Nothing of it reaches its users but the include
# directory: in the installed package it does not even need the C++ headers.

include("${CMAKE_CURRENT_LIST_DIR}/CHeader.cmake")
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${alquerque_c_header}")
alquerque_read_c_functions(alquerque_c_functions)
alquerque_read_abi_version(alquerque_abi_version)

function(alquerque_configure_c_objects target)
  alquerque_configure_objects(${target})
  target_compile_definitions(${target} PRIVATE ALQ_BUILDING_LIBRARY)
endfunction()

function(alquerque_configure_c_library target)
  target_include_directories(
    ${target} INTERFACE "$<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/include>"
                        "$<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>"
  )
  # Not linked as a target, which would have to be exported with this one.
  target_link_options(
    ${target} PRIVATE $<TARGET_PROPERTY:alquerque_sanitizers,INTERFACE_LINK_OPTIONS>
  )
  set_target_properties(
    ${target} PROPERTIES LINKER_LANGUAGE CXX VERSION ${PROJECT_VERSION}
                         SOVERSION ${alquerque_abi_version}
  )
  # Hidden visibility does not reach what the standard library instantiates; this does.
  get_target_property(type ${target} TYPE)
  if(type STREQUAL "SHARED_LIBRARY" AND CMAKE_EXECUTABLE_FORMAT STREQUAL "ELF")
    set(map "${PROJECT_SOURCE_DIR}/src/c_api/exports.map")
    target_link_options(${target} PRIVATE "LINKER:--version-script=${map}")
    set_target_properties(${target} PROPERTIES LINK_DEPENDS "${map}")
  endif()
endfunction()
