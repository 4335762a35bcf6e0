# torchwake_module(NAME <name> [DEPENDS <module>...] [LIBRARIES <target>...] [PRIVATE_LIBRARIES <target>...]
#                  [DEFINITIONS <definition>...] [TEST_DEPENDS <module>...] [TEST_LIBRARIES <target>...]
#                  [PRECOMPILE <header>... | PRECOMPILED_BY <module>] [COLD | GLUE] [TESTS_COMPUTE])
#
# Declares modules/<name> as target torchwake_<name> (alias torchwake::<name>). By convention every
# include/torchwake/<name>/*.hpp is a public header, every src/*.cpp a source, and every
# tests/<name>/*_test.cpp belongs to the one test program torchwake_<name>_tests. Sources and tests in a folder
# platform are of one system each (torchwake_choose_platform).
#   DEPENDS            our modules, public; only ones above it in cmake/modules.txt
#   LIBRARIES          third-party targets that public headers include; TorchwakeLibraries.cmake finds them
#   PRIVATE_LIBRARIES  third-party targets that only sources include
#   DEFINITIONS        compile definitions for the module and all who link it
#   TEST_DEPENDS       further modules that its tests link
#   TEST_LIBRARIES     further targets that its tests link
#   PRECOMPILE         what most of its sources and tests include, besides the common headers of the standard library
#   PRECOMPILED_BY     the module whose precompiled headers its sources and tests take, as a small module does
#   COLD, GLUE         how much it computes (torchwake_optimise_less); a module without these is optimised fully
#   TESTS_COMPUTE      for modules whose tests compute much themselves (torchwake_test_program)
include_guard(GLOBAL)
include(GNUInstallDirs)
include(TorchwakeLibraries)

function(torchwake_module)
  cmake_parse_arguments(PARSE_ARGV 0 arg "COLD;GLUE;TESTS_COMPUTE" "NAME;PRECOMPILED_BY"
    "DEPENDS;LIBRARIES;PRIVATE_LIBRARIES;DEFINITIONS;TEST_DEPENDS;TEST_LIBRARIES;PRECOMPILE")
  if(NOT arg_NAME OR arg_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "torchwake_module: a NAME is needed, and these arguments are unknown: ${arg_UNPARSED_ARGUMENTS}")
  endif()
  set(target torchwake_${arg_NAME})
  torchwake_require_libraries(${arg_NAME} ${arg_LIBRARIES} ${arg_PRIVATE_LIBRARIES})
  file(GLOB_RECURSE headers CONFIGURE_DEPENDS include/torchwake/${arg_NAME}/*.hpp)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS src/*.cpp)
  torchwake_choose_platform(sources)
  list(TRANSFORM arg_DEPENDS PREPEND torchwake:: OUTPUT_VARIABLE depends)
  if(sources)
    set(scope PUBLIC)
    add_library(${target} ${sources})
    target_include_directories(${target} PRIVATE src)  # sources in folders include private headers by their path there
    torchwake_link_privately(${target} ${arg_PRIVATE_LIBRARIES})
    torchwake_warnings(${target})
    if(arg_GLUE)
      torchwake_optimise_less(${target} GLUE)
    elseif(arg_COLD)
      torchwake_optimise_less(${target} COLD)
    endif()
    if(arg_PRECOMPILED_BY)
      torchwake_share_precompiled(${target} torchwake_${arg_PRECOMPILED_BY})
    else()
      torchwake_precompile(${target} ${arg_PRECOMPILE})
    endif()
    if(TORCHWAKE_UNITY)
      torchwake_join_sources(${target})
    endif()
  else()
    set(scope INTERFACE)
    add_library(${target} INTERFACE)
  endif()
  add_library(torchwake::${arg_NAME} ALIAS ${target})
  target_sources(${target} ${scope} FILE_SET HEADERS BASE_DIRS include FILES ${headers})
  target_link_libraries(${target} ${scope} ${depends} ${arg_LIBRARIES})
  target_compile_features(${target} ${scope} cxx_std_20)
  target_compile_definitions(${target} ${scope} ${arg_DEFINITIONS})
  set(linked_by_all ${arg_PRIVATE_LIBRARIES})
  list(REMOVE_ITEM linked_by_all ${TORCHWAKE_HEADER_ONLY})
  torchwake_describe_for_package(${target} DEPENDS ${arg_DEPENDS} LIBRARIES ${arg_LIBRARIES} ${linked_by_all})
  if(TORCHWAKE_TESTS)
    set(further PRECOMPILE ${arg_PRECOMPILE})
    if(arg_TESTS_COMPUTE)
      list(PREPEND further COMPUTES)
    elseif(arg_PRECOMPILED_BY)
      set(further PRECOMPILED_BY torchwake_${arg_PRECOMPILED_BY}_tests)
    endif()
    torchwake_module_tests(${arg_NAME} DEPENDS ${arg_TEST_DEPENDS} LIBRARIES ${arg_TEST_LIBRARIES}
      FURTHER ${further})
  endif()
endfunction()

# One test program for tests/<name>/*_test.cpp and the helpers beside them, linked to that module, further ones and
# further libraries. All other arguments are torchwake_test_program's.
function(torchwake_module_tests name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "DEPENDS;LIBRARIES;FURTHER")
  set(tests_dir "${PROJECT_SOURCE_DIR}/tests/${name}")
  file(GLOB sources CONFIGURE_DEPENDS "${tests_dir}/*.cpp" "${tests_dir}/platform/*.cpp")
  torchwake_choose_platform(sources)
  foreach(module IN LISTS arg_DEPENDS)
    if(NOT module IN_LIST TORCHWAKE_MODULES)
      message(STATUS "The tests of ${name} are left out: they need ${module}, which is not built")
      set(sources "")
    endif()
  endforeach()
  if(sources)
    list(TRANSFORM arg_DEPENDS PREPEND torchwake:: OUTPUT_VARIABLE further)
    torchwake_test_program(torchwake_${name}_tests LABEL ${name} SOURCES ${sources}
      LIBRARIES torchwake::${name} ${further} ${arg_LIBRARIES}
      ${arg_FURTHER})
  endif()
endfunction()

# Finds third-party targets for <user>, or stops with the missing ones and their sources.
function(torchwake_require_libraries user)
  foreach(library IN LISTS ARGN)
    torchwake_find_library(${library})
    if(NOT TARGET ${library})
      torchwake_library_hint(${library} hint)
      message(FATAL_ERROR "${user} needs ${hint}. ./play.sh and ./test.sh install what is missing.")
    endif()
  endforeach()
endfunction()

# Users of an installed static library do not need its private header-only libraries.
set(TORCHWAKE_HEADER_ONLY torchwake_xxhash range-v3::range-v3 Boost::headers CLI11::CLI11)

function(torchwake_link_privately target)
  foreach(library IN LISTS ARGN)
    if(library IN_LIST TORCHWAKE_HEADER_ONLY)
      target_link_libraries(${target} PRIVATE $<BUILD_INTERFACE:${library}>)
    else()
      target_link_libraries(${target} PRIVATE ${library})
    endif()
  endforeach()
endfunction()

# The values that TorchwakeInstall.cmake writes into the package config, and the module's name there.
function(torchwake_describe_for_package target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "DEPENDS;LIBRARIES")
  string(REGEX REPLACE "^torchwake_" "" name ${target})
  set_target_properties(${target} PROPERTIES EXPORT_NAME ${name}
    TORCHWAKE_DEPENDS "${arg_DEPENDS}" TORCHWAKE_LIBRARIES "${arg_LIBRARIES}")
endfunction()

# torchwake_choose_platform(<variable>): of a list of sources, leaves out those of other systems. In a folder platform the
# first word of a name is the system: windows; or posix, and linux or macos beside it.
function(torchwake_choose_platform variable)
  if(WIN32)
    set(systems windows)
  elseif(APPLE)
    set(systems posix macos)
  else()
    set(systems posix linux)
  endif()
  set(chosen "")
  foreach(source IN LISTS ${variable})
    string(REGEX MATCH "/platform/([a-z]+)[^/]*$" is_of_system "${source}")
    if(NOT is_of_system OR CMAKE_MATCH_1 IN_LIST systems)
      list(APPEND chosen "${source}")
    endif()
    if(is_of_system)
      # Headers of a system define macros that others need not know.
      set_source_files_properties("${source}" PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
    endif()
  endforeach()
  set(${variable} ${chosen} PARENT_SCOPE)
endfunction()

# Headers of the standard library that most sources include.
set(TORCHWAKE_COMMON_HEADERS <algorithm> <array> <bit> <cstdint> <functional> <limits> <memory> <optional> <span> <string>
  <string_view> <tuple> <utility> <variant> <vector>)

# torchwake_precompile(<target> <header>...): parses these headers once for all sources of the target where
# TORCHWAKE_PRECOMPILE is on.
function(torchwake_precompile target)
  if(TORCHWAKE_PRECOMPILE)
    target_precompile_headers(${target} PRIVATE ${TORCHWAKE_COMMON_HEADERS} ${ARGN})
    torchwake_keep_precompiled_in_cache(${target})
  endif()
endfunction()

# torchwake_further_flags(<target> <flag>...): compiles a target by these flags, too, and all that take its precompiled
# headers.
function(torchwake_further_flags target)
  target_compile_options(${target} PRIVATE ${ARGN})
  set_property(TARGET ${target} PROPERTY TORCHWAKE_FURTHER_FLAGS ${ARGN})
endfunction()

# torchwake_optimise_less(<target> COLD | GLUE): compiles a target quicker, where its speed is not felt. It inlines less, but
# at the same level: the linker takes an inline function that several targets share from whichever comes first, so that a
# lower level would slow the others down, too.
#   COLD  it waits for files and people: inlines less in a release
#   GLUE  it only calls others: that, and no more optimised than tests in a build that tests
function(torchwake_optimise_less target kind)
  if(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
    target_compile_options(${target} PRIVATE "$<$<CONFIG:Release>:SHELL:-mllvm -inline-threshold=30>")
  endif()
  if(kind STREQUAL GLUE)
    torchwake_further_flags(${target} ${TORCHWAKE_TEST_FLAGS})
  endif()
endfunction()

# torchwake_share_precompiled(<target> <owner>): takes the precompiled headers of another target, if that is built, and its
# further flags. Both need the same compile definitions.
function(torchwake_share_precompiled target owner)
  if(TORCHWAKE_PRECOMPILE AND TARGET ${owner})
    get_target_property(owner_of_owner ${owner} PRECOMPILE_HEADERS_REUSE_FROM)
    if(owner_of_owner)
      set(owner ${owner_of_owner})
    endif()
    get_target_property(flags ${owner} TORCHWAKE_FURTHER_FLAGS)
    if(flags)
      torchwake_further_flags(${target} ${flags})
    endif()
    target_precompile_headers(${target} REUSE_FROM ${owner})
    torchwake_keep_precompiled_in_cache(${target})
  endif()
endfunction()

# A time stamp in a precompiled header would keep the compiler cache from ever finding it again.
function(torchwake_keep_precompiled_in_cache target)
  if(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
    target_compile_options(${target} PRIVATE "SHELL:-Xclang -fno-pch-timestamp")
  endif()
endfunction()

# Compiles the sources of the target joined, up to eight a unit, or as many as CMAKE_UNITY_BUILD_BATCH_SIZE says (0: all).
function(torchwake_join_sources target)
  if(NOT MSVC)
    # In a joined unit a local name may hide a private name of another source.
    target_compile_options(${target} PRIVATE -Wno-shadow)
  endif()
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # g++ takes the sources that it joins for headers, whose types in unnamed namespaces differ in each unit.
    target_compile_options(${target} PRIVATE -Wno-subobject-linkage)
  endif()
  # At the end of the folder, when all properties of the sources are known.
  cmake_language(EVAL CODE "cmake_language(DEFER CALL torchwake_write_joined ${target})")
endfunction()

# CMake's own joined files name their sources by absolute paths, so that the compiler cache would not know them in another
# folder.
function(torchwake_write_joined target)
  get_target_property(sources ${target} SOURCES)
  set(joined "")
  foreach(source IN LISTS sources)
    get_source_file_property(apart "${source}" SKIP_UNITY_BUILD_INCLUSION)
    get_source_file_property(definitions "${source}" COMPILE_DEFINITIONS)
    if(source MATCHES "\\.cpp$" AND NOT apart AND NOT definitions)
      cmake_path(ABSOLUTE_PATH source)
      list(APPEND joined "${source}")
    endif()
  endforeach()
  set(most 8)
  if(DEFINED CMAKE_UNITY_BUILD_BATCH_SIZE)
    set(most ${CMAKE_UNITY_BUILD_BATCH_SIZE})
  endif()
  if(NOT most)
    list(LENGTH joined most)
  endif()
  set(unit 0)
  while(joined)
    list(SUBLIST joined 0 ${most} sources)
    list(REMOVE_ITEM joined ${sources})
    set(includes "")
    foreach(source IN LISTS sources)
      cmake_path(RELATIVE_PATH source BASE_DIRECTORY "${PROJECT_SOURCE_DIR}" OUTPUT_VARIABLE path)
      string(APPEND includes "#include \"${path}\"\n")
    endforeach()
    set(file "${CMAKE_CURRENT_BINARY_DIR}/${target}_joined/${unit}.cpp")
    file(CONFIGURE OUTPUT "${file}" CONTENT "${includes}" @ONLY)
    target_sources(${target} PRIVATE "${file}")
    set_source_files_properties(${sources} PROPERTIES HEADER_FILE_ONLY ON)
    math(EXPR unit "${unit} + 1")
  endwhile()
  target_include_directories(${target} PRIVATE "${PROJECT_SOURCE_DIR}")
endfunction()

# The flags for Microsoft's compiler were chosen by reading, and never run.
function(torchwake_warnings target)
  if(MSVC)
    target_compile_options(${target} PRIVATE /utf-8 /permissive- /bigobj)
    set(warnings /W4)
    set(errors /WX)
  else()
    set(warnings -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion
      -Wold-style-cast -Wnon-virtual-dtor -Woverloaded-virtual -Wcast-align -Wformat=2 -Wimplicit-fallthrough -Wextra-semi)
    set(errors -Werror)
  endif()
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # g++ 16 takes the inlined operator delete of Asio's coroutine frames for a mismatched one; g++ 14 and 16 believe
    # that the storage of a std::variant's other alternatives is read; g++ 16 takes the list of arguments of a call that is an
    # operand of ?: for one that dangles.
    list(APPEND warnings -Wno-mismatched-new-delete -Wno-maybe-uninitialized -Wno-dangling-pointer)
  endif()
  if(TORCHWAKE_WARNINGS)
    target_compile_options(${target} PRIVATE ${warnings})
  endif()
  if(TORCHWAKE_WERROR)
    target_compile_options(${target} PRIVATE ${errors})
  endif()
endfunction()
