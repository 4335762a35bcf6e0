# The options of a configuration, and the compiler settings that follow from them.
include_guard(GLOBAL)

set(TORCHWAKE_MODULES "" CACHE STRING "The modules to build (those they depend on follow by themselves); empty means all")
option(TORCHWAKE_APP "Build the game; needs all modules but those of the next two options, if they are off" OFF)
option(TORCHWAKE_WINDOW "Build the game's window, which needs SFML" ON)
option(TORCHWAKE_TERMINAL "Build the game in a text terminal, which needs ncurses" ON)
option(TORCHWAKE_TESTS "Build the tests" ${PROJECT_IS_TOP_LEVEL})
option(TORCHWAKE_EXAMPLES "Build the example programs" ${TORCHWAKE_TESTS})
option(TORCHWAKE_BENCH "Build the benchmarks" ${TORCHWAKE_TESTS})
option(TORCHWAKE_INSTALL "Declare what cmake --install lays down" ${PROJECT_IS_TOP_LEVEL})
option(TORCHWAKE_WERROR "Turn warnings into errors" OFF)
option(TORCHWAKE_WARNINGS "Ask for warnings on our own code" ${PROJECT_IS_TOP_LEVEL})
option(TORCHWAKE_PRECOMPILE "Parse common headers once a module; off where includes are checked" OFF)
option(TORCHWAKE_UNITY "Compile the sources of a module joined: quickest from nothing, slower after an edit" OFF)
option(TORCHWAKE_UNITY_TESTS "Compile the sources of a test program joined" OFF)
set(TORCHWAKE_TEST_FLAGS "" CACHE STRING "Further flags for the compiler, for tests and what only calls others")
option(TORCHWAKE_HARDEN "Let compiler and loader guard the stack, the sizes of copies and the tables of functions" OFF)
option(TORCHWAKE_SANITIZE "Build everything with the address and undefined-behaviour sanitizers" OFF)
option(TORCHWAKE_FUZZ_COMPARISONS "Let fuzzers also learn from compared values, which makes all sanitized code slower" OFF)
option(TORCHWAKE_CCACHE "Compile through ccache where it is installed" ${PROJECT_IS_TOP_LEVEL})

# The top-level project chooses these; our targets only ask for C++20 or newer.
if(PROJECT_IS_TOP_LEVEL)
  set(CMAKE_CXX_STANDARD 20)
  set(CMAKE_CXX_STANDARD_REQUIRED ON)
  set(CMAKE_CXX_EXTENSIONS OFF)
  set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
endif()
# Modules find their libraries in their own directories; programs in others link them too.
set(CMAKE_FIND_PACKAGE_TARGETS_GLOBAL TRUE)

if(TORCHWAKE_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  find_program(TORCHWAKE_CCACHE_PROGRAM ccache)
  mark_as_advanced(TORCHWAKE_CCACHE_PROGRAM)
  if(TORCHWAKE_CCACHE_PROGRAM)
    if(CMAKE_HOST_UNIX)
      set(CMAKE_CXX_COMPILER_LAUNCHER "${CMAKE_CURRENT_LIST_DIR}/compile-cached.sh" "${TORCHWAKE_CCACHE_PROGRAM}"
        "${PROJECT_SOURCE_DIR}")
    else()
      set(CMAKE_CXX_COMPILER_LAUNCHER "${TORCHWAKE_CCACHE_PROGRAM}")
    endif()
  endif()
endif()
# Objects name their sources from the project's folder, wherever that is. The second form is what ccache passes on.
if(PROJECT_IS_TOP_LEVEL AND NOT MSVC)
  file(RELATIVE_PATH project_from_build "${CMAKE_BINARY_DIR}" "${PROJECT_SOURCE_DIR}")
  string(REGEX REPLACE "/$" "" project_from_build "${project_from_build}")
  add_compile_options("-ffile-prefix-map=${PROJECT_SOURCE_DIR}=." "-ffile-prefix-map=${project_from_build}=.")
endif()

# The headers name no symbols to export. A shared library of a game may still hold our modules.
if(BUILD_SHARED_LIBS)
  message(NOTICE "Torchwake exports no symbols, so in spite of BUILD_SHARED_LIBS its modules become static libraries, of "
    "position-independent code that shared libraries can link.")
  set(BUILD_SHARED_LIBS OFF)
  set(CMAKE_POSITION_INDEPENDENT_CODE ON)
endif()

# The flags of the compilers and the linker of Linux.
if(TORCHWAKE_HARDEN AND NOT WIN32 AND NOT APPLE)
  add_compile_options(-fstack-protector-strong -fstack-clash-protection)
  add_compile_options("$<$<NOT:$<CONFIG:Debug>>:SHELL:-U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=3>")  # needs an optimiser
  add_link_options(-Wl,-z,relro,-z,now,-z,noexecstack -pie)
  if(NOT CMAKE_POSITION_INDEPENDENT_CODE)
    add_compile_options(-fPIE)
  endif()
endif()

if(TORCHWAKE_SANITIZE AND NOT MSVC)
  add_compile_options(-fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
  # These test each access to memory a second time, which made the compiler's work a third longer. The address sanitizer
  # finds an access through a null pointer or beyond an object, too.
  add_compile_options(-fno-sanitize=null,alignment,object-size,vptr)
  add_link_options(-fsanitize=address,undefined)
  # A recycled coroutine frame would hide its use after its end from the address sanitizer.
  add_compile_definitions(BOOST_ASIO_DISABLE_AWAITABLE_FRAME_RECYCLING)
  if(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
    # Fuzz targets link the same objects, so that the tests pay for what is watched there: edges alone.
    if(TORCHWAKE_FUZZ_COMPARISONS)
      add_compile_options(-fsanitize=fuzzer-no-link)
    else()
      add_compile_options(-fsanitize-coverage=inline-8bit-counters,pc-table)
    endif()
    # Asio's handler tables call through function types that differ in a const, which the function check of
    # clang's sanitizer takes for an error.
    add_compile_options(-fno-sanitize=function)
  endif()
endif()
