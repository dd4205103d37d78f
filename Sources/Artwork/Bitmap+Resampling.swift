internal import Graphics

extension Bitmap {
  /// The picture at exactly `size`, each direction for itself; itself when it has that size.
  ///
  /// Filters gamma-encoded, premultiplied values, as Apple's frameworks and the browsers do: a thumbnail then looks
  /// like the one next door. (Linear light would be truer for fine black-on-white patterns, and visibly different.)
  /// Returns nil when there is no memory for it.
  func resampled(to size: PixelSize) -> Bitmap? {
    guard size != pixelSize else { return self }
    guard !size.isEmpty, !pixelSize.isEmpty else { return nil }
    var resampler = Resampler(from: pixelSize, to: size)
    var isWritten = false
    let result = withBytes { source in
      Bitmap(pixelSize: size, isOpaque: isOpaque) { target in
        guard source.count == pixelSize.area * 4, target.count == size.area * 4 else { return }
        resampler.run(source.bindMemory(to: UInt8.self), into: target.bindMemory(to: UInt8.self))
        isWritten = true
      }
    }
    return isWritten ? result : nil
  }
}

/// Resamples row by row: the source rows of a target row are mixed into one row of 16-bit values, out of which the
/// target's pixels are mixed. Memory beside the two pictures: two rows.
private struct Resampler {
  private let sourceBytesPerRow: Int
  private let columns: ResamplingWeights
  private let rows: ResamplingWeights
  /// Sums of bytes × weights: at most 255 × 2¹⁵.
  private var sums: [UInt32]
  /// The mixed row: bytes × 256.
  private var mixed: [UInt16]

  init(from source: PixelSize, to target: PixelSize) {
    sourceBytesPerRow = source.width * 4
    columns = ResamplingWeights(from: source.width, to: target.width)
    rows = ResamplingWeights(from: source.height, to: target.height)
    sums = Array(repeating: 0, count: sourceBytesPerRow)
    mixed = Array(repeating: 0, count: sourceBytesPerRow)
  }

  mutating func run(_ source: UnsafeBufferPointer<UInt8>, into target: UnsafeMutableBufferPointer<UInt8>) {
    guard let source = source.baseAddress, var target = target.baseAddress else { return }
    let width = columns.spans.count
    for span in rows.spans {
      mixRows(source + span.first * sourceBytesPerRow, span)
      mixed.withUnsafeBufferPointer { mixed in
        guard let mixed = mixed.baseAddress else { return }
        Self.mixColumns(mixed, columns, into: target)
      }
      target += width * 4
    }
  }

  /// Plain loops over pointers, which the compiler turns into vector code.
  private mutating func mixRows(_ first: UnsafePointer<UInt8>, _ span: ResamplingWeights.Span) {
    let count = sourceBytesPerRow
    sums.withUnsafeMutableBufferPointer { sums in
      mixed.withUnsafeMutableBufferPointer { mixed in
        guard let sums = sums.baseAddress, let mixed = mixed.baseAddress else { return }
        for index in 0..<count { sums[index] = 64 }
        for row in 0..<span.count {
          let source = first + row * count
          let weight = UInt32(rows.weights[span.weight + row])
          for index in 0..<count { sums[index] &+= UInt32(source[index]) &* weight }
        }
        for index in 0..<count { mixed[index] = UInt16(truncatingIfNeeded: sums[index] &>> 7) }
      }
    }
  }

  private static func mixColumns(
    _ mixed: UnsafePointer<UInt16>, _ columns: ResamplingWeights, into target: UnsafeMutablePointer<UInt8>
  ) {
    columns.weights.withUnsafeBufferPointer { weights in
      var target = target
      for span in columns.spans {
        var source = mixed + span.first * 4
        var sum = SIMD4<UInt32>(repeating: 1 << 22)
        for index in span.weight..<span.weight + span.count {
          let pixel = UnsafeRawPointer(source).loadUnaligned(as: SIMD4<UInt16>.self)
          sum &+= SIMD4<UInt32>(truncatingIfNeeded: pixel) &* UInt32(weights[index])
          source += 4
        }
        let bytes = SIMD4<UInt8>(truncatingIfNeeded: sum &>> 23)
        UnsafeMutableRawPointer(target).storeBytes(of: bytes, as: SIMD4<UInt8>.self)
        target += 4
      }
    }
  }
}
