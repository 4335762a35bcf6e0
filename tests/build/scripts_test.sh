#!/usr/bin/env bash
# scripts_test.sh PROJECT: runs play.sh and test.sh on simulated machines. Every command that would change this one
# (apt-get, sudo, tee to /etc, cmake) is a small program that records its arguments.
set -uo pipefail
project=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failures=0

pretend() {
    printf '#!/usr/bin/env bash\n%s\n' "$2" >"$work/bin/$1"
    chmod +x "$work/bin/$1"
}

# machine SYSTEM: a fresh machine with everything installed; the cases below change what they test.
machine() {
    rm -rf "$work"/*
    mkdir -p "$work/bin" "$work/project/cmake"
    cp "$project/play.sh" "$project/test.sh" "$work/project/"
    cp "$project/cmake/setup.sh" "$work/project/cmake/"
    local tool
    for tool in bash env sed grep head paste cat tr dirname mkdir chmod dpkg; do
        ln -s "$(command -v "$tool")" "$work/bin/$tool"
    done
    case $1 in
        bookworm) printf 'ID=debian\nVERSION_ID="12"\n' ;;
        trixie) printf 'ID=debian\nVERSION_ID="13"\n' ;;
        ubuntu) printf 'ID=ubuntu\nVERSION_ID="24.04"\n' ;;
        elsewhere) printf 'ID=elsewhere\n' ;;
    esac >"$work/os-release"
    echo "Inst something (1.0 Debian:12 [amd64])" >"$work/plan"
    echo "Debian|bookworm|http://archive.example/debian/" >"$work/indexes"
    pretend id 'echo 0'
    pretend sudo 'echo "sudo $*" >>'"$work/calls"'; "$@"'
    pretend tee 'echo "tee $1" >>'"$work/calls"'; cat >'"$work/written"
    pretend dpkg-query '
        for name; do :; done
        if [ -e '"$work"'/missing-"$name" ]; then exit 1; fi
        version=9:99
        if [ -e '"$work"'/version-"$name" ]; then version=$(cat '"$work"'/version-"$name"); fi
        echo "installed $version"'
    pretend apt-get '
        echo "apt-get $*" >>'"$work/calls"'
        case "$*" in
            indextargets*) cat '"$work/indexes"' ;;
            -s*) cat '"$work/plan"'; [ ! -e '"$work/no-candidate"' ] ;;
            *install*) [ ! -e '"$work/offline"' ] ;;
        esac'
    pretend cmake '
        echo "cmake CXX=${CXX:-} $*" >>'"$work/calls"'
        if [ -e '"$work/broken"' ]; then exit 1; fi
        echo "built"
        mkdir -p "build/$3"
        printf "#!/usr/bin/env bash\necho game: \"\$@\"\n" >"build/$3/torchwake"
        chmod +x "build/$3/torchwake"'
    [ "$1" != elsewhere ] || rm "$work/bin/apt-get"
    : >"$work/calls"
}

# run SCRIPT ARGUMENT...: fills $code, $out, $err and $calls; further variables come from $with.
with=()
run() {
    env -i PATH="$work/bin" HOME="$work" TORCHWAKE_OS_RELEASE="$work/os-release" "${with[@]}" \
        "$work/project/$1" "${@:2}" >"$work/out" 2>"$work/err"
    code=$?
    out=$(cat "$work/out")
    err=$(cat "$work/err")
    calls=$(cat "$work/calls")
    with=()
}

promise=
promises() { promise=$1; }
expect() {
    if ! "$@"; then
        failures=$((failures + 1))
        printf 'FAILED: %s\n  %s\n  code: %s\n  out: %s\n  err: %s\n  calls: %s\n' \
            "$promise" "$*" "$code" "$out" "$err" "$calls"
    fi
}
has() { case $1 in *"$2"*) return 0 ;; *) return 1 ;; esac }
lacks() { ! has "$1" "$2"; }
equal() { [ "$1" = "$2" ]; }

promises "a machine that has everything is left alone, and the path of the game is all of standard output"
machine bookworm
run play.sh --build-only
expect equal "$code" 0
expect equal "$out" "$work/project/build/release/torchwake"
expect lacks "$calls" apt-get
expect has "$calls" "CXX=clang++-19 --workflow --preset release"

promises "arguments go to the game, whose output is not mixed with the build's"
machine trixie
run play.sh headless --seed 7
expect equal "$out" "game: headless --seed 7"
expect has "$calls" "CXX= --workflow --preset release"

promises "what opens no window needs no display"
for command in 'check-data' 'show-level --depth 3' 'simulate --games 2' 'balance games.jsonl' 'replay run --verify' \
    'replay run --headless' '--terminal --seed 7' 'compare one two' 'capsule run'; do
    machine bookworm
    # Split into words.
    # shellcheck disable=SC2086
    run play.sh $command
    expect equal "$out" "game: $command"
done

promises "without a display the game is not started, and what would work is named"
machine bookworm
run play.sh --seed 7
expect equal "$code" 1
expect has "$err" "./play.sh headless"
expect has "$err" "./play.sh --terminal"
expect has "$err" "xvfb-run"
expect equal "$calls" ""
with=(DISPLAY=:7)
run play.sh --seed 7
expect equal "$out" "game: --seed 7"

promises "what is missing is installed, and nothing else; the plan is shown"
machine ubuntu
touch "$work/missing-libsfml-dev"
run play.sh --build-only
expect equal "$code" 0
expect has "$err" "install something 1.0"
expect has "$calls" "apt-get -q -y --no-install-recommends install libsfml-dev
cmake"

promises "a package that is too old counts as missing"
machine ubuntu
echo 4:12.2 >"$work/version-g++"
run play.sh --build-only
expect has "$calls" "install g++"

promises "a plan that would remove a package is shown and not carried out"
machine bookworm
touch "$work/missing-libboost1.81-dev"
echo "Remv libboost1.74-dev [1.74]" >>"$work/plan"
run play.sh --build-only
expect equal "$code" 1
expect has "$err" "REMOVE libboost1.74-dev"
expect has "$err" "nothing was done"
expect lacks "$calls" "-y"
expect lacks "$calls" "cmake"

promises "a package that apt doesn't know stops with its name and what to try"
machine trixie
touch "$work/missing-libcli11-dev" "$work/no-candidate"
echo "E: Unable to locate package libcli11-dev" >"$work/plan"
run play.sh --build-only
expect equal "$code" 1
expect has "$err" "Unable to locate package libcli11-dev"
expect has "$err" "apt-get install libcli11-dev"

promises "a failed download says that nothing was built"
machine trixie
touch "$work/missing-libsfml-dev" "$work/offline"
run play.sh --build-only
expect equal "$code" 1
expect has "$err" "nothing was built"

promises "on Debian 12 Catch2 comes from backports of the machine's own archive"
machine bookworm
echo 2.13.10-1 >"$work/version-catch2"
run test.sh
expect equal "$code" 0
expect has "$calls" "install catch2/bookworm-backports"
expect has "$calls" "tee /etc/apt/sources.list.d/torchwake-backports.sources"
expect has "$(cat "$work/written")" "URIs: http://archive.example/debian/"
expect has "$(cat "$work/written")" "Signed-By: /usr/share/keyrings/debian-archive-keyring.gpg"

promises "a backports index that is there already is used as it is"
machine bookworm
touch "$work/missing-catch2"
echo "Debian Backports|bookworm-backports|http://archive.example/debian/" >>"$work/indexes"
run test.sh
expect has "$calls" "install catch2/bookworm-backports"
expect lacks "$calls" "tee"

promises "another user than root goes through sudo, and without sudo is told what to install"
machine ubuntu
pretend id 'echo 1000'
touch "$work/missing-ccache"
run play.sh --build-only
expect equal "$code" 0
expect has "$calls" "sudo env DEBIAN_FRONTEND=noninteractive apt-get"
rm "$work/bin/sudo"
run play.sh --build-only
expect equal "$code" 1
expect has "$err" "As root: apt-get install ccache"

promises "CXX is the person's choice: no compiler is installed over it"
machine bookworm
touch "$work/missing-clang-19"
with=(CXX=my-compiler)
run play.sh --build-only
expect has "$calls" "CXX=my-compiler --workflow"
expect lacks "$calls" apt-get

promises "with VCPKG_ROOT the presets of vcpkg are used, and no library of the system is asked for"
machine trixie
touch "$work/missing-libsfml-dev"
with=(VCPKG_ROOT=/somewhere/vcpkg)
run play.sh --build-only
expect equal "$out" "$work/project/build/vcpkg/torchwake"
expect lacks "$calls" apt-get

promises "elsewhere the packages of that system are named, those of the tests for the tests alone"
for manager in dnf pacman zypper brew; do
    machine elsewhere
    pretend "$manager" 'exit 1'
    run play.sh --build-only
    expect equal "$code" 0
    expect has "$err" "$manager"
    expect has "$err" "range-v3"
    expect lacks "$err" parallel
    run test.sh
    expect equal "$code" 0
    expect has "$out" parallel
done

promises "where CMake is missing, that is said at once, with what installs it"
machine elsewhere
rm "$work/bin/cmake"
run play.sh --build-only
expect equal "$code" 1
expect has "$err" "CMake is missing"
pretend pacman 'exit 1'
run play.sh --build-only
expect equal "$code" 1
expect has "$err" "sudo pacman -S --needed ninja cmake"

promises "a build that fails says so with its own code"
machine trixie
touch "$work/broken"
run play.sh --build-only
expect equal "$code" 1
expect has "$err" "The build failed"
run test.sh
expect equal "$code" 1

promises "test.sh refuses arguments that it doesn't know"
machine trixie
run test.sh --fast
expect equal "$code" 2
expect has "$err" "usage: ./test.sh"

[ "$failures" = 0 ] || exit 1
echo "all promises kept"
