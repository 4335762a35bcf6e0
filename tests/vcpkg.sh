#!/usr/bin/env bash
# tests/vcpkg.sh [FEATURE...]: installs features of the vcpkg port (all of them without arguments), each as
# torchwake[core,FEATURE] into a folder of its own, and builds and runs a foreign project against each. The game of app is
# started in tools/torchwake.
# VCPKG_ROOT names the vcpkg to use. The first run compiles Boost, SFML and more, which vcpkg keeps in its binary cache.
# Without VCPKG_ROOT, tests/build/vcpkg_port.cmake stands in, and spatial is the default; for app it packs the game of the
# build folder TORCHWAKE_BUILD, build/dev by default.
# Exit code: 1 if a feature failed or there is no vcpkg, 2 for an unknown feature.
set -euo pipefail
project=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
. "$project/cmake/setup.sh"
port=$project/cmake/vcpkg/ports/torchwake
triplet=${VCPKG_DEFAULT_TRIPLET:-x64-linux}

features_of_port() {
    sed -n '/^  "features": {/,$ s/^    "\([a-z]*\)": {$/\1/p' "$port/vcpkg.json"
}

check_names() {
    local feature
    for feature in "$@"; do
        if ! features_of_port | grep -qx -e "$feature"; then
            say "the port has no feature $feature. It has: $(features_of_port | paste -sd ' ')." >&2
            exit 2
        fi
    done
}

# vcpkg COMMAND ARGUMENT...: in classic mode, since the project's folder has a manifest of its own.
vcpkg() {
    "$VCPKG_ROOT/vcpkg" "$1" --classic --overlay-ports="$project/cmake/vcpkg/ports" --triplet="$triplet" \
        --x-install-root="$installed" "${@:2}"
}

# What torchwake[core,spatial] brings, with vcpkg's own helpers; README.md of the port promises it.
count_ports() {
    local ports
    ports=$(vcpkg list | sed -n 's/^\([a-z0-9-]*\):.*/\1/p' | sort | paste -sd ' ')
    say "torchwake[core,spatial] brought: $ports"
    [ "$ports" = "torchwake vcpkg-cmake vcpkg-cmake-config xxhash" ]
}

# consume FOLDER FEATURE: builds tests/consumer/FOLDER against what is installed, and runs it.
consume() {
    local build=$work/$2/$1
    cmake -S "$project/tests/consumer/$1" -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DFEATURE="$2" \
        -DCMAKE_TOOLCHAIN_FILE="$VCPKG_ROOT/scripts/buildsystems/vcpkg.cmake" -DVCPKG_MANIFEST_MODE=OFF \
        -DVCPKG_INSTALLED_DIR="$installed" -DVCPKG_TARGET_TRIPLET="$triplet" &&
        cmake --build "$build" && "$build/consumer"
}

# The game must find its assets beside itself.
start_game() {
    local game=$installed/$triplet/tools/torchwake/torchwake
    env -u TORCHWAKE_DATA_DIR XDG_DATA_DIRS=/nowhere "$game" check-data &&
        env -u TORCHWAKE_DATA_DIR XDG_DATA_DIRS=/nowhere "$game" simulate --games 1
}

# --editable: vcpkg does not look at our source, and would take an older package of the port from its binary cache.
try_feature() {
    local installed=$work/$1/installed
    vcpkg install --enforce-port-checks --editable "torchwake[core,$1]" && consume feature "$1" || return
    case $1 in
        spatial) count_ports && consume grids "$1" ;;
        app) start_game ;;
    esac
}

try_stand_in() {
    local part=libraries
    [ "$1" != app ] || part=app
    cmake -DPART="$part" -DFEATURE="$1" -DPROJECT="$project" -DWORK="$work/$1" \
        -DBUILD="${TORCHWAKE_BUILD:-$project/build/dev}" -P "$project/tests/build/vcpkg_port.cmake"
}

check_names "$@"
choose_compiler
if [ -n "${VCPKG_ROOT:-}" ]; then
    [ -x "$VCPKG_ROOT/vcpkg" ] || stop "VCPKG_ROOT is $VCPKG_ROOT, where no vcpkg is. Its bootstrap-vcpkg.sh makes one."
    try=try_feature
    if [ $# = 0 ]; then
        mapfile -t all < <(features_of_port)
        set -- "${all[@]}"
    fi
else
    try=try_stand_in
    say "VCPKG_ROOT is not set: a stand-in for vcpkg is used"
    [ $# != 0 ] || set -- spatial
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

failed=
for feature in "$@"; do
    say "torchwake[core,$feature]"
    "$try" "$feature" || failed+=" $feature"
done
[ -z "$failed" ] || stop "these features failed:$failed"
say "these features are good: $*"
