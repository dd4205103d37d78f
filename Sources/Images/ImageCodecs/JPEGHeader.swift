package import Graphics

/// What a JPEG says about itself before any pixel is decoded.
package struct JPEGHeader: Sendable, Hashable {
  /// What the components mean.
  package enum ColorSpace: Sendable, Hashable {
    case grayscale
    /// Luma and two chroma components: nearly every JPEG.
    case yCbCr
    case rgb
    /// Four inks.
    case cmyk
    /// Four inks, of which three are stored as luma and chroma.
    case ycck
  }

  /// Pixels as stored.
  package let storedSize: PixelSize
  /// How the stored pixels are to be turned; by Exif data or XMP; `.up` without any or when it is broken.
  package let orientation: ImageOrientation
  /// What the components mean.
  package let colorSpace: ColorSpace
  /// 1, 3 or 4.
  package let componentCount: Int
  /// True for a file that arrives in several passes of growing detail.
  package let isProgressive: Bool

  /// What a decoder may hold of the whole picture, at any scale: the coefficients of a file of several scans, or 0.
  package let coefficientBytes: Int

  /// Pixels upright: after the orientation.
  package var pixelSize: PixelSize { orientation.turned(storedSize) }

  /// The size upright when decoded at `scale` eighths, 1…8.
  package func pixelSize(atEighths scale: Int) -> PixelSize { orientation.turned(storedSize(atEighths: scale)) }

  /// The size as stored when decoded at `scale` eighths, 1…8.
  package func storedSize(atEighths scale: Int) -> PixelSize {
    PixelSize(width: (storedSize.width * scale + 7) / 8, height: (storedSize.height * scale + 7) / 8)
  }

  /// The smallest number of eighths at which the upright picture is at least `size` in both directions, or 8.
  package func eighths(covering size: PixelSize) -> Int {
    let scales = 1...8
    return scales.first { scale in
      let scaled = pixelSize(atEighths: scale)
      return scaled.width >= size.width && scaled.height >= size.height
    } ?? 8
  }

  /// The number of eighths, of 1, 2, 4 and 8, at which rows that cover `size` come quickest.
  ///
  /// libjpeg-turbo has vector code for these alone: 3/8 takes as long as 4/8, 5/8 to 7/8 twice to thrice as long as 8/8.
  package func quickEighths(covering size: PixelSize) -> Int {
    let eighths = eighths(covering: size)
    return [1, 2, 4].first { eighths <= $0 } ?? 8
  }
}
