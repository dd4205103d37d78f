package import Graphics

/// The facts in a PNG's header.
package struct PNGHeader: Sendable, Hashable {
  /// The stored size.
  package let pixelSize: PixelSize
  /// From Exif or XMP; `.up` if there is none or it is invalid.
  package let orientation: ImageOrientation
  /// Whether the colour type has alpha, or one colour is transparent.
  package let hasAlpha: Bool
  /// Whether rows come in seven passes, so that none is complete before the last one.
  package let isInterlaced: Bool
  package let isGray: Bool
  /// Bits per sample or palette index: 1, 2, 4, 8 or 16.
  package let bitDepth: Int
}
