public import Foundation

/// A picture that a display list refers to: encoded bytes with a header that was read, or pixels.
///
/// The display list carries it by value; nobody decodes before the size on the canvas is known.
public struct DrawableImage: Sendable {
  /// Where the pixels come from.
  public enum Content: Sendable {
    /// A file's bytes, still encoded.
    case encoded(Data)
    /// Pixels in memory.
    case decoded(Bitmap)
  }

  /// The bytes or the pixels.
  public let content: Content
  /// The size in pixels, upright: after the file's orientation has been applied.
  public let pixelSize: PixelSize
  /// The file that the bytes came from, for diagnostics.
  public let origin: String?

  /// Creates a picture of `pixelSize` upright pixels.
  public init(content: Content, pixelSize: PixelSize, origin: String? = nil) {
    self.content = content
    self.pixelSize = pixelSize
    self.origin = origin
  }
}

extension DrawableImage: Hashable {
  /// Equal bytes or equal pixels; where they came from does not matter.
  public static func == (a: DrawableImage, b: DrawableImage) -> Bool {
    switch (a.content, b.content) {
    case (.encoded(let left), .encoded(let right)): left == right
    case (.decoded(let left), .decoded(let right)): left == right
    default: false
    }
  }

  /// Hashes what equality compares, but no more than its beginning.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(pixelSize)
    switch content {
    case .encoded(let data): hasher.combine(data.count)
    case .decoded(let bitmap): hasher.combine(bitmap.isOpaque)
    }
  }
}
