import Foundation
import Testing

@testable import CairoPainting

struct BlurPlaneTests {
  private struct Picture {
    let width: Int
    let pixels: [UInt32]
    var height: Int { pixels.count / width }

    init(_ width: Int, _ height: Int, alpha: (Int, Int) -> UInt32) {
      self.width = width
      pixels = (0..<width * height).map { alpha($0 % width, $0 / width) << 24 }
    }

    /// The alphas with `margin` empty pixels on each side.
    func alphas(margin: Int) -> [Double] {
      var alphas = [Double](repeating: 0, count: (width + 2 * margin) * (height + 2 * margin))
      for (index, pixel) in pixels.enumerated() {
        alphas[(index / width + margin) * (width + 2 * margin) + index % width + margin] = Double(pixel >> 24)
      }
      return alphas
    }
  }

  private static let pictures = [
    Picture(1, 1) { _, _ in 255 },
    Picture(25, 25) { _, _ in 255 },
    Picture(40, 31) { _, _ in 128 },
    Picture(17, 44) { x, y in UInt32((x * 7919 + y * 104_729) % 256) },
    Picture(38, 20) { x, y in (x / 3 + y / 4) % 2 == 0 ? 255 : 0 },
    Picture(33, 33) { x, y in UInt32(x * 7 + y) % 256 },
  ]

  /// The values of a blurred picture with `margin` pixels on each side, row by row.
  private func blurred(_ picture: Picture, margin: Int, sigma: CGFloat) -> [Float] {
    var result: [Float] = []
    picture.pixels.withUnsafeBufferPointer { pixels in
      let plane = BlurPlane(.alpha, of: pixels, width: picture.width, margin: margin, sigma: sigma)
      let width = picture.width + 2 * margin
      plane.forEachRow(width: width, height: picture.height + 2 * margin) { _, row in
        result += UnsafeBufferPointer(start: row, count: width)
      }
    }
    return result
  }

  /// The sums with a Gaussian's weights, which reach six standard deviations, along rows and then along columns.
  private func exact(_ values: [Double], width: Int, sigma: Double) -> [Double] {
    let reach = Int((6 * sigma).rounded(.up))
    let weights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = weights.reduce(0, +)
    let height = values.count / width
    func pass(_ values: [Double], count: Int, _ index: (Int, Int) -> Int, lines: Int) -> [Double] {
      var result = values
      for line in 0..<lines {
        for place in 0..<count {
          var total = 0.0
          for other in max(place - reach, 0)...min(place + reach, count - 1) {
            total += values[index(line, other)] * weights[other - place + reach]
          }
          result[index(line, place)] = total / sum
        }
      }
      return result
    }
    let rows = pass(values, count: width, { $0 * width + $1 }, lines: height)
    return pass(rows, count: height, { $1 * width + $0 }, lines: width)
  }

  @Test(arguments: [0.4, 1, 2.5, 3.9, 6, 8, 11, 12, 15.9, 18, 20, 24, 30])
  func `a blur equals the exact Gaussian within two levels`(sigma: Double) {
    let margin = Int((3 * sigma).rounded(.up))
    for picture in Self.pictures {
      let blurred = blurred(picture, margin: margin, sigma: sigma)
      let exact = exact(picture.alphas(margin: margin), width: picture.width + 2 * margin, sigma: sigma)
      let difference = zip(blurred, exact).map { abs(Double($0) - $1) }.max()
      #expect(difference ?? .infinity < 2, "\(picture.width)×\(picture.height)")
    }
  }

  @Test(arguments: [1.5, 7, 19]) func `every component is blurred as an alpha is`(sigma: CGFloat) {
    let picture = Self.pictures[3]
    let alphas = blurred(picture, margin: 0, sigma: sigma)
    let pixels = picture.pixels.map { $0 | $0 >> 8 | $0 >> 16 | $0 >> 24 }
    var differing = 0
    pixels.withUnsafeBufferPointer { pixels in
      let plane = BlurPlane(.all, of: pixels, width: picture.width, margin: 0, sigma: sigma)
      plane.forEachRow(width: picture.width, height: picture.height) { y, row in
        for x in 0..<4 * picture.width where row[x] != alphas[y * picture.width + x / 4] { differing += 1 }
      }
    }
    #expect(differing == 0)
  }

  @Test func `a narrow blur of wide rows is the same from both ends`() {
    let picture = Picture(101, 3) { x, _ in UInt32(x * 5) % 256 }
    let mirrored = Picture(101, 3) { x, _ in UInt32((100 - x) * 5) % 256 }
    let one = blurred(picture, margin: 4, sigma: 1.2)
    let other = blurred(mirrored, margin: 4, sigma: 1.2)
    for row in 0..<11 {
      let (start, end) = (row * 109, row * 109 + 108)
      for x in 0..<109 { #expect(abs(one[start + x] - other[end - x]) < 0.001) }
    }
  }
}
