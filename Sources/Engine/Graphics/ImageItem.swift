public import Foundation

public struct ImageItem: Hashable, Sendable {
  /// How images are resampled.
  public enum Interpolation: Hashable, Sendable {
    /// The nearest pixel: hard edges.
    case none
    /// An area filter for shrinking, a smooth curve for enlarging.
    case smooth
  }

  public var picture: DrawableImage
  /// The rectangle that the whole image fills, whose edges lie on pixels.
  public var frame: CGRect
  public var interpolation: Interpolation
  /// If set, this is painted through the image's alpha (a template image).
  public var tint: Paint?

  public init(picture: DrawableImage, frame: CGRect, interpolation: Interpolation = .smooth, tint: Paint? = nil) {
    self.picture = picture
    self.frame = frame
    self.interpolation = interpolation
    self.tint = tint
  }
}

/// An image, or a part of it, repeated in both directions.
public struct TiledImage: Hashable, Sendable {
  /// The image at the size of one tile, at the corner where the tiling starts.
  public var tile: ImageItem
  /// The part of the image that is repeated, as fractions of its sides.
  public var source: CGRect
  /// Multiplies the image's alpha.
  public var opacity: Double

  /// Creates a paint; parts of `source` beyond the image's edges are left out.
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
