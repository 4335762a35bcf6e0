#!/bin/bash
# pages_test.sh PROJECT: each link of a page leads to a file that is there, and to a heading that it has. The files that
# docs/map.md names are there. README.md and CHANGELOG.md are short enough to be read.
set -euo pipefail
cd "$1"
faults=0

fault() {
  echo "$1: $2" >&2
  faults=$((faults + 1))
}

# The text of a page without its code.
prose() {
  sed '/^```/,/^```/d; s/`[^`]*`//g' "$1"
}

# The headings of a page, as links name them.
anchors() {
  sed -n '/^```/,/^```/d; s/^##* //p' "$1" | tr '[:upper:]' '[:lower:]' | sed 's/[^a-z0-9 _-]//g; s/ /-/g'
}

# check_link PAGE TARGET
check_link() {
  local file=${2%%#*} anchor=
  [[ $2 != *'#'* ]] || anchor=${2#*#}
  file=${file:+$(dirname "$1")/$file}
  file=${file:-$1}
  if [[ ! -e $file ]]; then
    fault "$1" "nothing is at $2"
  elif [[ -n $anchor ]] && ! anchors "$file" | grep -qxF -e "$anchor"; then
    fault "$1" "no heading is at $2"
  fi
}

# check_words PAGE MOST
check_words() {
  local words
  words=$(wc -w < "$1")
  ((words <= $2)) || fault "$1" "$words words; at most $2"
}

mapfile -t pages < <(find . \( -path './build*' -o -path './.*' -o -path './app/book/*/build' \) -prune -o -name '*.md' -print)
for page in "${pages[@]}"; do
  while IFS= read -r target; do
    check_link "$page" "$target"
  done < <(prose "$page" | grep -oE '\]\([^) ]+\)' | sed 's/^](//; s/)$//' | grep -vE '^[a-z]+:')
done

files=$(find ./modules ./assets ./app ./cmake ./tests ./docs -type f)
while IFS= read -r name; do
  grep -q -F -e "/${name#../}" <<< "$files" || fault docs/map.md "nothing is at $name"
done < <(grep -oE '`[^` ]+`' docs/map.md | tr -d '`' | grep -E '\.(cpp|hpp|json|txt)$|/$' | grep -vF '*')

check_words README.md 1200
check_words CHANGELOG.md 1500
((${#pages[@]} > 20)) || fault pages "only ${#pages[@]} are found"
((faults == 0))
