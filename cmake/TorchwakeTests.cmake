# torchwake_test_program(<target> LABEL <label> SOURCES <file>... [LIBRARIES <target>...]
#                        [ENVIRONMENT <variable>=<value>...])
#
# A program of Catch2 cases, each of which ctest runs as "<label>: <its name>". Files of tests/ include each other's helpers
# by their path from there. TORCHWAKE_SOURCE_DIR is the project's folder, a string literal.
include_guard(GLOBAL)
enable_testing()
find_package(Catch2 3 CONFIG REQUIRED)
include(Catch)

function(torchwake_test_program target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "LABEL" "SOURCES;LIBRARIES;ENVIRONMENT")
  add_executable(${target} ${arg_SOURCES})
  target_link_libraries(${target} PRIVATE ${arg_LIBRARIES} Catch2::Catch2WithMain)
  target_include_directories(${target} PRIVATE "${PROJECT_SOURCE_DIR}/tests")
  target_compile_definitions(${target} PRIVATE TORCHWAKE_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
  torchwake_warnings(${target})
  set(properties LABELS "${arg_LABEL}")
  if(arg_ENVIRONMENT)
    list(APPEND properties ENVIRONMENT "${arg_ENVIRONMENT}")
  endif()
  catch_discover_tests(${target} TEST_PREFIX "${arg_LABEL}: " DISCOVERY_MODE PRE_TEST PROPERTIES ${properties})
endfunction()
