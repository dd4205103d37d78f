package import Foundation
package import Graphics
package import ImageCodecs

/// Makes the small PNG that is stored for an icon: what is clear stays clear.
package enum IconCompressor {
  /// Decodes `data`, fits it into the maximum size and encodes it as a PNG in sRGB, upright and without metadata. It is
  /// never enlarged.
  ///
  /// - Parameter limits: What `data` may ask for; `DecodingLimits.current` unless given.
  /// - Throws: `.unusableSize` for a maximum without pixels, `.png` where the file cannot be made, and what is wrong with
  ///   `data`.
  package static func png(
    _ data: Data, maximumPixelSize: PixelSize, limits: DecodingLimits = .current
  ) throws(ImageError) -> Data {
    guard !maximumPixelSize.isEmpty else { throw .unusableSize(maximumPixelSize) }
    let original = try EncodedImage(data, limits: limits)
    return try png(original.bitmap(pixelSize: original.pixelSize.fitted(inside: maximumPixelSize)))
  }

  /// A bitmap as a small PNG.
  ///
  /// - Throws: `.png` where the file cannot be made.
  package static func png(_ bitmap: Bitmap) throws(ImageError) -> Data {
    do throws(PNGError) {
      return try PNGEncoder.encode(bitmap, effort: .small)
    } catch {
      throw .codec(error)
    }
  }
}
