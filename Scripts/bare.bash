# shellcheck shell=bash
# Sourced by try-packages and first-days: bare Debian systems, in which packages are tried. The caller has `say`, `fail` and
# `work`, a folder for logs. Systems and the packages that they download are kept in ~/.cache/almanac/debian
# (XDG_CACHE_HOME); MIRROR is Debian's mirror.

bare_cache=${XDG_CACHE_HOME:-${HOME:-/root}/.cache}/almanac/debian
# The toolchain that a system with the folder /opt/swift gets.
bare_swift=
bare_mirror=${MIRROR:-http://deb.debian.org/debian}

# A bare system of the suite $1, unpacked in the folder $2. Its first use downloads it.
bare_system() {
  local suite=$1 folder=$2 stored=$bare_cache/$1.tar
  unshare --mount --pid --fork true 2>/dev/null || fail 77 "root may not mount here; a container needs CAP_SYS_ADMIN"
  if [[ ! -s $stored ]]; then
    say "making a bare system: $suite"
    mkdir -p "$bare_cache"
    if ! debootstrap --variant=minbase "$suite" "$folder" "$bare_mirror" >"$work/$suite.log" 2>&1; then
      tail -n 5 "$work/$suite.log" >&2
      fail 75 "debootstrap of $suite from $bare_mirror failed; is the mirror reachable? (MIRROR sets another)"
    fi
    rm -rf "$folder"/var/cache/apt/archives/*.deb
    tar --create --numeric-owner --file "$stored.new" -C "$folder" .
    mv "$stored.new" "$stored"
  else
    mkdir -p "$folder"
    tar --extract --numeric-owner --file "$stored" -C "$folder"
  fi
}

# Runs a script in the system of the suite $1 in the folder $2, with mounts and processes that end with it.
in_bare_system() {
  local suite=$1 folder=$2
  mkdir -p "$bare_cache/$suite-archives/partial"
  cp /etc/resolv.conf "$folder/etc/resolv.conf"
  # shellcheck disable=SC2016 # expanded by the inner shell
  unshare --mount --pid --fork --kill-child bash -c '
    folder=$1 archives=$2 swift=$3
    shift 3
    mount -t proc proc "$folder/proc" && mount --bind "$archives" "$folder/var/cache/apt/archives" &&
      mount --rbind /dev "$folder/dev" &&
      if [[ -d $folder/opt/swift ]]; then mount --bind --read-only "$swift" "$folder/opt/swift"; fi &&
      exec env -i HOME=/root PATH=/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 TERM=dumb chroot "$folder" bash "$@"
  ' bash "$folder" "$bare_cache/$suite-archives" "$bare_swift" "${@:3}"
}
