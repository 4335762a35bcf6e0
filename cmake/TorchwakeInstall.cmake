# The result of cmake --install: each module as an install component and an export set of its own, so that a package
# with core alone needs no third-party library; the package config that combines them; the game's data and words, as the
# component data, for users of the modules that read them; the game.
include_guard(GLOBAL)
include(CMakePackageConfigHelpers)
include(GNUInstallDirs)

set(package_dir "${CMAKE_INSTALL_LIBDIR}/cmake/torchwake")
set(assets_dir "${CMAKE_INSTALL_DATADIR}/torchwake")
set(licence_file "${CMAKE_INSTALL_DOCDIR}/LICENSE")

# One line for each module: what torchwakeConfig.cmake must load before it.
set(TORCHWAKE_PACKAGE_TABLE "")
foreach(module IN LISTS TORCHWAKE_MODULES)
  get_target_property(depends torchwake_${module} TORCHWAKE_DEPENDS)
  get_target_property(libraries torchwake_${module} TORCHWAKE_LIBRARIES)
  string(APPEND TORCHWAKE_PACKAGE_TABLE "set(torchwake_${module}_depends ${depends})\n"
    "set(torchwake_${module}_libraries ${libraries})\n")
endforeach()
# Another line for each, also for those that are not built: the feature of the vcpkg port that brings it.
foreach(module IN LISTS TORCHWAKE_ALL_MODULES)
  torchwake_feature_of(feature ${module})
  string(APPEND TORCHWAKE_PACKAGE_TABLE "set(torchwake_${module}_feature ${feature})\n")
endforeach()
configure_package_config_file(cmake/torchwakeConfig.cmake.in torchwakeConfig.cmake INSTALL_DESTINATION "${package_dir}"
  PATH_VARS assets_dir licence_file NO_SET_AND_CHECK_MACRO NO_CHECK_REQUIRED_COMPONENTS_MACRO)
write_basic_package_version_file(torchwakeConfigVersion.cmake COMPATIBILITY SameMinorVersion)

set(components ${TORCHWAKE_MODULES})
foreach(module IN LISTS TORCHWAKE_MODULES)
  install(TARGETS torchwake_${module} EXPORT torchwake-${module} COMPONENT ${module} FILE_SET HEADERS COMPONENT ${module})
  install(EXPORT torchwake-${module} NAMESPACE torchwake:: FILE torchwake-${module}.cmake DESTINATION "${package_dir}"
    COMPONENT ${module})
  install(FILES cmake/TorchwakeLibraries.cmake "${CMAKE_CURRENT_BINARY_DIR}/torchwakeConfig.cmake"
    "${CMAKE_CURRENT_BINARY_DIR}/torchwakeConfigVersion.cmake" DESTINATION "${package_dir}" COMPONENT ${module})
endforeach()

if("content" IN_LIST TORCHWAKE_MODULES)
  list(APPEND components data)
  install(DIRECTORY assets/data assets/words DESTINATION "${assets_dir}" COMPONENT data)
endif()

if(TORCHWAKE_APP)
  list(APPEND components app)
  install(TARGETS torchwake COMPONENT app)
  # The licences of libraries whose code is in the program ask for their notices beside it.
  install(FILES app/NOTICES DESTINATION "${CMAKE_INSTALL_DOCDIR}" COMPONENT app)
  install(DIRECTORY "${PROJECT_BINARY_DIR}/assets/" DESTINATION "${assets_dir}" COMPONENT app
    PATTERN "torchwake*" EXCLUDE PATTERN copied EXCLUDE)
  if(TORCHWAKE_WINDOW)
    install(FILES assets/linux/torchwake.desktop DESTINATION "${CMAKE_INSTALL_DATADIR}/applications" COMPONENT app)
    install(FILES assets/linux/org.torchwake.torchwake.metainfo.xml DESTINATION "${CMAKE_INSTALL_DATADIR}/metainfo" COMPONENT app)
    set(icons_dir "${CMAKE_INSTALL_DATADIR}/icons/hicolor")
    install(FILES "${PROJECT_BINARY_DIR}/assets/torchwake.svg" DESTINATION "${icons_dir}/scalable/apps" COMPONENT app)
    foreach(side IN LISTS TORCHWAKE_ICON_SIDES)
      install(FILES "${PROJECT_BINARY_DIR}/assets/torchwake-${side}.png" RENAME torchwake.png COMPONENT app
        DESTINATION "${icons_dir}/${side}x${side}/apps")
    endforeach()
  endif()
  # The program prints its manual page and its completions.
  if(NOT CMAKE_CROSSCOMPILING)
    set(printed_dir "${PROJECT_BINARY_DIR}/printed")
    install(CODE "
      file(MAKE_DIRECTORY \"${printed_dir}\")
      foreach(printed IN ITEMS --man-page:torchwake.6 --completion=bash:torchwake --completion=zsh:_torchwake
          --completion=fish:torchwake.fish)
        string(REPLACE : \";\" printed \"\${printed}\")
        list(POP_FRONT printed option file)
        execute_process(COMMAND \"$<TARGET_FILE:torchwake>\" \${option} OUTPUT_FILE \"${printed_dir}/\${file}\"
          COMMAND_ERROR_IS_FATAL ANY)
      endforeach()" COMPONENT app)
    install(FILES "${printed_dir}/torchwake.6" DESTINATION "${CMAKE_INSTALL_MANDIR}/man6" COMPONENT app)
    install(FILES "${printed_dir}/torchwake" DESTINATION "${CMAKE_INSTALL_DATADIR}/bash-completion/completions" COMPONENT app)
    install(FILES "${printed_dir}/_torchwake" DESTINATION "${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions" COMPONENT app)
    install(FILES "${printed_dir}/torchwake.fish" DESTINATION "${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d" COMPONENT app)
  endif()
endif()

foreach(component IN LISTS components)
  install(FILES LICENSE DESTINATION "${CMAKE_INSTALL_DOCDIR}" COMPONENT ${component})
endforeach()
