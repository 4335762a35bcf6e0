# Runs the overlay port as vcpkg would, with the helpers of vcpkg that it calls replaced by plain CMake. vcpkg itself is not
# needed. PART says what is shown:
#   libraries  torchwake[core,spatial] is configured and built without Boost, and a foreign project is built against its package
#   app        torchwake[core,app], of what BUILD holds already: its game finds its assets, in place of a build of minutes
# Needs: PART, PROJECT, WORK (a folder of ours); libraries: COMPILER, LAUNCHER, PREFIX_PATH; app: BUILD.
cmake_minimum_required(VERSION 3.25)
file(REMOVE_RECURSE "${WORK}")
set(CURRENT_PACKAGES_DIR "${WORK}/package")
set(PORT torchwake)

# expect_in_package(<file>...), expect_not_in_package(<file>...)
function(expect_in_package)
  foreach(file IN LISTS ARGN)
    if(NOT EXISTS "${CURRENT_PACKAGES_DIR}/${file}")
      message(SEND_ERROR "the port's package lacks ${file}")
    endif()
  endforeach()
endfunction()
function(expect_not_in_package)
  foreach(file IN LISTS ARGN)
    if(EXISTS "${CURRENT_PACKAGES_DIR}/${file}")
      message(SEND_ERROR "the port's package should not hold ${file}")
    endif()
  endforeach()
endfunction()

# vcpkg_check_features(OUT_FEATURE_OPTIONS <variable> FEATURES <feature> <option>...)
function(vcpkg_check_features)
  cmake_parse_arguments(PARSE_ARGV 0 arg "" "OUT_FEATURE_OPTIONS" "FEATURES")
  set(options "")
  while(arg_FEATURES)
    list(POP_FRONT arg_FEATURES feature option)
    if(feature IN_LIST FEATURES)
      list(APPEND options -D${option}=ON)
    else()
      list(APPEND options -D${option}=OFF)
    endif()
  endwhile()
  set(${arg_OUT_FEATURE_OPTIONS} ${options} PARENT_SCOPE)
endfunction()

function(vcpkg_cmake_configure)
  cmake_parse_arguments(PARSE_ARGV 0 arg "" "SOURCE_PATH" "OPTIONS")
  if(PART STREQUAL "app")
    file(STRINGS "${BUILD}/CMakeCache.txt" known REGEX "^TORCHWAKE_")
    foreach(option IN LISTS arg_OPTIONS)
      string(REGEX REPLACE "^-D(.*)=.*" "\\1" name "${option}")
      if(NOT known MATCHES "(^|;)${name}:")
        message(SEND_ERROR "the build has no option ${name}, which the port sets")
      endif()
    endforeach()
    if(NOT "-DTORCHWAKE_APP=ON" IN_LIST arg_OPTIONS)
      message(SEND_ERROR "the feature app does not ask for the game: ${arg_OPTIONS}")
    endif()
    return()
  endif()
  execute_process(COMMAND ${CMAKE_COMMAND} -S "${arg_SOURCE_PATH}" -B "${WORK}/build" -G Ninja ${arg_OPTIONS}
    "-DCMAKE_CXX_COMPILER=${COMPILER}" "-DCMAKE_CXX_COMPILER_LAUNCHER=${LAUNCHER}" "-DCMAKE_PREFIX_PATH=${PREFIX_PATH}"
    -DCMAKE_DISABLE_FIND_PACKAGE_Boost=ON
    "-DCMAKE_INSTALL_PREFIX=${CURRENT_PACKAGES_DIR}" -DCMAKE_INSTALL_LIBDIR=lib
    ERROR_VARIABLE errors ECHO_ERROR_VARIABLE COMMAND_ERROR_IS_FATAL ANY)
  if(errors MATCHES "not used by the project:.*TORCHWAKE_")
    message(SEND_ERROR "the port sets an option that the build does not have")
  endif()
endfunction()

function(vcpkg_cmake_install)
  if(PART STREQUAL "app")
    execute_process(COMMAND ${CMAKE_COMMAND} --install "${BUILD}" --prefix "${CURRENT_PACKAGES_DIR}"
      COMMAND_ERROR_IS_FATAL ANY OUTPUT_QUIET)
  else()
    execute_process(COMMAND ${CMAKE_COMMAND} --build "${WORK}/build" --target install COMMAND_ERROR_IS_FATAL ANY)
  endif()
endfunction()

function(vcpkg_copy_tools)
  cmake_parse_arguments(PARSE_ARGV 0 arg "AUTO_CLEAN" "" "TOOL_NAMES")
  foreach(tool IN LISTS arg_TOOL_NAMES)
    file(COPY "${CURRENT_PACKAGES_DIR}/bin/${tool}" DESTINATION "${CURRENT_PACKAGES_DIR}/tools/${PORT}")
  endforeach()
  file(REMOVE_RECURSE "${CURRENT_PACKAGES_DIR}/bin")
endfunction()

# A moved file finds its prefix two folders up.
function(vcpkg_cmake_config_fixup)
  cmake_parse_arguments(PARSE_ARGV 0 arg "" "CONFIG_PATH" "")
  file(COPY "${CURRENT_PACKAGES_DIR}/${arg_CONFIG_PATH}/" DESTINATION "${CURRENT_PACKAGES_DIR}/share/${PORT}")
  file(REMOVE_RECURSE "${CURRENT_PACKAGES_DIR}/${arg_CONFIG_PATH}")
  file(GLOB moved "${CURRENT_PACKAGES_DIR}/share/${PORT}/*.cmake")
  set(up [[get_filename_component(_IMPORT_PREFIX "${_IMPORT_PREFIX}" PATH)]])
  foreach(file IN LISTS moved)
    file(READ "${file}" text)
    string(REPLACE "${up}\n${up}\n${up}\n" "${up}\n${up}\n" text "${text}")
    string(REGEX REPLACE "(CMAKE_CURRENT_LIST_DIR}/)(\\.\\./)+\" ABSOLUTE" "\\1../../\" ABSOLUTE" text "${text}")
    file(WRITE "${file}" "${text}")
  endforeach()
endfunction()

function(vcpkg_install_copyright)
  cmake_parse_arguments(PARSE_ARGV 0 arg "" "" "FILE_LIST")
  file(COPY_FILE "${arg_FILE_LIST}" "${CURRENT_PACKAGES_DIR}/share/${PORT}/copyright")
endfunction()

set(FEATURES core spatial)
if(PART STREQUAL "app")
  set(FEATURES core app)
endif()
include("${PROJECT}/cmake/vcpkg/ports/torchwake/portfile.cmake")

expect_in_package(include/torchwake/core/point.hpp share/torchwake/torchwakeConfig.cmake share/torchwake/usage
  share/torchwake/copyright)
expect_not_in_package(share/doc debug)
if(PART STREQUAL "app")
  expect_in_package(share/torchwake/data share/torchwake/words tools/torchwake/assets/atlas.png)
  expect_not_in_package(bin share/torchwake/atlas.png)
  execute_process(COMMAND ${CMAKE_COMMAND} -E env --unset=TORCHWAKE_DATA_DIR "XDG_DATA_DIRS=${WORK}/nothing"
    "${CURRENT_PACKAGES_DIR}/tools/torchwake/torchwake" check-data COMMAND_ERROR_IS_FATAL ANY)
else()
  expect_in_package(lib/libtorchwake_core.a lib/libtorchwake_spatial.a)
  expect_not_in_package(include/torchwake/json share/torchwake/data)
  execute_process(COMMAND ${CMAKE_CTEST_COMMAND} --build-and-test "${PROJECT}/tests/consumer/grids" "${WORK}/grids"
    --build-generator Ninja
    --build-options "-DCMAKE_CXX_COMPILER=${COMPILER}" "-DCMAKE_PREFIX_PATH=${CURRENT_PACKAGES_DIR}"
      -DCMAKE_DISABLE_FIND_PACKAGE_Boost=ON
    --test-command consumer COMMAND_ERROR_IS_FATAL ANY)
endif()
