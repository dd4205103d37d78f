package import Graphics

/// How a picture differs from its reference.
package enum PictureDifference: Hashable, Sendable {
  /// The sizes, in pixels.
  case size(reference: PixelSize, candidate: PixelSize)
  case pixels(PixelDifference)
}

/// Pixels that differ.
package struct PixelDifference: Hashable, Sendable {
  /// How many.
  package var count: Int
  /// The largest distance in one channel of a premultiplied pixel, 1…255.
  package var levels: Int
  /// The largest distance of two colours; CIEDE2000.
  package var deltaE: Double
  /// The smallest rectangle around all of them, in pixels from the top left.
  package var bounds: PixelRect
  /// How many of them touch each other, at most; at corners too.
  package var largestRegion: Int
  /// The rectangle around those.
  package var largestRegionBounds: PixelRect
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

extension PictureDifference: CustomStringConvertible {
  package var description: String { "…" }
}
