#!/bin/bash
# excerpt_test.sh README SOURCE...: checks that each block of C++ or CMake in README stands in one of the
# sources word for word.
set -euo pipefail
readme=$1
shift

is_shown() {
  local source
  for source in "$@"; do
    [[ $(< "$source") != *"$excerpt"* ]] || return 0
  done
  return 1
}

blocks=0
while IFS= read -r -d $'\f' excerpt; do
  is_shown "$@" || { printf '%s shows what is in no source:\n%s\n' "$readme" "$excerpt" >&2; exit 1; }
  blocks=$((blocks + 1))
done < <(awk '/^```(cpp|cmake)$/ {inside = 1; text = ""; next}
  /^```$/ && inside {inside = 0; printf "%s\f", substr(text, 2)}
  inside {text = text "\n" $0}' "$readme")
((blocks > 0)) || { echo "there is no C++ in $readme" >&2; exit 1; }
