package import Graphics

/// How a picture differs from its reference.
package enum ImageDifference: Hashable, Sendable {
  /// The sizes, in pixels.
  case size(reference: PixelSize, candidate: PixelSize)
  case pixels(PixelDifference)
}

/// Pixels that differ: all of them, whether or not they count, but the regions of those that count.
package struct PixelDifference: Hashable, Sendable {
  /// How many.
  package var count: Int
  /// How many of them count: those that are further apart than is tolerated.
  package var counting: Int
  /// The largest distance in one channel of a premultiplied pixel, 1…255.
  package var levels: Int
  /// The largest distance of two colours; CIEDE2000.
  package var deltaE: Double
  /// The smallest rectangle around all of them, in pixels from the top left.
  package var bounds: PixelRect
  /// How many of those that count touch each other, at most; at corners too.
  package var largestRegion: Int
  /// The rectangle around those.
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

extension PixelDifference: CustomStringConvertible {
  package var description: String {
    let those = count == 1 ? "1 pixel differs" : "\(count) pixels differ"
    var text = "\(those) by up to \(levels) levels (ΔE \(number(deltaE))), within \(bounds)"
    let isTolerant = counting < count
    if isTolerant { text += "; \(counting) of them by more than is tolerated" }
    if largestRegion > 1 { text += "; up to \(largestRegion) of \(isTolerant ? "those" : "them") touch each other" }
    return text
  }
}

extension PixelRect: CustomStringConvertible {
  package var description: String { "\(width) × \(height) at \(x), \(y)" }
}
