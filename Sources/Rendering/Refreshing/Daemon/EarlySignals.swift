import CLinux
import Glibc

/// What signals do to a daemon that has not begun to wait: reading settings may take a while, and who stops it then means no
/// failure.
package enum EarlySignals {
  /// From now on SIGTERM and SIGINT end the process with 0, and SIGHUP is kept for the ``SystemWakeSource``, which takes all of
  /// them over.
  package static func expect() {
    for signal in [SIGTERM, SIGINT] { clinux_end_on_signal(signal) }
    clinux_catch_signal(SIGHUP)
  }
}
