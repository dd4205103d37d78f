internal import Graphics

/// Brings a picture that arrives row by row to another size.
///
/// The source rows of a target row are mixed into one row of 16-bit values, out of which the target's pixels are mixed.
/// Memory beside the target: two or three rows of the source. Filters gamma-encoded, premultiplied values, as Apple's
/// frameworks and the browsers do: a thumbnail then looks like the one next door. (Linear light would be truer for fine
/// black-on-white patterns, and visibly different.)
struct RowResampler {
  private let source: PixelSize
  private let columns: ResamplingWeights
  private let rows: ResamplingWeights
  /// Sums of bytes × weights: at most 255 × 2¹⁵.
  private var sums: [UInt32]
  /// The mixed row: bytes × 256.
  private var mixed: [UInt16]
  /// The row before, which enlarging mixes with the row that arrives.
  private var previous: [UInt8]
  private let isEnlarging: Bool
  private let target: UnsafeMutableBufferPointer<UInt8>
  /// How many rows have arrived, and how many are made.
  private var (arrived, made) = (0, 0)

  /// Begins at the top of both pictures.
  ///
  /// - Parameters:
  ///   - source: Both sides at least 1, as those of `size`.
  ///   - target: Room for `size`, 4 bytes a pixel; valid as long as the resampler is used.
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

  /// True when every row of the target is made.
  var isComplete: Bool { made == rows.spans.count }

  /// Takes the next row from the top, `4 × width` bytes. More rows than the source has are not looked at.
  mutating func take(_ row: UnsafePointer<UInt8>) {
    if isEnlarging { makeRows(upTo: row) } else { addToRows(row) }
    arrived += 1
  }

  /// A source row belongs to the target row that is in the making and, at its edge, to the next one too.
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

  /// Makes the target rows that lie above the centre of `row`, or between it and the one before.
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

  /// Plain loops over pointers, which the compiler turns into vector code. 64 rounds what `finishRow` shifts out.
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
