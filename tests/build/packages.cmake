# cmake -DBUILD=<build folder> -DWORK=<folder> -P packages.cmake: packs the game of a build as cpack
# does, and looks at what a Debian package and an archive hold.
cmake_minimum_required(VERSION 3.25)
file(REMOVE_RECURSE "${WORK}")
file(MAKE_DIRECTORY "${WORK}")

function(run)
  execute_process(COMMAND ${ARGN} WORKING_DIRECTORY "${WORK}" OUTPUT_VARIABLE output ERROR_VARIABLE errors
    RESULT_VARIABLE code)
  if(NOT code EQUAL 0)
    message(FATAL_ERROR "${ARGN} ended with ${code}:\n${output}${errors}")
  endif()
  set(output "${output}" PARENT_SCOPE)
endfunction()

function(require where what)
  if(NOT where MATCHES "${what}")
    message(FATAL_ERROR "'${what}' is missing in:\n${where}")
  endif()
endfunction()

run(cpack --config "${BUILD}/CPackConfig.cmake" -G TGZ -B "${WORK}")
file(GLOB archive "${WORK}/torchwake-*.tar.gz")
set(unpacked "${WORK}/a folder")
file(ARCHIVE_EXTRACT INPUT "${archive}" DESTINATION "${unpacked}")
file(GLOB game "${unpacked}/torchwake-*/bin/torchwake")
cmake_path(GET game PARENT_PATH bin)
set(alone "${CMAKE_COMMAND}" -E env --unset=TORCHWAKE_DATA_DIR XDG_DATA_DIRS=/nowhere "${game}")
run(${alone} check-data)
require("${output}" "Read [0-9]+ tiles")
foreach(file IN ITEMS man/man6/torchwake.6 bash-completion/completions/torchwake zsh/vendor-completions/_torchwake
    fish/vendor_completions.d/torchwake.fish applications/torchwake.desktop icons/hicolor/16x16/apps/torchwake.png
    icons/hicolor/512x512/apps/torchwake.png icons/hicolor/scalable/apps/torchwake.svg doc/torchwake/LICENSE
    doc/torchwake/NOTICES metainfo/org.torchwake.torchwake.metainfo.xml)
  if(NOT EXISTS "${bin}/../share/${file}")
    message(FATAL_ERROR "the archive has no share/${file}")
  endif()
endforeach()

find_program(dpkg_deb dpkg-deb)
find_program(shlibdeps dpkg-shlibdeps)
if(NOT dpkg_deb OR NOT shlibdeps)
  message(STATUS "no dpkg-dev here: only the archive was looked at")
  return()
endif()
run(cpack --config "${BUILD}/CPackConfig.cmake" -G DEB -B "${WORK}")
file(GLOB package "${WORK}/torchwake_*.deb")
run("${dpkg_deb}" --info "${package}")
foreach(field IN ITEMS "Package: torchwake\n" "Section: games\n" "Depends: .*libsfml-graphics")
  require("${output}" "${field}")
endforeach()
run("${dpkg_deb}" --contents "${package}")
foreach(file IN ITEMS games/torchwake share/man/man6/torchwake.6.gz share/doc/torchwake/copyright
    share/doc/torchwake/NOTICES share/doc/torchwake/changelog.gz share/torchwake/data/items.json)
  require("${output}" " ./usr/${file}\n")
endforeach()
