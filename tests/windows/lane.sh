#!/bin/bash
# Runs in the root that tests/lane.sh windows makes: builds all but the window and the game in a terminal for Windows, and
# tests it under wine. The last line tells how many cases passed. Exit code: 1 where anything differs or fails.
set -euo pipefail
source_dir=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
libraries=/opt/torchwake-windows
build="$source_dir/build/windows"
left_out="$source_dir/tests/windows/left_out.txt"

"$source_dir/tests/windows/set_up.sh" "$libraries"
# No questions, and no window. wine takes the names of files for UTF-8 only in such a locale; LANG would also be the game's.
unset LANG
export WINEDEBUG=-all WINEDLLOVERRIDES='mscoree,mshtml=' LC_ALL=C.UTF-8 XDG_RUNTIME_DIR=/tmp
wineserver --kill || true  # one that was left over would keep its locale
wineboot --init >/dev/null 2>&1
wineserver --wait  # for the one that wineboot started: there is only one at a time
wineserver --persistent
wineboot >/dev/null 2>&1  # for wine's services: begun by the first test, they would hold its output open for ever
trap 'wineserver --kill || true' EXIT

cd "$source_dir"
# Precompiled headers cost g++ more than they save: each 20 s of a processor, and each unit that loads them two more.
cmake -S . -B "$build" -G Ninja -DCMAKE_TOOLCHAIN_FILE=cmake/mingw-w64.cmake \
    -DCMAKE_PROJECT_torchwake_INCLUDE="$source_dir/tests/windows/libraries.cmake" \
    -DTORCHWAKE_WINDOWS_LIBRARIES="$libraries" -DCatch2_DIR="$libraries/lib/cmake/Catch2" \
    -DTORCHWAKE_LEFT_OUT="$left_out" \
    -DCMAKE_BUILD_TYPE=RelWithDebInfo -DCMAKE_CXX_FLAGS_RELWITHDEBINFO='-O1 -D_GLIBCXX_ASSERTIONS' \
    -DTORCHWAKE_PRECOMPILE=OFF -DTORCHWAKE_UNITY=ON -DTORCHWAKE_UNITY_TESTS=ON \
    -DTORCHWAKE_APP=ON -DTORCHWAKE_WINDOW=OFF -DTORCHWAKE_TERMINAL=OFF -DTORCHWAKE_EXAMPLES=OFF \
    -DTORCHWAKE_BENCH=OFF -DTORCHWAKE_INSTALL=OFF
cmake --build "$build"

status=0
ctest --test-dir "$build" --output-on-failure --no-tests=error || status=1
bash "$source_dir/tests/windows/programs.sh" "$build/torchwake.exe" "$build/programs" || status=1

# A suite's numbers are in the last line of its program.
echo "lane windows, under $(wine --version): $(awk '
    /Testing: / { sub(/.*Testing: /, ""); suite = $0 }
    /^All tests passed/ { match($0, /in [0-9]+ test/); note(substr($0, RSTART + 3) + 0, 0) }
    /^test cases: / { match($0, /[0-9]+ passed/); good = substr($0, RSTART) + 0
                      match($0, /[0-9]+ failed/); note(good, substr($0, RSTART) + 0) }
    function note(good, bad) { passed += good; failed += bad
                               print suite " " good " passed, " bad " failed" >"/dev/stderr" }
    END { printf "%d cases passed, %d failed", passed, failed }' "$build/Testing/Temporary/LastTest.log"
), $(grep -c '^[^#]' "$left_out") left out"
exit "$status"
