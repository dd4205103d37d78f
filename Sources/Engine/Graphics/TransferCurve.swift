import Foundation

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
