/// A colour table as its tag stores it: a curve per channel, a grid of colours, and the steps after the grid.
struct TableLookup {
  /// The curves before the grid, by channel.
  let curves: [ToneCurve]
  /// The number of grid points per channel, at least two.
  let points: [Int]
  /// Whether colours are in the Lab encoding of old 16-bit tables.
  let isOldLab: Bool
  /// The numbers of the grid, one or two bytes each, three per point; `nil` without a grid, in which case channels
  /// are colours.
  private let grid: (numbers: ProfileReader, width: Int)?
  /// The optional steps after the grid: curves, a matrix with four columns, and curves.
  private var middle: [ToneCurve] = []
  private var matrix: [Double] = []
  private var last: [ToneCurve] = []

  var nodeCount: Int { points.reduce(1, *) }

  init(_ tag: ProfileReader, channels: Int) throws(ColorProfile.ProfileError) {
    guard tag.byte(at: 8) == channels, tag.byte(at: 9) == 3, let kind = tag.name(at: 0) else { throw .damaged }
    switch kind {
    case "mft1": self = try Self(bytes: tag, channels)
    case "mft2": self = try Self(words: tag, channels)
    case "mAB ": self = try Self(parts: tag, channels)
    default: throw .damaged
    }
  }

  /// The colour of a grid point, each number 0…1.
  func value(at index: Int) -> SIMD3<Double> {
    var value = SIMD3<Double>()
    if let grid {
      for number in 0..<3 {
        let place = (index * 3 + number) * grid.width
        let raw = grid.width == 1 ? grid.numbers.byte(at: place) : grid.numbers.short(at: place)
        value[number] = Double(raw ?? 0) / (grid.width == 1 ? 255 : 65_535)
      }
    } else {
      var rest = index
      for channel in (0..<3).reversed() {
        value[channel] = Double(rest % points[channel]) / Double(points[channel] - 1)
        rest /= points[channel]
      }
    }
    value = Self.apply(middle, to: value)
    if matrix.count == 12 {
      value = SIMD3(
        matrix[0] * value.x + matrix[1] * value.y + matrix[2] * value.z + matrix[9],
        matrix[3] * value.x + matrix[4] * value.y + matrix[5] * value.z + matrix[10],
        matrix[6] * value.x + matrix[7] * value.y + matrix[8] * value.z + matrix[11])
    }
    return Self.apply(last, to: value)
  }

  private static func apply(_ curves: [ToneCurve], to value: SIMD3<Double>) -> SIMD3<Double> {
    guard curves.count == 3 else { return value }
    func limited(_ number: Double) -> Double { number > 0 ? min(number, 1) : 0 }
    return SIMD3(curves[0](limited(value.x)), curves[1](limited(value.y)), curves[2](limited(value.z)))
  }
}

extension TableLookup {
  /// `mft1`: 8-bit tables, with curves of 256 bytes. Its matrix is for XYZ sources, which images do not have.
  private init(bytes tag: ProfileReader, _ channels: Int) throws(ColorProfile.ProfileError) {
    let side = tag.byte(at: 10) ?? 0
    let points = try Self.points(Array(repeating: side, count: channels))
    let count = points.reduce(3, *)
    let grid = 48 + 256 * channels
    guard let numbers = tag.part(at: grid, count: count), tag.part(at: grid + count, count: 768) != nil else {
      throw .damaged
    }
    func curve(_ start: Int) -> ToneCurve {
      .samples((0..<256).map { UInt16(tag.byte(at: start + $0) ?? 0) * 257 })
    }
    self.init(
      curves: (0..<channels).map { curve(48 + 256 * $0) }, points: points, isOldLab: false, grid: (numbers, 1),
      last: (0..<3).map { curve(grid + count + 256 * $0) })
  }

  /// `mft2`: 16-bit tables, whose curves have 2 to 4,096 samples.
  private init(words tag: ProfileReader, _ channels: Int) throws(ColorProfile.ProfileError) {
    let side = tag.byte(at: 10) ?? 0
    let points = try Self.points(Array(repeating: side, count: channels))
    guard let before = tag.short(at: 48), let after = tag.short(at: 50), (2...4096).contains(before),
      (2...4096).contains(after)
    else { throw .damaged }
    let count = points.reduce(6, *)
    let grid = 52 + 2 * before * channels
    guard let numbers = tag.part(at: grid, count: count), tag.part(at: grid + count, count: 6 * after) != nil else {
      throw .damaged
    }
    func curve(_ start: Int, _ samples: Int) -> ToneCurve {
      .samples((0..<samples).map { UInt16(tag.short(at: start + $0 * 2) ?? 0) })
    }
    self.init(
      curves: (0..<channels).map { curve(52 + 2 * before * $0, before) }, points: points, isOldLab: true,
      grid: (numbers, 2), last: (0..<3).map { curve(grid + count + 2 * after * $0, after) })
  }

  /// `mAB `: all parts but the last curves are optional; the grid has a separate size along each channel.
  private init(parts tag: ProfileReader, _ channels: Int) throws(ColorProfile.ProfileError) {
    let places = stride(from: 12, through: 28, by: 4).map { tag.long(at: $0) ?? 0 }
    let (last, matrix, middle, grid, first) = (places[0], places[1], places[2], places[3], places[4])
    var numbers: (ProfileReader, Int)?
    var points = Array(repeating: 33, count: channels)
    if grid > 0 {
      points = try Self.points((0..<channels).map { tag.byte(at: grid + $0) ?? 0 })
      let width = tag.byte(at: grid + 16) ?? 0
      guard width == 1 || width == 2, let part = tag.part(at: grid + 20, count: points.reduce(3 * width, *)) else {
        throw .damaged
      }
      numbers = (part, width)
    } else if channels != 3 {
      throw .damaged
    }
    let identity = Array(repeating: ToneCurve.power(1), count: channels)
    self.init(
      curves: first > 0 ? try Self.curves(tag, first, channels) : identity, points: points, isOldLab: false,
      grid: numbers, last: last > 0 ? try Self.curves(tag, last, 3) : [])
    if middle > 0 { self.middle = try Self.curves(tag, middle, 3) }
    guard matrix > 0 else { return }
    self.matrix = (0..<12).compactMap { tag.fixed(at: matrix + 4 * $0) }
    guard self.matrix.count == 12 else { throw .damaged }
  }

  private init(
    curves: [ToneCurve], points: [Int], isOldLab: Bool, grid: (ProfileReader, Int)?, last: [ToneCurve]
  ) {
    self.curves = curves
    self.points = points
    self.isOldLab = isOldLab
    self.grid = grid.map { (numbers: $0.0, width: $0.1) }
    self.last = last
  }

  /// Checks a grid before it is allocated: four sides of 255 points are four thousand million points.
  private static func points(_ sides: [Int]) throws(ColorProfile.ProfileError) -> [Int] {
    guard sides.allSatisfy({ $0 >= 2 }) else { throw .damaged }
    guard sides.reduce(1, *) <= ColorTable.maximumNodeCount else {
      throw .tooManyColors(limit: ColorTable.maximumNodeCount)
    }
    return sides
  }

  /// Consecutive curves, each aligned to four bytes.
  private static func curves(
    _ tag: ProfileReader, _ start: Int, _ count: Int
  ) throws(ColorProfile.ProfileError) -> [ToneCurve] {
    var at = start
    var curves: [ToneCurve] = []
    for _ in 0..<count {
      guard let rest = tag.part(at: at, count: tag.count - at), let curve = ToneCurve(rest),
        let size = ToneCurve.size(rest)
      else { throw .damaged }
      curves.append(curve)
      at += (size + 3) / 4 * 4
    }
    return curves
  }
}
