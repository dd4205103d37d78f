/// A profile's colour table (`mft1`, `mft2`, `mAB `), prepared for pixels: the grid position of each byte of a
/// channel, and the colours of the grid.
struct ColorTable: Equatable {
  /// A channel: for each byte, the offset in `nodes` of the grid point below it, and the distance to the next, 0…1.
  struct Axis: Equatable {
    let offsets: [Int32]
    let fractions: [Float]
    /// The offset in `nodes` between two neighbours.
    let step: Int32
  }

  let axes: [Axis]
  /// The coordinates of each point in `space`, in 16,384ths. The last channel varies fastest.
  let nodes: [SIMD4<Int16>]
  private let space: ConnectionSpace

  /// The maximum number of grid points: 16 MiB. CMYK profiles have 6,561 to 194,481.
  static let maximumNodeCount = 2_000_000

  /// Parses an untrusted tag.
  init(_ tag: ProfileReader, channels: Int, space: ConnectionSpace) throws(ColorProfile.ProfileError) {
    let lookup = try TableLookup(tag, channels: channels)
    let count = lookup.nodeCount
    guard count <= Self.maximumNodeCount else { throw .tooManyColors(limit: Self.maximumNodeCount) }
    self.space = space
    nodes = (0..<count).map { index in
      Self.node(space.coordinates(lookup.value(at: index), isOldLab: lookup.isOldLab))
    }
    var step = count
    axes = zip(lookup.curves, lookup.points).map { curve, points in
      step /= points
      return Self.axis(curve, points: points, step: step)
    }
  }

  private static func axis(_ curve: ToneCurve, points: Int, step: Int) -> Axis {
    let positions = (0..<256).map { curve(Double($0) / 255) * Double(points - 1) }
    let below = positions.map { min(Int($0), points - 2) }
    return Axis(
      offsets: below.map { Int32($0 * step) }, fractions: zip(positions, below).map { Float($0 - Double($1)) },
      step: Int32(step))
  }

  private static func node(_ coordinates: SIMD3<Double>) -> SIMD4<Int16> {
    let scaled = (coordinates * 16_384).clamped(
      lowerBound: SIMD3(repeating: -32_768), upperBound: SIMD3(repeating: 32_767))
    let number = SIMD3<Int16>(scaled, rounding: .toNearestOrEven)
    return SIMD4(number.x, number.y, number.z, 0)
  }
}

extension ColorTable {
  /// Converts straight pixels in place. RGB is in the order of memory, gray is read from the green channel, and inks
  /// are in the order of their names. Alpha is unchanged; CMYK pixels become opaque.
  ///
  /// Interpolates in the simplex of the grid that the pixel's fractions, in order of size, lead through: each channel
  /// adds one look-up, while interpolating all corners of the cell would double them.
  func convert(_ row: PixelRow) {
    // The position of each channel's byte in a pixel.
    let places = [[1], [2, 1, 0], [0, 1, 2, 3]].first { $0.count == axes.count } ?? []
    let isOfInks = axes.count == 4
    for start in stride(from: 0, to: row.count - 3, by: 4) {
      var at = 0
      var fractions = SIMD4<Float>()
      var steps = SIMD4<Int32>()
      for (channel, place) in places.enumerated() {
        let value = Int(row[start + place])
        at += Int(axes[channel].offsets[value])
        fractions[channel] = axes[channel].fractions[value]
        steps[channel] = axes[channel].step
      }
      let color = LinearLight.bytes(of: space.linearSRGB(interpolated(at, fractions, steps)))
      row[start] = color.x
      row[start + 1] = color.y
      row[start + 2] = color.z
      if isOfInks { row[start + 3] = 255 }
    }
  }

  private func interpolated(_ start: Int, _ fractions: SIMD4<Float>, _ steps: SIMD4<Int32>) -> SIMD4<Float> {
    var (fractions, steps) = (fractions, steps)
    func order(_ first: Int, _ second: Int) {
      guard fractions[first] < fractions[second] else { return }
      (fractions[first], fractions[second]) = (fractions[second], fractions[first])
      (steps[first], steps[second]) = (steps[second], steps[first])
    }
    order(0, 1)
    order(2, 3)
    order(0, 2)
    order(1, 3)
    order(1, 2)
    var at = start
    var sum = SIMD4<Float>(nodes[at]) * (1 - fractions[0])
    for channel in 0..<axes.count {
      at += Int(steps[channel])
      let next = channel < 3 ? fractions[channel + 1] : 0
      sum += SIMD4<Float>(nodes[at]) * (fractions[channel] - next)
    }
    return sum / 16_384
  }
}
