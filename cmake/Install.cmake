include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

# Headers depend on no architecture, and neither does the place where the package is found.
set(alquerque_package_dir "${CMAKE_INSTALL_DATADIR}/cmake/alquerque")

# Where the component `c` lies, if it is built with them.
set(alquerque_c_place "")
if(ALQUERQUE_BUILD_C_API)
  set(alquerque_c_place "${CMAKE_INSTALL_LIBDIR}/cmake/alquerque_c")
endif()

# INCLUDES DESTINATION also where a file set gives the directory: the exported file set is skipped
# by a consumer whose CMake is older than 3.23.
if(alquerque_has_file_set)
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

# The build tree is a package too; what lies there finds its companions there.
export(
  EXPORT alquerqueTargets
  NAMESPACE alquerque::
  FILE "${PROJECT_BINARY_DIR}/alquerqueTargets.cmake"
)
configure_package_config_file(
  "${PROJECT_SOURCE_DIR}/cmake/alquerqueConfig.cmake.in"
  "${PROJECT_BINARY_DIR}/alquerqueConfig.cmake"
  INSTALL_DESTINATION "."
  INSTALL_PREFIX "${PROJECT_BINARY_DIR}"
  NO_SET_AND_CHECK_MACRO
)
set(alquerque_to_install "${PROJECT_BINARY_DIR}/to_install")
configure_package_config_file(
  "${PROJECT_SOURCE_DIR}/cmake/alquerqueConfig.cmake.in"
  "${alquerque_to_install}/alquerqueConfig.cmake"
  INSTALL_DESTINATION "${alquerque_package_dir}"
  NO_SET_AND_CHECK_MACRO
)
write_basic_package_version_file(
  "${PROJECT_BINARY_DIR}/alquerqueConfigVersion.cmake"
  COMPATIBILITY SameMinorVersion
  ARCH_INDEPENDENT
)
install(
  FILES "${alquerque_to_install}/alquerqueConfig.cmake"
        "${PROJECT_BINARY_DIR}/alquerqueConfigVersion.cmake"
  DESTINATION "${alquerque_package_dir}"
  COMPONENT alquerque_library
)

include(cmake/PkgConfig.cmake)
alquerque_write_pkg_config(
  cmake/alquerque.pc.in "${alquerque_to_install}/alquerque.pc" "${CMAKE_INSTALL_DATADIR}/pkgconfig"
)
install(
  FILES "${alquerque_to_install}/alquerque.pc"
  DESTINATION "${CMAKE_INSTALL_DATADIR}/pkgconfig"
  COMPONENT alquerque_library
)

install(
  FILES "${PROJECT_SOURCE_DIR}/LICENSE" "${PROJECT_SOURCE_DIR}/README.md"
        "${PROJECT_SOURCE_DIR}/CHANGELOG.md"
  DESTINATION "${CMAKE_INSTALL_DOCDIR}"
  COMPONENT alquerque_documentation
)
# The pages for users that README.md leads to, and its pictures, where it looks for them.
set(alquerque_pages
    bench/README.md
    cmake/packaging/README.md
    examples/README.md
    examples/board.svg
    examples/web/page.png
    include/alquerque/README.md
    src/c_api/README.md
    src/cli/README.md
    tests/README.md
)
foreach(page IN LISTS alquerque_pages)
  get_filename_component(folder "${page}" DIRECTORY)
  install(
    FILES "${PROJECT_SOURCE_DIR}/${page}"
    DESTINATION "${CMAKE_INSTALL_DOCDIR}/${folder}"
    COMPONENT alquerque_documentation
    OPTIONAL
  )
endforeach()
