import Graphics

extension PixelLayer {
  /// Changes the colours, one filter after the other.
  func apply(_ filters: [ColorFilter]) {
    let matrices = filters.map(Matrix.init)
    withPixels { pixels in
      // Pictures have long runs of equal pixels.
      var (last, result): (UInt32, UInt32) = (0, 0)
      for index in pixels.indices where pixels[index] != 0 {
        if pixels[index] != last {
          last = pixels[index]
          result = Self.changed(last, matrices)
        }
        pixels[index] = result
      }
    }
  }

  private static func changed(_ pixel: UInt32, _ matrices: [Matrix]) -> UInt32 {
    let source = SIMD4<Float>(pixel: pixel)
    guard source.w > 0 else { return 0 }
    var straight = source / source.w
    straight.w = source.w / 255
    for matrix in matrices { straight = matrix.applied(to: straight) }
    var result = straight * straight.w
    result.w = straight.w
    // SwiftUI's halves go down (127.5 is 127, and 85.5015 is 85), as measured on macOS 26.2 by swiftui-web.
    return (result * 255 - 0.002).pixel
  }

  /// A filter's matrix by columns.
  private struct Matrix {
    private let columns: [SIMD4<Float>]

    init(_ filter: ColorFilter) {
      let rows = filter.rows
      columns = (0..<5).map { column in
        SIMD4(
          (0..<4).map { row in
            let value = rows[row][column]
            return value.isFinite ? Float(min(max(value, -1e6), 1e6)) : 0
          })
      }
    }

    func applied(to color: SIMD4<Float>) -> SIMD4<Float> {
      let sum = columns[0] * color.x + columns[1] * color.y + columns[2] * color.z + columns[3] * color.w + columns[4]
      return sum.clamped(lowerBound: .zero, upperBound: .one)
    }
  }
}
