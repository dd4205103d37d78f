public import Foundation

/// An image in a display list: encoded bytes whose header was read, or pixels.
///
/// The display list contains it by value. It is decoded when its size on the canvas is known.
public struct DrawableImage: Sendable {
  /// The source of the pixels.
  public enum Content: Sendable {
    /// The bytes of a file, still encoded.
    case encoded(Data)
    case decoded(Bitmap)
  }

  public let content: Content
  /// The upright size in pixels: after the file's orientation is applied.
  public let pixelSize: PixelSize
  /// The file that the bytes came from, for diagnostics.
  public let origin: String?

  public init(content: Content, pixelSize: PixelSize, origin: String? = nil) {
    self.content = content
    self.pixelSize = pixelSize
    self.origin = origin
  }
}

extension DrawableImage: Hashable {
  /// Equal bytes or equal pixels; the origin is ignored.
  public static func == (a: DrawableImage, b: DrawableImage) -> Bool {
    switch (a.content, b.content) {
    case (.encoded(let left), .encoded(let right)): left == right
    case (.decoded(let left), .decoded(let right)): left == right
    default: false
    }
  }

  /// Hashes only the beginning of the bytes or pixels.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(pixelSize)
    switch content {
    case .encoded(let data): hasher.combine(data.count)
    case .decoded(let bitmap): hasher.combine(bitmap.isOpaque)
    }
  }
}
