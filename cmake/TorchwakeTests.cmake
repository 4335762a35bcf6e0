# torchwake_test_program(<target> LABEL <label> SOURCES <file>... [LIBRARIES <target>...]
#                        [ENVIRONMENT <variable>=<value>...] [PRECOMPILE <header>...])
#
# A program of Catch2 cases, each of which ctest runs as "<label>: <its name>". Files of tests/ include each other's helpers
# by their path from there. TORCHWAKE_SOURCE_DIR is the project's folder, a string literal.
# Cases tagged [.nightly] take too long for every change: "<target>: nightly" runs them, with ctest -C Nightly -L nightly.
include_guard(GLOBAL)
enable_testing()
find_package(Catch2 3 CONFIG REQUIRED)
include(Catch)

function(torchwake_test_program target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "LABEL" "SOURCES;LIBRARIES;ENVIRONMENT;PRECOMPILE")
  add_executable(${target} ${arg_SOURCES})
  target_link_libraries(${target} PRIVATE ${arg_LIBRARIES} Catch2::Catch2WithMain)
  target_include_directories(${target} PRIVATE "${PROJECT_SOURCE_DIR}/tests")
  target_compile_definitions(${target} PRIVATE TORCHWAKE_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
  torchwake_warnings(${target})
  torchwake_precompile(${target} <catch2/catch_test_macros.hpp> ${arg_PRECOMPILE})
  set(properties LABELS "${arg_LABEL}")
  if(arg_ENVIRONMENT)
    list(APPEND properties ENVIRONMENT "${arg_ENVIRONMENT}")
  endif()
  torchwake_nightly_test(${target} ${arg_SOURCES})
  catch_discover_tests(${target} TEST_PREFIX "${arg_LABEL}: " DISCOVERY_MODE PRE_TEST PROPERTIES ${properties})
endfunction()

function(torchwake_nightly_test target)
  foreach(source IN LISTS ARGN)
    cmake_path(ABSOLUTE_PATH source)
    file(STRINGS "${source}" tagged LIMIT_COUNT 1 REGEX "\\[\\.nightly\\]")
    if(tagged)
      add_test(NAME "${target}: nightly" CONFIGURATIONS Nightly COMMAND ${target} "[nightly]")
      set_tests_properties("${target}: nightly" PROPERTIES LABELS nightly TIMEOUT 14400)
      return()
    endif()
  endforeach()
endfunction()
