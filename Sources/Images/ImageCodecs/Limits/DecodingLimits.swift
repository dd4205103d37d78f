package import Graphics

/// How much a picture file may ask of us. Sizes are checked on the header, before memory for pixels is taken.
///
/// With the standard limits no file takes more than 256 MiB, or much more than a second of one processor.
package struct DecodingLimits: Sendable, Hashable {
  /// The most bytes of the file; 64 MiB unless set.
  package var maximumInputBytes: Int
  /// The most pixels along either side; 65,500 unless set, which is libjpeg's own limit.
  package var maximumSide: Int
  /// The most pixels in all; 50 megapixels unless set.
  package var maximumArea: Int
  /// The most scans of a progressive JPEG; 100 unless set. Honest files have about ten.
  package var maximumScans: Int
  /// The most pixels that the scans of a progressive JPEG may pass over together; a gigapixel unless set.
  ///
  /// A few hundred kilobytes can hold a hundred empty scans of a huge picture: four seconds for nothing.
  package var maximumScannedArea: Int
  /// The most bytes that a decoder may use besides the pixels it returns; 160 MiB unless set.
  ///
  /// An incomplete progressive JPEG needs its coefficients in memory: 3 to 6 bytes for every pixel. Those of any count.
  package var maximumWorkingBytes: Int
  /// The most bytes of coefficients that are held of a complete progressive JPEG; 1 MiB unless set. With more, all its
  /// scans are read side by side, which gives the same pixels out of a few rows.
  package var maximumHeldBytes: Int
  /// The most bytes that a PNG's pixels may have unpacked, as the file has them; 256 MiB unless set.
  ///
  /// The largest pictures can have 8 bytes a pixel, out of which a few hundred kilobytes unpack for seconds.
  package var maximumUnpackedBytes: Int
  /// The most oddities of a file that are passed over; 100 unless set. One more makes it a damaged file.
  package var maximumWarnings: Int
  /// The most bytes of a PNG's chunk, its pixels excepted, packed or unpacked; 8 MiB unless set.
  package var maximumChunkBytes: Int
  /// The pixels that all tasks together may hold for decoding; those of the process unless set.
  package var budget: PixelBudget

  /// Creates limits; each is the standard one unless given.
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

  /// The limits that apply where nobody sets others.
  package static let standard = DecodingLimits()

  /// The limit that `size` breaks, or nil when it is inside.
  package func violation(by size: PixelSize) -> SizeLimit? {
    if size.width > maximumSide || size.height > maximumSide { return .side(maximumSide) }
    if size.area > maximumArea { return .area(maximumArea) }
    return nil
  }
}

/// A limit on a picture's size.
public enum SizeLimit: Sendable, Hashable, CustomStringConvertible {
  /// At most this many pixels along either side.
  case side(Int)
  /// At most this many pixels in all.
  case area(Int)
  /// At most this many bytes of pixels as the file has them.
  case unpackedBytes(Int)

  /// The limit as messages name it: `32768 pixels a side`, `100 megapixels`.
  public var description: String {
    switch self {
    case .side(let pixels):
      return "\(pixels) pixels a side"
    case .area(let pixels) where pixels >= 1_000_000 && pixels.isMultiple(of: 1_000_000):
      return "\(pixels / 1_000_000) megapixels"
    case .area(let pixels):
      return "\(pixels) pixels in all"
    case .unpackedBytes(let bytes) where bytes >= 1 << 20 && bytes.isMultiple(of: 1 << 20):
      return "\(bytes >> 20) MiB unpacked"
    case .unpackedBytes(let bytes):
      return "\(bytes) bytes unpacked"
    }
  }
}
