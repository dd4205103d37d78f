package import Graphics

/// What a WebP says about itself before any pixel is decoded.
package struct WebPHeader: Sendable, Hashable {
  /// Pixels as stored; of an animation, its canvas.
  package let storedSize: PixelSize
  /// How the stored pixels are to be turned.
  package let orientation: ImageOrientation
  /// Parts may be transparent.
  package let hasAlpha: Bool
  /// Stored without loss: then libwebp holds all pixels while it decodes.
  package let isLossless: Bool
  /// The bytes of the still picture, or of the first frame.
  let picture: Range<Int>
  /// Where the first frame of an animation lies; nil for a still picture.
  let frame: Frame?

  struct Frame: Hashable {
    let left: Int
    let top: Int
    let size: PixelSize
  }

  /// The size of the rows that ``WebPDecoder/decodeRows(of:header:size:conversion:_:)`` gives for `size`, both as stored.
  ///
  /// libwebp scales down while it decodes. It does so badly where lossy colours have alpha, which it scales apart.
  package func rowSize(for size: PixelSize) -> PixelSize {
    let isSmaller = size.width <= storedSize.width && size.height <= storedSize.height
    return isSmaller && frame == nil && (isLossless || !hasAlpha) ? size : storedSize
  }

  /// The pixels of four bytes that are held while rows are decoded for `size`.
  package func heldPixels(for size: PixelSize) -> Int {
    let rows = rowSize(for: size)
    return rows.area + (isLossless ? storedSize.area : storedSize.width * 32)
      + (hasAlpha && !isLossless ? storedSize.area / 4 : 0)
  }
}
