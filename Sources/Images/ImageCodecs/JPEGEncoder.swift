internal import CJPEG
package import Foundation
package import Graphics

/// Writes baseline JFIF files through libjpeg, with Huffman tables made for the picture and no metadata.
package enum JPEGEncoder {
  /// How many chroma samples are kept.
  package enum ChromaSubsampling: Sendable, Hashable {
    /// One for every four pixels (4:2:0): right for photographs, and a third smaller.
    case halved
    /// One for every pixel (4:4:4): right for lettering and sharp edges of colour.
    case full
  }

  /// Whether Huffman tables are made for a picture of `size`: libjpeg holds three to six bytes a pixel for that, so that
  /// pictures of more than 16 megapixels get its standard tables.
  package static func fitsTables(to size: PixelSize) -> Bool { size.area <= 16_000_000 }

  /// Encodes `bitmap`; equal pixels and options give equal bytes.
  ///
  /// JPEG has no transparency: a picture that is not opaque is composited on white first.
  /// - Parameters:
  ///   - quality: 0 (smallest) … 1 (best); clamped, and rounded to libjpeg's 1…100.
  ///   - subsampling: 4:2:0 unless given.
  /// - Throws: `.encodingFailed` for a side that is empty or above 65,500 pixels, `.outOfMemory`.
  package static func encode(
    _ bitmap: Bitmap, quality: Double, subsampling: ChromaSubsampling = .halved
  ) throws(JPEGError) -> Data {
    guard let opaque = bitmap.compositedOnWhite() else { throw .outOfMemory }
    let size = opaque.pixelSize
    guard !size.isEmpty, let width = UInt32(exactly: size.width), let height = UInt32(exactly: size.height) else {
      throw .encodingFailed("a picture of \(size) pixels")
    }
    // A NaN becomes the lowest quality.
    let percent = Int32(max(1, min(100, (quality * 100).rounded())))
    var (bytes, length, report) = (UnsafeMutablePointer<UInt8>?.none, 0, cjpeg_report())
    let status = opaque.withBytes { pixels -> cjpeg_status in
      guard pixels.count == size.area * 4 else { return CJPEG_OUT_OF_MEMORY }
      return cjpeg_encode(
        pixels.bindMemory(to: UInt8.self).baseAddress, width, height, percent, subsampling == .halved,
        fitsTables(to: size),
        &bytes, &length, &report)
    }
    guard status == CJPEG_OK, let bytes else { throw failure(status, report) }
    return Data(bytesNoCopy: bytes, count: length, deallocator: .free)
  }

  private static func failure(_ status: cjpeg_status, _ report: cjpeg_report) -> JPEGError {
    switch JPEGError(status, report) {
    case .corrupt(let message, _), .unsupported(let message): .encodingFailed(message)
    case .tooLarge(_, let limit): .encodingFailed("the picture is larger than \(limit)")
    case .outOfMemory: .outOfMemory
    default: .encodingFailed("libjpeg gave no reason")
    }
  }
}
