#!/usr/bin/env bash
# cmake/run-tidy.sh [changed|all|FILE...]: clang-tidy 19 over the sources that differ from the last commit (or are new), over
# all, or over these. Uses build/tidy; cmake --workflow --preset tidy calls it after configuring that.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# A header is checked through a source that includes it: its own, or its test.
sources_for() {
    local file stem
    while read -r file; do
        case $file in
            *.cpp) echo "$file" ;;
            *.hpp)
                stem=$(basename "$file" .hpp)
                git ls-files -co --exclude-standard "*/$stem.cpp" "*/${stem}_test.cpp" | head -n 1
                ;;
        esac
    done | sort -u
}

git rev-parse --quiet --verify HEAD >/dev/null || set -- all
case ${1:-changed} in
    changed) files=$({ git diff --name-only --diff-filter=d HEAD -- && git ls-files -o --exclude-standard; } | sources_for) ;;
    all) files=$(git ls-files -co --exclude-standard 'modules/*.cpp' 'app/*.cpp' 'tests/*.cpp') ;;
    *) files=$(printf '%s\n' "$@") ;;
esac
command -v clang-tidy-19 >/dev/null || {
    echo "clang-tidy 19 is missing; try: apt-get install clang-tidy-19" >&2
    exit 1
}
[ -f build/tidy/compile_commands.json ] || CXX=${CXX:-clang++-19} cmake --preset tidy >/dev/null
# Only compiled sources have a command line; those for other versions of a library have none.
files=$(printf '%s\n' $files | while read -r file; do
    if [ -n "$file" ] && grep -qF "/$file\"" build/tidy/compile_commands.json; then
        echo "$file"
    fi
done)
if [ -z "$files" ]; then
    echo "tidy: nothing to check"
    exit
fi
echo "tidy: $(printf '%s\n' "$files" | wc -l) files"
printf '%s\n' "$files" | xargs -P "$(nproc)" -n 1 clang-tidy-19 -p build/tidy --quiet
