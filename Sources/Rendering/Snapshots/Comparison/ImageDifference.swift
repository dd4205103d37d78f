package import Graphics

package enum ImageDifference: Hashable, Sendable {
  /// In pixels.
  case size(reference: PixelSize, candidate: PixelSize)
  case pixels(PixelDifference)
}

/// The differing pixels, tolerated or not, except for the regions.
package struct PixelDifference: Hashable, Sendable {
  package var count: Int
  /// How many of them exceed the tolerance.
  package var counting: Int
  /// The largest difference in one channel of a premultiplied pixel, 1…255.
  package var levels: Int
  /// The largest CIEDE2000 distance of two colours.
  package var deltaE: Double
  /// The bounding box of all differing pixels, from the top left.
  package var bounds: PixelRect
  /// The size of the largest region of adjacent pixels, also at corners, that exceed the tolerance.
  package var largestRegion: Int
  /// The bounding box of that region.
  package var largestRegionBounds: PixelRect

  package init(
    count: Int, counting: Int, levels: Int, deltaE: Double, bounds: PixelRect, largestRegion: Int,
    largestRegionBounds: PixelRect
  ) {
    (self.count, self.counting, self.levels) = (count, counting, levels)
    (self.deltaE, self.bounds) = (deltaE, bounds)
    (self.largestRegion, self.largestRegionBounds) = (largestRegion, largestRegionBounds)
  }
}

/// Whole pixels from the top left.
package struct PixelRect: Hashable, Sendable, Codable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }
}

extension ImageDifference: CustomStringConvertible {
  package var description: String {
    switch self {
    case .size(let reference, let candidate): "it has \(candidate) pixels, the reference \(reference)"
    case .pixels(let pixels): pixels.description
    }
  }
}

extension ImageDifference {
  /// A description in a few words; nil if it has no more.
  var summary: String? {
    if case .pixels(let pixels) = self { "\(pixels.those) (ΔE \(pixels.deltaE.printed))" } else { nil }
  }
}

extension PixelDifference: CustomStringConvertible {
  fileprivate var those: String { count == 1 ? "1 pixel differs" : "\(count) pixels differ" }

  package var description: String {
    var text = "\(those) by up to \(levels) levels (ΔE \(deltaE.printed)), within \(bounds)"
    let isTolerant = counting < count
    if isTolerant { text += "; \(counting) of them exceed the tolerance" }
    if largestRegion > 1 { text += "; up to \(largestRegion) of \(isTolerant ? "those" : "them") touch each other" }
    return text
  }
}

extension PixelRect: CustomStringConvertible {
  package var description: String { "\(width) × \(height) at \(x), \(y)" }
}
