package import Graphics

/// The facts in a JPEG's header.
package struct JPEGHeader: Sendable, Hashable {
  package enum ColorSpace: Sendable, Hashable {
    case grayscale
    /// Used by nearly every JPEG.
    case yCbCr
    case rgb
    case cmyk
    /// CMYK in which three inks are stored as luma and chroma.
    case ycck
  }

  package let storedSize: PixelSize
  /// From Exif or XMP; `.up` if there is none or it is invalid.
  package let orientation: ImageOrientation
  package let colorSpace: ColorSpace
  /// 1, 3 or 4.
  package let componentCount: Int
  package let isProgressive: Bool

  /// The memory for coefficients that a decoder may need, at any scale: 0 for a file with one scan.
  package let coefficientBytes: Int

  /// The upright size.
  package var pixelSize: PixelSize { orientation.turned(storedSize) }

  /// The upright size if decoded at `scale` eighths, 1…8.
  package func pixelSize(atEighths scale: Int) -> PixelSize { orientation.turned(storedSize(atEighths: scale)) }

  /// The stored size if decoded at `scale` eighths, 1…8.
  package func storedSize(atEighths scale: Int) -> PixelSize {
    PixelSize(width: (storedSize.width * scale + 7) / 8, height: (storedSize.height * scale + 7) / 8)
  }

  /// The smallest number of eighths at which the upright image covers `size` in both directions, or 8.
  package func eighths(covering size: PixelSize) -> Int {
    let scales = 1...8
    return scales.first { scale in
      let scaled = pixelSize(atEighths: scale)
      return scaled.width >= size.width && scaled.height >= size.height
    } ?? 8
  }

  /// The number of eighths, of 1, 2, 4 and 8, at which rows that cover `size` are decoded fastest.
  ///
  /// libjpeg-turbo is vectorized only for these: 3/8 takes as long as 4/8, and 5/8 to 7/8 two to three times as long
  /// as 8/8.
  package func quickEighths(covering size: PixelSize) -> Int {
    let eighths = eighths(covering: size)
    return [1, 2, 4].first { eighths <= $0 } ?? 8
  }
}
