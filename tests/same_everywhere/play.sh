#!/usr/bin/env bash
# play.sh PROGRAM: plays a short game without a window, with its files in ./user, and then continues it.
set -euo pipefail
unset DISPLAY WAYLAND_DISPLAY
"$1" headless --seed 5 --user-dir user <<'LINES'
{"action":"options","screen":true}
{"key":"Right"}
{"key":"Escape"}
{"action":"new-game","state":true}
{"action":"choose-b"}
{"advance":2000,"screen":true}
{"action":"explore"}
{"advance":20000,"state":true,"screen":true}
{"action":"character","screen":true}
{"key":"Escape"}
{"action":"messages","screen":true}
{"close":true}
LINES
"$1" headless --seed 5 --user-dir user <<'LINES'
{"action":"continue","state":true,"screen":true}
{"action":"pause"}
{"action":"abandon"}
{"key":"Enter"}
{"advance":5000,"screen":true}
LINES
