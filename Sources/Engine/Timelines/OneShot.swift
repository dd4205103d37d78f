import Foundation

/// Returns true to the first caller, on any thread.
final class OneShot: @unchecked Sendable {
  private let lock = NSLock()
  private var isClaimed = false

  func claim() -> Bool {
    lock.withLock {
      defer { isClaimed = true }
      return !isClaimed
    }
  }
}
