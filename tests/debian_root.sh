# Sourced by scripts that need a fresh Debian: makes roots of its releases by mmdebstrap, and runs commands in them.

# can_make_roots COMMAND...: prints why no root can be made here, and fails; or prints nothing. The command is what a person
# should give as root.
can_make_roots() {
    if [ "$(id -u)" != 0 ]; then
        echo "making and entering a Debian root needs root; try: sudo -E $*"
    elif ! command -v mmdebstrap >/dev/null; then
        echo "mmdebstrap is missing; try: apt-get install mmdebstrap"
    elif ! unshare --mount true 2>/dev/null; then
        echo "this machine lets nobody mount (unshare --mount failed)"
    else
        return 0
    fi
    return 1
}

# make_root RELEASE FOLDER: lays a Debian of that release in a folder, unless one is there.
make_root() {
    if [ ! -d "$2" ]; then
        mkdir -p "$(dirname "$2")"
        rm -rf "$2.new"
        # Old indexes are good enough: an archive that is a copy may be unchanged for longer than they are valid.
        mmdebstrap --quiet --variant=apt --aptopt='Acquire::Check-Valid-Until "false"' "$1" "$2.new" || return
        mv "$2.new" "$2"
    fi
    [ ! -e /etc/resolv.conf ] || cat /etc/resolv.conf >"$2/etc/resolv.conf"
}

# run_in_root FOLDER [NAME=VALUE]... COMMAND...: its mounts end with the command.
run_in_root() {
    local root=$1
    shift
    unshare --mount sh -ec '
        root=$1
        shift
        mount -t proc proc "$root/proc"
        mount --rbind /dev "$root/dev"
        exec env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin:/usr/games TERM="${TERM:-dumb}" LANG=C.UTF-8 \
            http_proxy="${http_proxy:-}" https_proxy="${https_proxy:-}" chroot "$root" env "$@"
    ' sh "$root" "$@"
}
