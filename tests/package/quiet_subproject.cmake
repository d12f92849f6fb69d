# Bad case 24: as a subproject the library adds its target and changes nothing else.

set(observed
    BUILD_SHARED_LIBS
    BUILD_TESTING
    CMAKE_BUILD_TYPE
    CMAKE_CXX_EXTENSIONS
    CMAKE_CXX_FLAGS
    CMAKE_CXX_STANDARD
    CMAKE_MODULE_PATH
    CMAKE_POSITION_INDEPENDENT_CODE
)
foreach(variable IN LISTS observed)
  set(${variable}_before "${${variable}}")
endforeach()

macro(check_variables)
  foreach(variable IN LISTS observed)
    if(NOT "${${variable}}" STREQUAL "${${variable}_before}")
      message(SEND_ERROR "${variable} became '${${variable}}'")
    endif()
  endforeach()
endmacro()

function(check_directory directory)
  foreach(property IN ITEMS COMPILE_OPTIONS COMPILE_DEFINITIONS TESTS)
    get_directory_property(value DIRECTORY "${directory}" ${property})
    if(value)
      message(SEND_ERROR "${directory} sets ${property} to '${value}'")
    endif()
  endforeach()
  get_directory_property(targets DIRECTORY "${directory}" BUILDSYSTEM_TARGETS)
  list(REMOVE_ITEM targets alquerque)
  if(targets)
    message(SEND_ERROR "${directory} adds more than the library: ${targets}")
  endif()
  get_directory_property(subdirectories DIRECTORY "${directory}" SUBDIRECTORIES)
  foreach(subdirectory IN LISTS subdirectories)
    check_directory("${subdirectory}")
  endforeach()
endfunction()
