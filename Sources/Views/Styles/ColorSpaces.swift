import Foundation
import Graphics

extension Color.RGBColorSpace {
  /// The gamma-encoded sRGB colour of components in this space.
  func resolved(red: Double, green: Double, blue: Double, alpha: Double) -> ResolvedColor {
    switch self {
    case .sRGB:
      return ResolvedColor(red: red, green: green, blue: blue, alpha: alpha)
    case .sRGBLinear:
      return ResolvedColor(
        red: Self.encoded(red), green: Self.encoded(green), blue: Self.encoded(blue), alpha: alpha)
    case .displayP3:
      let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
      // P3 to sRGB, both linear with white D65 (from the primaries of SMPTE EG 432-1 and IEC 61966-2-1).
      return ResolvedColor(
        red: Self.encoded(1.2249402 * r - 0.2249402 * g),
        green: Self.encoded(-0.0420570 * r + 1.0420570 * g),
        blue: Self.encoded(-0.0196376 * r - 0.0786361 * g + 1.0982737 * b), alpha: alpha)
    }
  }

  private static func linear(_ component: Double) -> Double {
    component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
  }

  private static func encoded(_ component: Double) -> Double {
    let value = min(max(component, 0), 1)
    return value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  }
}
