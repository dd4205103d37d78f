import Foundation

/// A colour in Björn Ottosson's Oklab, with premultiplied alpha: the space in which gradients are interpolated.
///
/// SwiftUI's gradients interpolate perceptually (system red to system blue meets at 170, 121, 168; Oklab gives 172,
/// 121, 168, plain sRGB 128, 96, 158).
package struct Oklab: Sendable {
  package var lightness: Double
  package var a: Double
  package var b: Double
  var alpha: Double

  package init(_ color: ResolvedColor) {
    let r = TransferCurve.linear(color.red)
    let g = TransferCurve.linear(color.green)
    let b = TransferCurve.linear(color.blue)
    let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    alpha = color.alpha
    lightness = alpha * (0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s)
    self.a = alpha * (1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s)
    self.b = alpha * (0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
  }

  /// The colour in sRGB, clamped to its gamut.
  var resolved: ResolvedColor {
    guard alpha > 0 else { return .clear }
    let (lightness, a, b) = (lightness / alpha, a / alpha, b / alpha)
    let l = pow(lightness + 0.3963377774 * a + 0.2158037573 * b, 3)
    let m = pow(lightness - 0.1055613458 * a - 0.0638541728 * b, 3)
    let s = pow(lightness - 0.0894841775 * a - 1.2914855480 * b, 3)
    return ResolvedColor(
      red: TransferCurve.encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
      green: TransferCurve.encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
      blue: TransferCurve.encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s),
      alpha: alpha)
  }

  /// The square of the distance between opaque colours.
  package func squaredDistance(to other: Oklab) -> Double {
    let (x, y, z) = (lightness - other.lightness, a - other.a, b - other.b)
    return x * x + y * y + z * z
  }

  func mixed(with other: Oklab, by fraction: Double) -> Oklab {
    var result = self
    result.lightness += (other.lightness - lightness) * fraction
    result.a += (other.a - a) * fraction
    result.b += (other.b - b) * fraction
    result.alpha += (other.alpha - alpha) * fraction
    return result
  }
}

/// The transfer function between linear and gamma-encoded components of sRGB (IEC 61966-2-1).
package enum TransferCurve {
  /// The linear component, 0…1, of an encoded one.
  package static func linear(_ component: Double) -> Double {
    let value = min(max(component, 0), 1)
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  /// The encoded component, 0…1, of a linear one.
  package static func encoded(_ component: Double) -> Double {
    let value = min(max(component, 0), 1)
    return value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  }
}
