import CLinux
import Glibc

/// Signals before the daemon starts to wait: reading the configuration may take a while, and stopping it then is not
/// a failure.
package enum EarlySignals {
  /// From now on SIGTERM and SIGINT exit with 0, and SIGHUP is kept for the ``SystemWakeSource``, which later handles all
  /// of them.
  package static func expect() {
    for signal in [SIGTERM, SIGINT] { clinux_end_on_signal(signal) }
    clinux_catch_signal(SIGHUP)
  }
}
