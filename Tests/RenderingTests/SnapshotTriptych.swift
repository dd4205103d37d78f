import Graphics

/// Reference, difference and candidate side by side, for a person to look at.
enum SnapshotTriptych {
  private static let gap = 8

  /// The three pictures from left to right. In the middle, what differs is red over a faint reference.
  static func bitmap(reference: Bitmap, candidate: Bitmap) -> Bitmap {
    let width = max(reference.pixelSize.width, candidate.pixelSize.width)
    let height = max(reference.pixelSize.height, candidate.pixelSize.height)
    let size = PixelSize(width: 3 * width + 2 * gap, height: height)
    return Bitmap(pixelSize: size, isOpaque: false) { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      for y in 0..<height {
        let row = y * size.width
        for x in 0..<width {
          let (old, new) = (pixel(reference, x, y), pixel(candidate, x, y))
          pixels[row + x] = old ?? 0
          pixels[row + width + gap + x] = old == new ? faint(old ?? 0) : 0xFFFF_0000
          pixels[row + 2 * (width + gap) + x] = new ?? 0
        }
      }
    }
  }

  private static func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> UInt32? {
    x < bitmap.pixelSize.width && y < bitmap.pixelSize.height ? bitmap[x, y] : nil
  }

  /// A quarter of a premultiplied pixel.
  private static func faint(_ pixel: UInt32) -> UInt32 { (pixel >> 2) & 0x3F3F_3F3F }
}
