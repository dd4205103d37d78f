import Foundation

/// What a single input may take of the processor's time, however busy the machine is.
enum ProcessorBound {
  /// Stops the program where `work` takes longer.
  ///
  /// - Parameter seconds: Under the sanitizers, which make everything two to five times as slow.
  static func measuring(atMost seconds: Double = 4, _ work: () -> Void) {
    let start = now()
    work()
    let taken = now() - start
    precondition(taken < seconds, "took \(taken) s of the processor's time")
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
