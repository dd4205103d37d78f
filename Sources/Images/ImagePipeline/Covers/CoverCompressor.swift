package import Foundation
import Graphics
package import ImageCodecs

/// Makes the small JPEG that is stored for a cover, so that every later drawing of it is cheap.
package enum CoverCompressor {
  /// Decodes `data` at the size needed, fits it into the maximum size and encodes it as a JPEG.
  ///
  /// The result is upright sRGB, and carries metadata only where that is asked for; in a JPEG, transparency is composited
  /// on white. The picture is never enlarged, and the file does not grow:
  /// - of a JPEG that fits and is stored upright in sRGB, the smaller of two is returned, the newly encoded picture or the
  ///   original's own pixels without metadata (which loses nothing); where only the bytes are limited, the original's if
  ///   they are few enough;
  /// - of an original in another format, a PNG is returned where that is smaller: flat drawings;
  /// - of any other, the quality is lowered, with halved chroma, until the result is no larger than the original.
  ///
  /// Only where no quality is low enough for that, of originals of some hundred bytes or of next to no quality, and where
  /// ``CoverCompression/isAlwaysJPEG`` forbids a PNG, the file is larger.
  /// - Parameter limits: What `data` may ask for; `DecodingLimits.standard` unless given. Its budget has two pixels for each
  ///   of the cover: 28 megapixels can be made.
  /// - Throws: `.unusableSize` for a maximum without pixels, `.byteBudget` where no quality is low enough, `.overBudget`,
  ///   and what is wrong with `data`.
  package static func compress(
    _ data: Data, to target: CoverCompression, limits: DecodingLimits = .current
  ) throws(ImageError) -> CompressedCover {
    guard !target.maximumPixelSize.isEmpty else { throw .unusableSize(target.maximumPixelSize) }
    let original = try EncodedImage(data, limits: limits)
    let size = original.pixelSize.fitted(inside: target.maximumPixelSize)
    // The pixels, and the files before and after, or what libjpeg holds to fit its tables to the picture.
    let cost = size.area * 2
    let budget = limits.budget
    return try budget.holding(cost, orThrow: ImageError.overBudget(pixels: cost, limit: budget.pixels)) {
      () throws(ImageError) in
      var job = CoverJob(original: original, bitmap: try original.bitmap(pixelSize: size), target: target)
      return try job.cover()
    }
  }
}
