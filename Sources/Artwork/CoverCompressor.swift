package import Foundation
package import Graphics
internal import ImageCodecs

/// What a stored cover may measure.
package struct CoverCompression: Sendable, Hashable {
  /// The upright cover fits inside, keeping its aspect ratio; it is never enlarged.
  package var maximumPixelSize: PixelSize
  /// 0 (smallest) … 1 (best); 0.8 unless given.
  package var quality: Double

  /// Creates a target.
  package init(maximumPixelSize: PixelSize, quality: Double = 0.8) {
    self.maximumPixelSize = maximumPixelSize
    self.quality = quality
  }
}

/// Makes the small JPEG that is stored for a cover, so that every later drawing of it is cheap.
package enum CoverCompressor {
  /// Decodes `data` (JPEG or PNG) at the size needed, fits it into the maximum size and encodes it as a JPEG with
  /// halved chroma.
  ///
  /// The result is upright and carries no metadata: no EXIF, no comments, no colour profile. Transparency is
  /// composited on white. An original JPEG that already fits never grows:
  /// - stored upright, the smaller of two is returned, the newly encoded picture or the original's own pixels with
  ///   every metadata segment cut out (which loses nothing);
  /// - stored turned, the original's pixels cannot be kept; the quality is lowered in steps of 0.1, to 0.1 at the
  ///   least, until the result is no larger than the original.
  /// - Throws: `.unusableSize` for a maximum without pixels, and what is wrong with `data`.
  package static func compress(_ data: Data, to target: CoverCompression) throws(PictureError) -> Data {
    guard !target.maximumPixelSize.isEmpty else { throw .unusableSize(target.maximumPixelSize) }
    let original = try EncodedPicture(data)
    let size = original.pixelSize.fitted(inside: target.maximumPixelSize)
    guard let bitmap = try original.decoded(covering: size).resampled(to: size) else { throw .outOfMemory }
    let encoded = try encode(bitmap, quality: target.quality)
    guard original.format == .jpeg, size == original.pixelSize else { return encoded }
    if try orientation(of: data) == .up {
      guard let stripped = JPEGSegments.withoutMetadata(data), stripped.count < encoded.count else { return encoded }
      return stripped
    }
    return try shrink(encoded, of: bitmap, from: target.quality, toAtMost: data.count)
  }

  private static func shrink(
    _ encoded: Data, of bitmap: Bitmap, from quality: Double, toAtMost limit: Int
  ) throws(PictureError) -> Data {
    var (result, quality) = (encoded, quality)
    while result.count > limit && quality > 0.1 {
      quality = max(quality - 0.1, 0.1)
      result = try encode(bitmap, quality: quality)
    }
    return result
  }

  private static func encode(_ bitmap: Bitmap, quality: Double) throws(PictureError) -> Data {
    do { return try JPEGEncoder.encode(bitmap, quality: quality) } catch { throw .jpeg(error) }
  }

  private static func orientation(of data: Data) throws(PictureError) -> PictureOrientation {
    do { return try JPEGDecoder.header(of: data).orientation } catch { throw .jpeg(error) }
  }
}
