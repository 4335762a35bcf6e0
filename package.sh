#!/usr/bin/env bash
# Builds a release and packs it: a Debian package and an archive, with their checksums, in build/release/packages. Then
# installs each in a fresh Debian of this machine's release, and plays there. Needs root and mmdebstrap for the latter;
# ./package.sh --untested leaves it out. Exit code: 1 if something failed, 2 for wrong usage, 3 if no root can be made.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
. cmake/setup.sh
. tests/debian_root.sh

case "$#:${1:-}" in
    0: | 1:--untested) ;;
    *)
        say "usage: ./package.sh [--untested]" >&2
        exit 2
        ;;
esac

ensure_packages package
run_workflow release
packages=build/release/packages
rm -rf "$packages"
(cd build/release && cpack)
rm -rf "$packages/_CPack_Packages"
(cd "$packages" && sha256sum -- * >SHA256SUMS)
ls -l "$packages"
if [ "${1:-}" = --untested ]; then
    exit
fi

codename=$(. /etc/os-release && echo "${VERSION_CODENAME:-}")
root="${XDG_CACHE_HOME:-$HOME/.cache}/torchwake/packages/$codename"
no_root() {
    say "the packages are made, but not tested: $*" >&2
    exit 3
}
[ "$(host_system)" != other ] || no_root "this is not a Debian or Ubuntu system"
reason=$(can_make_roots ./package.sh) || no_root "$reason"
rm -rf "$root"
say "laying a fresh $codename in $root"
make_root "$codename" "$root" || no_root "mmdebstrap failed (its reason stands above); is the network up?"
cp -r "$packages" "$root/packages"
cp tests/package/try.sh "$root/try.sh"
run_in_root "$root" bash /try.sh || stop "The packages fail in a fresh $codename; the last line above says where."
rm -rf "$root"
say "the packages work in a fresh $codename"
