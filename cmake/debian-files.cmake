# cpack runs this over the files that it is about to pack. In a Debian package games stand in a folder of their own, the
# licence and the changes have other names than in an archive, and the manual page is compressed.
if(NOT CPACK_GENERATOR STREQUAL "DEB")
  return()
endif()
file(GLOB_RECURSE licence "${CPACK_TEMPORARY_DIRECTORY}/LICENSE")
file(GLOB_RECURSE manual "${CPACK_TEMPORARY_DIRECTORY}/torchwake.6")
if(NOT licence OR NOT manual)
  message(FATAL_ERROR "no LICENSE or no torchwake.6 in ${CPACK_TEMPORARY_DIRECTORY}")
endif()
cmake_path(GET licence PARENT_PATH doc_dir)
cmake_path(SET usr NORMALIZE "${doc_dir}/../../..")
file(RENAME "${usr}/bin" "${usr}/games")
file(RENAME "${licence}" "${doc_dir}/copyright")
set(day "Thu, 01 Jan 2026 00:00:00 +0000")
if(CPACK_TORCHWAKE_COMMIT_DAY)
  set(day "${CPACK_TORCHWAKE_COMMIT_DAY}")
endif()
file(WRITE "${doc_dir}/changelog" "torchwake (${CPACK_PACKAGE_VERSION}) unstable; urgency=medium

  * What is new stands in CHANGELOG.md of the source.

 -- ${CPACK_PACKAGE_CONTACT}  ${day}
")
find_program(gzip gzip REQUIRED)
execute_process(COMMAND "${gzip}" -9n "${doc_dir}/changelog" "${manual}" COMMAND_ERROR_IS_FATAL ANY)
file(CHMOD "${doc_dir}/changelog.gz" "${manual}.gz" PERMISSIONS OWNER_READ OWNER_WRITE GROUP_READ WORLD_READ)
