import Snapshots

/// How exactly two pictures must match.
public struct SnapshotComparison: Hashable, Sendable {
  let comparison: ImageComparison

  /// Every bit counts. Pictures are the same on every machine, so this is right for almost all tests.
  public static let exact = SnapshotComparison(comparison: .exact)

  /// Ignores differences that people do not see.
  ///
  /// - Parameters:
  ///   - deltaE: The distance (CIEDE2000) up to which two colours count as equal (default: 2, which is hardly
  ///     visible). Values below 0, and values of 100 or more, which would accept any change, fail the test.
  ///   - largestRegion: How many adjacent pixels may differ (default: none). There is no fraction of the picture, as
  ///     one per cent of a large picture may be a whole word.
  ///   - ignoresAntialiasing: Whether to ignore differences in antialiased edges (default: true).
  public static func perceptual(
    deltaE: Double = 2, largestRegion: Int = 0, ignoresAntialiasing: Bool = true
  ) -> SnapshotComparison {
    SnapshotComparison(
      comparison: ImageComparison(
        deltaE: deltaE, largestRegion: largestRegion, ignoresAntialiasing: ignoresAntialiasing))
  }
}
