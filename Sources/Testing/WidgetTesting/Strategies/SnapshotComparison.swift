import Snapshots

/// How exactly two pictures must agree.
public struct SnapshotComparison: Hashable, Sendable {
  let comparison: ImageComparison

  /// Every bit counts: pictures are the same on every machine, so that this is right for almost all.
  public static let exact = SnapshotComparison(comparison: .exact)

  /// What people do not see does not count.
  ///
  /// - Parameters:
  ///   - deltaE: How far apart two colours may be that count as one (CIEDE2000); 2, which is hardly seen, unless given. One that lets
  ///     every change pass, 100 and more, and one below 0 fail the test.
  ///   - largestRegion: How many differing pixels may touch each other; none unless given. A share of the picture is no measure: of a
  ///     large one a whole word is one per cent.
  ///   - ignoresAntialiasing: Whether differences count for nothing that are in smoothed edges alone; true unless given.
  public static func perceptual(
    deltaE: Double = 2, largestRegion: Int = 0, ignoresAntialiasing: Bool = true
  ) -> SnapshotComparison {
    SnapshotComparison(
      comparison: ImageComparison(
        deltaE: deltaE, largestRegion: largestRegion, ignoresAntialiasing: ignoresAntialiasing))
  }
}
