# Runs the overlay port as vcpkg would, with the few helpers of vcpkg that it calls replaced by plain CMake, for one module
# (more would cost minutes), and looks at the package that comes out. Needs: PROJECT, WORK (a folder of ours), COMPILER, PREFIX_PATH. vcpkg itself is not needed.
cmake_minimum_required(VERSION 3.25)
file(REMOVE_RECURSE "${WORK}")
set(CURRENT_PACKAGES_DIR "${WORK}/package")
set(PORT torchwake)
set(FEATURES core)

function(vcpkg_check_features)
  set(FEATURE_OPTIONS -DTORCHWAKE_APP=OFF -DTORCHWAKE_DESKTOP=OFF PARENT_SCOPE)
endfunction()

function(vcpkg_cmake_configure)
  cmake_parse_arguments(PARSE_ARGV 0 arg "" "SOURCE_PATH" "OPTIONS")
  execute_process(COMMAND ${CMAKE_COMMAND} -S "${arg_SOURCE_PATH}" -B "${WORK}/build" -G Ninja ${arg_OPTIONS}
    -DCMAKE_BUILD_TYPE=Release "-DCMAKE_CXX_COMPILER=${COMPILER}" "-DCMAKE_PREFIX_PATH=${PREFIX_PATH}"
    "-DCMAKE_INSTALL_PREFIX=${CURRENT_PACKAGES_DIR}" -DCMAKE_INSTALL_LIBDIR=lib
    -DTORCHWAKE_MODULES=core
    COMMAND_ERROR_IS_FATAL ANY)
endfunction()

function(vcpkg_cmake_install)
  execute_process(COMMAND ${CMAKE_COMMAND} --build "${WORK}/build" --target install COMMAND_ERROR_IS_FATAL ANY)
endfunction()

function(vcpkg_cmake_config_fixup)
  cmake_parse_arguments(PARSE_ARGV 0 arg "" "CONFIG_PATH" "")
  file(COPY "${CURRENT_PACKAGES_DIR}/${arg_CONFIG_PATH}/" DESTINATION "${CURRENT_PACKAGES_DIR}/share/${PORT}")
endfunction()

function(vcpkg_install_copyright)
  cmake_parse_arguments(PARSE_ARGV 0 arg "" "" "FILE_LIST")
  file(COPY_FILE "${arg_FILE_LIST}" "${CURRENT_PACKAGES_DIR}/share/${PORT}/copyright")
endfunction()

include("${PROJECT}/cmake/vcpkg/ports/torchwake/portfile.cmake")
foreach(file IN ITEMS include/torchwake/core/point.hpp lib/libtorchwake_core.a share/torchwake/torchwakeConfig.cmake
    share/torchwake/usage share/torchwake/copyright)
  if(NOT EXISTS "${CURRENT_PACKAGES_DIR}/${file}")
    message(SEND_ERROR "the port's package lacks ${file}")
  endif()
endforeach()
