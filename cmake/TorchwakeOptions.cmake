# What a person may choose when configuring, and the compiler settings that follow from it.
include_guard(GLOBAL)

# A line of modules.txt is the module's name, then what it never includes (read by the include test).
file(STRINGS "${CMAKE_CURRENT_SOURCE_DIR}/cmake/modules.txt" module_lines REGEX "^[a-z]")
foreach(line IN LISTS module_lines)
  string(REGEX MATCH "^[a-z]+" module "${line}")
  list(APPEND TORCHWAKE_ALL_MODULES "${module}")
endforeach()
option(TORCHWAKE_DESKTOP "Build the desktop module, which needs SFML, among all modules" ON)
set(TORCHWAKE_MODULES "" CACHE STRING "The modules to build, in the order of cmake/modules.txt; empty means all")
if(NOT TORCHWAKE_MODULES)
  set(TORCHWAKE_MODULES "")
  foreach(module IN LISTS TORCHWAKE_ALL_MODULES)
    if(EXISTS "${CMAKE_CURRENT_SOURCE_DIR}/modules/${module}/CMakeLists.txt")
      list(APPEND TORCHWAKE_MODULES "${module}")
    endif()
  endforeach()
  if(NOT TORCHWAKE_DESKTOP)
    list(REMOVE_ITEM TORCHWAKE_MODULES desktop)
  endif()
endif()
option(TORCHWAKE_APP "Build the game; needs all modules" OFF)
option(TORCHWAKE_TESTS "Build the tests" ${PROJECT_IS_TOP_LEVEL})
option(TORCHWAKE_EXAMPLES "Build the example programs" ${TORCHWAKE_TESTS})
option(TORCHWAKE_BENCH "Build the benchmarks" ${TORCHWAKE_TESTS})
option(TORCHWAKE_INSTALL "Declare what cmake --install lays down" ${PROJECT_IS_TOP_LEVEL})
option(TORCHWAKE_WERROR "Turn warnings into errors" OFF)
option(TORCHWAKE_WARNINGS "Ask for warnings on our own code" ${PROJECT_IS_TOP_LEVEL})
option(TORCHWAKE_PRECOMPILE "Parse common headers once a module; off where includes are checked" OFF)
option(TORCHWAKE_UNITY "Compile the sources of a module joined: quickest from nothing, slow after an edit" OFF)
option(TORCHWAKE_SANITIZE "Build everything with the address and undefined-behaviour sanitizers" OFF)

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
# Modules find their libraries in their own directories; programs in others link them too.
set(CMAKE_FIND_PACKAGE_TARGETS_GLOBAL TRUE)

find_program(CCACHE_PROGRAM ccache)
mark_as_advanced(CCACHE_PROGRAM)
if(CCACHE_PROGRAM AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  # Without these two ccache refuses sources with a precompiled header: __TIME__ and macros might hide in it.
  set(CMAKE_CXX_COMPILER_LAUNCHER "${CMAKE_COMMAND}" -E env CCACHE_SLOPPINESS=pch_defines,time_macros "${CCACHE_PROGRAM}")
endif()

if(TORCHWAKE_SANITIZE)
  add_compile_options(-fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=address,undefined)
  # A recycled coroutine frame hides a use after its end from the address sanitizer.
  add_compile_definitions(BOOST_ASIO_DISABLE_AWAITABLE_FRAME_RECYCLING)
  if(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
    # Fuzz targets link the same objects. Asio's handler tables call through function types that differ in a
    # const, which the function check of clang's sanitizer takes for an error.
    add_compile_options(-fsanitize=fuzzer-no-link -fno-sanitize=function)
  endif()
endif()
