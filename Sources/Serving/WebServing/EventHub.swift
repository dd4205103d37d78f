import Foundation
import Synchronization

/// Sends each subscriber the newest state. One that reads slowly misses states in between, and never the last.
package final class EventHub: Sendable {
  private struct State {
    var newest: ServerEvent?
    var subscribers: [Int: AsyncStream<ServerEvent>.Continuation] = [:]
    var next = 0
  }

  private let state = Mutex(State())

  package init() {}

  package func send(_ event: ServerEvent) {
    let subscribers = state.withLock { state in
      if case .message = event { state.newest = event }
      return Array(state.subscribers.values)
    }
    for subscriber in subscribers { subscriber.yield(event) }
  }

  /// The newest state, and then all later ones.
  package func subscribe() -> AsyncStream<ServerEvent> {
    let (stream, continuation) = AsyncStream.makeStream(of: ServerEvent.self, bufferingPolicy: .bufferingNewest(1))
    let number = state.withLock { state in
      state.next += 1
      state.subscribers[state.next] = continuation
      if let newest = state.newest { continuation.yield(newest) }
      return state.next
    }
    continuation.onTermination = { [self] _ in state.withLock { state in state.subscribers[number] = nil } }
    return stream
  }

  /// The number of subscribers.
  package var count: Int { state.withLock { $0.subscribers.count } }

  /// Ends all streams.
  package func end() {
    for subscriber in state.withLock({ Array($0.subscribers.values) }) { subscriber.finish() }
  }
}
