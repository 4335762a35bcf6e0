# A chapter's folder has the files that it adds or changes; all others are those of the chapters before it. This puts a
# link to each file of the chapter's program into the folder `sources` of the build: of each name the newest.
# Sets `source_dir`, that folder, and `sources`, the .cpp files in it but tests.
set(source_dir "${PROJECT_BINARY_DIR}/sources")
file(REMOVE_RECURSE "${source_dir}")
file(MAKE_DIRECTORY "${source_dir}")
cmake_path(GET PROJECT_SOURCE_DIR FILENAME this_chapter)
file(GLOB files CONFIGURE_DEPENDS "${CMAKE_CURRENT_LIST_DIR}/[0-9][0-9]-*/*.[ch]pp")  # in the order of the chapters
foreach(file IN LISTS files)
  cmake_path(GET file FILENAME name)
  cmake_path(GET file PARENT_PATH chapter)
  cmake_path(GET chapter FILENAME chapter)
  if(NOT chapter STRGREATER this_chapter)
    file(CREATE_LINK "${file}" "${source_dir}/${name}" SYMBOLIC)
  endif()
endforeach()
file(GLOB sources "${source_dir}/*.cpp")
list(FILTER sources EXCLUDE REGEX "_test\\.cpp$")
