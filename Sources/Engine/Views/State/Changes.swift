import Synchronization

/// The changes since the picture was last lowered. Changes may be added from any thread.
final class Changes: Sendable {
  struct Change: Hashable, Sendable {
    /// The view whose property changed.
    let path: ViewPath
    /// The name of the property or modifier: `@State count`, `onChange`.
    let name: String
  }

  private let changes = Mutex<[Change]>([])

  /// Adds a change. Only the first changes are kept.
  func add(_ change: Change) {
    changes.withLock { changes in
      if changes.count < 8, !changes.contains(change) { changes.append(change) }
    }
  }

  var isEmpty: Bool { changes.withLock(\.isEmpty) }

  /// Returns the changes since the last call.
  func take() -> [Change] {
    changes.withLock { changes in
      defer { changes = [] }
      return changes
    }
  }
}
