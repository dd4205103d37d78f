package import Graphics

extension Bitmap {
  /// The image, stored with `orientation`, rotated upright; `nil` if there is not enough memory.
  package func turnedUpright(from orientation: ImageOrientation) -> Bitmap? {
    guard orientation != .up else { return self }
    let path = orientation.path(width: pixelSize.width, height: pixelSize.height)
    let upright = orientation.turned(pixelSize)
    var isWritten = false
    let result = withBytes { stored in
      Bitmap(pixelSize: upright, isOpaque: isOpaque) { target in
        let (from, to) = (stored.bindMemory(to: UInt32.self), target.bindMemory(to: UInt32.self))
        guard from.count == upright.area, to.count == upright.area else { return }
        Self.copy(from, to: to, size: upright, along: path)
        isWritten = true
      }
    }
    return isWritten ? result : nil
  }

  /// Copies in tiles, because exchanging rows and columns otherwise misses the cache at every pixel.
  private static func copy(
    _ from: UnsafeBufferPointer<UInt32>, to: UnsafeMutableBufferPointer<UInt32>, size: PixelSize,
    along path: (first: Int, stepX: Int, stepY: Int)
  ) {
    let tile = 32
    for top in stride(from: 0, to: size.height, by: tile) {
      for left in stride(from: 0, to: size.width, by: tile) {
        for y in top..<min(top + tile, size.height) {
          let row = path.first + y * path.stepY
          for x in left..<min(left + tile, size.width) {
            to[y * size.width + x] = from[row + x * path.stepX]
          }
        }
      }
    }
  }
}
