# cmake -DREPO=<owner>/<name> -DARCHIVE=<file> -DOUTPUT=<folder> -P make_port.cmake: writes the port of a registry, which
# fetches the public tag of its version. ARCHIVE is the .tar.gz that the repository serves for that tag: its hash is computed,
# and never typed in.
cmake_minimum_required(VERSION 3.25)
set(overlay "${CMAKE_CURRENT_LIST_DIR}/../ports/torchwake")
file(READ "${overlay}/vcpkg.json" manifest)
string(JSON version GET "${manifest}" version-semver)
if(NOT REPO MATCHES "^[^/ ]+/[^/ ]+$" OR NOT OUTPUT OR NOT EXISTS "${ARCHIVE}" OR IS_DIRECTORY "${ARCHIVE}")
  message(FATAL_ERROR "A registry's port needs -DREPO=OWNER/NAME, the repository that has the public tag v${version}, "
    "-DARCHIVE=FILE, the .tar.gz that it serves for that tag, and -DOUTPUT=FOLDER. "
    "Without a public tag use the overlay port, cmake/vcpkg/ports.")
endif()

# The archive must hold the version that the port will ask for.
set(unpacked "${OUTPUT}/unpacked")
file(ARCHIVE_EXTRACT INPUT "${ARCHIVE}" DESTINATION "${unpacked}" PATTERNS "*/CMakeLists.txt")
file(GLOB project "${unpacked}/*/CMakeLists.txt")
set(stated "")
if(project)
  file(STRINGS "${project}" stated REGEX "^project\\(torchwake VERSION ")
endif()
file(REMOVE_RECURSE "${unpacked}")
if(NOT stated MATCHES "VERSION ${version} ")
  message(FATAL_ERROR "${ARCHIVE} does not hold Torchwake ${version}, which this port is for.")
endif()

# Both files part at their first empty line: the template's comment and the overlay's source are left out.
file(SHA512 "${ARCHIVE}" SHA512)
file(READ "${CMAKE_CURRENT_LIST_DIR}/source.cmake.in" source)
string(REGEX REPLACE "^(#[^\n]*\n)+\n" "" source "${source}")
string(CONFIGURE "${source}" source @ONLY)
file(READ "${overlay}/portfile.cmake" build)
string(FIND "${build}" "\n\n" parting)
math(EXPR parting "${parting} + 1")
string(SUBSTRING "${build}" ${parting} -1 build)
file(WRITE "${OUTPUT}/portfile.cmake" "${source}${build}")
file(COPY "${overlay}/vcpkg.json" "${overlay}/usage" DESTINATION "${OUTPUT}")
