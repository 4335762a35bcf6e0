#!/usr/bin/env bash
# locales.sh FOLDER COMMAND...: runs the command in a fresh folder for each of four locales and two time zones, and
# compares its output and its files. Locales are made from the system's sources into FOLDER, so that the system's own
# list is unchanged.
set -euo pipefail
folder=$1
shift
locales=$folder/locales
mkdir -p "$locales"

for name in de_DE tr_TR ar_EG; do
    [ -d "$locales/$name.UTF-8" ] || localedef --no-archive -i "$name" -f UTF-8 "$locales/$name.UTF-8" || true
    if [ ! -d "$locales/$name.UTF-8" ]; then
        echo "the locale $name can't be made; Debian has its sources in the package locales (apt-get install locales)"
        exit 1
    fi
done
export LOCPATH=$locales
# The C library never frees the locale that it has read.
export ASAN_OPTIONS=${ASAN_OPTIONS:+$ASAN_OPTIONS:}detect_leaks=0
[ "$(LC_ALL=de_DE.UTF-8 bash -c 'printf %.1f 0,5' 2>&1)" = 0,5 ] || {
    echo "de_DE was made, and is not used"
    exit 1
}

run_in() {
    local place=$folder/$1
    rm -rf "$place"
    mkdir -p "$place"
    (cd "$place" && LC_ALL=$1 TZ=$2 "${@:3}" >printed 2>&1) || {
        cat "$place/printed"
        echo "it failed with LC_ALL=$1 TZ=$2"
        exit 1
    }
}

run_in C UTC "$@"
for name in de_DE.UTF-8 tr_TR.UTF-8 ar_EG.UTF-8; do
    run_in "$name" Pacific/Chatham "$@"
    diff -r "$folder/C" "$folder/$name" || {
        echo "with LC_ALL=$name TZ=Pacific/Chatham it is not as with LC_ALL=C TZ=UTC"
        exit 1
    }
done
