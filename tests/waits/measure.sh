#!/bin/bash
# Measures the four ways to wait, and prints the table of docs/coroutines.md. Builds torchwake_bench with the module
# prompt alone, optimised, in build/waits; compiles each way five times and takes the quickest.
# Usage: tests/waits/measure.sh (CXX: the compiler, clang++-19 if not given)
set -euo pipefail
cd "$(dirname "$0")/../.."
export CXX="${CXX:-clang++-19}"
build=build/waits

cmake --preset bench -B "$build" -DTORCHWAKE_APP=OFF -DTORCHWAKE_MODULES=prompt -DTORCHWAKE_TESTS=OFF \
  -DTORCHWAKE_EXAMPLES=OFF >&2
cmake --build "$build" --target torchwake_bench >&2
"$build/tests/bench/torchwake_bench" --benchmark_filter='nested|scopes|restored' >"$build/waits.json"

# A number of a case: figure WORKLOAD CASE MEMBER
figure() {
  awk -v workload="\"workload\": \"$1\"" -v name="\"case\": \"$2\"" -v member="\"$3\": " '
    /"workload"/ { found = index($0, workload) > 0 }
    found && index($0, name) { at = index($0, member) + length(member); split(substr($0, at), rest, /[,}]/); print rest[1] }
  ' "$build/waits.json"
}

# The processor time of the quickest of five compilations, in seconds.
compile_time() {
  local best=999 TIMEFORMAT='%2U' seconds
  for _ in 1 2 3 4 5; do
    seconds=$({ time "$CXX" -std=c++20 -O2 -DNDEBUG -DBOOST_ASIO_NO_DEPRECATED -DBOOST_ASIO_SEPARATE_COMPILATION \
      -Itests -Imodules/core/include -Imodules/prompt/include -c "tests/waits/by_$1.cpp" -o "$build/by_$1.o"; } 2>&1)
    best=$(printf '%s\n%s\n' "$best" "$seconds" | sort -n | head -n 1)
  done
  echo "$best"
}

nanoseconds() { awk -v us="$1" 'BEGIN { printf "%.0f", us * 1000 }'; }
rounded() { printf '%.0f' "$1"; }

answer='answer to three nested waits' scope='innermost of three scopes closed and opened' begun='three nested scopes begun'
echo "| way | an answer | allocations | the menu closed and opened | allocations | a whole game | memory at the menu | compiled in | lines | source |"
echo "|---|---|---|---|---|---|---|---|---|---|"
for way in prompt asio states switch; do
  echo "| $way" \
    "| $(nanoseconds "$(figure "$answer" $way minimum_us)") ns | $(rounded "$(figure "$answer" $way allocations_per_call)")" \
    "| $(nanoseconds "$(figure "$scope" $way minimum_us)") ns | $(rounded "$(figure "$scope" $way allocations_per_call)")" \
    "| $(nanoseconds "$(figure "$begun" $way minimum_us)") ns | $(rounded "$(figure "$begun" $way result_per_call)") bytes" \
    "| $(compile_time $way) s | $(grep -cvE '^ *(//|$)' "tests/waits/by_$way.cpp") | [\`by_$way.cpp\`](../tests/waits/by_$way.cpp) |"
done
echo
echo "A recorded answer is restored in $(nanoseconds "$(figure 'recorded answer restored' torchwake minimum_us)") ns."
