# Installs the components PARTS of BUILD (all if empty) into PREFIX, and removes older files there.
cmake_minimum_required(VERSION 3.25)
file(REMOVE_RECURSE "${PREFIX}")
if(NOT PARTS)
  execute_process(COMMAND ${CMAKE_COMMAND} --install "${BUILD}" --prefix "${PREFIX}" COMMAND_ERROR_IS_FATAL ANY)
endif()
foreach(part IN LISTS PARTS)
  execute_process(COMMAND ${CMAKE_COMMAND} --install "${BUILD}" --prefix "${PREFIX}" --component ${part}
    COMMAND_ERROR_IS_FATAL ANY)
endforeach()
