import Foundation

/// A lock of one word. Apple's page: os/os_unfair_lock_s.
public struct os_unfair_lock_s: Sendable {
  var word: UInt32 = 0
  /// A lock that nobody holds.
  public init() {}
}

/// A lock of one word.
public typealias os_unfair_lock = os_unfair_lock_s
/// Where such a lock is.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Takes a lock; waits while somebody else holds it. Apple's page: os/os_unfair_lock_lock(_:).
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  UnfairLocks.shared.wait {
    guard lock.pointee.word == 0 else { return false }
    lock.pointee.word = 1
    return true
  }
}

/// Takes a lock if nobody holds it. Apple's page: os/os_unfair_lock_trylock(_:).
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  UnfairLocks.shared.changed {
    guard lock.pointee.word == 0 else { return false }
    lock.pointee.word = 1
    return true
  }
}

/// Gives a lock back. Apple's page: os/os_unfair_lock_unlock(_:).
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  _ = UnfairLocks.shared.changed {
    lock.pointee.word = 0
    return true
  }
}

/// Ends nothing: who holds a lock is not remembered. Apple's page: os/os_unfair_lock_assert_owner(_:).
public func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) {}
/// Ends nothing: who holds a lock is not remembered. Apple's page: os/os_unfair_lock_assert_not_owner(_:).
public func os_unfair_lock_assert_not_owner(_ lock: os_unfair_lock_t) {}

/// One condition for all words: nobody is told which of them was given back.
private struct UnfairLocks: Sendable {
  static let shared = UnfairLocks()
  private let condition = NSCondition()

  func wait(_ take: () -> Bool) {
    condition.lock()
    while !take() { condition.wait() }
    condition.unlock()
  }

  func changed(_ change: () -> Bool) -> Bool {
    condition.lock()
    defer { condition.unlock() }
    let result = change()
    condition.broadcast()
    return result
  }
}
