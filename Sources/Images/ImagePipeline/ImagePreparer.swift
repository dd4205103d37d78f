internal import Foundation
package import Graphics
package import ImageCodecs

/// Turns pictures into pixels at the size at which they are drawn.
package enum ImagePreparer {
  /// The pixels of `picture` at exactly `pixelSize`, each direction scaled for itself.
  ///
  /// A file is decoded row by row, a JPEG at an eighth of its size that covers `pixelSize`. Shrinking uses an area
  /// filter, enlarging linear interpolation, both on gamma-encoded values; at equal size the pixels stay as they are. A
  /// vector file is drawn at the size.
  ///
  /// Where ``ScaledImageCache/current`` has the pixels, they come from there.
  /// - Parameter limits: What the encoded bytes may ask for; `DecodingLimits.current` unless given.
  /// - Throws: `.unusableSize` for a size without pixels, with a side beyond 32,767, which is Cairo's limit, or beyond
  ///   `limits`; `.overBudget`, `.outOfMemory`, and what is wrong with the encoded bytes.
  package static func bitmap(
    for picture: DrawableImage, pixelSize: PixelSize, limits: DecodingLimits = .current
  ) throws(ImageError) -> Bitmap {
    guard !pixelSize.isEmpty, max(pixelSize.width, pixelSize.height) < 32_768,
      limits.violation(by: pixelSize) == nil
    else { throw .unusableSize(pixelSize) }
    switch picture.content {
    case .decoded(let bitmap):
      guard let resampled = bitmap.resampled(to: pixelSize) else { throw .outOfMemory }
      return resampled
    case .encoded(let data):
      guard let cache = ScaledImageCache.current else {
        return try decoded(data, pixelSize: pixelSize, limits: limits, origin: picture.origin)
      }
      return try cache.bitmap(of: data, pixelSize: pixelSize) { () throws(ImageError) in
        try decoded(data, pixelSize: pixelSize, limits: limits, origin: picture.origin)
      }
    }
  }

  private static func decoded(
    _ data: Data, pixelSize: PixelSize, limits: DecodingLimits, origin: String?
  ) throws(ImageError) -> Bitmap {
    if let art = VectorArt(sniffing: data) { return try art.bitmap(pixelSize: pixelSize) }
    return try EncodedImage(data, limits: limits).bitmap(pixelSize: pixelSize, origin: origin)
  }

  /// Sees that `picture` can be drawn: that its file is whole.
  ///
  /// Everything is read, at the smallest size that the decoder has, so that memory is little; what the cache knows to be
  /// whole is not read again. What a decoder passes over is reported to the current log.
  /// - Throws: `.overBudget`, `.outOfMemory`, and what is wrong with the encoded bytes.
  package static func check(_ picture: DrawableImage) throws(ImageError) {
    guard case .encoded(let data) = picture.content else { return }
    if let cache = ScaledImageCache.current { return try cache.check(data, origin: picture.origin) }
    try checkBytes(data, origin: picture.origin)
  }

  static func checkBytes(_ data: Data, origin: String?) throws(ImageError) {
    if let art = VectorArt(sniffing: data) {
      _ = try art.bitmap(pixelSize: PixelSize(width: 1, height: 1))
    } else {
      try EncodedImage(data).check(origin: origin)
    }
  }
}
