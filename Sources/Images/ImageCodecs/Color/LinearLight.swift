/// Quantized linear light, and the sRGB byte of each step.
enum LinearLight {
  static let steps = 16_384
  private static let most = SIMD4<Float>(repeating: Float(steps))

  /// The sRGB byte of each step. The darkest steps are a fifth of a byte apart.
  static let bytes: [UInt8] = (0...steps).map { step in
    UInt8((ToneCurve.encoded(Double(step) / Double(steps)) * 255).rounded())
  }

  /// Whole steps, clipped to sRGB's gamut.
  static func clipped(_ steps: SIMD4<Float>) -> SIMD4<Int32> {
    SIMD4<Int32>(steps.clamped(lowerBound: .zero, upperBound: most), rounding: .toNearestOrEven)
  }

  /// The bytes of linear light, 0…1, clipped to the gamut.
  static func bytes(of light: SIMD4<Float>) -> SIMD4<UInt8> {
    let steps = clipped(light * most)
    return SIMD4(bytes[Int(steps.x)], bytes[Int(steps.y)], bytes[Int(steps.z)], 255)
  }

  /// A colour of XYZ in linear sRGB: the inverse of sRGB's matrix of primaries, adapted to D50.
  static func sRGB(_ color: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(
      3.1341864 * color.x - 1.6172090 * color.y - 0.4906941 * color.z,
      -0.9787485 * color.x + 1.9161301 * color.y + 0.0334334 * color.z,
      0.0719639 * color.x - 0.2289939 * color.y + 1.4057537 * color.z)
  }
}
