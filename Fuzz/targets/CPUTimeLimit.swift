import Foundation

/// Limits the CPU time of a single input, independent of the machine's load.
enum CPUTimeLimit {
  /// Traps if `work` takes longer.
  ///
  /// - Parameter seconds: With sanitizers, which make code two to five times as slow.
  static func measuring(atMost seconds: Double = 4, _ work: () -> Void) {
    let start = now()
    work()
    let taken = now() - start
    precondition(taken < seconds, "took \(taken) s of CPU time")
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
