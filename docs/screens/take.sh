#!/usr/bin/env bash
# docs/screens/take.sh BUILD [NAME...]: takes the pictures of the README again with the programs of a build folder, such as
# build/dev; all, or those named. Needs Xvfb and xdotool. Each picture is a moment of a bot's game, which the window continues:
# after a change of rules or data other moments are better, and `scenes` below is changed.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
[ $# -ge 1 ] || { echo "usage: docs/screens/take.sh BUILD [NAME...]" >&2; exit 2; }
build=$(cd "$1" && pwd)
shift

# NAME MODE SEED COMMANDS KEYS: that many commands of the explorer's game with that seed, which the window goes on with, or
# watches; then keys by xdotool's names, the picture after the last. "title" has no game.
scenes() {
    cat <<'END'
title     title    7  -
town      continue 3  1
room      continue 3  2246
fire      continue 3  2193
forecast  continue 25 4063 F
lava      continue 22 6729
chasm     continue 42 3775
ice       continue 18 2562
aim       continue 21 1467 i j
inventory continue 3  2246 i
lamp      continue 36 293
dark      continue 36 293  T
growth    continue 45 2310 plus
run       continue 11 4207 period period period period period period r
found     continue 3  2246 quotedbl
rules     continue 3  2246 question k
watch     watch    3  2246 End
shop      continue 34 9734 Right
END
}

work=$(mktemp -d)
mkfifo "$work/display"
Xvfb -displayfd 9 -screen 0 1280x720x24 -nolisten tcp >/dev/null 2>&1 9>"$work/display" &
xvfb=$!
read -r number <"$work/display"
trap 'kill $xvfb; rm -rf "$work"' EXIT
export DISPLAY=:$number LIBGL_ALWAYS_SOFTWARE=1

take() {
    local name=$1 mode=$2 seed=$3 commands=$4 user=$work/$1 key
    shift 4
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
    for key in "$@"; do
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

scenes | while read -r name mode seed commands keys; do
    if [ $# -eq 0 ] || [[ " $* " == *" $name "* ]]; then
        # shellcheck disable=SC2086
        take "$name" "$mode" "$seed" "$commands" $keys </dev/null
    fi
done
