import Foundation
import Graphics

/// A square pattern of thresholds without low frequencies, which repeats in both directions.
///
/// Robert Ulichney: The void-and-cluster method for dither array generation, 1993.
struct BlueNoise: Sendable {
  static let side = 64

  /// The thresholds, between 0 and 1, each once.
  private let thresholds: [Float]

  static let shared = BlueNoise()

  func threshold(x: Int, y: Int) -> Float { thresholds[(y % Self.side) * Self.side + x % Self.side] }

  private init() {
    var field = Field(side: Self.side)
    let count = Self.side * Self.side
    // A tenth of the points, moved from where they are dense to where they are sparse until nothing moves.
    var state: UInt32 = 1
    while field.points < count / 10 {
      state = state &* 1_664_525 &+ 1_013_904_223
      field.set(Int(state >> 8) % count, true)
    }
    while true {
      let densest = field.extreme(among: true)
      field.set(densest, false)
      let sparsest = field.extreme(among: false)
      field.set(sparsest, true)
      if sparsest == densest { break }
    }
    var ranks = [Int](repeating: 0, count: count)
    var rest = field
    while rest.points > 0 {
      let densest = rest.extreme(among: true)
      rest.set(densest, false)
      ranks[densest] = rest.points
    }
    while field.points < count {
      let sparsest = field.extreme(among: false)
      ranks[sparsest] = field.points
      field.set(sparsest, true)
    }
    thresholds = ranks.map { (Float($0) + 0.5) / Float(count) }
  }

  /// Points on a torus, and how dense they are around each cell.
  private struct Field {
    let side: Int
    private var isSet: [Bool]
    private var density: [Float]
    private(set) var points = 0
    /// The weight of a point by its distance along both axes.
    private let weights: [Float]

    init(side: Int) {
      self.side = side
      isSet = [Bool](repeating: false, count: side * side)
      density = [Float](repeating: 0, count: side * side)
      let sigma = 1.5
      weights = (0..<side * side).map { index in
        func distance(_ steps: Int) -> Double { Double(min(steps, side - steps)) }
        let (x, y) = (distance(index % side), distance(index / side))
        return Float(exp(-(x * x + y * y) / (2 * sigma * sigma)))
      }
    }

    mutating func set(_ cell: Int, _ value: Bool) {
      guard isSet[cell] != value else { return }
      isSet[cell] = value
      points += value ? 1 : -1
      let (column, row) = (cell % side, cell / side)
      for y in 0..<side {
        let weightRow = abs(y - row) * side
        for x in 0..<side {
          let weight = weights[weightRow + abs(x - column)]
          density[y * side + x] += value ? weight : -weight
        }
      }
    }

    /// The densest of the points, or the sparsest of the other cells; the first of equals.
    func extreme(among points: Bool) -> Int {
      var (best, level) = (0, Float.infinity)
      for cell in isSet.indices where isSet[cell] == points {
        let value = points ? -density[cell] : density[cell]
        if value < level { (best, level) = (cell, value) }
      }
      return best
    }
  }
}

extension DitheredPicture {
  /// Mixes tones by comparing each pixel with the threshold at its place.
  func thresholded() {
    let noise = BlueNoise.shared
    if colors.palette.isGray {
      reduce { x, y, color in
        let level = color.linear.x
        let above = colors.linear.firstIndex { $0.x > level } ?? colors.count - 1
        let (low, high) = (colors.linear[max(above - 1, 0)].x, colors.linear[above].x)
        return high > low && (level - low) / (high - low) > noise.threshold(x: x, y: y) ? above : max(above - 1, 0)
      }
    } else {
      var mixtures: [SIMD4<Float>: [Int]] = [:]
      reduce { x, y, color in
        let mixture = mixtures[color.linear] ?? mixture(of: color.linear)
        if mixtures.count > 1 << 14 { mixtures.removeAll() }
        mixtures[color.linear] = mixture
        return mixture[Int(noise.threshold(x: x, y: y) * Float(mixture.count))]
      }
    }
  }

  /// Colours of the palette whose mean is nearest to `color`, dark ones first.
  private func mixture(of color: SIMD4<Float>) -> [Int] {
    var (result, sum) = ([Int](), SIMD4<Float>.zero)
    let count = 32
    for taken in 1...count {
      let number = colors.nearest(toLinear: color * Float(taken) - sum)
      sum += colors.linear[number]
      result.append(number)
    }
    return result.sorted { colors.contrast($0, with: .black) < colors.contrast($1, with: .black) }
  }
}
