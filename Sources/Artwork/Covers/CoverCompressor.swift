package import Foundation
import Graphics
internal import ImageCodecs

/// Makes the small JPEG that is stored for a cover, so that every later drawing of it is cheap.
package enum CoverCompressor {
  /// Decodes `data` at the size needed, fits it into the maximum size and encodes it as a JPEG.
  ///
  /// The result is upright, and carries metadata only where that is asked for. Transparency is composited on white. The
  /// picture is never enlarged, and the file never grows:
  /// - of an original that fits and is stored upright, the smaller of two is returned, the newly encoded picture or the
  ///   original, of a JPEG without its metadata (which loses nothing); where only the bytes are limited, the original if
  ///   it has few enough;
  /// - of any other, the quality is lowered until the result is no larger than the original; only of one that has fewer
  ///   bytes than a JPEG's tables, some hundreds, and where ``CoverCompression/isAlwaysJPEG`` asks for it, the result may
  ///   be larger.
  /// - Throws: `.unusableSize` for a maximum without pixels, `.byteBudget` where no quality is low enough, and what is
  ///   wrong with `data`.
  package static func compress(_ data: Data, to target: CoverCompression) throws(PictureError) -> CompressedCover {
    guard !target.maximumPixelSize.isEmpty else { throw .unusableSize(target.maximumPixelSize) }
    let original = try EncodedPicture(data)
    let size = original.pixelSize.fitted(inside: target.maximumPixelSize)
    let bitmap = try original.bitmap(pixelSize: size)
    let metadata = target.keepsMetadata && original.format == .jpeg ? JPEGSegments.metadata(of: data) : Data()

    let kept = size == original.pixelSize ? try keptPixels(of: original, target) : nil
    var search = QualitySearch(
      bitmap: bitmap, subsampling: target.subsampling ?? subsampling(for: bitmap, target.goal), overhead: metadata.count
    )
    // Lossless originals of few colours have few bytes; a JPEG that has to be one has more, rather than no quality.
    let limit = target.isAlwaysJPEG && original.format != .jpeg ? Int.max : data.count
    guard let encoded = try encoded(by: &search, target.goal, limit: limit, kept: kept) else {
      guard let kept else { throw .outOfMemory }
      return kept
    }
    return CompressedCover(
      data: JPEGSegments.adding(metadata, to: encoded.data), format: .jpeg, pixelSize: size,
      quality: Double(encoded.percent) / 100, encodingCount: search.count)
  }

  /// The picture as the goal wants it; nil where the original's own pixels are the better answer.
  private static func encoded(
    by search: inout QualitySearch, _ goal: CoverCompression.Goal, limit: Int, kept: CompressedCover?
  ) throws(PictureError) -> (data: Data, percent: Int)? {
    switch goal {
    case .byteCount(let budget):
      // Nothing has more quality than what was never coded anew.
      if let kept, kept.data.count <= budget { return nil }
      return try search.best(within: min(budget, limit))
    case .quality(let quality):
      // A NaN becomes the lowest quality.
      let percent = Int(max(1, min(100, (quality * 100).rounded())))
      let data = try search.encode(percent)
      let count = data.count + search.overhead
      if let kept { return kept.data.count < count ? nil : (data, percent) }
      if count <= limit || percent == 1 { return (data, percent) }
      do throws(PictureError) {
        return try search.best(within: limit, atMost: percent - 1)
      } catch {
        guard case .byteBudget = error else { throw error }
        return (data, percent)
      }
    }
  }

  /// The original's own pixels, where they may stay as they are.
  private static func keptPixels(
    of original: EncodedPicture, _ target: CoverCompression
  ) throws(PictureError) -> CompressedCover? {
    var data: Data? = original.data
    if original.format != .jpeg && target.isAlwaysJPEG { return nil }
    if original.format == .jpeg {
      // Without its profile, the samples of another would mean other colours.
      if case .converted = original.color { return nil }
      guard try orientation(of: original.data) == .up else { return nil }
      if !target.keepsMetadata { data = JPEGSegments.withoutMetadata(original.data) }
    }
    return data.map {
      CompressedCover(
        data: $0, format: original.format, pixelSize: original.pixelSize, quality: nil, encodingCount: 0)
    }
  }

  private static func subsampling(
    for bitmap: Bitmap, _ goal: CoverCompression.Goal
  ) -> JPEGEncoder.ChromaSubsampling {
    if case .quality(let quality) = goal, quality >= 0.9 { return .full }
    return bitmap.neededSubsampling
  }

  private static func orientation(of data: Data) throws(PictureError) -> PictureOrientation {
    do { return try JPEGDecoder.header(of: data).orientation } catch { throw .jpeg(error) }
  }
}
