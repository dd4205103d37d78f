package import PostgresClient
import Synchronization

/// Whether the database answers. Reports changes to the operator once, not with every request.
package final class DatabaseState: Sendable {
  /// Who asks the database.
  package enum Party: Hashable, Sendable {
    case readers
    /// Readers, for pictures.
    case pictures
    case watch
  }

  private struct State {
    /// Why it does not answer.
    var failures: [Party: String] = [:]
    var hasAnswered = false
    var backoff = PostgresBackoff()
    /// When readers connect again.
    var retry: ContinuousClock.Instant?
  }

  private let state = Mutex(State())
  private let onMessage: @Sendable (String) -> Void

  /// - Parameter onMessage: Receives what the operator should know.
  package init(onMessage: @escaping @Sendable (String) -> Void) { self.onMessage = onMessage }

  /// Tells the operator what clients are not told.
  func tell(_ message: String) { onMessage(message) }

  package func failed(_ party: Party, _ error: PostgresError) {
    let isNew = state.withLock { state in
      defer { state.failures[party] = error.message }
      // Several readers fail at once.
      if party == .readers, state.retry.map({ $0 <= .now }) ?? true {
        state.retry = .now + state.backoff.fail()
      }
      return state.failures.isEmpty
    }
    if isNew { onMessage("the database does not answer: \(error); what is known is served") }
  }

  package func succeeded(_ party: Party) {
    let isOver = state.withLock { state in
      let isOver = state.failures.removeValue(forKey: party) != nil && state.failures.isEmpty
      if party == .readers { (state.backoff, state.retry) = (PostgresBackoff(), nil) }
      state.hasAnswered = true
      return isOver
    }
    if isOver { onMessage("the database answers again") }
  }

  /// Lets readers connect now.
  func endPause() { state.withLock { $0.retry = nil } }

  /// Whether readers wait before they connect again.
  var isPaused: Bool { state.withLock { $0.retry.map { $0 > .now } ?? false } }

  var haveReadersFailed: Bool {
    state.withLock { $0.failures[.readers] != nil || $0.failures[.pictures] != nil }
  }

  /// Whether the last answers of the database were no failures.
  package var isReady: Bool { state.withLock { $0.hasAnswered && $0.failures.isEmpty } }
}
