#!/usr/bin/env bash
# record.sh BUILD: records the stored runs again with the programs of a build folder, such as build/dev.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
build=$(cd "$1" && pwd)
record=$build/tests/replay/torchwake_record_run

"$record" explorer 165 1000 "$here/explorer-dies.log"
"$record" fighter 49 700 "$here/fighter-dies.log"
"$record" diver 26 450 "$here/deepest-level.log"
"$record" everything 10 600 "$here/every-command.log"

user=$(mktemp -d)
trap 'rm -rf "$user"' EXIT
"$build/torchwake" headless --seed 5 --user-dir "$user" <"$here/play.jsonl" >/dev/null
install -m 644 "$user"/runs/*/journal-1.log "$here/played.log"
