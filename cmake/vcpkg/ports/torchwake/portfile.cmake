# An overlay port in the tree that it builds: vcpkg install --overlay-ports=cmake/vcpkg/ports "torchwake[core,spatial]".
# registry/ makes the form that fetches a public tag in place of the next line.
get_filename_component(SOURCE_PATH "${CMAKE_CURRENT_LIST_DIR}/../../../.." ABSOLUTE)

# The headers name no symbols to export.
vcpkg_check_linkage(ONLY_STATIC_LIBRARY)
# Each feature except app is a module; the build adds the modules that it depends on.
vcpkg_check_features(OUT_FEATURE_OPTIONS FEATURE_OPTIONS FEATURES app TORCHWAKE_APP)
set(modules ${FEATURES})
list(REMOVE_ITEM modules app)
list(JOIN modules "," modules)
vcpkg_cmake_configure(
  SOURCE_PATH "${SOURCE_PATH}"
  OPTIONS
    ${FEATURE_OPTIONS}
    -DTORCHWAKE_CCACHE=OFF
    -DTORCHWAKE_MODULES=${modules}
    -DTORCHWAKE_TESTS=OFF
    -DTORCHWAKE_WARNINGS=OFF
)
vcpkg_cmake_install()
if("app" IN_LIST FEATURES)
  vcpkg_copy_tools(TOOL_NAMES torchwake AUTO_CLEAN)
  # The game looks for its assets beside itself; users of the libraries find data and words in the usual place.
  file(RENAME "${CURRENT_PACKAGES_DIR}/share/torchwake" "${CURRENT_PACKAGES_DIR}/tools/torchwake/assets")
  file(COPY "${CURRENT_PACKAGES_DIR}/tools/torchwake/assets/data" "${CURRENT_PACKAGES_DIR}/tools/torchwake/assets/words"
    DESTINATION "${CURRENT_PACKAGES_DIR}/share/torchwake")
  foreach(of_desktops IN ITEMS applications bash-completion fish icons man metainfo zsh)
    file(REMOVE_RECURSE "${CURRENT_PACKAGES_DIR}/share/${of_desktops}")
  endforeach()
endif()
vcpkg_cmake_config_fixup(CONFIG_PATH lib/cmake/torchwake)

# A port's copyright file is the licence.
file(REMOVE_RECURSE "${CURRENT_PACKAGES_DIR}/debug/include" "${CURRENT_PACKAGES_DIR}/debug/share"
  "${CURRENT_PACKAGES_DIR}/share/doc")
file(INSTALL "${CMAKE_CURRENT_LIST_DIR}/usage" DESTINATION "${CURRENT_PACKAGES_DIR}/share/${PORT}")
vcpkg_install_copyright(FILE_LIST "${SOURCE_PATH}/LICENSE")
