# The target reference writes the reference of all public headers. It needs no build; presets share it in build/reference.
set(reference_dir "${PROJECT_BINARY_DIR}/reference")
cmake_path(GET PROJECT_BINARY_DIR PARENT_PATH beside)
if(beside STREQUAL "${PROJECT_SOURCE_DIR}/build")
  set(reference_dir "${beside}/reference")
endif()
add_custom_target(reference
  COMMAND "${CMAKE_COMMAND}" "-DPROJECT=${PROJECT_SOURCE_DIR}" "-DVERSION=${PROJECT_VERSION}" "-DOUTPUT=${reference_dir}"
    -P "${PROJECT_SOURCE_DIR}/docs/reference/make.cmake"
  COMMENT "Writing the reference of all public headers" USES_TERMINAL VERBATIM)
