package import Graphics

extension Bitmap {
  /// The image composited on white, opaque; `nil` if there is not enough memory.
  package func compositedOnWhite() -> Bitmap? {
    guard !isOpaque else { return self }
    var isWritten = false
    let result = withBytes { source in
      Bitmap(pixelSize: pixelSize, isOpaque: true) { target in
        guard source.count == target.count else { return }
        for start in stride(from: 0, to: source.count, by: 4) {
          // Premultiplied: colour + (1 − alpha) × white. A colour above its alpha is invalid, but must not trap.
          let rest = 255 - source[start + 3]
          for channel in start..<start + 3 {
            target[channel] = UInt8(min(255, UInt16(source[channel]) + UInt16(rest)))
          }
          target[start + 3] = 255
        }
        isWritten = true
      }
    }
    return isWritten ? result : nil
  }
}
