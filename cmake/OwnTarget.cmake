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
