package import Graphics
internal import ImageCodecs

/// Turns pictures into pixels at the size at which they are drawn.
package enum PicturePreparer {
  /// The longest side that ``decoded(_:)`` keeps, in pixels.
  package static let longestSide = 4096

  /// The pixels of `picture` at exactly `pixelSize`, each direction scaled for itself.
  ///
  /// A file is decoded row by row, a JPEG at an eighth of its size that covers `pixelSize`. Shrinking uses an area
  /// filter, enlarging linear interpolation, both on gamma-encoded values; at equal size the pixels stay as they are. A
  /// vector file is drawn at the size.
  /// - Throws: `.unusableSize` for a size without pixels, with a side beyond 32,767, which is Cairo's limit, or beyond
  ///   `DecodingLimits.standard`; `.overBudget`, `.outOfMemory`, and what is wrong with the encoded bytes.
  package static func bitmap(for picture: Picture, pixelSize: PixelSize) throws(PictureError) -> Bitmap {
    guard !pixelSize.isEmpty, max(pixelSize.width, pixelSize.height) < 32_768,
      DecodingLimits.standard.violation(by: pixelSize) == nil
    else { throw .unusableSize(pixelSize) }
    switch picture.content {
    case .decoded(let bitmap):
      guard let resampled = bitmap.resampled(to: pixelSize) else { throw .outOfMemory }
      return resampled
    case .encoded(let data):
      if let art = VectorArt(sniffing: data) { return try art.bitmap(pixelSize: pixelSize) }
      return try EncodedPicture(data).bitmap(pixelSize: pixelSize, origin: picture.origin)
    }
  }

  /// The same picture with its pixels in memory, so that drawing need not decode.
  ///
  /// No side stays longer than 4,096 pixels: a larger picture is scaled down to fit, keeping its aspect ratio.
  /// - Throws: `.outOfMemory`, and what is wrong with the encoded bytes.
  package static func decoded(_ picture: Picture) throws(PictureError) -> Picture {
    let size = picture.pixelSize.fitted(inside: PixelSize(width: longestSide, height: longestSide))
    if case .decoded = picture.content, size == picture.pixelSize { return picture }
    let pixels = try bitmap(for: picture, pixelSize: size)
    return Picture(content: .decoded(pixels), pixelSize: size, origin: picture.origin)
  }
}
