# Lets the game of a chapter use the parsed headers of TORCHWAKE_BOOK_HEADERS, a build folder.
add_compile_options("$<$<STREQUAL:$<TARGET_PROPERTY:NAME>,roguelike>:\
SHELL:-include ${TORCHWAKE_BOOK_HEADERS}/CMakeFiles/headers.dir/cmake_pch.hxx>")
