internal import CPNG
package import Foundation
package import Graphics

/// Writes PNG files. Equal bitmaps give equal bytes.
package enum PNGEncoder {
  package enum Effort: Sendable, Hashable {
    /// A few milliseconds for a widget, with about the size of libpng's default.
    case fast
    /// About fifty times slower and a few per cent smaller. An image of up to 256 colours gets a palette and is
    /// much smaller. For files that are stored, such as snapshots in a repository.
    case small
  }

  /// Encodes `bitmap` as RGB if every pixel is opaque, or else as RGBA with the alpha divided out, rounded to the
  /// nearest.
  ///
  /// The file is tagged as sRGB. Decoding it returns the same premultiplied pixels.
  ///
  /// - Parameters:
  ///   - pixelsPerPoint: Sets the resolution, so that viewers show the image at its size in points, with 72 points
  ///     per inch (default: none).
  ///   - effort: (default: `.fast`)
  ///   - keepsAlpha: Whether an opaque bitmap is encoded as RGBA, too.
  /// - Throws: `PNGError.encodingFailed` for an empty bitmap or a side above 2³¹ − 1 pixels, `.outOfMemory`.
  package static func encode(
    _ bitmap: Bitmap, pixelsPerPoint: Double? = nil, effort: Effort = .fast, keepsAlpha: Bool = false
  ) throws(PNGError) -> Data {
    let size = bitmap.pixelSize
    guard !size.isEmpty, let width = Int32(exactly: size.width), let height = Int32(exactly: size.height) else {
      throw .encodingFailed("a side has 1 to \(Int32.max) pixels, not \(size)")
    }
    var file = cpng_file()
    let status = bitmap.withBytes { bytes -> cpng_status in
      // A bitmap without memory has an empty buffer.
      guard bytes.count >= size.area * 4 else { return .out_of_memory }
      let pixels = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
      var picture = cpng_picture(
        pixels: pixels, width: UInt32(width), height: UInt32(height),
        has_alpha: keepsAlpha || !bitmap.isOpaque && cpng_has_alpha(pixels, size.area),
        pixels_per_metre: pixelsPerMetre(pixelsPerPoint))
      return effort == .fast ? cpng_encode_fast(&picture, &file) : cpng_encode_small(&picture, &file)
    }
    return try data(file, status, size)
  }

  /// Encodes the numbers of a panel's colours as greys, if they are, or with a palette.
  ///
  /// - Throws: As ``encode(_:pixelsPerPoint:effort:)``.
  package static func encode(_ picture: PanelPixels, pixelsPerPoint: Double? = nil) throws(PNGError) -> Data {
    let (size, palette) = (picture.size, picture.palette)
    guard !size.isEmpty, let width = UInt32(exactly: size.width), let height = UInt32(exactly: size.height) else {
      throw .encodingFailed("a side has 1 to \(Int32.max) pixels, not \(size)")
    }
    var file = cpng_file()
    let rows = picture.packed(bits: palette.bitsPerPixel)
    let colors = palette.colors.flatMap { [UInt8($0 >> 16 & 0xFF), UInt8($0 >> 8 & 0xFF), UInt8($0 & 0xFF)] }
    let status = rows.withUnsafeBufferPointer { rows in
      colors.withUnsafeBufferPointer { colors in
        var indexed = cpng_indexed_picture(
          rows: rows.baseAddress, width: width, height: height, bit_depth: Int32(palette.bitsPerPixel),
          colors: palette.isGray ? nil : colors.baseAddress, color_count: UInt32(palette.colors.count),
          pixels_per_metre: pixelsPerMetre(pixelsPerPoint))
        return cpng_encode_indexed(&indexed, &file)
      }
    }
    return try data(file, status, size)
  }

  private static func data(_ file: cpng_file, _ status: cpng_status, _ size: PixelSize) throws(PNGError) -> Data {
    switch status {
    case .ok:
      guard let bytes = file.bytes else { throw .outOfMemory }
      return Data(bytesNoCopy: bytes, count: file.count, deallocator: .free)
    case .out_of_memory:
      throw .outOfMemory
    default:
      throw .encodingFailed("a side has 1 to \(Int32.max) pixels, not \(size)")
    }
  }

  /// 0, which writes no resolution, if the scale is missing or invalid.
  private static func pixelsPerMetre(_ pixelsPerPoint: Double?) -> UInt32 {
    guard let pixelsPerPoint else { return 0 }
    let value = (pixelsPerPoint * 72 / 0.0254).rounded()
    return value >= 1 && value <= Double(Int32.max) ? UInt32(value) : 0
  }
}
