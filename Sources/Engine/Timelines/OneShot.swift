import Synchronization

/// Lets the first caller through, whatever the thread.
final class OneShot: Sendable {
  private let isClaimed = Atomic(false)

  /// True for exactly one call.
  func claim() -> Bool { !isClaimed.exchange(true, ordering: .acquiringAndReleasing) }
}
