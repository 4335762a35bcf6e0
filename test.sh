#!/usr/bin/env bash
# Installs what is missing, builds everything and runs all tests. ./test.sh asan does so under the sanitizers.
# One test by hand, after that: ctest --preset dev -R 'part of its name'
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
. cmake/setup.sh

case "$#:${1:-dev}" in
    0:* | 1:dev | 1:asan) ;;
    *)
        say "usage: ./test.sh [dev|asan]" >&2
        exit 2
        ;;
esac
ensure_packages tests
run_workflow "$(preset_for "${1:-dev}")"
