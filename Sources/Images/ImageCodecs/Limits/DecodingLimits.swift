package import Graphics

/// The limits for decoding an image file. Sizes are checked on the header, before memory for pixels is allocated.
///
/// With the standard limits no file needs more than 256 MiB, or much more than a second of CPU time.
public struct DecodingLimits: Sendable, Hashable {
  /// The maximum size of the file, in bytes (default: 64 MiB).
  public var maximumInputBytes: Int
  /// The maximum number of pixels per side (default: 65,500, libjpeg's own limit).
  package var maximumSide: Int
  /// The maximum number of pixels (default: 50 megapixels).
  package var maximumArea: Int
  /// The maximum number of scans of a progressive JPEG (default: 100). Usual files have about ten.
  package var maximumScans: Int
  /// The maximum total number of pixels in the scans of a progressive JPEG (default: one gigapixel).
  ///
  /// A few hundred kilobytes can have a hundred empty scans of a huge image, which take four seconds.
  package var maximumScannedArea: Int
  /// The maximum memory of a decoder besides the returned pixels, in bytes (default: 160 MiB).
  ///
  /// An incomplete progressive JPEG needs its coefficients in memory: 3 to 6 bytes per pixel.
  package var maximumWorkingBytes: Int
  /// The maximum memory for coefficients of a complete progressive JPEG, in bytes (default: 1 MiB). Beyond it, all
  /// scans are read in parallel, which gives the same pixels from a few rows.
  package var maximumHeldBytes: Int
  /// The maximum size of a PNG's uncompressed pixels, in bytes (default: 256 MiB).
  ///
  /// The largest images have 8 bytes per pixel, and a few hundred kilobytes of them can take seconds to decompress.
  package var maximumUnpackedBytes: Int
  /// The maximum number of a file's warnings (default: 100). Beyond it, the file counts as damaged.
  package var maximumWarnings: Int
  /// The maximum size of a PNG chunk other than pixels, compressed or not, in bytes (default: 8 MiB).
  package var maximumChunkBytes: Int
  /// The number of pixels that all tasks together may hold for decoding (default: the process's budget).
  package var budget: PixelBudget

  package init(
    maximumInputBytes: Int = 64 << 20, maximumSide: Int = 65_500, maximumArea: Int = 50_000_000,
    maximumScans: Int = 100, maximumScannedArea: Int = 1_000_000_000, maximumWorkingBytes: Int = 160 << 20,
    maximumHeldBytes: Int = 1 << 20,
    maximumUnpackedBytes: Int = 256 << 20, maximumWarnings: Int = 100, maximumChunkBytes: Int = 8 << 20,
    budget: PixelBudget = .process
  ) {
    self.maximumInputBytes = maximumInputBytes
    self.maximumSide = maximumSide
    self.maximumArea = maximumArea
    self.maximumScans = maximumScans
    self.maximumScannedArea = maximumScannedArea
    self.maximumWorkingBytes = maximumWorkingBytes
    self.maximumHeldBytes = maximumHeldBytes
    self.maximumUnpackedBytes = maximumUnpackedBytes
    self.maximumWarnings = maximumWarnings
    self.maximumChunkBytes = maximumChunkBytes
    self.budget = budget
  }

  /// The default limits.
  package static let standard = DecodingLimits()

  /// The limit that `size` exceeds, if any.
  package func violation(by size: PixelSize) -> SizeLimit? {
    if size.width > maximumSide || size.height > maximumSide { return .side(maximumSide) }
    if size.area > maximumArea { return .area(maximumArea) }
    return nil
  }
}

public enum SizeLimit: Sendable, Hashable, CustomStringConvertible {
  /// The maximum number of pixels per side.
  case side(Int)
  /// The maximum number of pixels.
  case area(Int)
  /// The maximum size of uncompressed pixels, in bytes.
  case unpackedBytes(Int)

  /// The limit in messages: `32768 pixels per side`, `100 megapixels`.
  public var description: String {
    switch self {
    case .side(let pixels):
      return "\(pixels) pixels per side"
    case .area(let pixels) where pixels >= 1_000_000 && pixels.isMultiple(of: 1_000_000):
      return "\(pixels / 1_000_000) megapixels"
    case .area(let pixels):
      return "\(pixels) pixels in total"
    case .unpackedBytes(let bytes) where bytes >= 1 << 20 && bytes.isMultiple(of: 1 << 20):
      return "\(bytes >> 20) MiB uncompressed"
    case .unpackedBytes(let bytes):
      return "\(bytes) bytes uncompressed"
    }
  }
}
