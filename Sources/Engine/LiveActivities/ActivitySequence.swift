/// What would happen to live activities: nothing, so the sequence ends at once.
///
/// Stands for the several sequences of ActivityKit, such as `Activity.ContentUpdates`.
public struct ActivitySequence<Element>: AsyncSequence, Sendable {
  /// Ends at once.
  public struct AsyncIterator: AsyncIteratorProtocol {
    /// Nothing.
    public mutating func next() async -> Element? { nil }
  }

  /// See `AsyncSequence`.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
}
