#!/bin/bash
# programs.sh TORCHWAKE FOLDER: runs the game's program for Windows under wine, with its files in FOLDER, which is made anew:
# its data, simulations, whole games over lines of JSON, kills, console events, locks, a full disk, folders whose names
# are in other scripts. Exit code: 1 if something went wrong.
set -uo pipefail
program=$1
work=$2
rm -rf "$work"
mkdir -p "$work"
failed=0

# check NAME COMMAND...: prints the name, and whether the command succeeded.
check() {
    local name=$1
    shift
    if "$@" >"$work/last.txt" 2>&1; then
        echo "passed: $name"
    else
        echo "FAILED: $name"
        tail -n 20 "$work/last.txt" | cut -c 1-400
        failed=$((failed + 1))
    fi
}

torchwake() { wine "$program" "$@"; }

# headless USER [OPTION]...: a game of seed 5; a unix path is one of drive Z.
headless() {
    local user=$1
    shift
    torchwake headless --seed 5 --user-dir "Z:$work/$user" "$@"
}

# The hashes of the worlds in replies; a menu has none.
hashes() { grep -o '"hash":"[^"]*"' | grep -v '"0*"' || true; }
last_hash() { hashes | tail -n 1; }

# start USER: begins a game, with its input in the file descriptor `to`, its replies in `from`; `game` is its process.
start() {
    local pipe
    pipe=$(mktemp -u "$work/pipe.XXXXXX")
    mkfifo "$pipe.in" "$pipe.out"
    WINEDEBUG=-all wine "$program" headless --seed 5 --user-dir "Z:$work/$1" <"$pipe.in" >"$pipe.out" 2>"$work/errors.txt" &
    game=$!
    exec {to}>"$pipe.in" {from}<"$pipe.out"
    reply
}

reply() { IFS= read -r -t 120 line <&"$from"; }

# tell REQUEST: `line` is the reply.
tell() { printf '%s\n' "$1" >&"$to" && reply; }

# Ends what start() began, by a signal; `code` is its exit code. Not in a subshell, whose child it is not.
end_by() {
    code=0
    kill -"$1" "$game"
    wait "$game" 2>/dev/null || code=$?
    exec {to}>&- {from}<&-
    echo "ended by $1 with $code"
}

# begin USER: starts a game and enters its world; `before` is the world's hash.
begin() {
    local request
    start "$1" || return 1
    while IFS= read -r request; do
        tell "$request" || return 1
    done <<<"$new_game"
    before=$(last_hash <<<"$line")
    [ -n "$before" ]
}

data_is_whole() { torchwake check-data | tee /dev/stderr | grep -E '^Read [0-9]+ tiles, '; }

# Threads change nothing, and lines end as on other systems.
simulations_agree() {
    torchwake simulate --games 12 --turns 2000 --jobs 1 --out "Z:$work/one.jsonl" &&
        torchwake simulate --games 12 --turns 2000 --jobs 3 --out "Z:$work/three.jsonl" &&
        [ "$(wc -l <"$work/one.jsonl")" = 13 ] && ! grep -q $'\r' "$work/one.jsonl" &&
        diff <(head -n 12 "$work/one.jsonl" | sed -E 's/"(seconds|milliseconds)":[^,}]*//') \
            <(head -n 12 "$work/three.jsonl" | sed -E 's/"(seconds|milliseconds)":[^,}]*//')
}

play_on() {
    printf '%s\n' '{"action":"continue"}' '{"close":true}' | headless "$1"
}

# What the game says where a run can't be written.
not_saved='could not be saved'

new_game='{"action":"new-game"}
{"action":"choose-b"}
{"advance":2000}
{"action":"explore"}
{"advance":20000}'

closed_game_continues() {
    local before after
    before=$(printf '%s\n' "$new_game" '{"close":true}' | headless closed | tee "$work/closed.txt" | last_hash)
    after=$(play_on closed | last_hash)
    ! grep -q $'\r' "$work/closed.txt" && [ -n "$before" ] && [ "$before" = "$after" ]
}

# Every request was answered before the kill, so that nothing may be lost.
killed_game_continues() {
    local round after
    begin killed || return 1
    for round in 1 2 3 4 5 6; do
        end_by KILL
        start killed && tell '{"action":"continue"}' || return 1
        after=$(last_hash <<<"$line")
        echo "round $round: $before, then $after"
        [ "$before" = "$after" ] && tell '{"action":"wait"}' && tell '{"advance":5000}' || return 1
        before=$(last_hash <<<"$line")
        [ -n "$before" ] && [ "$before" != "$after" ] || return 1
    done
    end_by KILL
}

# wine makes an event of the console, Ctrl+C, of this signal; but it can't end a read of a pipe that another system made, so
# that the program ends by the code of that event (0xC000013A, of which 58 is left) instead of 0.
console_event_loses_nothing() {
    begin event || return 1
    end_by INT
    [ "$code" = 58 ] && [ "$before" = "$(play_on event | last_hash)" ]
}

# Only one process at a time plays a run; a second one is offered to watch.
locked_run_is_refused() {
    begin locked || return 1
    play_on locked >"$work/second.txt"
    cut -c 1-200 "$work/second.txt"
    grep -q '^{"awaiting":"watch"' "$work/second.txt" || return 1
    end_by KILL
    play_on locked >"$work/third.txt"
    ! grep -q '^{"awaiting":"watch"' "$work/third.txt" && [ "$before" = "$(last_hash <"$work/third.txt")" ]
}

# The game plays on in memory and says so; the run is kept up to where the disk was full.
full_disk_is_told() {
    local status=0 kept
    mkdir -p "$work/small"
    mount -t tmpfs -o size=16k tmpfs "$work/small" || return 1
    (
        printf '%s\n' "$new_game"
        for _ in $(seq 40); do
            printf '%s\n' '{"action":"explore"}' '{"advance":20000}' '{"action":"wait"}' '{"advance":2000,"screen":true}'
        done
        printf '%s\n' '{"close":true}'
    ) | headless small >"$work/full.txt"
    df "$work/small"
    kept=$(play_on small | last_hash)
    echo "kept: $kept"
    grep -q "$not_saved" "$work/full.txt" && [ "$(tail -n 2 "$work/full.txt" | last_hash)" != "$kept" ] &&
        grep -qF "${kept:-none}" "$work/full.txt" || status=1
    umount "$work/small"
    return "$status"
}

other_scripts_work() {
    local user before
    for user in 'Ünter uns' 'Глубина/пещера' '深淵' 'أعماق'; do
        before=$(printf '%s\n' "$new_game" '{"close":true}' | headless "$user" | last_hash)
        [ -n "$before" ] && [ -d "$work/$user/runs" ] && [ "$before" = "$(play_on "$user" | last_hash)" ] ||
            { echo "not in $user" && return 1; }
    done
}

# Without --user-dir, what a person has of the game is where Windows wants it.
folders_are_the_systems() {
    printf '%s\n' "$new_game" '{"close":true}' | torchwake headless --seed 5 >/dev/null
    find "${WINEPREFIX:-$HOME/.wine}/drive_c/users" -path '*AppData*' -name '*.log' -o -path '*AppData*' -name torchwake |
        tee /dev/stderr | grep 'AppData/Local/torchwake/runs/.*journal-1.log'
}

window_is_refused() {
    ! torchwake >"$work/window.txt" 2>&1 && grep 'built without a window' "$work/window.txt"
}

check 'the data have no errors' data_is_whole
check 'simulations come to the same in one thread and in three' simulations_agree
check 'a closed game continues in the same world' closed_game_continues
check 'a killed game continues at its last answer, six times' killed_game_continues
check 'Ctrl+C ends a game, which continues in the same world' console_event_loses_nothing
check 'a run that is played is locked' locked_run_is_refused
check 'a full disk ends no game' full_disk_is_told
check 'folders may be named in other scripts' other_scripts_work
check 'without a name, files are in the folders of the person' folders_are_the_systems
check 'a program without a window says so' window_is_refused
[ "$failed" = 0 ]
