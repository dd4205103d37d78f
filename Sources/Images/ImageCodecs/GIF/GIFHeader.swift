package import Graphics

/// What a GIF says about itself before any pixel is decoded: its canvas and its first frame.
package struct GIFHeader: Sendable, Hashable {
  /// The canvas.
  package let pixelSize: PixelSize
  /// Parts may be transparent: by a colour that stands for it, or because the frame does not fill the canvas.
  package let hasAlpha: Bool
  /// The rows of the frame come in four passes.
  package let isInterlaced: Bool
  /// Where the frame lies on the canvas; it may be larger.
  let frame: Frame
  /// The colours, as premultiplied pixels `0xAARRGGBB`: 256 of them.
  let colors: [UInt32]
  /// Where the frame's packed pixels begin: the byte that tells the size of their first codes.
  let pixels: Int

  struct Frame: Hashable {
    let left: Int
    let top: Int
    let size: PixelSize
  }

  /// The pixels of four bytes that are held while rows are decoded.
  package var heldPixels: Int { isInterlaced ? frame.size.area / 4 : 0 }
}
