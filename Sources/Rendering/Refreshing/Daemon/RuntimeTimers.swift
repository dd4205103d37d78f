import CLinux
import Foundation

/// Pauses the timers of Swift's thread pool while a daemon waits.
///
/// On Linux libdispatch counts its workers once per second, for the rest of a process that has used it
/// (`workqueue.c`), without a setting for that: a process that waits for a day would wake up 86,400 times. So its
/// monotonic timers are stopped while nothing runs, and restarted before work begins. Sleeping tasks that a provider
/// left behind sleep until then; Apple's systems suspend a widget's process in the same way.
struct RuntimeTimers {
  /// The stopped timers and their dates.
  private var resting: [(descriptor: Int32, moment: Int64)] = []

  /// Stops running timers. The pool may be about to set a timer, so call it again later.
  mutating func rest() {
    for descriptor in Self.monotonicTimers() {
      var nanoseconds: Int64 = 0
      guard clinux_stop_timer(descriptor, &nanoseconds) == 0, nanoseconds > 0 else { continue }
      resting.append((descriptor, MonotonicClock.now + nanoseconds))
    }
  }

  /// Restarts the timers. Those whose time has passed fire at once.
  mutating func goOn() {
    for timer in resting { clinux_start_timer(timer.descriptor, max(timer.moment - MonotonicClock.now, 1)) }
    resting = []
  }

  /// The process's timers on the monotonic clock; the daemon's own timer is on the wall clock.
  private static func monotonicTimers() -> [Int32] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    return names.compactMap(Int32.init).filter { descriptor in
      let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(descriptor)")
      guard target == "anon_inode:[timerfd]",
        let text = try? String(contentsOfFile: "/proc/self/fdinfo/\(descriptor)", encoding: .utf8)
      else { return false }
      return text.split(separator: "\n").contains("clockid: \(CLOCK_MONOTONIC)")
    }
  }
}
