import Foundation

/// A lock with what it guards. Apple's page: os/OSAllocatedUnfairLock.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  // The lock and the state live as long as any copy of the value.
  private final class Guarded {
    let lock = NSLock()
    var state: State
    init(_ state: State) { self.state = state }
  }

  private let guarded: Guarded

  /// A lock over `initialState`.
  public init(uncheckedState initialState: State) { guarded = Guarded(initialState) }
  /// A lock over `initialState`.
  public init(initialState: State) where State: Sendable { guarded = Guarded(initialState) }

  /// Runs `body` while nobody else holds the lock.
  public func withLock<Result: Sendable>(_ body: @Sendable (inout State) throws -> Result) rethrows -> Result {
    try guarded.lock.withLock { try body(&guarded.state) }
  }

  /// Runs `body` while nobody else holds the lock.
  public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    try guarded.lock.withLock { try body(&guarded.state) }
  }

  /// Runs `body` if nobody holds the lock; nil otherwise.
  public func withLockIfAvailable<Result: Sendable>(_ body: @Sendable (inout State) throws -> Result) rethrows
    -> Result?
  {
    guard guarded.lock.try() else { return nil }
    defer { guarded.lock.unlock() }
    return try body(&guarded.state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// A lock over nothing.
  public init() { self.init(uncheckedState: ()) }
  /// Runs `body` while nobody else holds the lock.
  public func withLock<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result {
    try guarded.lock.withLock(body)
  }
  /// Takes the lock.
  public func lock() { guarded.lock.lock() }
  /// Gives it back.
  public func unlock() { guarded.lock.unlock() }
  /// Takes the lock if nobody has it.
  public func lockIfAvailable() -> Bool { guarded.lock.try() }
  /// Runs `body` while nobody else holds the lock.
  public func withLockUnchecked<Result>(_ body: () throws -> Result) rethrows -> Result {
    try guarded.lock.withLock(body)
  }
}
