package import Graphics

/// What a PNG says about itself before any pixel is decoded.
package struct PNGHeader: Sendable, Hashable {
  /// As stored.
  package let pixelSize: PixelSize
  /// How the stored pixels are to be turned, by Exif data or XMP; `.up` without any or when it is broken.
  package let orientation: ImageOrientation
  /// The colour type has alpha, or one colour stands for transparency.
  package let hasAlpha: Bool
  /// The rows come in seven passes, so that none is complete before the last one.
  package let isInterlaced: Bool
  /// The samples are gray: no palette and no colours.
  package let isGray: Bool
  /// Bits of a sample, or of an index in a palette: 1, 2, 4, 8 or 16.
  package let bitDepth: Int
}
