import Dispatch
import Foundation
import Glibc

extension ChildProcess {
  /// What came of a run that may not last for ever.
  package enum TimedEnd: Hashable, Sendable {
    case ended(End)
    /// It was killed when its time was over.
    case overdue
  }

  /// Waits for its end, and kills it when it lasts longer, with its process group if it leads one.
  ///
  /// - Parameter limit: In seconds.
  package func wait(atMost limit: Double) -> TimedEnd {
    let hasEnded = DispatchSemaphore(value: 0)
    // The system's own wait has no limit; this thread does nothing but wait, and leaves the end to be collected.
    Thread.detachNewThread { [identifier] in
      var info = siginfo_t()
      _ = uninterrupted { waitid(P_PID, id_t(identifier), &info, WEXITED | WNOWAIT) }
      hasEnded.signal()
    }
    guard hasEnded.wait(timeout: .now() + limit) == .timedOut else { return .ended(wait()) }
    if kill(-identifier, SIGKILL) != 0 { kill(identifier, SIGKILL) }
    _ = wait()
    return .overdue
  }
}
