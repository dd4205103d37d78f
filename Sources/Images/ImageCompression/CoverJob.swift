import Foundation
import Graphics
import ImageCodecs
import ImagePipeline

/// The compression of one cover.
struct CoverJob {
  private let original: EncodedImage
  private let target: CoverCompression
  private let metadata: Data
  private var search: QualitySearch

  init(original: EncodedImage, bitmap: Bitmap, target: CoverCompression) {
    (self.original, self.target) = (original, target)
    metadata = target.keepsMetadata && original.format == .jpeg ? JPEGSegments.metadata(of: original.data) : Data()
    search = QualitySearch(
      bitmap: bitmap, subsampling: target.subsampling ?? Self.subsampling(for: bitmap, target.goal),
      overhead: metadata.count)
  }

  /// The best result within the limits.
  mutating func cover() throws(ImageError) -> CompressedCover {
    switch target.goal {
    case .byteCount(let budget): try cover(within: budget)
    case .quality(let quality): try cover(quality: quality)
    }
  }

  private mutating func cover(within budget: Int) throws(ImageError) -> CompressedCover {
    // Pixels that are not encoded again have the best quality.
    if let kept = try keptPixels, kept.data.count <= budget { return kept }
    if original.data.count <= budget, let png = try losslessCover, png.data.count <= budget { return png }
    guard budget > limit else { return jpeg(try search.best(within: budget)) }
    do throws(ImageError) {
      return jpeg(try search.best(within: limit))
    } catch {
      guard case .byteBudget = error else { throw error }
      return jpeg(try search.best(within: budget, atMost: Self.leastQuality))
    }
  }

  private mutating func cover(quality: Double) throws(ImageError) -> CompressedCover {
    // NaN becomes the lowest quality.
    let percent = Int(max(1, min(100, (quality * 100).rounded())))
    let encoded = (data: try search.encode(percent), percent: percent)
    let count = encoded.data.count + metadata.count
    if let kept = try keptPixels { return kept.data.count < count ? kept : jpeg(encoded) }
    guard count > limit else { return jpeg(encoded) }
    if let png = try losslessCover, png.data.count < count { return png }
    // In a file that must not grow, luma matters more than chroma.
    if target.subsampling == nil { search.subsampling = .halved }
    do throws(ImageError) {
      return jpeg(try search.best(within: limit, atMost: percent))
    } catch {
      guard case .byteBudget = error else { throw error }
      let least = min(percent, Self.leastQuality)
      return jpeg((try search.encode(least), least))
    }
  }

  /// The quality of a file that grows at any quality, in per cent.
  private static let leastQuality = 30

  /// The maximum number of bytes.
  private var limit: Int {
    // Lossless originals with few colours are small: a JPEG that must be one is larger, rather than of no quality.
    target.isAlwaysJPEG && original.format != .jpeg ? .max : original.data.count
  }

  private func jpeg(_ encoded: (data: Data, percent: Int)) -> CompressedCover {
    CompressedCover(
      data: JPEGSegments.adding(metadata, to: encoded.data), format: .jpeg, pixelSize: search.bitmap.pixelSize,
      quality: Double(encoded.percent) / 100, encodingCount: search.count)
  }

  /// The pixels of a JPEG without encoding them again, if that is possible.
  private var keptPixels: CompressedCover? {
    get throws(ImageError) {
      guard original.format == .jpeg, original.pixelSize == search.bitmap.pixelSize, original.orientation == .up else {
        return nil
      }
      // Without its profile, the samples would mean other colours; CMYK is interpreted differently everywhere.
      if case .converted = original.color { return nil }
      guard !(try hasInks) else { return nil }
      let data = target.keepsMetadata ? original.data : JPEGSegments.withoutMetadata(original.data)
      return data.map {
        CompressedCover(
          data: $0, format: .jpeg, pixelSize: original.pixelSize, quality: nil, encodingCount: search.count)
      }
    }
  }

  private var hasInks: Bool {
    get throws(ImageError) {
      do { return try JPEGDecoder.header(of: original.data, limits: original.limits).componentCount == 4 } catch {
        throw .codec(error)
      }
    }
  }

  /// The pixels as a PNG, if the original is not a JPEG and the result need not be one.
  private var losslessCover: CompressedCover? {
    get throws(ImageError) {
      guard original.format != .jpeg, !target.isAlwaysJPEG else { return nil }
      do {
        return CompressedCover(
          data: try PNGEncoder.encode(search.bitmap, effort: .small), format: .png,
          pixelSize: search.bitmap.pixelSize, quality: nil, encodingCount: search.count)
      } catch {
        throw .codec(error)
      }
    }
  }

  private static func subsampling(
    for bitmap: Bitmap, _ goal: CoverCompression.Goal
  ) -> JPEGEncoder.ChromaSubsampling {
    if case .quality(let quality) = goal, quality >= 0.9 { return .full }
    return bitmap.neededSubsampling
  }
}
