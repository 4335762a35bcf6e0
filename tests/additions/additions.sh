#!/usr/bin/env bash
# additions.sh check: applies each patch of this folder to a copy of the files that it touches, and compares the number
#     of these files with figures.txt. Part of the suite.
# additions.sh nightly [KIND...]: builds and plays the game with each patch in build/additions, then leaves each row of
#     KIND.rows out and requires that the compiler, the linker or a test refuses the rest.
# additions.sh renew KIND: makes KIND.patch again after the files that it touches have changed.
# README.md has the forms of the files.
set -uo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
project=$(cd "$here/../.." && pwd)
work=$project/build/additions
export LC_ALL=C

kinds() { sed -n 's/^\([a-z][a-z_-]*\) .*/\1/p' "$here/figures.txt"; }
# The allowed number of files of a kind: figure KIND 2 for code, KIND 3 for data.
figure() { awk -v kind="$1" -v column="$2" '$1 == kind { print $column }' "$here/figures.txt"; }
# All files of a patch; those that it changes; those that it adds.
files_of() { sed -n 's|^+++ b/\([^[:space:]]*\).*|\1|p' "$1"; }
changed_by() { sed -n 's|^--- a/\([^[:space:]]*\).*|\1|p' "$1"; }
added_by() { awk '/^--- \/dev\/null/ { new = 1; next } /^\+\+\+ / && new { sub("^b/", "", $2); print $2 } { new = 0 }' "$1"; }

failures=0
fail() {
    failures=$((failures + 1))
    printf 'FAILED: %s\n' "$@" >&2
}
stop() {
    printf 'additions.sh: %s\n' "$*" >&2
    exit 2
}
need() { command -v "$1" >/dev/null || stop "the program $1 is missing. ./test.sh installs it; by hand: apt-get install $1"; }

# copy_files FROM TO FILE...: files that are not there are left out.
copy_files() {
    local from=$1 to=$2 file
    shift 2
    for file in "$@"; do
        mkdir -p "$to/$(dirname "$file")"
        [ ! -e "$from/$file" ] || cp "$from/$file" "$to/$file"
    done
}

# apply_patch FOLDER PATCH [OPTION...]: without fuzz; lines may have moved.
apply_patch() {
    local folder=$1 patch=$2
    shift 2
    patch -p1 --batch --fuzz=0 --no-backup-if-mismatch --reject-file=- -d "$folder" "$@" <"$patch"
}

# --- check ---

# Prints FILE#N for each hunk of a patch.
hunks_of() { awk '/^\+\+\+ / { file = substr($2, 3); n = 0 } /^@@ / { print file "#" ++n }' "$1"; }
# Prints the rows of a kind: HUNK... | EXPECTATION.
rows_of() { sed -e '/^#/d' -e '/^$/d' "$here/$1.rows"; }

check_fit() {
    local kind=$1 patch=$here/$1.patch copy=$2/$1 file said broken=0
    for file in $(changed_by "$patch"); do
        [ -e "$project/$file" ] || { fail "$kind.patch: $file is no longer there"; broken=1; }
    done
    for file in $(added_by "$patch"); do
        [ ! -e "$project/$file" ] || { fail "$kind.patch adds $file, which is there already"; broken=1; }
    done
    if [ "$broken" = 0 ]; then
        copy_files "$project" "$copy" $(changed_by "$patch")
    fi
    if [ "$broken" = 0 ] && ! said=$(apply_patch "$copy" "$patch" --forward 2>&1); then
        broken=1
        fail "$kind.patch no longer applies:"
        awk '/^(checking|patching) file/ { file = $3 } /FAILED|ignored|can.t find/ { print "    " file ": " $0 }' <<<"$said" >&2
    fi
    [ "$broken" = 0 ] || echo "    To make the patch again: tests/additions/additions.sh renew $kind" >&2
}

# compare KIND WHAT COUNT ALLOWED
compare() {
    [ "$3" -le "$4" ] || fail "$1.patch touches $3 files of $2, and figures.txt allows $4"
}

check_count() {
    local kind=$1 code=0 data=0 file
    for file in $(files_of "$here/$kind.patch"); do
        case $file in
            modules/*) code=$((code + 1)) ;;
            assets/*) data=$((data + 1)) ;;
            tests/*) ;;
            *) fail "$kind.patch touches $file, which is neither code (modules/), data (assets/) nor a test (tests/)" ;;
        esac
    done
    compare "$kind" "code" "$code" "$(figure "$kind" 2)"
    compare "$kind" "data" "$data" "$(figure "$kind" 3)"
    echo "$kind: $code files of code, $data of data"
}

# Each hunk of code and data is in one row, and each row names hunks of the patch.
check_rows() {
    local kind=$1 named unnamed unknown
    named=$(rows_of "$kind" | sed 's/|.*//' | tr -s ' ' '\n' | sed '/^$/d')
    unnamed=$(hunks_of "$here/$kind.patch" | grep -v '^tests/' | grep -vxF "$named")
    unknown=$(grep -vxF "$(hunks_of "$here/$kind.patch")" <<<"$named")
    [ -z "$unnamed" ] || fail "$kind.rows lacks these hunks of $kind.patch: ${unnamed//$'\n'/ }"
    [ -z "$unknown" ] || fail "$kind.rows names hunks that $kind.patch lacks: ${unknown//$'\n'/ }"
    [ -z "$(sort <<<"$named" | uniq -d)" ] || fail "$kind.rows names a hunk twice: $(sort <<<"$named" | uniq -d)"
}

check() {
    local kind
    copies=$(mktemp -d)
    trap 'rm -rf "$copies"' EXIT
    for kind in $(basename -s .patch "$here"/*.patch); do
        [ -n "$(figure "$kind" 2)" ] || fail "$kind.patch has no row in figures.txt"
    done
    for kind in $(kinds); do
        if [ ! -e "$here/$kind.patch" ] || [ ! -e "$here/$kind.rows" ] || [ ! -e "$here/$kind.play" ]; then
            fail "figures.txt has a row for $kind, and $kind.patch, $kind.rows or $kind.play is missing"
            continue
        fi
        check_fit "$kind" "$copies"
        check_count "$kind"
        check_rows "$kind"
    done
}

# --- renew ---

write_patch() {
    local kind=$1 folder=$2
    (cd "$folder" && diff -rNp -U1 a b) |
        TZ=UTC sed -e '/^diff /d' -e 's|^--- a/.*\t1970-01-01 .*|--- /dev/null|' -e 's|^\(--- a/[^\t]*\)\t.*|\1|' \
            -e 's|^\(+++ b/[^\t]*\)\t.*|\1|' >"$here/$kind.patch"
    rm -rf "$folder"
    echo "$kind.patch is renewed. If it has other hunks now, change $kind.rows too."
    check
}

renew() {
    local kind=$1 folder=$work/renew/$1 said
    [ -n "$(figure "$kind" 2)" ] || stop "there is no kind '$kind'; the kinds are: $(kinds | tr '\n' ' ')"
    if [ -d "$folder/b" ]; then
        ! said=$(grep -rlE '^(<<<<<<<|>>>>>>>)' "$folder/b") || stop "these files still have marks of a conflict:" $said
    else
        mkdir -p "$folder/a" "$folder/b"
        copy_files "$project" "$folder/a" $(changed_by "$here/$kind.patch")
        cp -r "$folder/a/." "$folder/b"
        if ! said=$(patch -p1 --batch --forward --merge --no-backup-if-mismatch -d "$folder/b" <"$here/$kind.patch"); then
            printf '%s\n' "$said" >&2
            echo "Edit the files in $folder/b so that they hold the addition (conflicts are marked <<<<<<< and >>>>>>>)," \
                "then run this again." >&2
            exit 1
        fi
    fi
    export TZ=UTC
    write_patch "$kind" "$folder"
}

# --- nightly ---

tree=$work/tree
log=$work/log.txt
# Prints the name of a copy of the log, which the next step overwrites.
keep_log() {
    cp "$log" "$work/failure-$((failures + 1)).txt"
    echo "$work/failure-$((failures + 1)).txt"
}

# Builds in the copy of the tree: "play" has the game and the tests that rows name, "rows" compiles single sources. "play" joins
# all sources of a module: their local names then differ, and an added source can't break the units of a release build.
configure() {
    local name=$1
    shift
    cmake --preset "$preset" -S "$tree" -B "$tree/build/$name" -DCMAKE_VERIFY_INTERFACE_HEADER_SETS=OFF \
        -DTORCHWAKE_BENCH=OFF -DTORCHWAKE_EXAMPLES=OFF -DTORCHWAKE_INSTALL=OFF \
        "-DCMAKE_CXX_FLAGS_RELWITHDEBINFO=-O0 -D_GLIBCXX_ASSERTIONS" "$@" >"$log" 2>&1 ||
        stop "the tree can't be configured in $tree/build/$name: see $log"
}

# A new tree is as old as its copying (tar -m): otherwise a file that changed during the last build would look older than
# its results.
prepare_tree() {
    mkdir -p "$tree"
    find "$tree" -mindepth 1 -maxdepth 1 ! -name build -exec rm -rf {} +
    tar -C "$project" --exclude=./build --exclude=./.git -cf - . | tar -C "$tree" -xmf -
    cd "$tree" || exit 2
    . cmake/setup.sh  # its stop() replaces the one above
    choose_compiler
    preset=$(preset_for dev)
    configure play -DTORCHWAKE_UNITY=ON -DCMAKE_UNITY_BUILD_BATCH_SIZE=0 -DTORCHWAKE_ADDITION_TESTS=ON
    configure rows -DTORCHWAKE_UNITY=OFF -DTORCHWAKE_UNITY_TESTS=OFF -DTORCHWAKE_PRECOMPILE=OFF
}

build_target() { cmake --build "$tree/build/play" --parallel "${TORCHWAKE_JOBS:-2}" --target "$@" >"$log" 2>&1; }
compile_source() { cmake --build "$tree/build/rows" --parallel 1 --target "$tree/$1^" >"$log" 2>&1; }

# run_case NAME: the Catch2 case of that name, in the program of tests/additions/CMakeLists.txt.
run_case() {
    "$tree/build/play/tests/additions/torchwake_addition_tests" "$(sed 's/[][,*\\]/\\&/g' <<<"$1")" >"$log" 2>&1 </dev/null
} 2>/dev/null  # of the shell, which tells of an aborted program

# Copies a patch with only the hunks FILE#N that follow it.
pick() {
    local patch=$1
    shift
    awk -v wanted="$*" '
        BEGIN { count = split(wanted, list, " "); for (i = 1; i <= count; i++) want[list[i]] = 1 }
        /^--- / { old = $0; taking = 0; next }
        /^\+\+\+ / { new = $0; file = substr($2, 3); n = 0; shown = 0; next }
        /^@@ / {
            taking = (file "#" ++n) in want
            if (taking && !shown) { print old; print new; shown = 1 }
        }
        taking' "$patch"
}

# Without a row: true if the expectation of the row is met.
refused() {
    local how=$1 what=$2 name=$3
    case $how in
        compile) ! compile_source "$what" ;;
        link) ! build_target "$what" && grep -Eqi 'undefined (reference|symbol)' "$log" ;;
        test)
            build_target torchwake_addition_tests || return 1  # a row whose tests do not build is one of "compile"
            ! run_case "$name"
            ;;
    esac
}

# Reads the expectation of a row into how, what and name.
read_expectation() {
    name=${1#*: }
    read -r how what _ <<<"${1%%: *}"
    case $how in
        compile | link | test) ;;
        *) stop "'$1' in $kind.rows is none of: compile SOURCE, link TARGET, test SOURCE: NAME" ;;
    esac
}

# With the whole patch everything that its rows name is sound.
check_whole() {
    local kind=$1 row how what name
    build_target torchwake torchwake_addition_tests || { fail "$kind: the game with the patch does not build (see $(keep_log))"; return 1; }
    while read -r row <&3; do
        read_expectation "${row#*| }"
        case $how in
            compile) compile_source "$what" || fail "$kind: $what does not compile with the whole patch (see $(keep_log))" ;;
            test) run_case "$name" || fail "$kind: with the whole patch this test fails: $name" ;;
        esac
    done 3< <(rows_of "$kind" | sort -t'|' -k2 -u)
}

leave_out_rows() {
    local kind=$1 row hunks how what name file kept=$work/kept count=0
    while read -r row <&3; do
        hunks=${row%%|*}
        read_expectation "${row#*| }"
        pick "$here/$kind.patch" $hunks >"$work/row.patch"
        rm -rf "$kept"
        mkdir -p "$kept"
        (cd "$tree" && cp -p --parents $(files_of "$work/row.patch") "$kept")
        apply_patch "$tree" "$work/row.patch" --reverse >"$log" 2>&1 || { fail "$kind: $hunks can't be left out (see $(keep_log))"; continue; }
        if refused "$how" "$what" "$name"; then
            echo "$kind: without $hunks: ${row#*| }"
        else
            fail "$kind: without $hunks this is not so: ${row#*| } (see $(keep_log))"
        fi
        cp -rp "$kept/." "$tree"
        # What was compiled without the row is compiled again. Sources of the build "rows" were refused, and need not be.
        [ "$how" = compile ] || (cd "$tree" && touch $(files_of "$work/row.patch"))
        count=$((count + 1))
    done 3< <(rows_of "$kind")
    rows=$((rows + count))
}

# A play script calls these. `game` starts the game without a window; `ask` sends a request and reads $reply.
game() {
    local user=$work/user
    rm -rf "$user"
    coproc GAME { "$tree/build/play/torchwake" headless --user-dir "$user" --no-mods "$@" 2>"$log"; }
    game_process=$GAME_PID
    exec {to_game}>&"${GAME[1]}" {from_game}<&"${GAME[0]}"
    hear
}
hear() { read -r reply <&"$from_game" || reply="(the game has ended: $(tail -n 1 "$log"))"; }
ask() {
    printf '%s\n' "$1" >&"$to_game" 2>/dev/null
    hear
}
act() { ask "{\"action\":\"$1\",\"screen\":true,\"state\":true}"; }
press() { ask "{\"key\":\"$1\",\"screen\":true,\"state\":true}"; }
leave() {
    ask '{"close":true}'
    exec {to_game}>&- {from_game}<&-
    wait "$game_process"
}
show_level() { "$tree/build/play/torchwake" show-level "$@"; }
# shows TEXT, lacks TEXT: whether the last reply holds it.
shows() {
    case $reply in
        *"$1"*) ;;
        *) fail "$kind.play, line ${BASH_LINENO[0]}: no '$1' in the reply, which is: $reply" ;;
    esac
}
lacks() {
    case $reply in
        *"$1"*) fail "$kind.play, line ${BASH_LINENO[0]}: '$1' is in the reply, which is: $reply" ;;
    esac
}

nightly() {
    local kind before rows=0
    prepare_tree
    for kind in "$@"; do
        [ -n "$(figure "$kind" 2)" ] || stop "there is no kind '$kind'; the kinds are: $(kinds | tr '\n' ' ')"
        before=$failures
        apply_patch "$tree" "$here/$kind.patch" --forward >"$log" 2>&1 || { fail "$kind.patch does not apply (see $(keep_log))"; continue; }
        if check_whole "$kind"; then
            . "$here/$kind.play"
            [ "$failures" != "$before" ] || echo "$kind: built and played"
            leave_out_rows "$kind"
        fi
        apply_patch "$tree" "$here/$kind.patch" --reverse >"$log" 2>&1 || stop "$kind.patch can't be taken back (see $(keep_log))"
    done
    echo "$rows rows left out"
}

need patch
need diff
trap '' PIPE  # a game that has ended is reported by its last reply
case ${1:-} in
    check) check ;;
    renew) [ "$#" = 2 ] || stop "usage: additions.sh renew KIND"; renew "$2" ;;
    nightly)
        shift
        [ "$#" != 0 ] || set -- $(kinds)
        nightly "$@"
        ;;
    *) stop "usage: additions.sh check | nightly [KIND...] | renew KIND" ;;
esac
[ "$failures" = 0 ] || exit 1
