#!/bin/sh
# set_up.sh FOLDER: installs the compiler for Windows, wine and what both need on a Debian of release trixie, and lays the
# libraries into FOLDER: links to headers; zstd and Catch2, built from Debian's own sources. zstd, because snapshots
# of both systems should be read by both; Catch2, because the suites are written for it.
set -eu
to=$1
mark="$to/done-2"  # another number after each change of this file
[ ! -e "$mark" ] || exit 0

if [ ! -s /etc/apt/sources.list.d/torchwake-sources.list ]; then
    # The sources of the release itself, from where its packages come. A fresh root knows them only once it has read them.
    apt-get -q update
    apt-get indextargets --format '$(REPO_URI) $(CODENAME)' 'Created-By: Packages' 'Codename: trixie' | sort -u |
        while read -r base release; do
            echo "deb-src $base $release main"
        done >/etc/apt/sources.list.d/torchwake-sources.list
fi
apt-get -q update
DEBIAN_FRONTEND=noninteractive apt-get -q -y --no-install-recommends install g++-mingw-w64-x86-64-posix wine wine64 \
    ninja-build cmake ccache git libboost-dev librange-v3-dev libxxhash-dev libcli11-dev mount xz-utils

rm -rf "$to"
mkdir -p "$to/include" "$to/lib" "$to/source"
# The folder of all headers holds those of Debian's own C library, too.
for name in boost range meta concepts std CLI xxhash.h; do
    [ ! -e "/usr/include/$name" ] || ln -s "/usr/include/$name" "$to/include/$name"
done
cd "$to/source"
apt-get -q source --download-only libzstd catch2
for archive in *.orig.tar.*; do
    tar -xf "$archive"
done

(
    cd libzstd-* 2>/dev/null || cd zstd-*
    cp lib/zstd.h lib/zstd_errors.h "$to/include/"
    x86_64-w64-mingw32-gcc-posix -O2 -DZSTD_DISABLE_ASM -c lib/common/*.c lib/compress/*.c lib/decompress/*.c
    x86_64-w64-mingw32-ar rcs "$to/lib/libzstd.a" ./*.o
)
cd [Cc]atch2-*
cmake -S . -B build -G Ninja -DCMAKE_TOOLCHAIN_FILE=/torchwake/cmake/mingw-w64.cmake -DCMAKE_BUILD_TYPE=Release \
    -DCMAKE_CXX_FLAGS_RELEASE=-O1 -DCMAKE_CXX_STANDARD=20 -DCMAKE_UNITY_BUILD=ON -DCMAKE_UNITY_BUILD_BATCH_SIZE=50 \
    -DCATCH_INSTALL_DOCS=OFF -DBUILD_TESTING=OFF -DCMAKE_INSTALL_PREFIX="$to"
cmake --build build --target install
rm -rf "$to/source"
touch "$mark"
