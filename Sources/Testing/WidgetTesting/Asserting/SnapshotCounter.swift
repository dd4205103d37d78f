import Synchronization

/// Numbers the snapshots of a test that have no name.
final class SnapshotCounter: Sendable {
  /// That of the test; all tests that have none of their own share one.
  @TaskLocal static var current = SnapshotCounter()

  private let counts = Mutex<[String: Int]>([:])

  /// 1, 2, 3 …
  func next(for key: String) -> Int {
    counts.withLock { counts in
      counts[key, default: 0] += 1
      return counts[key, default: 0]
    }
  }
}
