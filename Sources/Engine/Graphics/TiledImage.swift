public import Foundation

/// A picture, or a part of it, repeated in both directions.
public struct TiledImage: Hashable, Sendable {
  /// The picture at the size of one tile, at the corner where the tiling begins.
  public var tile: ImageItem
  /// The part of the picture that is repeated, as fractions of its sides.
  public var source: CGRect
  /// Multiplies the picture's alpha.
  public var opacity: Double

  /// Creates a paint; parts of `source` beyond the picture's edges are left out.
  public init(tile: ImageItem, source: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), opacity: Double = 1) {
    self.tile = tile
    self.source = source
    self.opacity = opacity
  }

  func opacity(_ factor: Double) -> TiledImage {
    var copy = self
    copy.opacity *= factor
    return copy
  }

  func moved(to origin: CGPoint) -> TiledImage {
    var copy = self
    copy.tile.frame.origin = origin
    return copy
  }
}
