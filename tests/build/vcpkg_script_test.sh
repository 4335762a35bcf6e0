#!/usr/bin/env bash
# vcpkg_script_test.sh PROJECT: runs tests/vcpkg.sh with a vcpkg and a cmake that record their arguments, and lay down what the
# script looks for.
# The programs below are texts whose variables stay as they are.
# shellcheck disable=SC2016
set -uo pipefail
project=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failures=0
mkdir -p "$work/bin" "$work/vcpkg"

pretend() {
    printf '#!/usr/bin/env bash\n%s\n' "$2" >"$work/$1"
    chmod +x "$work/$1"
}
pretend vcpkg/vcpkg '
    echo "vcpkg $*" >>'"$work/calls"'
    for argument; do
        case $argument in --x-install-root=*) tools=${argument#*=}/x64-linux/tools/torchwake ;; esac
    done
    case "$*" in
        list*) cat '"$work/list"' ;;
        *core,"$BROKEN_PORT"]) exit 1 ;;
        *core,app]) mkdir -p "$tools"; cp '"$work/game"' "$tools/torchwake" ;;
    esac'
pretend game 'echo "game $*" >>'"$work/calls"'; [ "$1" != "$BROKEN_COMMAND" ]'
pretend bin/cmake '
    echo "cmake $*" >>'"$work/calls"'
    if [ "$1" = --build ]; then
        printf "#!/usr/bin/env bash\necho ran \"$2\" >>'"$work/calls"'\n" >"$2/consumer"
        chmod +x "$2/consumer"
    elif [ "$1" = -S ]; then
        mkdir -p "$4"
    fi'
printf '%s:x64-linux 1 text\n' torchwake vcpkg-cmake vcpkg-cmake-config xxhash 'torchwake[spatial]' >"$work/list.good"

# run FEATURE...: fills $code, $out and $calls; further variables come from $with.
with=()
run() {
    : >"$work/calls"
    [ -e "$work/list" ] || cp "$work/list.good" "$work/list"
    out=$(env -i PATH="$work/bin:$PATH" HOME="$work" VCPKG_ROOT="$work/vcpkg" BROKEN_PORT= BROKEN_COMMAND= "${with[@]}" \
        "$project/tests/vcpkg.sh" "$@" 2>&1)
    code=$?
    calls=$(cat "$work/calls")
    with=()
    rm "$work/list"
}

promise=
promises() { promise=$1; }
expect() {
    if ! "$@"; then
        failures=$((failures + 1))
        printf 'FAILED: %s\n  %s\n  code: %s\n  out: %s\n  calls: %s\n' "$promise" "$*" "$code" "$out" "$calls"
    fi
}
has() { case $1 in *"$2"*) return 0 ;; *) return 1 ;; esac }
lacks() { ! has "$1" "$2"; }
equal() { [ "$1" = "$2" ]; }
count() { grep -c -e "$1" <<<"$calls"; }

promises "each feature of the manifest is installed alone, and a consumer is built and run against each"
run
expect equal "$code" 0
features=$(grep -c '^      "description"' "$project/cmake/vcpkg/ports/torchwake/vcpkg.json")
expect equal "$(count '^vcpkg install')" "$features"
expect equal "$(grep '^vcpkg install' <<<"$calls" | sort -u | wc -l)" "$features"
expect equal "$(count '^ran .*/feature$')" "$features"
expect has "$calls" "vcpkg install --classic --overlay-ports=$project/cmake/vcpkg/ports --triplet=x64-linux --x-install-root=/"
expect has "$calls" "/json/installed --enforce-port-checks --editable torchwake[core,json]"
expect has "$calls" "-DFEATURE=json -DCMAKE_TOOLCHAIN_FILE=$work/vcpkg/scripts/buildsystems/vcpkg.cmake"
expect has "$calls" "game check-data"
expect has "$calls" "game simulate"

promises "named features alone are tried, for the triplet that is asked for"
with=(VCPKG_DEFAULT_TRIPLET=x64-linux-dynamic)
run json levels
expect equal "$code" 0
expect equal "$(count '^vcpkg install')" 2
expect equal "$(count '--triplet=x64-linux-dynamic')" 2

promises "a feature that fails is named, and the others are tried"
with=(BROKEN_PORT=json)
run json levels
expect equal "$code" 1
expect has "$out" "these features failed: json"
expect has "$calls" "torchwake[core,levels]"
expect equal "$(count '^ran ')" 1

promises "a game that does not start fails its feature"
with=(BROKEN_COMMAND=check-data)
run app
expect equal "$code" 1
expect has "$out" "these features failed: app"

promises "a further port that spatial brings fails its feature"
{
    cat "$work/list.good"
    echo "boost-json:x64-linux 1 text"
} >"$work/list"
run spatial
expect equal "$code" 1
expect has "$out" "brought: boost-json torchwake"

promises "an unknown feature is refused with those that exist, before anything is installed"
run json teapot
expect equal "$code" 2
expect has "$out" "no feature teapot. It has: app atlas autopilot bots"
expect equal "$calls" ""

promises "a VCPKG_ROOT without vcpkg is named"
with=(VCPKG_ROOT=/nowhere)
run json
expect equal "$code" 1
expect has "$out" "VCPKG_ROOT is /nowhere"

promises "without VCPKG_ROOT the stand-in is used"
with=(VCPKG_ROOT=)
run
expect equal "$code" 0
expect has "$calls" "cmake -DPART=libraries -DFEATURE=spatial"
expect lacks "$calls" "vcpkg install"

[ "$failures" = 0 ] || exit 1
echo "all promises kept"
