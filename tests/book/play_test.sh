#!/bin/bash
# play_test.sh CHAPTER BUILD: types the keys that the chapter's text tells to type, and compares the last picture with the
# one that it shows. A chapter with a journal is also killed after each of the keys and started again, and is given files
# that are no journals of it. A chapter with replays shows the game again, and the part of it before a damage. A chapter with
# a test of its own is tested by it. A chapter with a window is also played in it, on a display of its own.
set -euo pipefail
chapter=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
ln -s "$2" "$folder/build"
cd "$folder"

fail() {
  echo "play_test: $*" >&2
  exit 1
}

# The first block of that language in the text.
block() {
  sed -n "/^\`\`\`$1\$/,/^\`\`\`\$/p" "$chapter/README.md" | sed '1d; /^```$/,$d'
}

# kill_after KEYS FILE: types the keys, and kills the game once it shows the picture after the last of them.
kill_after() {
  build/roguelike "$2" < typed > shown &
  local id=$!
  exec 3> typed
  printf '%s' "$1" >&3
  local pictures
  pictures=$(grep -m $((${#1} + 1)) -c '^keys:' shown)
  ((pictures == ${#1} + 1)) || fail "$pictures pictures after ${#1} keys"
  kill -KILL "$id"
  wait "$id" 2> /dev/null || true
  exec 3>&-
}

# refuse FILE PLACE: the file is refused in one sentence with its name and the place, and is kept.
refuse() {
  local status=0
  cp "$1" kept
  build/roguelike "$1" < /dev/null > shown 2> said || status=$?
  ((status == 1)) || fail "$1 ended with $status"
  [[ ! -s shown && $(wc -l < said) == 1 ]] || fail "$1 was not refused by one sentence: $(cat shown said)"
  grep -q "^roguelike: $1, $2: .* the file is kept" said || fail "$1 was refused so: $(< said)"
  cmp "$1" kept || fail "$1 was changed"
}

# replay: the journal is shown by a picture for its beginning and each answer, the last as in the text, and stays as it
# is; one with an answer that the game refuses is shown up to that answer.
replay() {
  local status=0
  cp "$journal" kept
  head -c 1000 /dev/zero > steps
  build/roguelike --replay "$journal" < steps > shown
  [[ $(grep -v '^answer' shown) == *"$last" ]] || fail "the replay ended with: $(< shown)"
  (($(grep -c '^answer' shown) == ${#answers} + 1)) || fail "the replay has not a picture for each answer"
  cmp "$journal" kept || fail "the replay changed the journal"
  { head -n 1 "$journal"; printf '%s?%s' "${answers:0:4}" "${answers:5}"; } > edited
  build/roguelike --replay edited < steps > shown 2> said || status=$?
  ((status == 1)) || fail "the replay of a damaged journal ended with $status"
  (($(grep -c '^answer' shown) == 5)) || fail "a damaged journal was not shown up to the damage"
  refuse edited 'line 2, column 5'
  status=0
  build/roguelike --replay missing < steps > shown 2> said || status=$?
  [[ $status == 1 && ! -e missing ]] || fail "the replay of a missing file ended with $status"
}

# wait_for COMMAND: until it succeeds, for a minute at most.
wait_for() {
  local tries
  for ((tries = 0; tries < 600; ++tries)); do
    ! "$@" || return 0
    sleep 0.1
  done
  fail "waited in vain for $*"
}

# windowed: the keys are typed into a window, which shows the hero in yellow in the cell where the text has him.
windowed() {
  local program
  for program in Xvfb xdotool import; do
    [[ $(command -v "$program") ]] || { echo "there is no $program, and so no test of the window"; return; }
  done
  Xvfb -displayfd 3 -screen 0 1280x800x24 3> display 2> said &
  server=$!  # for the trap, too
  trap 'kill "$server"; rm -rf "$folder"' EXIT
  wait_for test -s display
  export DISPLAY=:$(< display)
  build/roguelike --window seen &
  local game=$!
  local window
  window=$(timeout 60 xdotool search --sync --name 'A roguelike that forgets nothing')
  xdotool windowfocus --sync "$window"
  xdotool type --delay 100 "$keys"
  wait_for cmp --silent seen "$journal"
  local row column cell
  row=$(grep -n -m 1 @ <<< "$last")
  column=${row#*:}
  column=${column%%@*}
  cell="12x24+$((12 * ${#column}))+$((24 * (${row%%:*} - 1)))"
  wait_for shows_hero "$window" "$cell"
  xdotool type Q
  wait "$game" || fail "the window ended with $?"
}

# shows_hero WINDOW CELL: true if the window has yellow in that cell, and in no other.
shows_hero() {
  import -window "$1" shown.png
  convert shown.png -crop "$2" +repage txt: | grep -c '#FFFF00' > yellow || return 1
  [[ $(convert shown.png txt: | grep -c '#FFFF00') == "$(< yellow)" ]]
}

if [[ -x build/odds_test ]]; then
  build/odds_test || fail "the fights do not agree with the odds"
fi

command=$(block sh)
expected=$(block text)
[[ $command == "printf '"*"' | build/roguelike"* && -n $expected ]] || fail "the text has no keys to type or no picture"
last=$(eval "$command" | tail -n "$(wc -l <<< "$expected")")
diff <(echo "$expected") <(sed 's/ *$//' <<< "$last") || fail "the last picture is another one"
[[ $command == *roguelike\ * ]] || exit 0

keys=${command#printf \'}
keys=${keys%%\'*}
journal=${command##* }
mkfifo typed shown
for ((typed = 0; typed <= ${#keys}; ++typed)); do
  : > again  # a new game, as without a file
  kill_after "${keys:0:typed}" again
  pictures=$(printf '%s' "${keys:typed}" | build/roguelike again)
  [[ $pictures == *"$last" ]] || fail "killed after $typed keys, it came to: $pictures"
  [[ $(< again) == "$(< "$journal")" ]] || fail "killed after $typed keys, its journal is another one"
done

[[ $(< "$chapter/README.md") != *"$(< "$journal")"* ]] && grep -q "^$(head -n 1 "$journal")" "$chapter/README.md" &&
  fail "the text shows another journal"
rm typed shown
echo 'Dear diary' > foreign
head -c 20 "$journal" > torn
{ cat "$journal"; echo; } > edited
answers=$(tail -n 1 "$journal")
refuse foreign 'line 1'
refuse torn 'line 1'
refuse edited "line 2, column $((${#answers} + 1))"
grep -q -e '--replay' "$chapter/main.cpp" && replay
grep -q -e '--window' "$chapter/main.cpp" && windowed
echo "killed after each of ${#keys} keys"
