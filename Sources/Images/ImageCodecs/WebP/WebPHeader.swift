package import Graphics

/// The facts in a WebP's header.
package struct WebPHeader: Sendable, Hashable {
  /// The stored size; the canvas of an animation.
  package let storedSize: PixelSize
  package let orientation: ImageOrientation
  package let hasAlpha: Bool
  /// Whether the image is lossless, in which case libwebp holds all pixels while it decodes.
  package let isLossless: Bool
  /// The bytes of the still image, or of the first frame.
  let picture: Range<Int>
  /// The position of an animation's first frame; `nil` for a still image.
  let frame: Frame?

  struct Frame: Hashable {
    let left: Int
    let top: Int
    let size: PixelSize
  }

  /// The size of the rows that ``WebPDecoder/decodeRows(of:header:size:conversion:_:)`` passes for `size`, both as
  /// stored.
  ///
  /// libwebp scales down while it decodes, except for lossy images with alpha, which it scales separately and badly.
  package func rowSize(for size: PixelSize) -> PixelSize {
    let isSmaller = size.width <= storedSize.width && size.height <= storedSize.height
    return isSmaller && frame == nil && (isLossless || !hasAlpha) ? size : storedSize
  }

  /// The number of four-byte pixels in memory while rows for `size` are decoded.
  package func heldPixels(for size: PixelSize) -> Int {
    let rows = rowSize(for: size)
    return rows.area + (isLossless ? storedSize.area : storedSize.width * 32)
      + (hasAlpha && !isLossless ? storedSize.area / 4 : 0)
  }
}
