internal import Graphics

extension Bitmap {
  /// The image scaled to exactly `size`, without keeping its aspect ratio; `nil` if there is not enough memory.
  func resampled(to size: PixelSize) -> Bitmap? {
    guard size != pixelSize else { return self }
    guard !size.isEmpty, !pixelSize.isEmpty else { return nil }
    var isWritten = false
    let result = withBytes { source in
      Bitmap(pixelSize: size, isOpaque: isOpaque) { target in
        guard source.count == pixelSize.area * 4, target.count == size.area * 4 else { return }
        var resampler = RowResampler(from: pixelSize, to: size, in: target)
        let rows = source.bindMemory(to: UInt8.self)
        guard let first = rows.baseAddress else { return }
        for row in 0..<pixelSize.height { resampler.take(first + row * bytesPerRow) }
        isWritten = resampler.isComplete
      }
    }
    return isWritten ? result : nil
  }
}
