#!/bin/bash
# lines_test.sh BOOK: counts what each chapter adds to the sources of those before or changes in them: lines with a letter
# or a digit that are no comments. A file that is the same as in the chapters before fails.
set -euo pipefail
most=150
before=$(mktemp -d)  # the newest of each file in the chapters before
trap 'rm -rf "$before"' EXIT
chapters=("$1"/[0-9][0-9]-*/)
[[ -d ${chapters[0]} ]] || { echo "there is no chapter in $1" >&2; exit 1; }
for chapter in "${chapters[@]}"; do
  same=$(diff -s "$before" "$chapter" --exclude='*.md' --exclude='CMakeLists.txt' | grep ' are identical$' || true)
  [[ -z $same ]] || { echo "the chapters before have it: $same" >&2; exit 1; }
  changes=$(diff -N "$before" "$chapter" --exclude='*.md' --exclude='CMakeLists.txt' || [[ $? == 1 ]])
  lines=$(grep '^>' <<< "$changes" | grep -v '^> *//' | grep -c '[[:alnum:]]')
  echo "$(basename "$chapter"): $lines"
  ((lines <= most)) || { echo "more than $most lines" >&2; exit 1; }
  find "$chapter" -maxdepth 1 -type f -exec cp -t "$before" {} +
done
