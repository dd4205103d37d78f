/// An empty sequence that replaces ActivityKit's several sequences, such as `Activity.ContentUpdates`.
public struct ActivitySequence<Element>: AsyncSequence, Sendable {
  public struct AsyncIterator: AsyncIteratorProtocol {
    public mutating func next() async -> Element? { nil }
  }

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
}
