include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

# Headers depend on no architecture, and neither does the place where the package is found.
set(alquerque_package_dir "${CMAKE_INSTALL_DATADIR}/cmake/alquerque")

# INCLUDES DESTINATION also where a file set gives the directory: the exported file set is skipped
# by a consumer whose CMake is older than 3.23.
if(CMAKE_VERSION VERSION_GREATER_EQUAL 3.23)
  install(
    TARGETS alquerque
    EXPORT alquerqueTargets
    FILE_SET HEADERS DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}" COMPONENT alquerque_library
    INCLUDES DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}"
  )
else()
  install(
    TARGETS alquerque
    EXPORT alquerqueTargets
    INCLUDES DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}"
  )
  install(
    DIRECTORY "${PROJECT_SOURCE_DIR}/include/alquerque"
    DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}"
    COMPONENT alquerque_library
    FILES_MATCHING PATTERN "*.hpp"
  )
endif()
install(
  EXPORT alquerqueTargets
  NAMESPACE alquerque::
  DESTINATION "${alquerque_package_dir}"
  COMPONENT alquerque_library
)

configure_package_config_file(
  "${PROJECT_SOURCE_DIR}/cmake/alquerqueConfig.cmake.in"
  "${PROJECT_BINARY_DIR}/alquerqueConfig.cmake"
  INSTALL_DESTINATION "${alquerque_package_dir}"
  NO_SET_AND_CHECK_MACRO
)
write_basic_package_version_file(
  "${PROJECT_BINARY_DIR}/alquerqueConfigVersion.cmake"
  COMPATIBILITY SameMinorVersion
  ARCH_INDEPENDENT
)
install(
  FILES "${PROJECT_BINARY_DIR}/alquerqueConfig.cmake"
        "${PROJECT_BINARY_DIR}/alquerqueConfigVersion.cmake"
  DESTINATION "${alquerque_package_dir}"
  COMPONENT alquerque_library
)
install(
  FILES "${PROJECT_SOURCE_DIR}/LICENSE"
  DESTINATION "${CMAKE_INSTALL_DOCDIR}"
  COMPONENT alquerque_library
)
