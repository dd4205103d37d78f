import Foundation
package import Pushing
import Synchronization
import ToolReports

/// What `run` prints about pictures that could not be sent: each error once.
package final class PushReport: Sendable {
  /// The last messages by target.
  private let last = Mutex<[PushTarget: Set<String>]>([:])

  package init() {}

  package func report(_ outcome: PushSession.Outcome, of target: PushTarget) {
    if outcome.isRecovered {
      last.withLock { $0[target] = nil }
      Console.error("note: push to \(target.name): works again".printable)
    }
    for failure in outcome.failures {
      let text = Self.text(failure, of: target)
      guard last.withLock({ $0[target, default: []].insert(text).inserted }) else { continue }
      Console.error("error: \(text); trying again until it works".printable)
    }
  }

  package static func text(_ failure: PushSession.Failure, of target: PushTarget) -> String {
    "push to \(target.name): \(failure.path.map { "\($0): " } ?? "")\(failure.message)".printable
  }
}
