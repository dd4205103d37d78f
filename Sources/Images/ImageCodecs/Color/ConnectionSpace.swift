/// The connection space of a profile's table, Lab or XYZ relative to D50, and the precomputed part of the conversion
/// to linear sRGB.
struct ConnectionSpace: Equatable {
  private let isLab: Bool
  /// The contributions of X, Y and Z to linear sRGB, and a constant; lanes are blue, green and red.
  private let x: SIMD4<Float>
  private let y: SIMD4<Float>
  private let z: SIMD4<Float>
  private let offset: SIMD4<Float>

  private static let white = SIMD3(0.9642, 1, 0.8249)
  private static let perceptualBlack = SIMD3(0.00336, 0.0034731, 0.00287)

  /// - Parameter hasPerceptualBlack: Whether the darkest colour is the black of version 4's perceptual reference
  ///   medium, a dark gray that stands for black.
  init(isLab: Bool, hasPerceptualBlack: Bool) {
    let (white, black) = (Self.white, Self.perceptualBlack)
    func light(_ color: SIMD3<Double>) -> SIMD4<Float> {
      let absolute = isLab ? color * white : color
      let adapted = hasPerceptualBlack ? (absolute - black) / (white - black) * white : absolute
      let linear = LinearLight.sRGB(adapted)
      return SIMD4(Float(linear.z), Float(linear.y), Float(linear.x), 0)
    }
    self.isLab = isLab
    offset = light(.zero)
    x = light(SIMD3(1, 0, 0)) - offset
    y = light(SIMD3(0, 1, 0)) - offset
    z = light(SIMD3(0, 0, 1)) - offset
  }

  /// Three numbers of 0…1 in a form for ``linearSRGB(_:)`` that can be interpolated: X, Y and Z, or for Lab the cube
  /// roots of their fractions of white.
  ///
  /// - Parameter isOldLab: In old 16-bit tables Lab's maximum is 0xFF00.
  func coordinates(_ values: SIMD3<Double>, isOldLab: Bool) -> SIMD3<Double> {
    guard isLab else { return values * (1 + 32_767.0 / 32_768) }
    let scale = isOldLab ? 65_535.0 / 65_280 : 1
    let lightness = (values.x * scale * 100 + 16) / 116
    return SIMD3(
      lightness + (values.y * scale * 255 - 128) / 500, lightness, lightness - (values.z * scale * 255 - 128) / 200)
  }

  /// The linear blue, green and red of coordinates, not clipped.
  func linearSRGB(_ coordinates: SIMD4<Float>) -> SIMD4<Float> {
    var color = coordinates
    if isLab {
      let cubes = color * color * color
      let nearBlack = (color - 4.0 / 29) * (108.0 / 841)
      color = cubes.replacing(with: nearBlack, where: color .<= 6.0 / 29)
    }
    return x * color.x + y * color.y + z * color.z + offset
  }
}
