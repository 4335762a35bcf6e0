# The libraries of a build for Windows from Debian's packages, in the folder TORCHWAKE_WINDOWS_LIBRARIES that set_up.sh makes.
# Included by project(), before the project looks for them. Boost, range-v3, CLI11 and xxHash are headers; Boost.JSON
# is compiled here; zstd and Catch2 were built there from Debian's sources, as Debian has neither for Windows.
set(headers "${TORCHWAKE_WINDOWS_LIBRARIES}/include")
foreach(library IN ITEMS Boost::headers range-v3::range-v3 CLI11::CLI11 torchwake_xxhash)
  add_library(${library} INTERFACE IMPORTED GLOBAL)
  target_include_directories(${library} SYSTEM INTERFACE "${headers}")
endforeach()
# Asio calls the sockets and the random numbers of the system.
target_link_libraries(Boost::headers INTERFACE ws2_32 mswsock bcrypt)

add_library(torchwake_windows_json STATIC "${CMAKE_CURRENT_LIST_DIR}/boost_json.cpp")
target_compile_features(torchwake_windows_json PUBLIC cxx_std_20)
target_link_libraries(torchwake_windows_json PUBLIC Boost::headers)
target_compile_definitions(torchwake_windows_json PUBLIC BOOST_JSON_STATIC_LINK BOOST_JSON_NO_LIB BOOST_CONTAINER_NO_LIB)
add_library(Boost::json ALIAS torchwake_windows_json)

add_library(torchwake_zstd STATIC IMPORTED GLOBAL)
set_target_properties(torchwake_zstd PROPERTIES IMPORTED_LOCATION "${TORCHWAKE_WINDOWS_LIBRARIES}/lib/libzstd.a")
target_include_directories(torchwake_zstd SYSTEM INTERFACE "${headers}")
