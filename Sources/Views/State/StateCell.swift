import Synchronization

/// A value that outlives the view values that refer to it.
///
/// Locked, because a task that the picture no longer waits for may still write.
final class StateCell<Value>: @unchecked Sendable {
  private let lock = Mutex<Void>(())
  private var stored: Value
  private let outdating: Flag

  init(_ value: Value, memory: ViewMemory) {
    stored = value
    outdating = memory.outdating
  }

  var value: Value {
    get { lock.withLock { _ in stored } }
    set {
      lock.withLock { _ in stored = newValue }
      outdating.raise()
    }
  }
}
