#!/usr/bin/env bash
# tests/lane.sh bookworm|trixie|sid: runs ./test.sh on a fresh Debian of that release.
# tests/lane.sh windows: builds all but the window and the game in a terminal for Windows, on a fresh Debian of release
# trixie, and tests it there under wine.
# mmdebstrap makes the release's root once, in the user's cache folder, where it is kept with the packages that test.sh
# installed and its own build folder. On trixie plain char is unsigned, as on other processors. Exit code: that of
# test.sh or tests/windows/lane.sh; 2 for wrong usage; 3 if no root can be made.
set -euo pipefail
source_dir=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
. "$source_dir/tests/debian_root.sh"
lane=${1:-}
release=$lane
[ "$lane" != windows ] || release=trixie
root="${XDG_CACHE_HOME:-$HOME/.cache}/torchwake/lanes/$lane"

no_root() {
    echo "lane $lane: can't be tested here: $*" >&2
    exit 3
}

case "$#:$lane" in
    1:bookworm | 1:trixie | 1:sid | 1:windows) ;;
    *)
        echo "usage: tests/lane.sh bookworm|trixie|sid|windows" >&2
        exit 2
        ;;
esac
reason=$(can_make_roots "tests/lane.sh $lane") || no_root "$reason"
command -v rsync >/dev/null || no_root "rsync is missing; try: apt-get install rsync"
[ -d "$root" ] || echo "lane $lane: making its root in $root"
make_root "$release" "$root" || no_root "mmdebstrap failed (its reason stands above); is the network up?"

# Copies the working tree without its build folders; the lane's own build folder stays. Only what differs is copied, and
# is as old as the copying (no --times), so what was built of all other files is used again.
mkdir -p "$root/torchwake"
rsync --recursive --links --perms --checksum --delete --exclude=/build --exclude=/.git "$source_dir/" "$root/torchwake/"

if [ "$lane" = windows ]; then
    status=0
    run_in_root "$root" /torchwake/tests/windows/lane.sh || status=$?
    exit "$status"
fi

flags=
[ "$lane" != trixie ] || flags=-funsigned-char
# CMake reads CXXFLAGS only on its first configuration.
grep -qs "^CMAKE_CXX_FLAGS:STRING=$flags\$" "$root/torchwake/build/dev/CMakeCache.txt" ||
    rm -f "$root/torchwake/build/dev/CMakeCache.txt"

status=0
run_in_root "$root" CXXFLAGS="$flags" /torchwake/test.sh || status=$?
# Compiles each public header by itself, and the benchmarks. That takes a quarter of a build, so the daily one leaves it
# out.
if [ "$status" = 0 ]; then
    run_in_root "$root" sh -c 'cd /torchwake && cmake --build --preset headers &&
        cmake --preset dev -DTORCHWAKE_BENCH=ON && cmake --build --preset dev --target torchwake_bench' || status=$?
fi

# If levels or games differ, this shows the first difference.
log=build/dev/tests/same_everywhere/log.txt
if [ "$status" != 0 ] && [ -e "$root/torchwake/$log" ] && [ -e "$source_dir/$log" ]; then
    echo "lane $lane: levels and games, against those of $source_dir/$log (nothing where they are the same):"
    diff "$source_dir/$log" "$root/torchwake/$log" | head -n 6 || true
fi
exit "$status"
