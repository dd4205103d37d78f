import Foundation

/// Lets the first caller through, whatever the thread.
final class OneShot: @unchecked Sendable {
  private let lock = NSLock()
  private var isClaimed = false

  /// True for exactly one call.
  func claim() -> Bool {
    lock.withLock {
      defer { isClaimed = true }
      return !isClaimed
    }
  }
}
