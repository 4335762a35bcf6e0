#!/bin/bash
# terminal_test.sh CHAPTER BUILD: types in a terminal the keys that the chapter's text tells to type, each once the picture
# before it is shown, and then the key that leaves. The pictures and the journal are those of the same keys from a pipe, and
# the terminal has the modes that it had before. A chapter with replays also shows the game again there.
set -euo pipefail
chapter=$1
if [[ $(script --version 2>&1) != *util-linux* ]]; then
  echo "script of util-linux is missing, and so there is no test in a terminal"
  exit
fi
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
ln -s "$2" "$folder/build"
cd "$folder"
mkfifo typed shown

fail() {
  echo "terminal_test: $*" >&2
  exit 1
}

# in_terminal MODES KEYS ARGUMENT...: in a terminal with these modes, the game shows the pictures of `by_pipe`.
in_terminal() {
  local modes=$1 keys=$2Q game line count=0 status=0
  shift 2
  local played="roguelike${*:+ $*}"
  SHELL=$BASH timeout 120 script -qec "stty $modes; stty -g > before
    build/$played; status=\$?; stty -g > after; exit \$status" /dev/null < typed > shown &
  game=$!
  exec 3<> typed 4< shown  # `typed` is also open for reading, so that keys for a game that has ended do no harm
  while IFS= read -r line; do
    printf '%s\n' "$line"
    [[ $line != keys:* ]] || printf '%s' "${keys:count++:1}" >&3
  done <&4 > by_keys
  printf '%s' "$line" >> by_keys
  exec 3>&- 4<&-
  wait "$game" || status=$?
  ((status == 0)) || fail "$played ended with $status"
  diff before after || fail "$played left the terminal in other modes"
  # A picture begins by clearing the screen. A key that is echoed would stand before it.
  (($(grep -c $'^\e\\[H\e\\[2J' by_keys) == ${#keys})) || fail "not each picture of $played replaced the last one"
  diff by_pipe <(sed $'s/^\e\\[H\e\\[2J//; s/\r$//' by_keys) || fail "$played did not show the pictures of a pipe"
}

command=$(grep -m 1 "^printf '.*' | build/roguelike" "$chapter/README.md") || fail "the text has no keys to type"
keys=${command#printf \'}
keys=${keys%%\'*}
if [[ $command != *roguelike\ * ]]; then
  printf '%s' "$keys" | build/roguelike > by_pipe
  in_terminal sane "$keys"
  exit
fi

printf '%s' "$keys" | build/roguelike piped.save > by_pipe
in_terminal sane "$keys" hero.save
cmp hero.save piped.save || fail "the journal is not that of a pipe"
if grep -q -e '--replay' build/sources/main.cpp; then
  answers=$(tail -n 1 hero.save)
  steps=${answers//?/ }
  printf '%s' "$steps" | build/roguelike --replay hero.save > by_pipe
  # On a slow machine the replay's clock may end it before the last keys come, which then are not to be echoed.
  in_terminal 'sane -echo' "$steps" --replay hero.save
  cmp hero.save piped.save || fail "the replay changed the journal"
fi
