/// Turns rows of a profile's colours into sRGB: relative colorimetric, what is out of gamut clipped.
///
/// A pixel costs three look-ups of vectors, two additions and three look-ups of bytes.
package struct ColorConversion: Sendable {
  /// For each value of red, green and blue: what it adds to linear sRGB, in steps of the table of bytes. Lanes are blue,
  /// green and red, as in memory.
  private let red: [SIMD4<Float>]
  private let green: [SIMD4<Float>]
  private let blue: [SIMD4<Float>]

  /// The conversion from `profile`, or nil when its pixels mean what they mean in sRGB.
  package init?(from profile: ColorProfile) {
    switch profile.model {
    case .matrix(let red, let green, let blue):
      let columns = [red, green, blue].map(Self.linearSRGB)
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
      // Gray pixels are read by their green.
      green = Self.table(curve, SIMD3(repeating: 1))
      red = Array(repeating: .zero, count: 256)
      blue = red
    }
  }

  /// Converts straight pixels in place; alpha stays.
  package func convert(_ row: PixelRow) {
    Self.bytes.withUnsafeBufferPointer { bytes in
      red.withUnsafeBufferPointer { red in
        green.withUnsafeBufferPointer { green in
          blue.withUnsafeBufferPointer { blue in
            for start in stride(from: 0, to: row.count - 3, by: 4) {
              let sum = blue[Int(row[start])] + green[Int(row[start + 1])] + red[Int(row[start + 2])]
              let steps = SIMD4<Int32>(
                sum.clamped(lowerBound: .zero, upperBound: Self.most), rounding: .toNearestOrEven)
              row[start] = bytes[Int(steps.x)]
              row[start + 1] = bytes[Int(steps.y)]
              row[start + 2] = bytes[Int(steps.z)]
            }
          }
        }
      }
    }
  }

  private static let steps = 16_384
  private static let most = SIMD4<Float>(repeating: Float(steps))

  /// sRGB's byte for each step of linear light. Black's neighbours are a fifth of a byte apart.
  private static let bytes: [UInt8] = (0...steps).map { step in
    UInt8((ToneCurve.encoded(Double(step) / Double(steps)) * 255).rounded())
  }

  private static func table(_ curve: ToneCurve, _ column: SIMD3<Double>) -> [SIMD4<Float>] {
    let scaled = column * Double(steps)
    return (0..<256).map { value in
      let linear = curve(Double(value) / 255)
      return SIMD4(Float(scaled.z * linear), Float(scaled.y * linear), Float(scaled.x * linear), 0)
    }
  }

  /// A primary's colour in linear sRGB: the inverse of sRGB's own matrix of primaries, adapted to D50.
  private static func linearSRGB(_ primary: ColorProfile.Primary) -> SIMD3<Double> {
    let (x, y, z) = (primary.x, primary.y, primary.z)
    return SIMD3(
      3.1341864 * x - 1.6172090 * y - 0.4906941 * z,
      -0.9787485 * x + 1.9161301 * y + 0.0334334 * z,
      0.0719639 * x - 0.2289939 * y + 1.4057537 * z)
  }
}
