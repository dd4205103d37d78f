internal import Graphics

/// Resamples an image that arrives row by row.
///
/// The source rows of a target row are mixed into one row of 16-bit values, and these into the target's pixels.
/// Besides the target it needs memory for two or three source rows. It filters gamma-encoded, premultiplied values as
/// Apple's frameworks and browsers do, so that a thumbnail looks the same as there. (Linear light would be more
/// accurate for fine black-on-white patterns, but visibly different.)
struct RowResampler {
  private let source: PixelSize
  private let columns: ResamplingWeights
  private let rows: ResamplingWeights
  /// Sums of bytes × weights: at most 255 × 2¹⁵.
  private var sums: [UInt32]
  /// The mixed row: bytes × 256.
  private var mixed: [UInt16]
  /// The previous row, for upscaling.
  private var previous: [UInt8]
  private let isEnlarging: Bool
  private let target: UnsafeMutableBufferPointer<UInt8>
  /// The number of source rows received and target rows written.
  private var (arrived, made) = (0, 0)

  /// - Parameters:
  ///   - source: Both sides at least 1, as of `size`.
  ///   - target: A buffer for `size`, 4 bytes per pixel, that must outlive the resampler.
  init(from source: PixelSize, to size: PixelSize, in target: UnsafeMutableRawBufferPointer) {
    self.source = source
    self.target = target.bindMemory(to: UInt8.self)
    columns = ResamplingWeights(from: source.width, to: size.width)
    rows = ResamplingWeights(from: source.height, to: size.height)
    isEnlarging = size.height >= source.height
    let count = source.width * 4
    sums = Array(repeating: 0, count: count)
    mixed = Array(repeating: 0, count: count)
    previous = isEnlarging ? Array(repeating: 0, count: count) : []
  }

  var isComplete: Bool { made == rows.spans.count }

  /// Adds the next row from the top, `4 × width` bytes. Rows beyond the source's height are ignored.
  mutating func take(_ row: UnsafePointer<UInt8>) {
    if isEnlarging { makeRows(upTo: row) } else { addToRows(row) }
    arrived += 1
  }

  /// A source row belongs to the current target row and, at its edge, to the next one too.
  private mutating func addToRows(_ row: UnsafePointer<UInt8>) {
    while made < rows.spans.count {
      let span = rows.spans[made]
      let index = arrived - span.first
      guard index >= 0 else { return }
      add(row, weight: rows.weights[span.weight + index], isFirst: index == 0)
      guard index == span.count - 1 else { return }
      finishRow()
    }
  }

  /// Writes the target rows that lie above the centre of `row`, or between it and the previous row.
  private mutating func makeRows(upTo row: UnsafePointer<UInt8>) {
    while made < rows.spans.count {
      let span = rows.spans[made]
      guard span.first + span.count - 1 <= arrived else { break }
      let weight = rows.weights[span.weight]
      if span.count == 1 {
        add(row, weight: weight, isFirst: true)
      } else {
        addPrevious(weight: weight)
        add(row, weight: rows.weights[span.weight + 1], isFirst: false)
      }
      finishRow()
    }
    previous.withUnsafeMutableBufferPointer { previous in
      previous.baseAddress?.update(from: row, count: previous.count)
    }
  }

  private mutating func addPrevious(weight: UInt16) {
    let count = sums.count
    sums.withUnsafeMutableBufferPointer { sums in
      previous.withUnsafeBufferPointer { previous in
        guard let sums = sums.baseAddress, let previous = previous.baseAddress else { return }
        Self.set(sums, to: previous, weight: UInt32(weight), count: count)
      }
    }
  }

  private mutating func add(_ row: UnsafePointer<UInt8>, weight: UInt16, isFirst: Bool) {
    let count = sums.count
    sums.withUnsafeMutableBufferPointer { sums in
      guard let sums = sums.baseAddress else { return }
      let weight = UInt32(weight)
      if isFirst {
        Self.set(sums, to: row, weight: weight, count: count)
      } else {
        for index in 0..<count { sums[index] &+= UInt32(row[index]) &* weight }
      }
    }
  }

  /// Plain loops over pointers, which the compiler vectorizes. 64 rounds what `finishRow` shifts out.
  private static func set(
    _ sums: UnsafeMutablePointer<UInt32>, to row: UnsafePointer<UInt8>, weight: UInt32, count: Int
  ) {
    for index in 0..<count { sums[index] = 64 &+ UInt32(row[index]) &* weight }
  }

  private mutating func finishRow() {
    let count = sums.count
    sums.withUnsafeBufferPointer { sums in
      mixed.withUnsafeMutableBufferPointer { mixed in
        guard let sums = sums.baseAddress, let mixed = mixed.baseAddress else { return }
        for index in 0..<count { mixed[index] = UInt16(truncatingIfNeeded: sums[index] &>> 7) }
      }
    }
    let bytesPerRow = columns.spans.count * 4
    let start = made * bytesPerRow
    made += 1
    guard let target = target.baseAddress, start + bytesPerRow <= self.target.count else { return }
    mixed.withUnsafeBufferPointer { mixed in
      guard let mixed = mixed.baseAddress else { return }
      Self.mixColumns(mixed, columns, into: target + start)
    }
  }

  private static func mixColumns(
    _ mixed: UnsafePointer<UInt16>, _ columns: ResamplingWeights, into target: UnsafeMutablePointer<UInt8>
  ) {
    columns.weights.withUnsafeBufferPointer { weights in
      guard let weights = weights.baseAddress else { return }
      var target = UnsafeMutableRawPointer(target)
      for span in columns.spans {
        var source = UnsafeRawPointer(mixed + span.first * 4)
        var weight = weights + span.weight
        let end = weight + span.count
        var sum = SIMD4<UInt32>(repeating: 1 << 22)
        repeat {
          let pixel = source.loadUnaligned(as: SIMD4<UInt16>.self)
          sum &+= SIMD4<UInt32>(truncatingIfNeeded: pixel) &* UInt32(weight.pointee)
          source += 8
          weight += 1
        } while weight < end
        target.storeBytes(of: SIMD4<UInt8>(truncatingIfNeeded: sum &>> 23), as: SIMD4<UInt8>.self)
        target += 4
      }
    }
  }
}
