#!/usr/bin/env bash
# docs/screens/take.sh BUILD [NAME...]: takes the pictures of README.md and docs/playing.md again with the programs of a build
# folder, such as build/dev; all, or those named. Needs Xvfb and xdotool. Each picture is a moment of a bot's game, which the window continues or
# watches. torchwake_find_moments finds the moments anew in 40 games, so that rules and data may change.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
[ $# -ge 1 ] || { echo "usage: docs/screens/take.sh BUILD [NAME...]" >&2; exit 2; }
build=$(cd "$1" && pwd)
shift

# NAME MODE MOMENT KEYS: the game until that moment, which the window goes on with, or watches; then the moment's own keys and
# these, by xdotool's names, the picture after the last. "title" has no game.
scenes() {
    cat <<'END'
title     title    start
town      continue start
room      continue room
fire      continue fire
forecast  continue forecast F
announced continue announced
ratwife   continue ratwife
sluice_king continue sluice_king
mother    continue mother
unlit     continue unlit
lava      continue lava
chasm     continue chasm
ice       continue ice
aim       continue aim
inventory continue pack     i
lamp      continue lamp
dark      continue lamp     T
growth    continue growth   plus
run       continue dying
found     continue room     quotedbl
rules     continue room     question k
watch     watch    room     End
shop      continue shop
END
}

work=$(mktemp -d)
mkfifo "$work/display"
Xvfb -displayfd 9 -screen 0 1280x720x24 -nolisten tcp >/dev/null 2>&1 9>"$work/display" &
xvfb=$!
read -r number <"$work/display"
trap 'kill $xvfb; rm -rf "$work"' EXIT
export DISPLAY=:$number LIBGL_ALWAYS_SOFTWARE=1

{ "$build/tests/replay/torchwake_find_moments" 40; echo "start 3 1"; } >"$work/moments"

take() {
    local name=$1 mode=$2 moment=$3 user=$work/$1 found seed commands own key
    shift 3
    found=$(grep "^$moment " "$work/moments") || { echo "$name: no game has such a moment: $moment" >&2; return 1; }
    read -r _ seed commands own <<<"$found"
    local begin=(--seed "$seed") run=$user/runs/run/journal-1.log
    mkdir -p "$(dirname "$run")"
    [ "$mode" = title ] || "$build/tests/replay/torchwake_record_run" explorer "$seed" "$commands" "$run" >/dev/null
    case $mode in
        continue) begin=(--continue) ;;
        watch) begin=(replay "$run") ;;
    esac
    "$build/torchwake" --user-dir "$user" --no-mods --no-audio --window 1280x720 --screenshot "$work/$name.png" "${begin[@]}" \
        >"$work/$name.log" 2>&1 &
    local game=$!
    timeout 30 xdotool search --sync --onlyvisible --name Torchwake >/dev/null
    sleep 5
    # shellcheck disable=SC2086
    for key in $own "$@"; do
        case $key in
            +*) sleep "${key#+}" ;;
            *) xdotool key "$key"; sleep 1 ;;
        esac
    done
    kill -TERM "$game"
    wait "$game" || { cat "$work/$name.log" >&2; return 1; }
    install -m 644 "$work/$name.png" "$here/$name.png"
    echo "$name"
}

scenes | while read -r name mode moment keys; do
    if [ $# -eq 0 ] || [[ " $* " == *" $name "* ]]; then
        # shellcheck disable=SC2086
        take "$name" "$mode" "$moment" $keys </dev/null
    fi
done
