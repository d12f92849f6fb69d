include(${CMAKE_CURRENT_LIST_DIR}/Warnings.cmake)
include(${CMAKE_CURRENT_LIST_DIR}/Sanitizers.cmake)
include(${CMAKE_CURRENT_LIST_DIR}/Native.cmake)

# Gives one of our own executables the library and the flags that consumers must never inherit.
function(alquerque_configure_own_target target)
  target_link_libraries(
    ${target} PRIVATE alquerque::alquerque alquerque_warnings alquerque_sanitizers
                      alquerque_native
  )
  set_target_properties(${target} PROPERTIES CXX_EXTENSIONS OFF)
endfunction()

# Gives objects that may become part of a library the same, but for the library as a target, which
# would have to be exported with theirs.
function(alquerque_configure_objects target)
  target_compile_features(${target} PRIVATE cxx_std_20)
  target_include_directories(${target} PRIVATE "${PROJECT_SOURCE_DIR}/include")
  target_link_libraries(${target} PRIVATE alquerque_warnings alquerque_sanitizers)
  set_target_properties(
    ${target} PROPERTIES CXX_EXTENSIONS OFF
                         CXX_VISIBILITY_PRESET hidden
                         VISIBILITY_INLINES_HIDDEN ON
                         POSITION_INDEPENDENT_CODE ON
  )
endfunction()
