#!/bin/bash
# Runs in a fresh Debian that has the packages in /packages: installs the Debian package and uses all of it, removes it,
# then starts the game of the archive from a folder of its own.
set -euo pipefail
export DEBIAN_FRONTEND=noninteractive

step() { printf 'package: %s\n' "$*"; }
has() { grep -q -- "$2" <<<"$1" || { step "'$2' is missing in: $1"; exit 1; }; }

# plays PROGRAM: starts a run over lines of JSON, and takes a turn.
plays() {
    has "$("$1" --version)" "^torchwake "
    has "$("$1" check-data)" "^Read [0-9]* tiles"
    has "$(printf '%s\n' '{"action":"new-game"}' '{"key":"Escape"}' '{"close":true}' |
        "$1" headless --seed 7 --user-dir "$(mktemp -d)")" '"awaiting":"play'
}

step "checksums"
(cd /packages && sha256sum --check --quiet SHA256SUMS)

step "installing the Debian package"
apt-get -q update
apt-get -q -y --no-install-recommends install /packages/torchwake_*.deb man-db lintian xvfb xauth desktop-file-utils appstream
plays torchwake

step "lintian, desktop file, metainfo"
lintian --allow-root --fail-on error,warning /packages/torchwake_*.deb
desktop-file-validate /usr/share/applications/torchwake.desktop
appstreamcli validate --no-net /usr/share/metainfo/org.torchwake.torchwake.metainfo.xml

step "manual page and completion"
has "$(man --warnings -l /usr/share/man/man6/torchwake.6.gz 2>&1)" "SYNOPSIS"
has "$(bash -c '. /usr/share/bash-completion/completions/torchwake
    COMP_WORDS=(torchwake sim) COMP_CWORD=1; _torchwake; echo "${COMPREPLY[@]}"')" simulate

step "a window"
timeout --signal=TERM 60 xvfb-run -a bash -c 'torchwake --no-audio --user-dir /tmp/user --screenshot /tmp/title.png &
    sleep 8; kill -TERM $!; wait $!'
[ -s /tmp/title.png ] || { step "no picture of the title was written"; exit 1; }

step "removing it"
apt-get -q -y purge torchwake
[ -z "$(find / -xdev -path /packages -prune -o -path /proc -prune -o -name 'torchwake*' -path '/usr/*' -print)" ] ||
    { step "files of the package are left"; exit 1; }

step "the archive, in another folder"
mkdir -p "/opt/games of mine"
tar -xzf /packages/torchwake-*.tar.gz -C "/opt/games of mine"
cd /
plays "$(echo "/opt/games of mine"/torchwake-*/bin/torchwake)"
step "everything works"
