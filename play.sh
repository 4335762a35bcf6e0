#!/usr/bin/env bash
# Installs missing packages, builds the game and starts it. Arguments go to the game; --build-only prints its path.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
started_in=$PWD
cd "$here"
. cmake/setup.sh

needs_window() {
    local argument
    for argument in "$@"; do
        case $argument in
            headless | check-data | show-level | simulate | balance | compare | capsule) return 1 ;;
            --build-only | --help | -h | --version | --list-keys | --man-page | --completion* | --headless | --verify | --terminal) return 1 ;;
        esac
    done
}

if needs_window "$@" && [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    stop "There is no display here (neither DISPLAY nor WAYLAND_DISPLAY is set), so no window can open. These work:
  ./play.sh headless           the whole game over lines of JSON
  ./play.sh --terminal         the whole game in this text terminal
  ./play.sh --build-only       build, and print the path of the game
  xvfb-run -a ./play.sh --screenshot title.png   a virtual display (package xvfb)"
fi

# Standard output belongs to the game, because a program may be reading it.
preset=$(preset_for release)
{
    ensure_packages game
    run_workflow "$preset" || stop "The build failed; the first error above says why."
} >&2
game="$here/build/$preset/torchwake"
if [ "${1:-}" = --build-only ]; then
    echo "$game"
    exit
fi
cd "$started_in"
exec "$game" "$@"
