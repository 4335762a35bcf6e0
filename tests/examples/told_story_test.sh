#!/bin/bash
# told_story_test.sh PROGRAM: kills the game at each of its questions, starts it again, and compares what it shows.
set -euo pipefail
program=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
answers=(begin Ann no Bea yes rope shield lamp end)  # there is no shield to buy: it is asked again
legal=8

fail() {
  echo "told_story_test: $*" >&2
  exit 1
}

start() {
  coproc game { exec "$program" "$1" 2>&1; }
  game_id=$!
}

# The open page, up to the line of its choices; empty if the game has ended.
read_page() {
  local line
  page=
  while IFS= read -r -t 60 line <&"${game[0]}"; do
    page+=$line$'\n'
    [[ $line != *'> ' ]] || return 0
  done
}

answer() {
  echo "$1" >&"${game[1]}"
}

# kill_at NUMBER: kills the game after that many answers, and prints the open page.
kill_at() {
  start "$folder/$1"
  read_page
  for ((given = 0; given < $1; ++given)); do
    answer "${answers[given]}"
    read_page
  done
  kill -KILL "$game_id"
  wait "$game_id" 2> /dev/null || true
}

for ((number = 0; number < ${#answers[@]}; ++number)); do
  kill_at "$number"
  killed=$page
  [[ -n $killed ]] || fail "there is no question $number"
  start "$folder/$number"
  read_page
  [[ $page == "$killed" ]] || fail "killed at: $killed came back at: $page"
  for ((given = number; given < ${#answers[@]}; ++given)); do
    result=$page
    answer "${answers[given]}"
    read_page
  done
  [[ -z $page && $result == *"Bea enters the cave with a rope a lamp."* ]] || fail "ended with: $result"
  wait "$game_id" || fail "the game that was killed at question $number failed"
  [[ $(wc -l < "$folder/$number") == "$legal" ]] || fail "not each answer is on record once"
done

printf 'begin\nAnn\nmaybe\n' > "$folder/changed"
! "$program" "$folder/changed" < /dev/null > "$folder/said" 2>&1 || fail "a record that does not fit was taken"
grep -q '^answer 3 on record' "$folder/said" || fail "the record that does not fit is not told"
printf 'begin\nAnn\nyes\nleave\nend\nend\n' > "$folder/longer"
! "$program" "$folder/longer" < /dev/null > "$folder/said" 2>&1 || fail "a record after the end was taken"
grep -q '^answer 6 on record' "$folder/said" || fail "the record after the end is not told"
echo "killed at each of ${#answers[@]} questions"
