import Foundation

/// A value that is blurred: a pixel's alpha, or all four components.
protocol BlurSample {
  static var zero: Self { get }
  static func + (a: Self, b: Self) -> Self
  static func - (a: Self, b: Self) -> Self
  static func * (a: Self, factor: Float) -> Self
}

extension Float: BlurSample {}
extension SIMD4<Float>: BlurSample {}

/// A grid of samples, coarser than the picture by a whole number of pixels.
///
/// Wide blurs are computed on a coarse grid with four samples per standard deviation. A Gaussian has no finer detail,
/// and the result differs by less than one step of a byte.
struct BlurPlane<Sample: BlurSample> {
  private let step: Int
  private let width: Int
  private let height: Int
  private var samples: [Sample]

  /// The averages of `pixels` in blocks, with `margin` empty pixels on each side, blurred.
  ///
  /// - Parameters:
  ///   - width: Pixels per row.
  ///   - height: Rows of pixels.
  ///   - sigma: The standard deviation in pixels.
  ///   - pixel: The sample at an index, row by row.
  init(width: Int, height: Int, margin: Int, sigma: CGFloat, pixel: (Int) -> Sample) {
    let step = max(1, Int(sigma / 4))
    self.init(averaging: (width, height), margin: margin, step: step, pixel: pixel)
    // Averaging to the grid and interpolating back blur a little too: step²/12 and step²/6 of variance.
    let variance = sigma * sigma - (step > 1 ? CGFloat(step * step) / 4 : 0)
    blur(sigma: max(variance, 0).squareRoot() / CGFloat(step))
  }

  private init(averaging size: (width: Int, height: Int), margin: Int, step: Int, pixel: (Int) -> Sample) {
    self.step = step
    width = (size.width + 2 * margin + step - 1) / step
    height = (size.height + 2 * margin + step - 1) / step
    var samples = [Sample](repeating: .zero, count: width * height)
    let share = 1 / Float(step * step)
    for y in 0..<size.height {
      let row = (y + margin) / step * width
      for x in 0..<size.width {
        let place = row + (x + margin) / step
        samples[place] = samples[place] + pixel(y * size.width + x) * share
      }
    }
    self.samples = samples
  }

  /// Calls `body` with every pixel of `width` by `height` and its interpolated sample, row by row.
  func forEachPixel(width pixelWidth: Int, height pixelHeight: Int, _ body: (Int, Sample) -> Void) {
    let columns = (0..<pixelWidth).map { Position($0, step: step, count: width) }
    var blended = [Sample](repeating: .zero, count: width)
    for y in 0..<pixelHeight {
      // Interpolate columns first: there are fewer samples than pixels.
      let row = Position(y, step: step, count: height)
      let (top, bottom) = (row.low * width, row.high * width)
      for x in 0..<width {
        blended[x] = samples[top + x] + (samples[bottom + x] - samples[top + x]) * row.part
      }
      for x in 0..<pixelWidth {
        let column = columns[x]
        body(y * pixelWidth + x, blended[column.low] + (blended[column.high] - blended[column.low]) * column.part)
      }
    }
  }

  /// The position of a pixel between two samples.
  private struct Position {
    let low: Int
    let high: Int
    let part: Float

    init(_ pixel: Int, step: Int, count: Int) {
      let place = (Float(pixel) + 0.5) / Float(step) - 0.5
      let index = Int(place.rounded(.down))
      low = min(max(index, 0), count - 1)
      high = min(max(index + 1, 0), count - 1)
      part = place - place.rounded(.down)
    }
  }
}

extension BlurPlane {
  private init(step: Int, width: Int, height: Int, samples: [Sample]) {
    self.step = step
    self.width = width
    self.height = height
    self.samples = samples
  }

  /// Blurs with a standard deviation of `sigma` samples, first along rows, then along columns.
  private mutating func blur(sigma: CGFloat) {
    guard sigma > 0.05 else { return }
    let weights = Self.weights(sigma: sigma)
    blurRows(weights)
    var turned = flipped
    turned.blurRows(weights)
    self = turned.flipped
  }

  /// The centre and one side of the Gaussian, which together with the other side sum to one.
  private static func weights(sigma: CGFloat) -> [Float] {
    let reach = Int((sigma * 3.5).rounded(.up))
    let raw = (0...reach).map { exp(-Double($0 * $0) / (2 * Double(sigma * sigma))) }
    let sum = raw[0] + 2 * raw.dropFirst().reduce(0, +)
    return raw.map { Float($0 / sum) }
  }

  private mutating func blurRows(_ weights: [Float]) {
    var result = [Sample](repeating: .zero, count: samples.count)
    for y in 0..<height {
      let row = y * width
      for (distance, weight) in weights.enumerated() where distance < width {
        if distance == 0 {
          for x in 0..<width { result[row + x] = samples[row + x] * weight }
        } else {
          for x in 0..<(width - distance) {
            result[row + x] = result[row + x] + samples[row + x + distance] * weight
            result[row + x + distance] = result[row + x + distance] + samples[row + x] * weight
          }
        }
      }
    }
    samples = result
  }

  private var flipped: BlurPlane {
    var result = [Sample](repeating: .zero, count: samples.count)
    for y in 0..<height { for x in 0..<width { result[x * height + y] = samples[y * width + x] } }
    return BlurPlane(step: step, width: height, height: width, samples: result)
  }
}
