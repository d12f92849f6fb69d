# An overlay port, written by vcpkg's maintainer guide and not run with vcpkg yet: what could be
# checked is checked by our tests. It builds the tree that it lies in. A port in a registry takes
# the sources of a release instead, by vcpkg_from_github or its like, with REF "v${VERSION}".
set(SOURCE_PATH "${CMAKE_CURRENT_LIST_DIR}/../../../..")
cmake_path(NORMAL_PATH SOURCE_PATH)

vcpkg_check_features(
  OUT_FEATURE_OPTIONS FEATURE_OPTIONS
  FEATURES
    c ALQUERQUE_BUILD_C_API
    tool ALQUERQUE_BUILD_TOOLS
)

if(NOT FEATURES MATCHES "(^|;)(c|tool)(;|$)")
  # Headers only: a debug build would be the same once more.
  set(VCPKG_BUILD_TYPE release)
endif()

vcpkg_cmake_configure(
  SOURCE_PATH "${SOURCE_PATH}"
  OPTIONS
    ${FEATURE_OPTIONS}
    -DALQUERQUE_BUILD_TESTS=OFF
    -DALQUERQUE_BUILD_BENCHMARKS=OFF
    -DALQUERQUE_BUILD_EXAMPLES=OFF
  MAYBE_UNUSED_VARIABLES
    ALQUERQUE_BUILD_C_API
)
vcpkg_cmake_install()
vcpkg_cmake_config_fixup(
  PACKAGE_NAME alquerque CONFIG_PATH share/cmake/alquerque DO_NOT_DELETE_PARENT_CONFIG_PATH
)
if("c" IN_LIST FEATURES)
  vcpkg_cmake_config_fixup(
    PACKAGE_NAME alquerque_c CONFIG_PATH lib/cmake/alquerque_c DO_NOT_DELETE_PARENT_CONFIG_PATH
  )
endif()
vcpkg_fixup_pkgconfig()

if("tool" IN_LIST FEATURES)
  vcpkg_copy_tools(TOOL_NAMES alquerque AUTO_CLEAN)
endif()

file(REMOVE_RECURSE
  "${CURRENT_PACKAGES_DIR}/debug/include"
  "${CURRENT_PACKAGES_DIR}/debug/share"
  "${CURRENT_PACKAGES_DIR}/share/cmake"
  "${CURRENT_PACKAGES_DIR}/share/doc"
)
if("c" IN_LIST FEATURES)
  file(REMOVE_RECURSE "${CURRENT_PACKAGES_DIR}/debug/lib/cmake" "${CURRENT_PACKAGES_DIR}/lib/cmake")
else()
  file(REMOVE_RECURSE "${CURRENT_PACKAGES_DIR}/debug/lib" "${CURRENT_PACKAGES_DIR}/lib")
endif()

file(INSTALL "${CMAKE_CURRENT_LIST_DIR}/usage" DESTINATION "${CURRENT_PACKAGES_DIR}/share/${PORT}")
vcpkg_install_copyright(FILE_LIST "${SOURCE_PATH}/LICENSE")
