# cmake -DPROJECT=<the project's folder> -DVERSION=<number> -DOUTPUT=<folder> [-DCHECK=ON] -P make.cmake
#
# Writes the reference of all public headers to <folder>/html. With CHECK it writes no page, and fails on every warning,
# such as a public entity that is not documented, each with its file and line. Releases of doxygen disagree on what else
# they warn about, so with another one than Debian 12's only undocumented entities count, and the rest is printed.
cmake_minimum_required(VERSION 3.25)
set(strict_release "1.9.4")

find_program(DOXYGEN doxygen)
if(NOT DOXYGEN)
  message(FATAL_ERROR "doxygen is missing: the package doxygen brings it (apt-get install doxygen)")
endif()

# A module is a namespace, and the first paragraph of its README describes it.
set(namespaces "/// \\namespace torchwake\n/// Everything of this project; each module has a namespace in it.\n")
set(INCLUDE_DIRECTORIES "")
file(GLOB modules RELATIVE "${PROJECT}/modules" "${PROJECT}/modules/*")
foreach(module IN LISTS modules)
  file(READ "${PROJECT}/modules/${module}/README.md" text)
  if(NOT text MATCHES "^# ${module}\n\n(([^\n]+\n)+)")
    message(FATAL_ERROR "modules/${module}/README.md does not begin with the module's name and a paragraph about it")
  endif()
  string(REGEX REPLACE "\n(.)" "\n/// \\1" paragraph "${CMAKE_MATCH_1}")
  string(APPEND namespaces "\n/// \\namespace torchwake::${module}\n/// ${paragraph}")
  string(APPEND INCLUDE_DIRECTORIES " modules/${module}/include")
endforeach()

# Doxygen reads copies that sed prepared: one call for all of them takes a tenth of the time of a filter for each.
set(sources "${OUTPUT}/sources")
file(REMOVE_RECURSE "${sources}" "${OUTPUT}/html")
file(GLOB_RECURSE headers RELATIVE "${PROJECT}" "${PROJECT}/modules/*/include/*.hpp")
file(GLOB_RECURSE pages RELATIVE "${PROJECT}" "${PROJECT}/modules/*/README.md" "${PROJECT}/docs/*.md")
list(REMOVE_ITEM pages docs/playing.md)  # its pictures are no part of the reference
foreach(file IN LISTS headers pages)
  cmake_path(GET file PARENT_PATH folder)
  file(COPY "${PROJECT}/${file}" DESTINATION "${sources}/${folder}")
endforeach()
execute_process(COMMAND sed -E -i -f "${CMAKE_CURRENT_LIST_DIR}/header.sed" ${headers}
  WORKING_DIRECTORY "${sources}" COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND sed -E -i -f "${CMAKE_CURRENT_LIST_DIR}/page.sed" ${pages}
  WORKING_DIRECTORY "${sources}" COMMAND_ERROR_IS_FATAL ANY)
file(WRITE "${sources}/namespaces.dox" "${namespaces}")

set(HTML YES)
if(CHECK)
  set(HTML NO)
endif()
configure_file("${CMAKE_CURRENT_LIST_DIR}/Doxyfile.in" "${OUTPUT}/Doxyfile" @ONLY)
execute_process(COMMAND "${DOXYGEN}" "${OUTPUT}/Doxyfile" WORKING_DIRECTORY "${sources}"
  RESULT_VARIABLE status ERROR_VARIABLE errors)
if(NOT status EQUAL 0)
  message(FATAL_ERROR "doxygen failed (${status}):\n${errors}")
endif()
file(READ "${OUTPUT}/warnings.txt" warnings)
string(REPLACE "${sources}/" "${PROJECT}/" warnings "${warnings}")
if(NOT CHECK)
  message("${warnings}${OUTPUT}/html/index.html")
  return()
endif()

execute_process(COMMAND "${DOXYGEN}" --version OUTPUT_VARIABLE release OUTPUT_STRIP_TRAILING_WHITESPACE)
message("${warnings}")
if(warnings MATCHES " is not documented")
  message(FATAL_ERROR "doxygen ${release} finds public entities that are not documented")
elseif(release MATCHES "^${strict_release}" AND NOT warnings STREQUAL "")
  message(FATAL_ERROR "doxygen ${release} warns")
endif()
