internal import Foundation
public import Graphics
package import ImageCodecs

/// Decodes images at the size at which they are drawn.
public enum ImagePreparer {
  /// The pixels of `picture` scaled to exactly `pixelSize`, without keeping the aspect ratio.
  ///
  /// A file is decoded row by row, and a JPEG at the smallest n/8 of its size that covers `pixelSize`. Downscaling
  /// uses an area filter, upscaling linear interpolation, both on gamma-encoded values. At equal size pixels are
  /// unchanged. A vector file is drawn at the size.
  ///
  /// Pixels in ``ScaledImageCache/current`` are not decoded again.
  /// - Parameter limits: (default: `DecodingLimits.current`)
  /// - Throws: `.unusableSize` for a size that is empty, exceeds `limits` or has a side of more than 32,767 pixels
  ///   (Cairo's limit); `.overBudget`, `.outOfMemory`, and errors of the file.
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

  /// Checks that the file of `picture` is complete and can be decoded.
  ///
  /// Reads everything at the decoder's smallest size, which needs little memory. Files that the cache knows to be
  /// complete are not read again. The decoder's warnings are reported to the current log.
  /// - Throws: `.overBudget`, `.outOfMemory`, and errors of the file.
  public static func check(_ picture: DrawableImage) throws(ImageError) {
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
