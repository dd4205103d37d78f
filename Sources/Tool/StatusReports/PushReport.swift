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
    for text in Self.lines(outcome, of: target) where last.withLock({ $0[target, default: []].insert(text).inserted }) {
      Console.error("error: \(text); trying again until it works")
    }
  }

  /// A line for each message; pictures with the same one are counted.
  package static func lines(_ outcome: PushSession.Outcome, of target: PushTarget) -> [String] {
    var seen: Set<String> = []
    return outcome.failures.filter { seen.insert($0.message).inserted }.map { failure in
      let count = outcome.failures.count { $0.message == failure.message }
      let more = count > 1 ? " and \(count - 1) more" : ""
      let path = failure.path.map { "\($0)\(more): " } ?? ""
      return "push to \(target.name): \(path)\(failure.message)".printable
    }
  }
}
