/// The conversion of profiles with curves, and for RGB with a matrix: relative colorimetric.
///
/// A pixel takes three vector look-ups, two additions and three byte look-ups.
struct ColorSums {
  /// For each value of red, green and blue: its contribution to linear sRGB, in steps of the byte table. Lanes are
  /// blue, green and red, as in memory.
  private let red: [SIMD4<Float>]
  private let green: [SIMD4<Float>]
  private let blue: [SIMD4<Float>]

  /// `nil` if the profile is equivalent to sRGB, and for a table, which ``ColorTable`` converts.
  init?(_ model: ColorProfile.Model) {
    switch model {
    case .table: return nil
    case .matrix(let red, let green, let blue):
      let columns = [red, green, blue].map { LinearLight.sRGB(SIMD3($0.x, $0.y, $0.z)) }
      let isSRGB = columns.indices.allSatisfy { index in
        let unit = SIMD3<Double>((0..<3).map { $0 == index ? 1 : 0 })
        return (0..<3).allSatisfy { abs(columns[index][$0] - unit[$0]) < 0.004 }
      }
      if isSRGB, [red, green, blue].allSatisfy(\.curve.isLikeSRGB) { return nil }
      self.red = Self.table(red.curve, columns[0])
      self.green = Self.table(green.curve, columns[1])
      self.blue = Self.table(blue.curve, columns[2])
    case .gray(let curve):
      if curve.isLikeSRGB { return nil }
      // Gray pixels are read from their green channel.
      green = Self.table(curve, SIMD3(repeating: 1))
      red = Array(repeating: .zero, count: 256)
      blue = red
    }
  }

  /// Converts straight pixels in place; alpha is unchanged.
  func convert(_ row: PixelRow) {
    LinearLight.bytes.withUnsafeBufferPointer { bytes in
      red.withUnsafeBufferPointer { red in
        green.withUnsafeBufferPointer { green in
          blue.withUnsafeBufferPointer { blue in
            for start in stride(from: 0, to: row.count - 3, by: 4) {
              let sum = blue[Int(row[start])] + green[Int(row[start + 1])] + red[Int(row[start + 2])]
              let steps = LinearLight.clipped(sum)
              row[start] = bytes[Int(steps.x)]
              row[start + 1] = bytes[Int(steps.y)]
              row[start + 2] = bytes[Int(steps.z)]
            }
          }
        }
      }
    }
  }

  private static func table(_ curve: ToneCurve, _ column: SIMD3<Double>) -> [SIMD4<Float>] {
    let scaled = column * Double(LinearLight.steps)
    return (0..<256).map { value in
      let linear = curve(Double(value) / 255)
      return SIMD4(Float(scaled.z * linear), Float(scaled.y * linear), Float(scaled.x * linear), 0)
    }
  }
}
