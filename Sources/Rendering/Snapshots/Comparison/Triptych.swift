package import Graphics

/// Reference, difference and candidate side by side.
package enum Triptych {
  /// Pixels between two of them.
  static let gap = 8

  /// The three images from left to right in cells of equal size, each at the top left; transparent elsewhere.
  package static func bitmap(reference: Bitmap, candidate: Bitmap) -> Bitmap {
    let difference = DifferenceImage.bitmap(of: candidate, from: reference)
    let place = difference.pixelSize
    let size = PixelSize(width: 3 * place.width + 2 * gap, height: place.height)
    return Bitmap(pixelSize: size, isOpaque: false) { bytes in
      // A bitmap without memory has an empty buffer.
      guard bytes.count == size.area * 4 else { return }
      for (column, picture) in [reference, difference, candidate].enumerated() {
        let left = column * (place.width + gap) * 4
        picture.withBytes { pixels in
          for y in 0..<min(picture.pixelSize.height, place.height) {
            let row = UnsafeRawBufferPointer(rebasing: pixels[y * picture.bytesPerRow..<(y + 1) * picture.bytesPerRow])
            UnsafeMutableRawBufferPointer(rebasing: bytes[(y * size.width * 4 + left)...]).copyMemory(from: row)
          }
        }
      }
    }
  }
}
