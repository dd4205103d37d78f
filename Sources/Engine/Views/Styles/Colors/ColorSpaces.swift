import Foundation
import Graphics

extension Color.RGBColorSpace {
  /// Converts components in this space to gamma-encoded sRGB. Components in sRGB are kept, also outside 0…1; others
  /// are clamped.
  func resolved(red: Double, green: Double, blue: Double, alpha: Double) -> ResolvedColor {
    if self == .sRGB { return ResolvedColor(red: red, green: green, blue: blue, alpha: alpha) }
    let (r, g, b) = linear(red: red, green: green, blue: blue)
    func encoded(_ component: Double) -> Double { Self.encoded(min(max(component, 0), 1)) }
    return ResolvedColor(red: encoded(r), green: encoded(g), blue: encoded(b), alpha: alpha)
  }

  /// Converts components in this space to linear sRGB, outside 0…1 where the gamut exceeds sRGB's.
  func linear(red: Double, green: Double, blue: Double) -> (red: Double, green: Double, blue: Double) {
    switch self {
    case .sRGBLinear: return (red, green, blue)
    case .sRGB: return (Self.linear(red), Self.linear(green), Self.linear(blue))
    case .displayP3:
      let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
      // P3 to sRGB, both linear with white D65 (from the primaries of SMPTE EG 432-1 and IEC 61966-2-1).
      return (
        1.2249402 * r - 0.2249402 * g, -0.0420570 * r + 1.0420570 * g,
        -0.0196376 * r - 0.0786361 * g + 1.0982737 * b
      )
    }
  }

  /// Decodes a gamma-encoded component; negative ones mirror positive ones, as in extended sRGB.
  static func linear(_ component: Double) -> Double {
    let size = abs(component)
    let value = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return component < 0 ? -value : value
  }

  /// Gamma-encodes a component; negative ones mirror positive ones, as in extended sRGB.
  static func encoded(_ component: Double) -> Double {
    let size = abs(component)
    let value = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return component < 0 ? -value : value
  }
}
