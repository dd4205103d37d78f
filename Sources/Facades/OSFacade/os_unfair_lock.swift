import Foundation

public struct os_unfair_lock_s: Sendable {
  var word: UInt32 = 0
  public init() {}
}

public typealias os_unfair_lock = os_unfair_lock_s
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  UnfairLocks.shared.wait {
    guard lock.pointee.word == 0 else { return false }
    lock.pointee.word = 1
    return true
  }
}

public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  UnfairLocks.shared.changed {
    guard lock.pointee.word == 0 else { return false }
    lock.pointee.word = 1
    return true
  }
}

public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  _ = UnfairLocks.shared.changed {
    lock.pointee.word = 0
    return true
  }
}

/// Does nothing: the owner of a lock is not recorded. Apple's page: os/os_unfair_lock_assert_owner(_:).
public func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) {}
/// Does nothing: the owner of a lock is not recorded. Apple's page: os/os_unfair_lock_assert_not_owner(_:).
public func os_unfair_lock_assert_not_owner(_ lock: os_unfair_lock_t) {}

/// One condition for all locks: waiters do not know which lock was released.
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
