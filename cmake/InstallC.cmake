# Installs the C library as a package of its own, alquerque_c: unlike the headers of the C++
# library, it depends on the architecture.

include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

set(alquerque_c_package_dir "${CMAKE_INSTALL_LIBDIR}/cmake/alquerque_c")

# In the build directory, too, the package can be found.
set(alquerque_c_package_build_dir "${PROJECT_BINARY_DIR}/alquerque_c")

install(
  TARGETS alquerque_c
  EXPORT alquerque_cTargets
  RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}" COMPONENT alquerque_c_runtime
  LIBRARY DESTINATION "${CMAKE_INSTALL_LIBDIR}"
          COMPONENT alquerque_c_runtime
          NAMELINK_COMPONENT alquerque_c_development
  ARCHIVE DESTINATION "${CMAKE_INSTALL_LIBDIR}" COMPONENT alquerque_c_development
)
install(
  FILES "${alquerque_c_header}"
  DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}/alquerque"
  COMPONENT alquerque_c_development
)
install(
  EXPORT alquerque_cTargets
  NAMESPACE alquerque::
  DESTINATION "${alquerque_c_package_dir}"
  COMPONENT alquerque_c_development
)
export(
  EXPORT alquerque_cTargets
  NAMESPACE alquerque::
  FILE "${alquerque_c_package_build_dir}/alquerque_cTargets.cmake"
)

# A static library leaves its C++ runtime to whoever links it. CMake knows that when its user has
# C++ enabled; a user with C alone, and pkg-config, must be told.
set(alquerque_c_runtime_libraries "")
get_target_property(type alquerque_c TYPE)
if(type STREQUAL "STATIC_LIBRARY")
  set(alquerque_c_runtime_libraries ${CMAKE_CXX_IMPLICIT_LINK_LIBRARIES})
  list(FILTER alquerque_c_runtime_libraries INCLUDE REGEX "^(std)?c\\+\\+(abi)?$")
  list(REMOVE_DUPLICATES alquerque_c_runtime_libraries)
endif()

configure_package_config_file(
  "${PROJECT_SOURCE_DIR}/cmake/alquerque_cConfig.cmake.in"
  "${alquerque_c_package_build_dir}/alquerque_cConfig.cmake"
  INSTALL_DESTINATION "${alquerque_c_package_dir}"
  NO_SET_AND_CHECK_MACRO
)
write_basic_package_version_file(
  "${alquerque_c_package_build_dir}/alquerque_cConfigVersion.cmake" COMPATIBILITY SameMinorVersion
)
install(
  FILES "${alquerque_c_package_build_dir}/alquerque_cConfig.cmake"
        "${alquerque_c_package_build_dir}/alquerque_cConfigVersion.cmake"
  DESTINATION "${alquerque_c_package_dir}"
  COMPONENT alquerque_c_development
)

# The file says where it lies itself, so that the prefix can be moved; directories outside the
# prefix stay where they are.
set(alquerque_c_pc_dir "${CMAKE_INSTALL_LIBDIR}/pkgconfig")
if(IS_ABSOLUTE "${CMAKE_INSTALL_LIBDIR}")
  set(alquerque_c_pc_prefix "${CMAKE_INSTALL_PREFIX}")
else()
  set(steps "${alquerque_c_pc_dir}")
  cmake_path(NORMAL_PATH steps)
  string(REGEX REPLACE "[^/]+" ".." steps "${steps}")
  set(alquerque_c_pc_prefix "\${pcfiledir}/${steps}")
endif()
foreach(kind IN ITEMS INCLUDE LIB)
  string(TOLOWER ${kind} name)
  if(IS_ABSOLUTE "${CMAKE_INSTALL_${kind}DIR}")
    set(alquerque_c_pc_${name}dir "${CMAKE_INSTALL_${kind}DIR}")
  else()
    set(alquerque_c_pc_${name}dir "\${prefix}/${CMAKE_INSTALL_${kind}DIR}")
  endif()
endforeach()
set(alquerque_c_pc_libs "")
foreach(library IN LISTS alquerque_c_runtime_libraries)
  string(APPEND alquerque_c_pc_libs " -l${library}")
endforeach()
set(alquerque_c_pc_cflags "")
if(type STREQUAL "STATIC_LIBRARY")
  set(alquerque_c_pc_cflags " -DALQ_STATIC")
endif()
configure_file(
  "${PROJECT_SOURCE_DIR}/cmake/alquerque_c.pc.in"
  "${alquerque_c_package_build_dir}/alquerque_c.pc" @ONLY
)
install(
  FILES "${alquerque_c_package_build_dir}/alquerque_c.pc"
  DESTINATION "${alquerque_c_pc_dir}"
  COMPONENT alquerque_c_development
)
