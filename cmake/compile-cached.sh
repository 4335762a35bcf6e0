#!/bin/sh
# compile-cached.sh CCACHE PROJECT COMPILER ARGUMENT...: compiles through ccache, so that one checkout of the project finds
# what another has compiled. Paths below PROJECT reach ccache relative to the build folder.
# A precompiled header holds absolute paths, so each folder compiles its own. What is compiled with it depends on the text
# of its headers alone; their checksum stands beside it for ccache, in a file .sum.
set -eu
ccache=$1
project=$2
shift 2
# Without these two, ccache refuses sources with a precompiled header, because __TIME__ and macros might hide in it.
export CCACHE_SLOPPINESS=pch_defines,time_macros

case " $* " in
    *" c++-header "*)
        "$ccache" "$@"
        output= headers= before=
        for argument; do
            case $before in
                -o) output=$argument ;;
                -MF) headers=$argument ;;
            esac
            before=$argument
        done
        # Without a list of headers there is no checksum, and the folders share nothing.
        rm -f "$output.sum"
        [ -s "$headers" ] || exit 0
        # The rule "output: header header ... \" without its target; names here hold no spaces.
        sed -e 's/^[^ ]*: //' -e 's/\\$//' "$headers" | xargs cat | sha256sum | cut -d ' ' -f 1 >"$output.sum"
        ;;
    *)
        export CCACHE_BASEDIR="$project" CCACHE_PCH_EXTSUM=true
        for argument; do
            shift
            set -- "$@" "${argument#"$PWD/"}"
        done
        exec "$ccache" "$@"
        ;;
esac
