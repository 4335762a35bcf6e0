#!/bin/bash
# lines_test.sh BOOK: counts what each chapter adds to the sources of the one before or changes in them: lines with a
# letter or a digit that are no comments.
set -euo pipefail
most=150
before=$(mktemp -d)  # nothing comes before the first chapter
trap 'rmdir "$before"' EXIT
previous=$before
for chapter in "$1"/[0-9][0-9]-*/; do
  changes=$(diff -N "$previous" "$chapter" --exclude='*.md' --exclude='CMakeLists.txt' || [[ $? == 1 ]])
  lines=$(grep '^>' <<< "$changes" | grep -v '^> *//' | grep -c '[[:alnum:]]')
  echo "$(basename "$chapter"): $lines"
  ((lines <= most)) || { echo "more than $most lines" >&2; exit 1; }
  previous=$chapter
done
[[ $previous != "$before" ]] || { echo "there is no chapter in $1" >&2; exit 1; }
