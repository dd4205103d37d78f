import Foundation

/// A grid of samples, coarser than the picture by a whole number of pixels.
///
/// Wide blurs are computed on a coarse grid with four samples per standard deviation. A Gaussian has no finer detail,
/// and the result differs by less than one step of a byte.
struct BlurPlane {
  /// What is blurred of each pixel, as numbers from 0 to 255.
  enum Components: Int {
    case alpha = 1
    /// Red, green, blue and alpha.
    case all = 4
  }

  let step: Int
  let width: Int
  let height: Int
  /// Numbers per sample.
  let components: Int
  /// Row by row without gaps.
  private(set) var samples: [Float]

  /// The averages of `pixels` in blocks, with `margin` empty pixels on each side, blurred.
  ///
  /// - Parameters:
  ///   - pixels: Rows of `width` pixels.
  ///   - sigma: The standard deviation in pixels.
  init(_ components: Components, of pixels: UnsafeBufferPointer<UInt32>, width: Int, margin: Int, sigma: CGFloat) {
    let step = max(1, Int(sigma / 4))
    let height = pixels.count / max(width, 1)
    self.step = step
    self.width = (width + 2 * margin + step - 1) / step
    self.height = (height + 2 * margin + step - 1) / step
    self.components = components.rawValue
    samples = [Float](repeating: 0, count: self.width * self.height * components.rawValue)
    addAverages(of: pixels, size: (width, height), margin: margin)
    // Averaging to the grid and interpolating back blur a little too: step²/12 and step²/6 of variance.
    let variance = sigma * sigma - (step > 1 ? CGFloat(step * step) / 4 : 0)
    blur(sigma: max(variance, 0).squareRoot() / CGFloat(step))
  }

  private mutating func addAverages(
    of pixels: UnsafeBufferPointer<UInt32>, size: (width: Int, height: Int), margin: Int
  ) {
    let (step, row, components) = (step, width * components, components)
    let share = 1 / Float(step * step)
    // The last pixel of each sample that has any, plus one.
    let first = margin / step
    let ends = (first...max((margin + size.width - 1) / step, first)).map { min(($0 + 1) * step - margin, size.width) }
    samples.withUnsafeMutableBufferPointer { samples in
      guard let samples = samples.baseAddress, let pixels = pixels.baseAddress else { return }
      for y in 0..<size.height {
        var sample = samples + (y + margin) / step * row + first * components
        let line = pixels + y * size.width
        var start = line
        for end in ends {
          let end = line + end
          if components == 1 {
            Self.add(alphasFrom: start, to: end, share: share, sample)
          } else {
            Self.add(from: start, to: end, share: share, sample)
          }
          start = end
          sample += components
        }
      }
    }
  }

  private static func add(
    alphasFrom start: UnsafePointer<UInt32>, to end: UnsafePointer<UInt32>, share: Float,
    _ sample: UnsafeMutablePointer<Float>
  ) {
    var (pixel, sum) = (start, sample.pointee)
    while pixel < end {
      sum += Float(pixel.pointee >> 24) * share
      pixel += 1
    }
    sample.pointee = sum
  }

  private static func add(
    from start: UnsafePointer<UInt32>, to end: UnsafePointer<UInt32>, share: Float,
    _ sample: UnsafeMutablePointer<Float>
  ) {
    let place = UnsafeMutableRawPointer(sample)
    var (pixel, sum) = (start, place.loadUnaligned(as: SIMD4<Float>.self))
    while pixel < end {
      sum += SIMD4(pixel: pixel.pointee) * share
      pixel += 1
    }
    place.storeBytes(of: sum, as: SIMD4<Float>.self)
  }
}

extension BlurPlane {
  /// Blurs with a standard deviation of `sigma` samples, first along rows, then along columns.
  ///
  /// Both passes read from a copy with zeros around, for the samples outside.
  private mutating func blur(sigma: CGFloat) {
    guard sigma > 0.05, !samples.isEmpty else { return }
    let weights = Self.weights(sigma: sigma)
    let reach = weights.count - 1
    let (row, height, components) = (width * components, height, components)
    let margin = reach * max(row, components)
    withUnsafeTemporaryAllocation(of: Float.self, capacity: samples.count + 2 * margin) { padded in
      withUnsafeTemporaryAllocation(of: Float.self, capacity: row + 2 * reach * components) { line in
        padded.initialize(repeating: 0)
        line.initialize(repeating: 0)
        samples.withUnsafeMutableBufferPointer { samples in
          guard let samples = samples.baseAddress, let padded = padded.baseAddress, let line = line.baseAddress
          else { return }
          for y in 0..<height {
            (line + reach * components).update(from: samples + y * row, count: row)
            Self.blur(line + reach * components, weights, distance: components, into: padded + margin + y * row, row)
          }
          for y in 0..<height {
            Self.blur(padded + margin + y * row, weights, distance: row, into: samples + y * row, row)
          }
        }
      }
    }
  }

  /// The centre and one side of the Gaussian, which together with the other side sum to one.
  private static func weights(sigma: CGFloat) -> [Float] {
    let reach = Int((sigma * 3.5).rounded(.up))
    let raw = (0...reach).map { exp(-Double($0 * $0) / (2 * Double(sigma * sigma))) }
    let sum = raw[0] + 2 * raw.dropFirst().reduce(0, +)
    return raw.map { Float($0 / sum) }
  }

  /// Writes `count` weighted sums of the numbers at `row` and those that lie multiples of `distance` from them.
  private static func blur(
    _ row: UnsafePointer<Float>, _ weights: [Float], distance: Int, into target: UnsafeMutablePointer<Float>,
    _ count: Int
  ) {
    let lanes = SIMD16<Float>.scalarCount
    for start in stride(from: 0, to: count - lanes + 1, by: lanes) {
      let middle = UnsafeRawPointer(row + start)
      var sum = middle.loadUnaligned(as: SIMD16<Float>.self) * weights[0]
      var offset = 0
      for weight in weights.dropFirst() {
        offset += distance * MemoryLayout<Float>.stride
        sum += (middle - offset).loadUnaligned(as: SIMD16<Float>.self) * weight
        sum += (middle + offset).loadUnaligned(as: SIMD16<Float>.self) * weight
      }
      UnsafeMutableRawPointer(target + start).storeBytes(of: sum, as: SIMD16<Float>.self)
    }
    for index in (count - count % lanes)..<count {
      var sum = row[index] * weights[0]
      var offset = 0
      for weight in weights.dropFirst() {
        offset += distance
        sum += row[index - offset] * weight
        sum += row[index + offset] * weight
      }
      target[index] = sum
    }
  }
}
