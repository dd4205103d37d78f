package import Graphics

/// How an image is compared with its reference.
///
/// The result depends neither on which of the two is the reference nor on their size: a single region of pixels
/// counts, never a fraction of the image.
package struct ImageComparison: Hashable, Sendable {
  /// The CIEDE2000 distance up to which two colours count as equal. 0 tolerates nothing, and neither do invalid
  /// values: NaN, values below 0, and values of 100 or more, the distance of black and white.
  package var deltaE: Double
  /// The maximum size of a region of adjacent pixels that may differ, anywhere.
  ///
  /// Negative values are 0. Values of at least the image's pixels are one less, so that no value accepts every
  /// change.
  package var largestRegion: Int
  /// Whether to ignore differences in antialiased edges of up to a quarter of the edge's contrast.
  package var ignoresAntialiasing: Bool

  package static let exact = ImageComparison(deltaE: 0, largestRegion: 0, ignoresAntialiasing: false)

  /// Ignores differences that people do not see.
  ///
  /// - Parameters:
  ///   - deltaE: The distance of two colours; 2 is hard to see side by side.
  ///   - largestRegion: How many adjacent pixels may differ by more (default: none).
  ///   - ignoresAntialiasing: Whether edges that are shifted by a fraction of a pixel are equal (default: true).
  package static func perceptual(
    deltaE: Double = 2, largestRegion: Int = 0, ignoresAntialiasing: Bool = true
  ) -> ImageComparison {
    ImageComparison(deltaE: deltaE, largestRegion: largestRegion, ignoresAntialiasing: ignoresAntialiasing)
  }

  package init(deltaE: Double, largestRegion: Int, ignoresAntialiasing: Bool) {
    (self.deltaE, self.largestRegion, self.ignoresAntialiasing) = (deltaE, largestRegion, ignoresAntialiasing)
  }

  /// The difference of the images; `nil` if there is none.
  ///
  /// Colours are sRGB. Transparent images are compared over white and over black, and the larger distance counts. An
  /// empty image is never equal: the result has the sizes, even if they are equal.
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

  /// The error of an invalid comparison.
  package var fault: String? {
    if !(0..<100).contains(deltaE) {
      return """
        invalid tolerance ΔE \(deltaE): it must be at least 0 and below 100, the distance of black and white \
        (perceptualPrecision: 1 is ΔE 0, and 0.98 is ΔE 2)
        """
    }
    return largestRegion < 0 ? "invalid largest region \(largestRegion): it must be 0 or more" : nil
  }

  private var toleratedDeltaE: Double { deltaE >= 0 && deltaE < 100 ? deltaE : 0 }

  private func toleratedRegion(of area: Int) -> Int { min(max(largestRegion, 0), area - 1) }
}

extension ImageComparison: CustomStringConvertible {
  /// The tolerance: `ΔE 2, regions of 4 pixels, antialiased edges`; empty if there is none.
  package var description: String {
    var parts: [String] = []
    if toleratedDeltaE > 0 { parts.append("ΔE \(toleratedDeltaE.printed)") }
    if largestRegion > 0 { parts.append("regions of \(largestRegion) \(largestRegion == 1 ? "pixel" : "pixels")") }
    if ignoresAntialiasing { parts.append("antialiased edges") }
    return parts.joined(separator: ", ")
  }
}
