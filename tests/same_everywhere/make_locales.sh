#!/usr/bin/env bash
# make_locales.sh FOLDER NAME...: makes locales from the system's sources into FOLDER, so that the system's own list is
# unchanged. Those that are there already stay.
set -euo pipefail
folder=$1
shift
mkdir -p "$folder"
for name in "$@"; do
    [ -e "$folder/$name/LC_CTYPE" ] || localedef --no-archive -i "${name%.*}" -f UTF-8 "$folder/$name" || true
    if [ ! -e "$folder/$name/LC_CTYPE" ]; then
        echo "the locale $name can't be made; Debian has its sources in the package locales (apt-get install locales)"
        exit 1
    fi
done
[ "$(LOCPATH=$folder LC_ALL=de_DE.UTF-8 bash -c 'printf %.1f 0,5' 2>&1)" = 0,5 ] || {
    echo "de_DE was made, and is not used"
    exit 1
}
