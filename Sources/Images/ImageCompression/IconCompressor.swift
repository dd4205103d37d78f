public import Foundation
public import Graphics
public import ImageCodecs
public import ImagePipeline

/// Compresses icons as PNG files with transparency.
public enum IconCompressor {
  /// Decodes `data`, scales it down to the maximum size and encodes it as an upright sRGB PNG without metadata.
  ///
  /// - Parameter limits: (default: `DecodingLimits.current`)
  /// - Throws: `.unusableSize` for an empty maximum size, `.png` if encoding fails, and errors of `data`.
  public static func png(
    _ data: Data, maximumPixelSize: PixelSize, limits: DecodingLimits = .current
  ) throws(ImageError) -> Data {
    guard !maximumPixelSize.isEmpty else { throw .unusableSize(maximumPixelSize) }
    let original = try EncodedImage(data, limits: limits)
    return try png(original.bitmap(pixelSize: original.pixelSize.fitted(inside: maximumPixelSize)))
  }

  /// A bitmap as a small PNG.
  ///
  /// - Throws: `.png` if encoding fails.
  public static func png(_ bitmap: Bitmap) throws(ImageError) -> Data {
    do throws(PNGError) {
      return try PNGEncoder.encode(bitmap, effort: .small)
    } catch {
      throw .codec(error)
    }
  }
}
