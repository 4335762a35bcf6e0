#!/bin/bash
# excerpt_test.sh README SOURCE: checks that SOURCE contains the C++ of README word for word.
set -euo pipefail
excerpt=$(sed -n '/^```cpp$/,/^```$/{/^```/!p}' "$1")
[[ -n $excerpt ]] || { echo "there is no C++ in $1" >&2; exit 1; }
[[ $(< "$2") == *"$excerpt"* ]] || { echo "$1 shows what is not in $2" >&2; exit 1; }
