# A build of shared libraries is told in one sentence that ours stay static, and a build of static ones nothing.
cmake_minimum_required(VERSION 3.25)
if(DEFINED BUILD_SHARED_LIBS)
  include("${CMAKE_CURRENT_LIST_DIR}/../../cmake/TorchwakeOptions.cmake")
  if(BUILD_SHARED_LIBS)
    message(SEND_ERROR "the modules would become shared libraries")
  endif()
  return()
endif()

foreach(asked IN ITEMS ON OFF)
  execute_process(COMMAND ${CMAKE_COMMAND} -DBUILD_SHARED_LIBS=${asked} -P "${CMAKE_CURRENT_LIST_FILE}"
    RESULT_VARIABLE code ERROR_VARIABLE said)
  string(REGEX MATCHALL "static libraries[^.]*[.]" sentences "${said}")
  list(LENGTH sentences count)
  if(NOT code EQUAL 0 OR (asked AND NOT count EQUAL 1) OR (NOT asked AND said))
    message(SEND_ERROR "BUILD_SHARED_LIBS=${asked} ends with ${code} and says '${said}'")
  endif()
endforeach()
