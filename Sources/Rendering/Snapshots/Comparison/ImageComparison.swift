package import Graphics

/// How a picture is compared with its reference.
///
/// The verdict does not depend on which of the two pictures is the reference, nor on how large they are: what counts is
/// a single region of pixels, never a share of the picture.
package struct ImageComparison: Hashable, Sendable {
  /// How far apart two colours may be that count as one; CIEDE2000. 0 tolerates nothing, and neither does a value that
  /// makes no sense: NaN, one below 0, or one of 100 or more, the distance of black and white.
  package var deltaE: Double
  /// How many pixels that touch each other may differ all the same: the largest such region counts, wherever it is.
  ///
  /// Less than 0 is 0; as many as the picture has, or more, is one fewer, so that no value lets every change through.
  package var largestRegion: Int
  /// Whether pixels count for nothing that differ in smoothed edges alone, by up to a quarter of the edge's contrast.
  package var ignoresAntialiasing: Bool

  /// Every bit counts.
  package static let exact = ImageComparison(deltaE: 0, largestRegion: 0, ignoresAntialiasing: false)

  /// What a person would see counts.
  ///
  /// - Parameters:
  ///   - deltaE: How far apart two colours may be; 2 is hard to see side by side.
  ///   - largestRegion: How many pixels that touch each other may differ by more; none unless given.
  ///   - ignoresAntialiasing: Whether edges that lie elsewhere by a fraction of a pixel are the same; they are unless
  ///     said otherwise.
  package static func perceptual(
    deltaE: Double = 2, largestRegion: Int = 0, ignoresAntialiasing: Bool = true
  ) -> ImageComparison {
    ImageComparison(deltaE: deltaE, largestRegion: largestRegion, ignoresAntialiasing: ignoresAntialiasing)
  }

  package init(deltaE: Double, largestRegion: Int, ignoresAntialiasing: Bool) {
    (self.deltaE, self.largestRegion, self.ignoresAntialiasing) = (deltaE, largestRegion, ignoresAntialiasing)
  }

  /// How the pictures differ; nil where they do not.
  ///
  /// Colours are those of sRGB; a picture that can be seen through is compared over white and over black, and the
  /// larger distance counts. A picture without pixels is like no other: the sizes are returned, though they be equal.
  package func difference(of candidate: Bitmap, from reference: Bitmap) -> ImageDifference? {
    let sizes = ImageDifference.size(reference: reference.pixelSize, candidate: candidate.pixelSize)
    guard reference.pixelSize == candidate.pixelSize, !reference.pixelSize.isEmpty else { return sizes }
    if reference == candidate { return nil }
    return PixelPair.withPixels(of: reference, candidate) { pair in
      var difference = DifferingPixels(
        pair, toleratedDeltaE: toleratedDeltaE, ignoresAntialiasing: ignoresAntialiasing)
      let found = difference.measured()
      return found.largestRegion > toleratedRegion(of: pair.count) ? .pixels(found) : nil
    } ?? sizes
  }

  /// Why nothing is compared like that, in words; nil where it can be.
  package var fault: String? {
    if !(0..<100).contains(deltaE) {
      return """
        a tolerance of ΔE \(deltaE) is none: it is at least 0 and below 100, the distance of black and white \
        (perceptualPrecision: 1 is ΔE 0, and 0.98 is ΔE 2)
        """
    }
    return largestRegion < 0 ? "regions of \(largestRegion) pixels are none: write 0 or more" : nil
  }

  private var toleratedDeltaE: Double { deltaE >= 0 && deltaE < 100 ? deltaE : 0 }

  private func toleratedRegion(of area: Int) -> Int { min(max(largestRegion, 0), area - 1) }
}

extension ImageComparison: CustomStringConvertible {
  /// What is tolerated: `ΔE 2, regions of 4 pixels, smoothed edges`; empty where nothing is.
  package var description: String {
    var parts: [String] = []
    if toleratedDeltaE > 0 { parts.append("ΔE \(number(toleratedDeltaE))") }
    if largestRegion > 0 { parts.append("regions of \(largestRegion) \(largestRegion == 1 ? "pixel" : "pixels")") }
    if ignoresAntialiasing { parts.append("smoothed edges") }
    return parts.joined(separator: ", ")
  }
}
