import CLinux
import Foundation

/// The timers of Swift's thread pool, which rest while a daemon waits.
///
/// On Linux libdispatch counts its workers once a second, for as long as a process lives that has used it
/// (`workqueue.c`), and has no setting for that: a process that waits for tomorrow would wake up 86,400 times. So its
/// monotonic timers are stopped when nothing is at work, and go on before anything is. Tasks that a provider left
/// behind and that sleep, sleep on until then; Apple's systems suspend a widget's process in the same way.
struct RuntimeTimers {
  /// What rests, with the moment it was set to.
  private var resting: [(descriptor: Int32, moment: Int64)] = []

  /// Stops what runs. The pool may be about to set a timer, and is to be looked at again.
  mutating func rest() {
    for descriptor in Self.monotonicTimers() {
      var nanoseconds: Int64 = 0
      guard clinux_stop_timer(descriptor, &nanoseconds) == 0, nanoseconds > 0 else { continue }
      resting.append((descriptor, MonotonicClock.now + nanoseconds))
    }
  }

  /// Lets them go on; those whose time has come meanwhile go off at once.
  mutating func goOn() {
    for timer in resting { clinux_start_timer(timer.descriptor, max(timer.moment - MonotonicClock.now, 1)) }
    resting = []
  }

  /// The process's timers on the clock that nobody sets; the daemon's own is on the wall clock.
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
