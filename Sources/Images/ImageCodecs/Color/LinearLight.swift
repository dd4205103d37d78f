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
}
