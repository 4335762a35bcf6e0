# torchwake_test_program(<target> LABEL <label> SOURCES <file>... [LIBRARIES <target>...] [COMPUTES]
#                        [ENVIRONMENT_MODIFICATION <variable>=<operation>:<value>...]
#                        [PRECOMPILE <header>... | PRECOMPILED_BY <target>])
#
# A program of Catch2 cases, each of which ctest runs as "<label>: <its name>". Files of tests/ include each other's helpers
# by their path from there; project_file.hpp has the paths of the project's own files.
# Its sources are compiled by TORCHWAKE_TEST_FLAGS, since half of a build's time goes into tests and little of their run
# time into their own code; but not those of a program that COMPUTES much itself.
# Where the programs are for another system, each runs all its cases at once, since starting one takes long there; but not
# those that the file TORCHWAKE_LEFT_OUT lists.
# Under the sanitizers a program starts slower than most cases run, so there its cases run in groups; a case by itself is
# the program with the case's name.
# Cases tagged [.nightly] take too long for every change: "<target>: nightly" runs them, with ctest -C Nightly -L nightly.
include_guard(GLOBAL)

# Labels of cases that take seconds, those of the longest first. ctest begins with them, so that no processor is idle while
# the last ones run.
set(TORCHWAKE_LONG_CASES bots same_everywhere consumer book rules build restore content window headless app save spatial
  levels worldgen whole_run panels stage)

# Sets a variable to the COST of a label's cases.
function(torchwake_cost variable label)
  list(LENGTH TORCHWAKE_LONG_CASES cost)
  list(FIND TORCHWAKE_LONG_CASES "${label}" place)
  if(place EQUAL -1)
    set(place ${cost})
  endif()
  math(EXPR cost "${cost} - ${place}")
  set(${variable} ${cost} PARENT_SCOPE)
endfunction()

enable_testing()
find_package(Catch2 3 CONFIG REQUIRED)
include(Catch)

# What all programs of the tests link.
add_library(torchwake_testing STATIC "${PROJECT_SOURCE_DIR}/tests/project_file.cpp")
target_compile_definitions(torchwake_testing PRIVATE TORCHWAKE_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
target_include_directories(torchwake_testing PUBLIC "${PROJECT_SOURCE_DIR}/tests")
target_compile_features(torchwake_testing PUBLIC cxx_std_20)

function(torchwake_test_program target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "COMPUTES" "LABEL;PRECOMPILED_BY" "SOURCES;LIBRARIES;ENVIRONMENT_MODIFICATION;PRECOMPILE")
  add_executable(${target} ${arg_SOURCES})
  target_link_libraries(${target} PRIVATE ${arg_LIBRARIES} torchwake_testing Catch2::Catch2WithMain)
  torchwake_warnings(${target})
  if(NOT arg_COMPUTES)
    torchwake_further_flags(${target} ${TORCHWAKE_TEST_FLAGS})
  endif()
  if(arg_PRECOMPILED_BY)
    torchwake_share_precompiled(${target} ${arg_PRECOMPILED_BY})
  else()
    torchwake_precompile(${target} <catch2/catch_test_macros.hpp> ${arg_PRECOMPILE})
  endif()
  if(TORCHWAKE_UNITY_TESTS)
    torchwake_join_sources(${target})
  endif()
  torchwake_cost(cost "${arg_LABEL}")
  set(properties LABELS "${arg_LABEL}" COST ${cost})
  if(arg_ENVIRONMENT_MODIFICATION)
    list(APPEND properties ENVIRONMENT_MODIFICATION "${arg_ENVIRONMENT_MODIFICATION}")
  endif()
  torchwake_nightly_test(${target} ${arg_SOURCES})
  if(CMAKE_CROSSCOMPILING)
    torchwake_left_out(left_out "${arg_LABEL}")
    add_test(NAME "${arg_LABEL}: all cases" COMMAND ${target} ${left_out})
    set_tests_properties("${arg_LABEL}: all cases" PROPERTIES ${properties} TIMEOUT 3600)
    return()
  endif()
  if(TORCHWAKE_SANITIZE)
    torchwake_grouped_cases(${target} LABEL "${arg_LABEL}" SOURCES ${arg_SOURCES} PROPERTIES ${properties})
    return()
  endif()
  catch_discover_tests(${target} TEST_PREFIX "${arg_LABEL}: " DISCOVERY_MODE PRE_TEST PROPERTIES ${properties})
endfunction()

# A test for about two sources of a program, so that the last ones leave no processor idle for long.
function(torchwake_grouped_cases target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "LABEL" "SOURCES;PROPERTIES")
  list(LENGTH arg_SOURCES count)
  math(EXPR groups "(${count} + 1) / 2")
  foreach(group RANGE 1 ${groups})
    math(EXPR index "${group} - 1")
    set(name "${arg_LABEL}: cases, group ${group} of ${groups}")
    add_test(NAME "${name}" COMMAND ${target} --shard-count ${groups} --shard-index ${index} --allow-running-no-tests)
    set_tests_properties("${name}" PROPERTIES ${arg_PROPERTIES} TIMEOUT 900)
  endforeach()
endfunction()

# Sets a variable to Catch2's arguments that leave out the cases of TORCHWAKE_LEFT_OUT with that label.
function(torchwake_left_out variable label)
  set(arguments "")
  if(TORCHWAKE_LEFT_OUT)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${TORCHWAKE_LEFT_OUT}")
    file(STRINGS "${TORCHWAKE_LEFT_OUT}" lines REGEX "^${label} \\| ")
    foreach(line IN LISTS lines)
      string(REGEX REPLACE "^[^|]* \\| ([^|]*) \\| .*" "~\\1" argument "${line}")
      list(APPEND arguments "${argument}")
    endforeach()
  endif()
  set(${variable} "${arguments}" PARENT_SCOPE)
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

# torchwake_memory_counters(<variable>): the sources by which a test program counts how often it asks for memory.
function(torchwake_memory_counters variable)
  file(GLOB counting CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/tests/prompt/allocations.cpp"
    "${PROJECT_SOURCE_DIR}/tests/prompt/platform/*.cpp")
  torchwake_choose_platform(counting)
  set(${variable} ${counting} PARENT_SCOPE)
endfunction()
