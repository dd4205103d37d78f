import Dispatch
import Foundation
import Glibc

extension ChildProcess {
  /// The end of a run with a time limit.
  package enum TimedExit: Hashable, Sendable {
    case ended(Exit)
    /// It was killed at its time limit.
    case timedOut
  }

  /// Waits for the program to end, and kills it after the limit, with its process group if it leads one.
  ///
  /// - Parameter limit: In seconds.
  package func wait(atMost limit: Double) -> TimedExit {
    let hasEnded = DispatchSemaphore(value: 0)
    // The system's wait has no time limit; this thread only waits, and leaves the exit status to be collected.
    Thread.detachNewThread { [identifier] in
      var info = siginfo_t()
      _ = uninterrupted { waitid(P_PID, id_t(identifier), &info, WEXITED | WNOWAIT) }
      hasEnded.signal()
    }
    guard hasEnded.wait(timeout: .now() + limit) == .timedOut else { return .ended(wait()) }
    if kill(-identifier, SIGKILL) != 0 { kill(identifier, SIGKILL) }
    _ = wait()
    return .timedOut
  }
}
