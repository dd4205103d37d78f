import Ambient
import Synchronization

/// What a Live Activity reports, such as `Activity.ContentUpdates`: the values that come while it is iterated.
///
/// It ends with the activity, and when the intent that is performed ends. Outside of an intent it ends immediately.
public struct ActivitySequence<Element>: AsyncSequence, Sendable {
  public struct AsyncIterator: AsyncIteratorProtocol {
    var values: AsyncStream<UncheckedBox<Element>>.AsyncIterator?

    public mutating func next() async -> Element? { await values?.next()?.value }
  }

  var source: ActivityBroadcast<Element>?

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(values: source?.values().makeAsyncIterator()) }
}

/// Sends values to all that iterate over an ``ActivitySequence``.
final class ActivityBroadcast<Element>: Sendable {
  private struct State {
    var listeners: [AsyncStream<UncheckedBox<Element>>.Continuation] = []
    var hasEnded = false
  }

  private let state = Mutex(State())

  /// The values that are sent from now on.
  func values() -> AsyncStream<UncheckedBox<Element>> {
    let (values, listener) = AsyncStream.makeStream(of: UncheckedBox<Element>.self)
    let hasEnded = state.withLock { state in
      if !state.hasEnded { state.listeners.append(listener) }
      return state.hasEnded
    }
    if hasEnded { listener.finish() }
    return values
  }

  func send(_ value: Element) {
    let box = UncheckedBox(value: value)
    for listener in state.withLock(\.listeners) { listener.yield(box) }
  }

  /// Ends all sequences, also those that begin later.
  func finish() {
    let listeners = state.withLock { state in
      defer { state = State(hasEnded: true) }
      return state.listeners
    }
    for listener in listeners { listener.finish() }
  }
}
