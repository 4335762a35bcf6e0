# The compilers that are accepted for the selected modules. Before version 13 g++ miscompiles coroutines: of 22 ordinary
# forms of co_await ten destroy a temporary twice, and one never runs at all (tests/build/coroutine_forms_test.cpp has
# them).
include_guard(GLOBAL)
include("${CMAKE_CURRENT_LIST_DIR}/TorchwakeSelection.cmake")

set(with_coroutines "")
foreach(module IN LISTS TORCHWAKE_MODULES)
  if(module IN_LIST TORCHWAKE_COROUTINE_MODULES)
    list(APPEND with_coroutines ${module})
  endif()
endforeach()
list(JOIN with_coroutines ", " with_coroutines)

if(with_coroutines AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  message(FATAL_ERROR "g++ ${CMAKE_CXX_COMPILER_VERSION} miscompiles coroutines: it destroys temporaries of co_await "
    "expressions twice, and the game would crash at run time. Use g++ 13 or newer, or clang 16 or newer; on Debian 12: "
    "apt install clang-19, then set CXX=clang++-19 and configure in an empty build folder (./play.sh does all of it). "
    "Coroutines are in: ${with_coroutines}.")
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 16)
  message(FATAL_ERROR "clang ${CMAKE_CXX_COMPILER_VERSION} lacks parts of C++20 that Torchwake needs. Use clang 16 or newer.")
endif()
