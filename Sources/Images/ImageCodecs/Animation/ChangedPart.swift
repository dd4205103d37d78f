import Graphics

/// The part of a picture that differs from the picture before it.
struct ChangedPart {
  /// From the top left, in pixels.
  let x, y: Int
  let bitmap: Bitmap

  /// The whole picture.
  init(whole bitmap: Bitmap) { (x, y, self.bitmap) = (0, 0, bitmap) }

  /// Nil for equal pictures, which have equal sizes.
  ///
  /// - Parameter step: The part begins at a multiple of this.
  init?(of bitmap: Bitmap, after previous: Bitmap, step: Int = 1) {
    let (width, height) = (bitmap.pixelSize.width, bitmap.pixelSize.height)
    var (left, right, top, bottom) = (width, -1, height, -1)
    bitmap.withBytes { new in
      previous.withBytes { old in
        let (new, old) = (new.bindMemory(to: UInt32.self), old.bindMemory(to: UInt32.self))
        for y in 0..<height {
          let row = y * width..<(y + 1) * width
          guard let first = row.first(where: { new[$0] != old[$0] }) else { continue }
          let last = row.last { new[$0] != old[$0] } ?? first
          (left, right) = (min(left, first - row.lowerBound), max(right, last - row.lowerBound))
          (top, bottom) = (min(top, y), y)
        }
      }
    }
    guard right >= left else { return nil }
    (left, top) = (left / step * step, top / step * step)
    (x, y) = (left, top)
    let size = PixelSize(width: right - left + 1, height: bottom - top + 1)
    self.bitmap = Bitmap(pixelSize: size, isOpaque: bitmap.isOpaque) { part in
      bitmap.withBytes { all in
        for row in 0..<size.height {
          let start = ((top + row) * width + left) * 4
          let source = UnsafeRawBufferPointer(rebasing: all[start..<start + size.width * 4])
          UnsafeMutableRawBufferPointer(rebasing: part[row * size.width * 4..<(row + 1) * size.width * 4])
            .copyMemory(from: source)
        }
      }
    }
  }
}
