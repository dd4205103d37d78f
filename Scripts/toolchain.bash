# shellcheck shell=bash
# Sourced by other scripts: adds Swift to PATH if it is in one of the installers' default folders.
#
# A shell started by cron, sudo or a desktop often does not read the profile in which an installer set PATH.

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
