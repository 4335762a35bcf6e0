# What cmake --install lays down: each module as an install component and an export set of its own, so that a package
# with core alone needs no third-party library; the package config that puts them together again; the game.
include_guard(GLOBAL)
include(CMakePackageConfigHelpers)
include(GNUInstallDirs)

set(package_dir "${CMAKE_INSTALL_LIBDIR}/cmake/torchwake")

# One line a module: what torchwakeConfig.cmake must load before it.
set(TORCHWAKE_PACKAGE_TABLE "")
foreach(module IN LISTS TORCHWAKE_MODULES)
  get_target_property(depends torchwake_${module} TORCHWAKE_DEPENDS)
  get_target_property(libraries torchwake_${module} TORCHWAKE_LIBRARIES)
  string(APPEND TORCHWAKE_PACKAGE_TABLE "set(torchwake_${module}_depends ${depends})\n"
    "set(torchwake_${module}_libraries ${libraries})\n")
endforeach()
configure_file(cmake/torchwakeConfig.cmake.in torchwakeConfig.cmake @ONLY)
write_basic_package_version_file(torchwakeConfigVersion.cmake COMPATIBILITY SameMinorVersion)

foreach(module IN LISTS TORCHWAKE_MODULES)
  install(TARGETS torchwake_${module} EXPORT torchwake-${module} COMPONENT ${module} FILE_SET HEADERS COMPONENT ${module})
  install(EXPORT torchwake-${module} NAMESPACE torchwake:: FILE torchwake-${module}.cmake DESTINATION "${package_dir}"
    COMPONENT ${module})
  install(FILES cmake/TorchwakeLibraries.cmake "${CMAKE_CURRENT_BINARY_DIR}/torchwakeConfig.cmake"
    "${CMAKE_CURRENT_BINARY_DIR}/torchwakeConfigVersion.cmake" DESTINATION "${package_dir}" COMPONENT ${module})
endforeach()

if(TORCHWAKE_APP)
  install(TARGETS torchwake COMPONENT app)
  install(DIRECTORY "${CMAKE_BINARY_DIR}/assets/" DESTINATION "${CMAKE_INSTALL_DATADIR}/torchwake" COMPONENT app
    PATTERN "torchwake*.png" EXCLUDE PATTERN copied EXCLUDE)
  install(FILES assets/linux/torchwake.desktop DESTINATION "${CMAKE_INSTALL_DATADIR}/applications" COMPONENT app)
  foreach(icon IN ITEMS torchwake.png:64 torchwake-128.png:128 torchwake-256.png:256)
    string(REPLACE ":" ";" icon "${icon}")
    list(POP_FRONT icon file side)
    install(FILES "${CMAKE_BINARY_DIR}/assets/${file}" RENAME torchwake.png COMPONENT app
      DESTINATION "${CMAKE_INSTALL_DATADIR}/icons/hicolor/${side}x${side}/apps")
  endforeach()
endif()
