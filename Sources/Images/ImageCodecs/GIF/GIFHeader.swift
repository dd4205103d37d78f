package import Graphics

/// The facts in a GIF's header: its canvas and first frame.
package struct GIFHeader: Sendable, Hashable {
  /// The canvas.
  package let pixelSize: PixelSize
  /// Whether a colour is transparent, or the frame does not fill the canvas.
  package let hasAlpha: Bool
  /// Whether the rows of the frame come in four passes.
  package let isInterlaced: Bool
  /// The frame's rectangle, which may extend beyond the canvas.
  let frame: Frame
  /// The 256 colours as premultiplied pixels `0xAARRGGBB`.
  let colors: [UInt32]
  /// The start of the frame's compressed pixels: the byte with the size of the first codes.
  let pixels: Int

  struct Frame: Hashable {
    let left: Int
    let top: Int
    let size: PixelSize
  }

  /// The number of four-byte pixels in memory while rows are decoded.
  package var heldPixels: Int { isInterlaced ? frame.size.area / 4 : 0 }
}
