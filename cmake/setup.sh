# Sourced by play.sh and test.sh from the project's folder. Installs what is missing, chooses the compiler, runs a
# workflow preset. On a machine that has everything it asks dpkg once and touches neither apt nor the network.

say() { printf 'torchwake: %s\n' "$*"; }
stop() {
    say "$@" >&2
    exit 1
}

# Prints "bookworm" for Debian 12, "apt" for its newer relatives, "other" for everything else.
host_system() {
    local ID= VERSION_ID=
    . "${TORCHWAKE_OS_RELEASE:-/etc/os-release}" 2>/dev/null || true
    if [ "$ID" = debian ] && [ "$VERSION_ID" = 12 ]; then
        echo bookworm
    elif command -v apt-get >/dev/null && command -v dpkg-query >/dev/null; then
        echo apt
    else
        echo other
    fi
}

# packages_for SYSTEM game|package|tests: a package a line, some with the least version that is good enough.
packages_for() {
    local system=$1 purpose=$2
    local tools='ninja-build cmake>=3.25 ccache' libraries='librange-v3-dev libcli11-dev libxxhash-dev libzstd-dev libsfml-dev'
    libraries+=' libncurses-dev'
    local programs='xvfb xauth xdotool imagemagick fonts-dejavu-core tmux bsdutils strace parallel locales patch doxygen'
    local checks="$programs libbenchmark-dev dpkg-dev file"
    case $system in
        bookworm)
            tools+=' clang-19'
            libraries+=' libboost1.81-dev libboost-json1.81-dev'
            checks+=' libclang-rt-19-dev catch2>=3 libcatch2-dev>=3'
            # The benchmarks compare with this release's libtcod.
            checks+=' libtcod-dev pkg-config'
            ;;
        *)
            tools+=' g++>=4:13'
            libraries+=' libboost-dev>=1.81 libboost-json-dev>=1.81'
            checks+=' catch2>=3'
            ;;
    esac
    if [ -n "${VCPKG_ROOT:-}" ]; then
        # Tools that vcpkg needs to fetch and build SFML and its libraries.
        libraries='git curl zip unzip tar pkg-config libx11-dev libxrandr-dev libxcursor-dev libxi-dev libudev-dev
            libgl1-mesa-dev libegl1-mesa-dev'
        checks=$programs
    fi
    case $purpose in
        game) checks= ;;
        package) checks='dpkg-dev file mmdebstrap' ;;
    esac
    if [ -n "${CXX:-}" ]; then
        tools=$(printf '%s\n' $tools | grep -v -e '^g++' -e '^clang-')
    fi
    printf '%s\n' $tools $libraries $checks
}

# Reads packages_for's lines, and prints the packages that are missing or too old.
missing_packages() {
    local wanted name least installed
    while read -r wanted; do
        name=${wanted%%>=*}
        least=${wanted#"$name"}
        least=${least#>=}
        installed=$({ dpkg-query -W -f '${db:Status-Status} ${Version}\n' "$name" 2>/dev/null || true; } |
            sed -n 's/^installed //p')
        if [ -z "$installed" ] || { [ -n "$least" ] && dpkg --compare-versions "$installed" lt "$least"; }; then
            echo "$name"
        fi
    done
}

as_root() {
    if [ "$(id -u)" = 0 ]; then
        "$@"
    else
        sudo "$@"
    fi
}

# Debian 12 has Catch2 3 only in its backports, which are at the address of this machine's Debian archive.
use_backports() {
    local indexes base list=/etc/apt/sources.list.d/torchwake-backports.sources
    indexes=$(apt-get indextargets --format '$(ORIGIN)|$(CODENAME)|$(REPO_URI)' 'Created-By: Packages')
    if grep -q '|bookworm-backports|' <<<"$indexes"; then
        return
    fi
    base=$(sed -n 's/^Debian|bookworm|//p' <<<"$indexes" | head -n 1)
    [ -n "$base" ] || stop "Catch2 3 comes from bookworm-backports, and apt here knows no Debian archive to take it from." \
        "Add bookworm-backports to apt's sources, then run this again."
    say "adding bookworm-backports from $base (file $list)"
    printf '%s\n' 'Types: deb' "URIs: $base" 'Suites: bookworm-backports' 'Components: main' \
        'Signed-By: /usr/share/keyrings/debian-archive-keyring.gpg' | as_root tee "$list" >/dev/null
    as_root apt-get -q update || stop "The index of bookworm-backports can't be read from $base." \
        "Remove $list if that archive has no backports, and name one that has."
}

# Marks the names that apt should take from backports.
apt_names() {
    local name
    for name in "$@"; do
        case $(host_system):$name in
            bookworm:catch2 | bookworm:libcatch2-dev) echo "$name/bookworm-backports" ;;
            *) echo "$name" ;;
        esac
    done
}

install_packages() {
    local plan removed names=()
    say "missing packages: $*"
    if [ "$(id -u)" != 0 ] && ! command -v sudo >/dev/null; then
        stop "Installing them needs root, and there is no sudo here. As root: apt-get install $*"
    fi
    as_root apt-get -q update || say "apt could not refresh every index; trying with what it has"
    case "$(host_system) $*" in
        bookworm*catch2*) use_backports ;;
    esac
    mapfile -t names < <(apt_names "$@")
    if ! plan=$(LC_ALL=C apt-get -s --no-install-recommends install "${names[@]}" 2>&1); then
        printf '%s\n' "$plan" >&2
        stop "apt can't install these packages (its reason stands above). Try: apt-get install ${names[*]};" \
            "or set VCPKG_ROOT to use vcpkg's libraries instead."
    fi
    say "apt's plan:"
    grep -E '^(Inst|Remv) ' <<<"$plan" | sed -E 's/^Inst /  install /; s/^Remv /  REMOVE /; s/ \(([^ ]+) .*/ \1/'
    removed=$(sed -n 's/^Remv \([^ ]*\).*/\1/p' <<<"$plan" | paste -sd ' ')
    if [ -n "$removed" ]; then
        stop "This would remove packages from your machine ($removed), so nothing was done. If that is fine with you:" \
            "apt-get install ${names[*]}; or set VCPKG_ROOT to use vcpkg's libraries instead."
    fi
    as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -y --no-install-recommends install "${names[@]}" ||
        stop "apt failed (its reason stands above); nothing was built. Is the network up? Run this again then."
}

# packages_elsewhere game|package|tests: the command that should install what is needed on a system without apt; nothing
# where none is known.
packages_elsewhere() {
    local install game checks=
    if command -v dnf >/dev/null; then
        install='sudo dnf install'
        game='ninja-build cmake ccache gcc-c++ boost-devel range-v3-devel cli11-devel xxhash-devel libzstd-devel SFML-devel'
        game+=' ncurses-devel'
        checks='catch-devel google-benchmark-devel xorg-x11-server-Xvfb xorg-x11-xauth xdotool ImageMagick dejavu-sans-mono-fonts tmux strace parallel patch'
        checks+=' doxygen'
    elif command -v pacman >/dev/null; then
        install='sudo pacman -S --needed'
        game='ninja cmake ccache gcc boost range-v3 cli11 xxhash zstd sfml ncurses'
        checks='catch2 benchmark xorg-server-xvfb xorg-xauth xdotool imagemagick ttf-dejavu strace parallel patch doxygen'
    elif command -v zypper >/dev/null; then
        install='sudo zypper install'
        game='ninja cmake ccache gcc-c++ libboost_headers-devel libboost_json-devel range-v3-devel cli11-devel xxhash-devel'
        game+=' libzstd-devel sfml2-devel ncurses-devel'
        checks='Catch2-devel benchmark-devel xorg-x11-server-Xvfb xauth xdotool ImageMagick dejavu-fonts tmux strace gnu_parallel patch doxygen'
    elif command -v brew >/dev/null; then
        install='brew install'
        game='ninja cmake ccache boost range-v3 cli11 xxhash zstd sfml ncurses'
        checks='catch2 google-benchmark parallel doxygen'
    else
        return 0
    fi
    [ "$1" = tests ] || checks=
    echo "$install $game${checks:+ $checks}"
}

# On other systems than Debian's nothing is installed; what to install is said.
name_packages_elsewhere() {
    local command
    command=$(packages_elsewhere "$1")
    say "this is not a Debian or Ubuntu system, so nothing is installed." \
        "${command:+This should install what is needed (untested): $command}"
    command -v cmake >/dev/null || stop "CMake is missing here, and nothing can be built without it." \
        "${command:-Install CMake 3.25 or newer, Ninja, and the libraries that README.md names.}"
}

# ensure_packages game|package|tests
ensure_packages() {
    local system missing
    system=$(host_system)
    if [ "$system" = other ]; then
        name_packages_elsewhere "$1"
        return
    fi
    missing=$(packages_for "$system" "$1" | missing_packages)
    if [ -n "$missing" ]; then
        install_packages $missing
    fi
}

# Debian 12's own g++ miscompiles coroutines. CXX, if set, is the person's choice.
choose_compiler() {
    if [ -z "${CXX:-}" ] && [ "$(host_system)" = bookworm ]; then
        export CXX=clang++-19
    fi
}

# preset_for release|dev|asan|asan-app|optimised: the preset for that purpose, with libraries from vcpkg or from the system.
preset_for() {
    case ${VCPKG_ROOT:+vcpkg}:$1 in
        vcpkg:release) echo vcpkg ;;
        vcpkg:dev) echo vcpkg-dev ;;
        *) echo "$1" ;;
    esac
}

# run_workflow PRESET: configures, builds and, if the preset says so, tests. Starts afresh after a change of compiler.
run_workflow() {
    local cached fresh=()
    choose_compiler
    cached=$(sed -n 's/^CMAKE_CXX_COMPILER:[A-Z]*=//p' "build/$1/CMakeCache.txt" 2>/dev/null || true)
    if [ -n "${CXX:-}" ] && [ -n "$cached" ] && [ "${cached##*/}" != "${CXX##*/}" ]; then
        fresh=(--fresh)
    fi
    say "preset $1, in build/$1"
    cmake --workflow --preset "$1" "${fresh[@]}"
}
