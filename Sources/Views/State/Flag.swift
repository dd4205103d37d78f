import Synchronization

/// Something that has happened or not; may be said from any thread.
final class Flag: Sendable {
  private let isRaised = Atomic(false)

  func raise() { isRaised.store(true, ordering: .releasing) }

  var isUp: Bool { isRaised.load(ordering: .acquiring) }

  /// Whether the flag was raised since it was lowered last.
  func lower() -> Bool { isRaised.exchange(false, ordering: .acquiringAndReleasing) }
}
