import Ambient
import Synchronization

/// Numbers the snapshots of a test that have no name.
final class SnapshotCounter: Sendable {
  private let counts = Mutex<[String: Int]>([:])

  /// 1, 2, 3 …
  func next(for key: String) -> Int {
    counts.withLock { counts in
      counts[key, default: 0] += 1
      return counts[key, default: 0]
    }
  }
}

extension AmbientValues {
  /// The counter of the current test; tests without one of their own share one.
  var snapshotCounter: SnapshotCounter {
    get { self[SnapshotCounterKey.self] }
    set { self[SnapshotCounterKey.self] = newValue }
  }
}

private enum SnapshotCounterKey: AmbientKey {
  static let defaultValue = SnapshotCounter()
}
