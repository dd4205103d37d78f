package import Graphics

/// How much a picture file may ask of us. Everything here is checked on the header, before memory for pixels is taken.
package struct DecodingLimits: Sendable, Hashable {
  /// The most pixels along either side; 32,768 unless set.
  package var maximumSide: Int
  /// The most pixels in all; 100 megapixels unless set.
  package var maximumArea: Int
  /// The most scans of a progressive JPEG; 100 unless set. Honest files have about ten.
  package var maximumScans: Int
  /// The most pixels that the scans of a progressive JPEG may pass over together; 2 gigapixels unless set.
  ///
  /// A few hundred kilobytes can hold a hundred empty scans of a huge picture: four seconds for nothing.
  package var maximumScannedArea: Int
  /// The most bytes that a decoder may use besides the pixels it returns; 512 MiB unless set.
  ///
  /// A progressive JPEG needs its coefficients in memory: 3 to 6 bytes for every pixel.
  package var maximumWorkingBytes: Int

  /// Creates limits; each is the standard one unless given.
  package init(
    maximumSide: Int = 32_768, maximumArea: Int = 100_000_000, maximumScans: Int = 100,
    maximumScannedArea: Int = 2_000_000_000, maximumWorkingBytes: Int = 512 << 20
  ) {
    self.maximumSide = maximumSide
    self.maximumArea = maximumArea
    self.maximumScans = maximumScans
    self.maximumScannedArea = maximumScannedArea
    self.maximumWorkingBytes = maximumWorkingBytes
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

  /// The limit as messages name it: `32768 pixels a side`, `100 megapixels`.
  public var description: String {
    switch self {
    case .side(let pixels):
      return "\(pixels) pixels a side"
    case .area(let pixels) where pixels >= 1_000_000 && pixels.isMultiple(of: 1_000_000):
      return "\(pixels / 1_000_000) megapixels"
    case .area(let pixels):
      return "\(pixels) pixels in all"
    }
  }
}
