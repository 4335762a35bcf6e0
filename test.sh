#!/usr/bin/env bash
# Installs missing packages, builds everything and runs all tests. ./test.sh asan does so under the sanitizers for the
# modules, and fuzzes; ./test.sh asan-app for the program, too, which takes twice as long; ./test.sh optimised only
# compares levels and games by optimised rules with those of the other builds.
# A single test by hand, after that: ctest --preset dev -R 'part of its name'
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
. cmake/setup.sh

case "$#:${1:-dev}" in
    0:* | 1:dev | 1:asan | 1:asan-app | 1:optimised) ;;
    *)
        say "usage: ./test.sh [dev|asan|asan-app|optimised]" >&2
        exit 2
        ;;
esac
ensure_packages tests
run_workflow "$(preset_for "${1:-dev}")"
