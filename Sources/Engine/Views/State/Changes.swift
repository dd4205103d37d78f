import Synchronization

/// What has changed since the picture was lowered; may be said from any thread.
final class Changes: Sendable {
  /// Something that changed.
  struct Change: Hashable, Sendable {
    /// The view that it belongs to.
    let path: ViewPath
    /// What it is of the view: `@State count`, `onChange`.
    let name: String
  }

  private let changes = Mutex<[Change]>([])

  /// Says that something has changed. Of many changes the first ones are remembered.
  func add(_ change: Change) {
    changes.withLock { changes in
      if changes.count < 8, !changes.contains(change) { changes.append(change) }
    }
  }

  var isEmpty: Bool { changes.withLock(\.isEmpty) }

  /// What has changed since this was asked last.
  func take() -> [Change] {
    changes.withLock { changes in
      defer { changes = [] }
      return changes
    }
  }
}
