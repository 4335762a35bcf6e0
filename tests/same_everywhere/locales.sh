#!/usr/bin/env bash
# locales.sh FOLDER LOCALES COMMAND...: runs the command in a fresh folder for each of the locales, C by UTC and others in
# another time zone, and compares its output and its files with those of the first.
set -euo pipefail
folder=$1
read -r first others <<<"$2"
shift 2
# The C library never frees the locale that it has read.
export ASAN_OPTIONS=${ASAN_OPTIONS:+$ASAN_OPTIONS:}detect_leaks=0

run_in() {
    local place=$folder/$1 zone=Pacific/Chatham
    [ "$1" != C ] || zone=UTC
    rm -rf "$place"
    mkdir -p "$place"
    (cd "$place" && LC_ALL=$1 TZ=$zone "${@:2}" >printed 2>&1) || {
        cat "$place/printed"
        echo "it failed with LC_ALL=$1 TZ=$zone"
        exit 1
    }
}

run_in "$first" "$@"
for name in $others; do
    run_in "$name" "$@"
    diff -r "$folder/$first" "$folder/$name" || {
        echo "with LC_ALL=$name it is not as with LC_ALL=$first"
        exit 1
    }
done
