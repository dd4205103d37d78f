# shellcheck shell=bash
# Sourced by the scripts beside it: puts Swift on PATH when it is installed where its installers leave it.
#
# A shell started by cron, sudo or a desktop often lacks the line that an installer wrote into a profile.

if ! command -v swift >/dev/null; then
  for directory in "${SWIFTLY_BIN_DIR:-${HOME:-/root}/.local/share/swiftly/bin}" /opt/swift/usr/bin /usr/local/swift/usr/bin; do
    if [[ -x $directory/swift ]]; then
      PATH=$directory:$PATH
      export PATH
      break
    fi
  done
  unset directory
fi
