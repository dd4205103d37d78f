import Synchronization

/// Returns true to the first caller, on any thread.
final class OneShot: Sendable {
  private let isClaimed = Atomic(false)

  func claim() -> Bool { !isClaimed.exchange(true, ordering: .acquiringAndReleasing) }
}
