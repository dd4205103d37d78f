import Ambient
import Synchronization

/// Numbers a test's unnamed snapshots.
final class SnapshotCounter: Sendable {
  private let counts = Mutex<[String: Int]>([:])

  func next(for key: String) -> Int {
    counts.withLock { counts in
      counts[key, default: 0] += 1
      return counts[key, default: 0]
    }
  }
}

extension AmbientValues {
  /// The current test's counter. Tests without one share one.
  var snapshotCounter: SnapshotCounter {
    get { self[SnapshotCounterKey.self] }
    set { self[SnapshotCounterKey.self] = newValue }
  }
}

private enum SnapshotCounterKey: AmbientKey {
  static let defaultValue = SnapshotCounter()
}
