import Graphics

/// Pictures at half their width and height, seven per row by default.
enum ContactSheet {
  private static let gap = 2

  static func bitmap(of pictures: [Bitmap], columns: Int = 7) -> Bitmap {
    let sizes = pictures.map { PixelSize(width: $0.pixelSize.width / 2, height: $0.pixelSize.height / 2) }
    let cell = PixelSize(width: sizes.map(\.width).max() ?? 1, height: sizes.map(\.height).max() ?? 1)
    let rows = (pictures.count + columns - 1) / columns
    let size = PixelSize(
      width: columns * (cell.width + gap) - gap, height: max(rows * (cell.height + gap) - gap, 1))
    return Bitmap(pixelSize: size, isOpaque: false) { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      for (index, picture) in pictures.enumerated() {
        let (left, top) = (index % columns * (cell.width + gap), index / columns * (cell.height + gap))
        for y in 0..<sizes[index].height {
          for x in 0..<sizes[index].width {
            pixels[(top + y) * size.width + left + x] = picture.mean(x: 2 * x, y: 2 * y)
          }
        }
      }
    }
  }
}

extension Bitmap {
  /// The mean of four pixels, with each channel rounded down to a multiple of four, to keep references small.
  fileprivate func mean(x: Int, y: Int) -> UInt32 {
    let four = [self[x, y], self[x + 1, y], self[x, y + 1], self[x + 1, y + 1]]
    return stride(from: UInt32(0), to: 32, by: 8).reduce(0) { pixel, shift in
      let sum = four.reduce(0) { $0 + ($1 >> shift & 0xFF) }
      return pixel | (sum == 4 * 255 ? 255 : sum / 16 * 4) << shift
    }
  }
}
