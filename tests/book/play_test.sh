#!/bin/bash
# play_test.sh CHAPTER BUILD: types the keys that the chapter's text tells to type, and compares the last picture with the
# one that it shows. A chapter with a journal is also killed after each of the keys and started again, and is given files
# that are no journals of it. A chapter with replays shows the game again, and the part of it before a damage. A chapter with
# a test of its own is tested by it. A chapter with a window is also played in it, on a display of its own. A chapter with
# packages is played from each of them.
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

# wait_for COMMAND: until it succeeds, for two minutes at most.
wait_for() {
  local end=$((SECONDS + 120))
  until "$@"; do
    ((SECONDS < end)) || fail "waited in vain for $*: $(< complaints)"
    sleep 0.1
  done
}

# start_display: a display of its own for the windows; false if a program for their test is missing.
start_display() {
  [[ -z ${server:-} ]] || return 0
  local program
  for program in Xvfb xdotool import convert; do
    [[ $(command -v "$program") ]] || { echo "there is no $program, and so no test of the window"; return 1; }
  done
  # A busy machine holds keys down for long; without repeats each is still one key.
  Xvfb -displayfd 3 -screen 0 1280x800x24 -nolisten tcp -noreset -r 3> display 2> complaints &
  server=$!  # for the trap, too
  trap 'kill "$server" || true; rm -rf "$folder"' EXIT
  wait_for test -s display
  DISPLAY=:$(< display)
  export DISPLAY
}

# windowed PROGRAM: the keys are typed into its window, which shows the hero in yellow in the cell where the text has him.
windowed() {
  start_display || return 0
  local game window
  rm -f seen
  "$1" --window seen 2>> complaints &
  game=$!
  wait_for has_window
  wait_for has_focus
  xdotool type --delay 100 "$keys"
  wait_for cmp --silent seen "$journal"
  local row column
  row=$(grep -n -m 1 @ <<< "$last")
  column=${row#*:}
  column=${column%%@*}
  wait_for shows_hero ${#column} $((${row%%:*} - 1))
  xdotool type Q
  wait_for has_ended
  wait "$game" || fail "the window ended with $?: $(< complaints)"
}

# A window has its name before it is shown, and only a window that is shown can have the keys.
has_window() {
  window=$(xdotool search --onlyvisible --name '^A roguelike that forgets nothing$' 2>> complaints)
}

has_focus() {
  xdotool windowfocus "$window" 2>> complaints && [[ $(xdotool getwindowfocus -f) == "$window" ]]
}

# shows_hero COLUMN ROW: true if the window has yellow in that cell of its text, and in no other.
shows_hero() {
  local width height left top
  import -silent -window "$window" shown.png 2>> complaints || return 1
  convert shown.png -fill black +opaque '#FFFF00' -format '%@\n' info: > yellow 2>> complaints || return 1
  IFS=x+ read -r width height left top < yellow
  ((width > 0 && left / 12 == $1 && (left + width - 1) / 12 == $1)) &&
    ((top / 24 == $2 && (top + height - 1) / 24 == $2))
}

has_ended() {
  ! kill -0 "$game" 2> /dev/null
}

# play_packed PROGRAM: a program that was unpacked plays and continues the usual game, from a folder of no use to it.
play_packed() {
  local home=$folder/home pictures
  rm -rf "$home"
  mkdir "$home"
  pictures=$(cd / && printf '%s' "$keys" | env -i HOME="$home" "$1") || fail "$1 does not start"
  [[ $pictures == *"$last" ]] || fail "$1 came to: $pictures"
  cmp "$home/.local/state/roguelike/hero.save" "$journal" || fail "$1 has another journal"
  pictures=$(cd / && env -i XDG_STATE_HOME="$home/.local/state" "$1" < /dev/null) || fail "$1 does not start again"
  [[ $pictures == "$last" ]] || fail "$1 continued with: $pictures"
  [[ $("$1" --version) == "roguelike 1.0.0" ]] || fail "$1 is of version $("$1" --version)"
}

# only_says REASON COMMAND: the command ends with 1, and says only that.
only_says() {
  local status=0
  "${@:2}" < /dev/null > shown 2> said || status=$?
  [[ $status == 1 && ! -s shown && $(< said) == "roguelike: $1" ]] || fail "${*:2} ended with $status: $(cat shown said)"
}

# packed: the packages are made. The program of each is played where it was unpacked, that of the archive in a window, too,
# and without the font that it brings.
packed() {
  local files away="$folder/für andere"
  cpack --config build/CPackConfig.cmake -B "$folder/packages" > said 2>&1 || fail "cpack failed: $(< said)"
  mkdir "$away" debian
  tar -xzf packages/roguelike-1.0.0-Linux.tar.gz -C "$away"
  away+=/roguelike-1.0.0-Linux
  files=$(cd "$away" && find . -type f | LC_ALL=C sort)
  [[ $(tr '\n' ' ' <<< "$files") == "./bin/roguelike ./share/doc/roguelike/LICENSE-dejavu \
./share/doc/roguelike/LICENSE-torchwake ./share/doc/roguelike/copyright ./share/roguelike/DejaVuSansMono.ttf " ]] ||
    fail "the archive has: $files"
  grep -q 'Bitstream Vera' "$away"/share/doc/roguelike/LICENSE-dejavu || fail "the font has another licence"
  grep -q 'MIT License' "$away"/share/doc/roguelike/LICENSE-torchwake || fail "Torchwake has another licence"
  play_packed "$away/bin/roguelike"
  windowed "$away/bin/roguelike"
  only_says "neither HOME nor XDG_STATE_HOME names a folder; name a file for the game" env -i "$away/bin/roguelike"
  rm "$away/share/roguelike/DejaVuSansMono.ttf"
  only_says "the font of the window is missing: $away/share/roguelike/DejaVuSansMono.ttf" \
    "$away/bin/roguelike" --window seen

  if [[ ! $(command -v dpkg-shlibdeps) ]]; then
    echo "there is no dpkg-shlibdeps, and so no Debian package"
    return
  fi
  local depends
  depends=$(dpkg-deb --field packages/roguelike_1.0.0_*.deb Depends)
  [[ $depends == *libc6* && $depends == *libsfml-graphics* && $depends == *libstdc++6* ]] ||
    fail "the package depends on: $depends"
  dpkg-deb --extract packages/roguelike_1.0.0_*.deb debian
  [[ $(cd debian/usr && find . -type f | LC_ALL=C sort) == "$files" ]] || fail "the package has: $(find debian -type f)"
  play_packed "$folder/debian/usr/bin/roguelike"
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
grep -q -e '--replay' build/sources/main.cpp && replay
grep -q -e '--window' build/sources/main.cpp && windowed build/roguelike
grep -q '^include(CPack)' "$chapter/CMakeLists.txt" && packed
echo "killed after each of ${#keys} keys"
