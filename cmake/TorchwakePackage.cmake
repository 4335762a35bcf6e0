# What cpack makes of the component app: a Debian package, and an archive that is unpacked into any folder.
set(CPACK_GENERATOR DEB TGZ)
set(CPACK_PACKAGE_NAME torchwake)
set(CPACK_PACKAGE_VENDOR "Torchwake contributors")
set(CPACK_PACKAGE_CONTACT "Torchwake contributors <torchwake@example.org>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "turn-based dungeon crawl by torchlight")
set(CPACK_PACKAGE_DESCRIPTION [[
Eleven levels lie below the town, and under the last one the Ember Crown.
Carry it out into the daylight. Each level is made anew for each run; death
is final, and every run can be watched again, move by move.

Fire, water, gas, ice and acid draw no dice: what they do next stands on the
map before it happens. Whatever ends the game, it goes on at the very
question that was open.]])
set(CPACK_PACKAGE_DIRECTORY "${PROJECT_BINARY_DIR}/packages")
set(CPACK_STRIP_FILES ON)
set(CPACK_VERBATIM_VARIABLES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
  OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_INSTALL_CMAKE_PROJECTS "${PROJECT_BINARY_DIR}" torchwake app /)
string(TOLOWER "torchwake-${PROJECT_VERSION}-${CMAKE_SYSTEM_NAME}-${CMAKE_SYSTEM_PROCESSOR}" CPACK_PACKAGE_FILE_NAME)

set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)

set(CPACK_PRE_BUILD_SCRIPTS "${PROJECT_SOURCE_DIR}/cmake/debian-files.cmake")
find_package(Git QUIET)
if(GIT_FOUND)
  execute_process(COMMAND "${GIT_EXECUTABLE}" log -1 --format=%cD WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}"
    OUTPUT_VARIABLE CPACK_TORCHWAKE_COMMIT_DAY OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
endif()

include(CPack)
