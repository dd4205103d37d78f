internal import CJPEG
package import Foundation
package import Graphics

/// Writes baseline JFIF files with libjpeg, with optimized Huffman tables and without metadata.
public enum JPEGEncoder {
  public enum ChromaSubsampling: Sendable, Hashable {
    /// 4:2:0, one sample per four pixels: right for photographs, and a third smaller.
    case halved
    /// 4:4:4, one sample per pixel: right for lettering and sharp coloured edges.
    case full
  }

  /// Whether Huffman tables are optimized for an image of `size`. libjpeg needs three to six bytes per pixel for
  /// that, so images of more than 16 megapixels use its standard tables.
  package static func fitsTables(to size: PixelSize) -> Bool { size.area <= 16_000_000 }

  /// Encodes `bitmap`. Equal pixels and options give equal bytes.
  ///
  /// JPEG does not support transparency, so an image that is not opaque is composited on white first.
  /// - Parameters:
  ///   - quality: 0 (smallest) … 1 (best); clamped, and rounded to libjpeg's 1…100.
  ///   - subsampling: (default: 4:2:0)
  /// - Throws: `.encodingFailed` for an empty image or a side above 65,500 pixels, `.outOfMemory`.
  package static func encode(
    _ bitmap: Bitmap, quality: Double, subsampling: ChromaSubsampling = .halved
  ) throws(JPEGError) -> Data {
    guard let opaque = bitmap.compositedOnWhite() else { throw .outOfMemory }
    let size = opaque.pixelSize
    guard !size.isEmpty, let width = UInt32(exactly: size.width), let height = UInt32(exactly: size.height) else {
      throw .encodingFailed("invalid size \(size)")
    }
    // NaN becomes the lowest quality.
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
    case .tooLarge(_, let limit): .encodingFailed("the image is larger than \(limit)")
    case .outOfMemory: .outOfMemory
    default: .encodingFailed("unknown libjpeg error")
    }
  }
}
