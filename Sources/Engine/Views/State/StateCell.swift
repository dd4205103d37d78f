import Synchronization

/// A value that outlives the view values that refer to it.
///
/// Locked, because a task that the picture no longer waits for may still write.
final class StateCell<Value>: @unchecked Sendable {
  private let lock = Mutex<Void>(())
  private var stored: Value
  private let changes: Changes
  private let change: Changes.Change

  init(_ value: Value, site: _PropertySite) {
    stored = value
    changes = site.context.pass.memory.changes
    change = site.change
  }

  var value: Value {
    get { lock.withLock { _ in stored } }
    set {
      lock.withLock { _ in stored = newValue }
      changes.add(change)
    }
  }
}
