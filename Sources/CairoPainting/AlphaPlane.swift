import Foundation
import Graphics

/// A grid of alphas, 0…255, coarser than the picture by a whole number of pixels.
struct AlphaPlane {
  private let step: Int
  private let width: Int
  private let height: Int
  private var samples: [Float]

  /// The average alphas of blocks of `step` by `step` pixels of `bitmap`, with `margin` clear pixels on each side.
  init(of bitmap: Bitmap, margin: Int, step: Int) {
    self.step = step
    let size = bitmap.pixelSize
    width = (size.width + 2 * margin + step - 1) / step
    height = (size.height + 2 * margin + step - 1) / step
    var samples = [Float](repeating: 0, count: width * height)
    let share = 1 / Float(step * step)
    let width = width
    bitmap.withBytes { bytes in
      for y in 0..<size.height {
        let row = (y + margin) / step * width
        for x in 0..<size.width {
          samples[row + (x + margin) / step] += Float(bytes[y * bitmap.bytesPerRow + x * 4 + 3]) * share
        }
      }
    }
    self.samples = samples
  }

  /// Blurs with a standard deviation of `sigma` samples, first along rows, then along columns.
  mutating func blur(sigma: CGFloat) {
    guard sigma > 0.05 else { return }
    let weights = Self.weights(sigma: sigma)
    blurRows(weights)
    transposed { $0.blurRows(weights) }
  }

  /// The samples between the grid's, interpolated, as bytes with `stride` of them to a row.
  func enlarged(to size: PixelSize, stride: Int) -> [UInt8] {
    let columns = (0..<size.width).map { Position($0, step: step, count: width) }
    var blended = [Float](repeating: 0, count: width)
    return [UInt8](unsafeUninitializedCapacity: stride * size.height) { result, count in
      for y in 0..<size.height {
        // Down the columns first: there are fewer samples than pixels.
        let row = Position(y, step: step, count: height)
        let (top, bottom) = (row.low * width, row.high * width)
        for x in 0..<width {
          blended[x] = samples[top + x] + (samples[bottom + x] - samples[top + x]) * row.part
        }
        let start = y * stride
        for x in 0..<size.width {
          let column = columns[x]
          let value = blended[column.low] + (blended[column.high] - blended[column.low]) * column.part
          result[start + x] = UInt8(min(max(value + 0.5, 0), 255))
        }
        for x in size.width..<stride { result[start + x] = 0 }
      }
      count = stride * size.height
    }
  }

  /// Where a pixel lies between two samples.
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

  private init(step: Int, width: Int, height: Int, samples: [Float]) {
    self.step = step
    self.width = width
    self.height = height
    self.samples = samples
  }

  /// One side of the Gaussian and its middle, which together with the other side sum to one.
  private static func weights(sigma: CGFloat) -> [Float] {
    let reach = Int((sigma * 3.5).rounded(.up))
    let raw = (0...reach).map { exp(-Double($0 * $0) / (2 * Double(sigma * sigma))) }
    let sum = raw[0] + 2 * raw.dropFirst().reduce(0, +)
    return raw.map { Float($0 / sum) }
  }

  private mutating func blurRows(_ weights: [Float]) {
    var result = [Float](repeating: 0, count: samples.count)
    for y in 0..<height {
      let row = y * width
      for (distance, weight) in weights.enumerated() where distance < width {
        if distance == 0 {
          for x in 0..<width { result[row + x] = samples[row + x] * weight }
        } else {
          for x in 0..<(width - distance) {
            result[row + x] += samples[row + x + distance] * weight
            result[row + x + distance] += samples[row + x] * weight
          }
        }
      }
    }
    samples = result
  }

  private mutating func transposed(_ body: (inout AlphaPlane) -> Void) {
    var turned = flipped
    body(&turned)
    self = turned.flipped
  }

  private var flipped: AlphaPlane {
    var result = [Float](repeating: 0, count: samples.count)
    for y in 0..<height { for x in 0..<width { result[x * height + y] = samples[y * width + x] } }
    return AlphaPlane(step: step, width: height, height: width, samples: result)
  }
}
