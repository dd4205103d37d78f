internal import CPNG
package import Foundation
package import Graphics

/// Writes PNG files. Equal bitmaps give equal bytes.
package enum PNGEncoder {
  /// How much time a smaller file is worth.
  package enum Effort: Sendable, Hashable {
    /// A few milliseconds for a widget, and about the size of libpng's default: for pictures that are shown.
    case fast
    /// About a hundred times slower and a few per cent smaller; a picture of up to 256 colours gets a palette, which
    /// is much smaller. For pictures that are kept, such as snapshots in a repository.
    case small
  }

  /// `bitmap` as RGB when every pixel is opaque, or else as RGBA with the alpha divided out, rounded to the nearest.
  ///
  /// The file says that it is sRGB. Reading it back gives the same premultiplied pixels.
  ///
  /// - Parameters:
  ///   - pixelsPerPoint: Makes viewers show the picture at its size in points, at 72 points to the inch. Nil, the
  ///     default, states no size.
  ///   - effort: `.fast` unless given.
  /// - Throws: `PNGError.encodingFailed` for a bitmap without pixels or with more than 2³¹ − 1 along a side,
  ///   `.outOfMemory`.
  package static func encode(
    _ bitmap: Bitmap, pixelsPerPoint: Double? = nil, effort: Effort = .fast
  ) throws(PNGError) -> Data {
    let size = bitmap.pixelSize
    guard !size.isEmpty, let width = Int32(exactly: size.width), let height = Int32(exactly: size.height) else {
      throw .encodingFailed("a PNG has 1 to \(Int32.max) pixels a side, not \(size)")
    }
    var file = cpng_file()
    let status = bitmap.withBytes { bytes -> cpng_status in
      // A bitmap that got no memory lends nothing.
      guard bytes.count >= size.area * 4 else { return .out_of_memory }
      let pixels = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
      var picture = cpng_picture(
        pixels: pixels, width: UInt32(width), height: UInt32(height),
        has_alpha: !bitmap.isOpaque && cpng_has_alpha(pixels, size.area),
        pixels_per_metre: pixelsPerMetre(pixelsPerPoint))
      return effort == .fast ? cpng_encode_fast(&picture, &file) : cpng_encode_small(&picture, &file)
    }
    switch status {
    case .ok:
      guard let bytes = file.bytes else { throw .outOfMemory }
      return Data(bytesNoCopy: bytes, count: file.count, deallocator: .free)
    case .out_of_memory:
      throw .outOfMemory
    case .unencodable, .corrupt, .truncated:
      throw .encodingFailed("a PNG has 1 to \(Int32.max) pixels a side, not \(size)")
    }
  }

  /// 0, which writes no resolution, when there is no scale or it makes no sense.
  private static func pixelsPerMetre(_ pixelsPerPoint: Double?) -> UInt32 {
    guard let pixelsPerPoint else { return 0 }
    let value = (pixelsPerPoint * 72 / 0.0254).rounded()
    return value >= 1 && value <= Double(Int32.max) ? UInt32(value) : 0
  }
}
