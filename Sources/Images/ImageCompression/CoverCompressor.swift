public import Foundation
package import Graphics
public import ImageCodecs
public import ImagePipeline

/// Compresses covers for storage, so that drawing them later is fast.
public enum CoverCompressor {
  /// Decodes `data` at the required size, scales it to the maximum size and encodes it as a JPEG.
  ///
  /// The result is upright sRGB, with metadata only if requested. In a JPEG, transparency is composited on white. The
  /// image is never enlarged, and the file does not grow:
  /// - For a JPEG that fits and is upright sRGB, the result is the smaller of the newly encoded image and the
  ///   original's pixels without metadata, which is lossless. If only the bytes are limited, it is the original if
  ///   that is small enough.
  /// - For an original in another format, the result is a PNG if that is smaller, as for flat drawings.
  /// - Otherwise, the quality is reduced, with halved chroma, until the result is no larger than the original.
  ///
  /// The file is larger only if no quality is low enough, as for originals of a few hundred bytes or of very low
  /// quality, or if ``CoverCompression/isAlwaysJPEG`` excludes a PNG.
  /// - Parameter limits: (default: `DecodingLimits.standard`) Its budget has two pixels per pixel of the cover, so
  ///   covers have up to 28 megapixels.
  /// - Throws: `.unusableSize` for an empty maximum size, `.byteBudget` if no quality is low enough, `.overBudget`,
  ///   and errors of `data`.
  public static func compress(
    _ data: Data, to target: CoverCompression, limits: DecodingLimits = .current
  ) throws(ImageError) -> CompressedCover {
    guard !target.maximumPixelSize.isEmpty else { throw .unusableSize(target.maximumPixelSize) }
    let original = try EncodedImage(data, limits: limits)
    let size = original.pixelSize.fitted(inside: target.maximumPixelSize)
    // The pixels, and the files before and after, or libjpeg's memory for optimized Huffman tables.
    let cost = size.area * 2
    let budget = limits.budget
    return try budget.holding(cost, orThrow: ImageError.overBudget(pixels: cost, limit: budget.pixels)) {
      () throws(ImageError) in
      var job = CoverJob(original: original, bitmap: try original.bitmap(pixelSize: size), target: target)
      return try job.cover()
    }
  }
}

/// The result of ``CoverCompressor``.
public struct CompressedCover: Sendable, Hashable {
  public let data: Data
  /// A JPEG, or a PNG for an original in another format if it is smaller.
  package let format: ImageFormat
  /// The upright size.
  package let pixelSize: PixelSize
  /// 0 … 1; `nil` for lossless results.
  package let quality: Double?
  /// How often the image was encoded to find the quality.
  package let encodingCount: Int
}
