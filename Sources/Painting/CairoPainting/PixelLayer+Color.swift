import Graphics

extension ResolvedColor {
  func changed(by filter: ColorFilter) -> ResolvedColor {
    let color = SIMD4(Float(red), Float(green), Float(blue), Float(alpha))
    let result = PixelLayer.Step(filter).applied(to: color.clamped(lowerBound: .zero, upperBound: .one))
    return ResolvedColor(
      red: Double(result.x), green: Double(result.y), blue: Double(result.z), alpha: Double(result.w))
  }
}

extension PixelLayer {
  /// Applies colour filters in order.
  func apply(_ filters: [ColorFilter]) {
    let steps = filters.map(Step.init)
    withPixels { pixels in
      // Pictures have long runs of equal pixels. Transparent pixels mostly stay transparent.
      var last: UInt32 = 0
      var result = Self.changed(last, steps)
      let changesClear = result != 0
      for index in pixels.indices where changesClear || pixels[index] != 0 {
        if pixels[index] != last {
          last = pixels[index]
          result = Self.changed(last, steps)
        }
        pixels[index] = result
      }
    }
  }

  private static func changed(_ pixel: UInt32, _ steps: [Step]) -> UInt32 {
    let source = SIMD4<Float>(pixel: pixel)
    var straight = source.w > 0 ? source / source.w : .zero
    straight.w = source.w / 255
    for step in steps { straight = step.applied(to: straight) }
    var result = straight * straight.w
    result.w = straight.w
    // SwiftUI rounds halves down (127.5 is 127, and 85.5015 is 85), as swiftui-web measured on macOS 26.2.
    return (result * 255 - 0.002).pixel
  }

  /// A prepared filter.
  fileprivate enum Step {
    case matrix(Matrix)
    case threshold(ClosedRange<Float>, SIMD4<Float>)
    case curve((Double) -> Double)

    init(_ filter: ColorFilter) {
      switch filter {
      case .decodingGamma: self = .curve(TransferCurve.linear)
      case .encodingGamma: self = .curve(TransferCurve.encoded)
      case .alphaThreshold(let low, let high, let color):
        let components = SIMD4(Float(color.red), Float(color.green), Float(color.blue), Float(color.alpha))
        self = .threshold(
          Float(low)...Float(max(low, high)), components.clamped(lowerBound: .zero, upperBound: .one))
      default: self = .matrix(Matrix(filter))
      }
    }

    func applied(to color: SIMD4<Float>) -> SIMD4<Float> {
      switch self {
      case .matrix(let matrix): return matrix.applied(to: color)
      case .threshold(let range, let paint): return range.contains(color.w) ? paint : .zero
      case .curve(let curve):
        func bent(_ component: Float) -> Float { Float(curve(Double(component))) }
        return SIMD4(bent(color.x), bent(color.y), bent(color.z), color.w)
      }
    }
  }

  /// A filter's matrix by columns.
  fileprivate struct Matrix {
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
